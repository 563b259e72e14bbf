import { z } from 'zod'

/*
 * What project44 answers, as far as it is used. Read tolerantly: an answer may say more than this, or leave out what is
 * not needed. Where each fact comes from stands in README.md.
 */

const text = z.string().catch('')
const amount = z.union([z.number(), z.string()])

const wireMessage = z.object({ severity: text, message: text, diagnostic: text, source: text })
const messages = z.array(wireMessage.catch({ severity: '', message: '', diagnostic: '', source: '' })).catch([])

export const apiError = z.object({
  httpStatusCode: z.number().int(),
  httpMessage: text,
  errorMessage: text,
  errors: messages,
  supportReferenceId: text,
})

export const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive().catch(600),
})

const serviceLevel = z.object({ code: text, description: text }).catch({ code: '', description: '' })
const charge = z.object({ code: text, description: text, amount: amount.nullish() })
const detail = z.object({ charges: z.array(charge).catch([]), total: amount.nullish() })

const alternate = z.object({
  capacityProviderQuoteNumber: text,
  deliveryDateTime: text,
  rateQuoteDetail: detail.nullish().catch(null),
  serviceLevel,
  transitDays: z.number().int().min(0).max(365).nullish().catch(null),
})
export type WireAlternate = z.output<typeof alternate>

export const rateQuote = z.object({
  ...alternate.shape,
  carrierCode: text,
  currencyCode: text,
  quoteExpirationDateTime: text,
  alternateRateQuotes: z.array(alternate).catch([]),
  requestedAccessorialServices: z.array(z.object({ code: text, status: text })).catch([]),
  infoMessages: messages,
  errorMessages: messages,
})
export type WireRateQuote = z.output<typeof rateQuote>

export const rateQuotes = z.object({ rateQuotes: z.array(z.unknown()), infoMessages: messages })

export const transitQuote = z.object({
  ...alternate.pick({ deliveryDateTime: true, serviceLevel: true, transitDays: true }).shape,
  carrierCode: text,
  laneType: text,
  infoMessages: messages,
  errorMessages: messages,
})
export const transitQuotes = z.object({ transitTimeQuotes: z.array(z.unknown()), infoMessages: messages })

const identifier = z.object({ type: text, value: z.coerce.string().catch('') })
const identifiers = z.array(identifier).catch([])

export const dispatched = z.object({
  id: z.union([z.number(), z.string().min(1)]),
  shipmentIdentifiers: identifiers,
  capacityProviderBolUrl: text,
  pickupNote: text,
  pickupDateTime: text,
  infoMessages: messages,
})

export const tracked = z.object({ id: z.string().min(1), identifiers })

const place = z.object({ city: text, state: text, country: text }).catch({ city: '', state: '', country: '' })
export const trackedEvents = z.object({
  shipment: z.object({ identifiers }).catch({ identifiers: [] }),
  events: z.array(z.unknown()),
})
export const trackedEvent = z.object({
  type: text,
  dateTime: text,
  description: text,
  location: place.default({ city: '', state: '', country: '' }),
})

export const images = z.object({
  images: z.array(z.object({ documentType: text, imageUrl: z.string().min(1), fileName: text })),
})

/** Names the order it cancelled: an object that does not is no confirmation. */
export const cancelled = z.object({ shipmentIdentifiers: z.array(identifier).min(1), infoMessages: messages })

const accountGroup = z.object({ code: z.string().min(1), name: text })
export const groupsAnswer = z.object({ groups: z.array(accountGroup) })

const accountInfo = z.object({ id: z.union([z.number(), z.string()]), code: text }).loose()
export const accountsAnswer = z.object({ accounts: z.array(accountInfo) })
export const accountAnswer = accountInfo

export const metadataAnswer = z.object({
  capacityProviders: z.array(
    z.object({
      identifier: z.object({ type: text, value: text }),
      name: text,
      accountDefinitions: z
        .array(
          z.object({
            accountDefinitionIdentifier: text,
            fields: z
              .array(
                z.object({
                  name: text,
                  label: text,
                  required: z.boolean().catch(false),
                  secret: z.boolean().catch(false),
                }),
              )
              .catch([]),
          }),
        )
        .catch([]),
    }),
  ),
})
