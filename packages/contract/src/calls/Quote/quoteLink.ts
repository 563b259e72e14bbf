import { z } from 'zod'

/**
 * What stands in the link of a quote (specification §2, /QuoteResponse): its number and the access id. A signed-in clerk
 * who takes the answer by telephone has no access id and says `userEdit`.
 */
export const quoteLink = z.object({
  QuoteID: z.coerce.number().int().positive(),
  AccessID: z.string().max(200).default(''),
  userEdit: z.enum(['true', 'false']).default('false'),
})

/** The pages of whom a clerk needs one to enter what a carrier said. */
export const quotePages = ['SpotQuotes', 'ShipmentDetails', 'SingleOrder', 'Prepaid', 'Collect', 'Parcel'] as const
