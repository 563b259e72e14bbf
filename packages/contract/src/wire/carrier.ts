import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { wireDay } from './days.ts'
import { capacityProviderIdentifierTypes } from './providerAccount.ts'
import { trimmedText } from './text.ts'

/** Modes that a carrier is kept for, by the ids that rate modes have on the wire. */
export const carrierModes = ['LTL', 'TL', 'PARCEL'] as const
export type CarrierMode = (typeof carrierModes)[number]
export const rateModeIds: Readonly<Record<CarrierMode, number>> = { LTL: 2, TL: 3, PARCEL: 4 }

/**
 * Where a company's prices of a carrier come from: asked for by mail, its own rate sheet, a pricing provider, or a
 * connector of this product that needs nothing but the account.
 */
export const carrierKinds = ['spot', 'rateSheet', 'provider', 'instant'] as const
export type CarrierKind = (typeof carrierKinds)[number]

/** How its insurance stands on the company's day. */
export const insuranceStates = ['missing', 'expired', 'ending', 'valid'] as const

const email = z.union([z.literal(''), z.email().max(textLimits.contactEmail)])

export const carrierFileKinds = ['insurance', 'authority', 'rateSheet'] as const

export const wireCarrierFile = z.object({
  fileId: z.int(),
  name: z.string(),
  mime: z.string(),
  /** Bytes. */
  size: z.int(),
  kind: z.enum(carrierFileKinds),
  uploadedAt: z.string(),
})
export type WireCarrierFile = z.output<typeof wireCarrierFile>

/** A freight carrier as it is entered (specification §3). Blank: not known. */
export const wireCarrierInput = z.object({
  CarrierName: trimmedText(textLimits.company).default(''),
  SCAC: trimmedText(4)
    .transform(text => text.toUpperCase())
    .default(''),
  RateMode: z.enum(carrierModes).default('LTL'),
  kind: z.enum(carrierKinds).default('spot'),
  /** Asked for prices at. */
  Email: email.default(''),
  /** Told to pick up at. */
  TenderEmail: email.default(''),
  Contact: trimmedText(textLimits.contactName).default(''),
  Phone: trimmedText(textLimits.contactPhone).default(''),
  /** With SCAC and mode it names the carrier: a terminal, a region, or MAIN. */
  CarrierLocn: trimmedText(40).default('MAIN'),
  ContractId: trimmedText(50).default(''),
  CapacityProviderIdentifierType: z.union([z.literal(''), z.enum(capacityProviderIdentifierTypes)]).default(''),
  CapacityProviderIdentifierValue: trimmedText(50).default(''),
  /** Of a rate-sheet carrier: who sends its sheets, and what has to be known to read them. */
  SalesEmail: email.default(''),
  SetupInstructions: trimmedText(4_000).default(''),
  doNotUse: z.boolean().default(false),
  /** It carries freight that the consignee pays, under this ship-via code; flagged: it is the one for it. */
  collect: z.boolean().default(false),
  ShipVia: trimmedText(20).default(''),
  collectFlagged: z.boolean().default(false),
  /** `2027-03-31`, the last day on which it is insured; blank: nobody has entered it. */
  InsuranceExpires: z.union([z.literal(''), wireDay]).default(''),
  /** Loads it takes for one pickup day; blank: nobody set a limit. A round of offers passes it over beyond that. */
  DailyLoads: z
    .string()
    .trim()
    .regex(/^\d{0,4}$/)
    .default(''),
  /** Docket and registration numbers of its authority, digits alone. */
  MCNumber: z
    .string()
    .trim()
    .regex(/^\d{0,8}$/)
    .default(''),
  DOTNumber: z
    .string()
    .trim()
    .regex(/^\d{0,8}$/)
    .default(''),
})
export type WireCarrierInput = z.output<typeof wireCarrierInput>

export const wireCarrier = wireCarrierInput.extend({
  carrierId: z.int(),
  version: z.int32(),
  RateModeID: z.int(),
  /** What was said when it was set up on the other side. */
  CarrierResponseLog: z.string(),
  /** What the provider asks for in an account with it, as JSON; blank: never read. */
  CarrierMetaTagJSON: z.string(),
  insurance: z.enum(insuranceStates),
  hasRates: z.boolean(),
  /** It is asked over a wire. */
  isConnected: z.boolean(),
  /** The average of what its people were given, of 5, and how many ratings make it; null: none yet. */
  stars: z.number().nullable().default(null),
  ratings: z.int().default(0),
  Files: z.array(wireCarrierFile),
})
export type WireCarrier = z.output<typeof wireCarrier>
