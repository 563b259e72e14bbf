import { z } from 'zod'

/** What stands in the link of a tender: its number and the access id; a clerk who takes the answer says `userEdit`. */
export const tenderLink = z.object({
  TenderID: z.coerce.number().int().positive(),
  AccessID: z.string().max(200).default(''),
  userEdit: z.enum(['true', 'false']).default('false'),
})

/** The pages of whom a clerk needs one to offer a shipment, or to enter what a carrier said. */
export const tenderPages = [
  'SpotQuotes',
  'ShipmentDetails',
  'SingleOrder',
  'Prepaid',
  'Collect',
  'Parcel',
  'Tender',
] as const
