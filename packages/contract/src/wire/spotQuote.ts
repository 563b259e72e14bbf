import { invitationStates, modeNames, noBidReasons, quoteStandings, spotStates, textLimits } from '@waybill/domain'
import { z } from 'zod'
import { money, moneyLines, price, stated } from '../money.ts'
import { wireDay, wireMoment, wireTime } from './days.ts'
import { trimmedText } from './text.ts'

/** Carriers that one question for offers goes to. */
export const SPOT_CARRIERS_MAX = 50
/** Files that go with it, and with an answer. */
export const SPOT_FILES_MAX = 10
/** Megabytes of the files that one link may bring in all. */
export const ANSWER_FILES_MB_MAX = 25
/** Questions one list shows of a page, and those of one shipment. */
export const SPOT_QUOTES_PAGE_MAX = 100

/** Amounts beyond it are refused by the rules, which say so at the field; this keeps garbage out. */
const amount = money(z.int().min(-1e15).max(1e15))

/** One option of an answer, as a carrier enters it. Amounts are minor units of `currency`. */
export const wireSpotOffer = z.object({
  service: trimmedText(60).default(''),
  ServiceDays: z.int().min(-1000).max(1000).nullable().default(null),
  /** Until when it may be booked, an instant; blank: 24 hours from the answer, and at least until the request ends. */
  validUntil: z.union([z.literal(''), wireMoment]).default(''),
  currency: z.string().length(3),
  /** `allIn`: `linehaul` is the whole; `split`: linehaul, fuel and the services apart. */
  basis: z.enum(['allIn', 'split']).default('allIn'),
  linehaul: amount.default(null),
  fuel: amount.default(null),
  /** The services that were asked for; null: it is not in the offer. */
  accessorials: z
    .array(z.object({ code: z.string().max(12), amount: amount }))
    .max(50)
    .default([]),
  /** The first amount by the mile, in ten-thousandths of the currency's unit; null: flat. */
  ratePerMile: amount.default(null),
  miles: z.int32().min(-1e9).max(1e9).nullable().default(null),
})
export type WireSpotOffer = z.output<typeof wireSpotOffer>

/** The same, read: with its number, what it comes to, and the lines of it. */
export const wireOfferShown = wireSpotOffer.extend({
  /** The number of the option (PriceSheetID of specification §3, Quote response). */
  PriceSheetID: z.int(),
  round: z.int(),
  CurrAmount: money(),
  /** What a flat amount comes to for a mile, in ten-thousandths; null without miles. */
  perMile: money(),
  charges: moneyLines(
    z.array(
      z.object({ kind: z.enum(['allIn', 'linehaul', 'fuel', 'accessorial']), code: z.string(), amount: price() }),
    ),
  ),
  /** Codes of services that were asked for and are not in it. */
  missing: z.array(z.string()),
  submittedAt: z.string().nullable(),
})
export type WireOfferShown = z.output<typeof wireOfferShown>

/** One carrier that was asked, as the shipper sees it. */
export const wireInvitation = z.object({
  invitationId: z.int(),
  CarrierName: z.string(),
  /** Blank: it is not on the list of carriers. */
  CarrierSCAC: z.string(),
  email: z.string(),
  state: z.enum(invitationStates),
  standing: z.enum(quoteStandings),
  round: z.int(),
  answerBy: z.string(),
  seenAt: z.string().nullable(),
  remindedAt: z.string().nullable(),
  answeredAt: z.string().nullable(),
  isLate: z.boolean(),
  /** The colleague who took it by telephone; blank: the carrier answered itself. */
  takenBy: z.string(),
  answeredBy: z.string(),
  notes: z.string(),
  noBidReason: z.string(),
  counterNote: z.string(),
  counterTarget: money(),
  rank: z.int().nullable(),
  /** Whether its mail left; blank: none was written. */
  mailState: z.string(),
  offers: z.array(
    wireOfferShown.extend({
      /** The price by which it is booked (PricesheetID of GETLTLRates). */
      bookableId: z.int().nullable(),
      /** In the currency of the question, to compare with; null: nobody knows. */
      converted: money(),
    }),
  ),
})
export type WireInvitation = z.output<typeof wireInvitation>

/** One question for offers, as the shipper sees it. */
export const wireSpotQuote = z.object({
  spotId: z.int(),
  shipmentId: z.int(),
  BOLNumber: z.string(),
  lane: z.string(),
  shipmentStatus: z.enum(['O', 'Q', 'T', 'A', 'D', 'V']),
  pickupDate: z.string(),
  state: z.enum(spotStates),
  QuoteDeadline: z.string(),
  remindAt: z.string().nullable(),
  currency: z.string(),
  EquipmentType: z.string(),
  notes: z.string(),
  target: money(),
  targetShown: z.boolean(),
  requestedAt: z.string(),
  requestedBy: z.string(),
  /** The shipment changed since in what a price depends on: its offers can't be booked any more. */
  isOutdated: z.boolean(),
  invitations: z.array(wireInvitation),
})
export type WireSpotQuote = z.output<typeof wireSpotQuote>

/** Columns of the list of quotes that a spreadsheet can have; who was asked and what each offered follow by themselves. */
export const spotQuoteExportColumns = [
  'BOLNumber',
  'state',
  'clock',
  'answers',
  'lowest',
  'lane',
  'pickup',
  'requestedAt',
  'requestedBy',
] as const

/** A carrier of the list, or an address beside it. */
export const wireGroupMember = z.object({
  SCAC: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^([A-Z]{2,4})?$/)
    .default(''),
  CarrierName: trimmedText(80).default(''),
  email: trimmedText(textLimits.contactEmail).default(''),
})
export type WireGroupMember = z.output<typeof wireGroupMember>

export const wireCarrierGroup = z.object({
  groupId: z.int32(),
  name: z.string(),
  version: z.int32(),
  members: z.array(wireGroupMember),
})
export type WireCarrierGroup = z.output<typeof wireCarrierGroup>

/** A question for offers that is put for many shipments at once. */
export const wireQuestionForMany = z.object({
  carriers: z.array(wireGroupMember).max(SPOT_CARRIERS_MAX).default([]),
  groupId: z.int32().positive().optional(),
  /** Local to the company. */
  deadline: z.object({ date: wireDay, time: wireTime }),
  remindMinutes: z.int().min(0).max(10_080).default(0),
  notes: trimmedText(textLimits.comments).default(''),
})
export type WireQuestionForMany = z.output<typeof wireQuestionForMany>

/** A place of the freight as a carrier sees it before it has the order: no street, no name. */
const wirePlace = z.object({
  StopType: z.enum(['pickup', 'delivery']),
  City: z.string(),
  State: z.string(),
  Zip: z.string(),
  CountryCode: z.string(),
  date: z.string(),
  from: z.string(),
  to: z.string(),
  /** By which clock the hours are meant (`EST`); blank: nobody knows, or none are named. */
  zone: z.string(),
  /** `Receives 8:00 AM–3:00 PM`: when the dock takes freight; blank where nobody said. */
  Receives: z.string(),
  AdditionalService: z.array(z.string()),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})

const wireFreight = z.object({
  Qty: z.int(),
  packageType: z.string(),
  Description: z.string(),
  Weight: z.number(),
  Length: z.number(),
  Width: z.number(),
  Height: z.number(),
  itemClass: z.string(),
  NMFC: z.string(),
  Hazmatitemflag: z.boolean(),
  /** A hazardous material as a shipping paper says it (49 CFR 172.202); blank: it is none. */
  Hazmat: z.string(),
  Stackableitemflag: z.boolean(),
  /** Stands on the unit of the row before, which counts and measures it. */
  SharesUnit: z.boolean(),
  /** Numbers of the stops where it comes on and off, from 1. */
  LoadStop: z.int(),
  UnloadStop: z.int(),
})

/** What a carrier is told of a load that it may quote or accept. */
export const wireLoadFacts = z.object({
  shipMode: z.enum(modeNames),
  /** Who pays: the shipper, the consignee, or a third party. */
  PaymentType: z.enum(['P', 'C', 'T']),
  EquipmentType: z.string(),
  TemperatureMin: z.number().nullable(),
  TemperatureMax: z.number().nullable(),
  Tarps: z.boolean(),
  stops: z.array(wirePlace),
  Items: z.array(wireFreight),
  TotalQuantity: z.int(),
  Totalweight: z.number(),
  /** Codes of the services that were asked for anywhere. */
  AdditionalService: z.array(z.string()),
  declaredValue: stated().nullable(),
  currency: z.string(),
  /** Straight miles between the places by road as guessed; null: nobody knows. */
  miles: z.int32().nullable(),
})
export type WireLoadFacts = z.output<typeof wireLoadFacts>

/** The shipper, as it stands over its letter. */
export const wireShipperHead = z.object({
  name: z.string(),
  logourl: z.string(),
  clerk: z.string(),
  email: z.string(),
  isSample: z.boolean(),
})

/** A quote as the carrier that was asked sees it (specification §3, Quote response). */
export const wireQuoteResponse = z.object({
  QuoteID: z.int(),
  CarrierName: z.string(),
  /** It is not on the shipper's list: it says its own SCAC with the answer. */
  needsScac: z.boolean(),
  shipper: wireShipperHead,
  QuoteInfo: wireLoadFacts,
  SpecialInstructions: z.string(),
  /** What the shipper wrote to the carriers. */
  notes: z.string(),
  /** What the shipper would pay, where it shows it; minor units of `CurrencyDetails.currency`. */
  target: money(),
  QuoteDeadline: z.string(),
  /** The server's clock, for the one that is shown. */
  now: z.string(),
  timeZone: z.string(),
  status: z.enum(quoteStandings),
  canAnswer: z.boolean(),
  round: z.int(),
  counter: z.object({ note: z.string(), target: money() }).nullable(),
  /** What may be charged apart: the codes that were asked for. */
  ChargeDetails: z.array(z.object({ kind: z.enum(['linehaul', 'fuel', 'accessorial']), code: z.string() })),
  /** The options of this answer, drafts and submitted ones. */
  PriceSheetDetails: z.array(wireOfferShown),
  /** The lines of each option, by its number. */
  ChargesDetails: z.array(
    z.object({ PriceSheetID: z.int(), charges: wireOfferShown.shape.charges, total: money(), currency: z.string() }),
  ),
  CurrencyDetails: z.object({ currency: z.string(), currencies: z.array(z.string()) }),
  /** The option that was booked. */
  TenderedQuoteInfo: wireOfferShown.nullable(),
  answeredAt: z.string().nullable(),
  answeredBy: z.string(),
  answerNotes: z.string(),
  noBid: z.object({ reason: z.string(), notes: z.string() }).nullable(),
  isLate: z.boolean(),
  Fileinfo: z.array(z.object({ fileId: z.int(), name: z.string(), size: z.int() })),
  /** A colleague of the shipper enters what a carrier said. */
  isInternal: z.boolean(),
})
export type WireQuoteResponse = z.output<typeof wireQuoteResponse>

/** Why a carrier does not quote. */
export const wireNoBid = z.object({
  reason: z.enum(noBidReasons),
  notes: trimmedText(textLimits.comments).default(''),
})
