import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireNumberFound } from '../../wire/numberFound.ts'
import { storableText } from '../../wire/text.ts'

/** Find a shipment by number, its last digits, reference, city or name of consignee, shipper or carrier. */
export const GlobalSearch = defineCall({
  group: 'Shipment',
  name: 'GlobalSearch',
  summary: 'Find a shipment by number, reference, city or name',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'read',
  quiet: true,
  query: z.object({ searchtext: storableText(100).trim().min(2), userid: storableText(20).optional() }),
  body: z.object({}),
  reply: z.object({
    results: z.array(
      z.object({
        shipmentId: z.int(),
        BOLNumber: z.string(),
        PRONumber: z.string(),
        shipmentStatus: z.enum(['O', 'Q', 'T', 'A', 'D', 'V']),
        consignee: z.string(),
        consigneeCity: z.string(),
        consigneeState: z.string(),
        CarrierName: z.string(),
        CarrierSCAC: z.string(),
        Reference1: z.string(),
        shipDate: z.string(),
        /** Which of its numbers ends in the digits that were typed; null: it was found otherwise. */
        found: wireNumberFound.nullable(),
      }),
    ),
  }),
})
