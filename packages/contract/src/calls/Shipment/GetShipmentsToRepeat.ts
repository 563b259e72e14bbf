import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { storableText } from '../../wire/text.ts'

/** Shipments that one answer holds. */
export const TO_REPEAT_MAX = 8

/**
 * Past shipments to begin a new one with: what was shipped or is booked, each consignee with the same freight once, the newest
 * first. With a text those in whose names or numbers it stands.
 */
export const GetShipmentsToRepeat = defineCall({
  group: 'Shipment',
  name: 'GetShipmentsToRepeat',
  summary: 'Past shipments to repeat',
  access: { kind: 'signedIn', pages: ['SingleOrder', 'Prepaid', 'Collect', 'Parcel'] },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({ searchText: storableText(100).default('') }),
  reply: z.object({
    shipments: z.array(
      z.object({
        shipmentId: z.int(),
        consignee: z.string(),
        consigneeCity: z.string(),
        consigneeState: z.string(),
        /** Handling units. */
        TotalQuantity: z.number(),
        /** Pounds. */
        Totalweight: z.number(),
        /** Local pickup day at the origin; blank: none is known. */
        shipDate: z.string(),
      }),
    ),
  }),
})
