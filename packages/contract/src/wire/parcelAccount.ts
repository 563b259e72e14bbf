import { z } from 'zod'
import { trimmedText } from './text.ts'

/** Accounts a company may keep with carriers of small packages, and for its sold-to parties. */
export const PARCEL_ACCOUNTS_MAX = 200
export const SOLD_TO_ACCOUNTS_MAX = 5_000
/** Fields that the form of an account may have, and what each may hold. */
export const ACCOUNT_FIELDS_MAX = 40

export const environments = ['test', 'live'] as const

/** A text of a connector's form in the languages of the product. */
const bothLanguages = z.object({ en: z.string(), es: z.string() })

/** A setting that a connector asks for, as it describes it. */
export const wireSettingsField = z.object({
  name: z.string(),
  label: bothLanguages,
  /** Null: the label says it all. */
  hint: bothLanguages.nullable(),
  required: z.boolean(),
  /** Never answered: it is only said whether one is kept. */
  secret: z.boolean(),
  /** Not asked of an account that is connected by signing in at its carrier. */
  signsIn: z.boolean(),
  /** Empty: any text. */
  choices: z.array(z.object({ value: z.string(), label: bothLanguages })),
  max: z.int(),
})
export type WireSettingsField = z.output<typeof wireSettingsField>

/** The earlier sign-in at FedEx, of one of its two installations. The two secrets are never answered. */
const fedExSignIn = z.object({
  AccountNumber: trimmedText(20).default(''),
  Key: trimmedText(100).default(''),
  Password: trimmedText(100).default(''),
  MeterNumber: trimmedText(20).default(''),
})

/**
 * What accounts were set up with before carriers took a client and its secret (specification §3): kept beside that, and asked
 * of nobody. A blank secret keeps the one that is stored.
 */
export const earlierSettings = z.object({
  FedEx: z
    .object({
      test: fedExSignIn.prefault({}),
      live: fedExSignIn.prefault({}),
      DefaultPickupLocation: trimmedText(100).default(''),
    })
    .prefault({}),
  USPS: z
    .object({
      AccountNumber: trimmedText(20).default(''),
      Password: trimmedText(100).default(''),
      RequesterID: trimmedText(50).default(''),
    })
    .prefault({}),
})
export type EarlierSettings = z.output<typeof earlierSettings>

/** A carrier of small packages with which accounts can be kept here. */
export const wireParcelCarrier = z.object({
  /** Its connector, in capitals: `UPS`. What calls name it by. */
  mode: z.string(),
  SCAC: z.string(),
  CarrierName: z.string(),
  fields: z.array(wireSettingsField),
})
export type WireParcelCarrier = z.output<typeof wireParcelCarrier>

/** One of the company's own accounts. */
export const wireParcelAccount = z.object({
  /** Unique among own accounts and those of sold-to parties: `OWN-12`. */
  accUniqueId: z.string(),
  AccountID: z.int(),
  version: z.int32(),
  mode: z.string(),
  SCAC: z.string(),
  CarrierName: z.string(),
  AccountNumber: z.string(),
  /** What the company calls it; blank: its only one there, or the first. */
  name: z.string(),
  environment: z.enum(environments),
  /** What was entered, secrets left out. */
  fields: z.record(z.string(), z.string()),
  /** Names of the secrets that are kept. */
  secrets: z.array(z.string()),
  earlier: earlierSettings,
  /** It was sealed with a key that is gone: its secrets have to be entered again. */
  isLost: z.boolean(),
  /** Who of the company signed in at the carrier for it, and when (ISO 8601); null: it signs in by what was entered. */
  connection: z.object({ by: z.string(), at: z.string() }).nullable(),
  /** Whether it can be connected again by signing in at the carrier. */
  isConnectable: z.boolean(),
  /** Since when its carrier refuses it, ISO 8601, as the nightly try found; null: it does not. */
  refusedAt: z.string().nullable(),
  /** What the carrier said then. */
  refusedWords: z.string(),
})
export type WireParcelAccount = z.output<typeof wireParcelAccount>

/** Who pays by an account of a sold-to party, as `PaymentType` of a shipment spells it, and its name. */
export const soldToPayments = { C: 'COLLECT', T: 'THIRD PARTY' } as const

/** An account of a sold-to party: what is shipped to it by this way is charged there. */
export const wireSoldToAccount = z.object({
  /** Unique among own accounts and those of sold-to parties: `SOLD-7`. */
  accUniqueId: z.string(),
  AccountID: z.int(),
  version: z.int32(),
  SoldTo: z.string(),
  PaymentType: z.enum(['C', 'T']),
  PaymentName: z.enum(['COLLECT', 'THIRD PARTY']),
  ShipVia: z.string(),
  SCAC: z.string(),
  AccountNumber: z.string(),
})
export type WireSoldToAccount = z.output<typeof wireSoldToAccount>
