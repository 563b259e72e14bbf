import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { pageShape } from '../../list.ts'
import { shipmentQuestion } from '../../wire/question.ts'
import { shipmentListTabs, wireShipmentRow } from '../../wire/shipmentRow.ts'

/** One page of shipments of a tab, newest first unless `sortName` says otherwise. */
export const GetShipmentList = defineCall({
  group: 'Shipment',
  name: 'GetShipmentList',
  summary: 'One page of the shipments in a bucket',
  access: { kind: 'signedIn', pages: ['Track', 'ShipmentHistory', 'MultipleOrders', 'SingleOrder'] },
  effect: 'read',
  quiet: true,
  query: z.object({ statuscode: z.enum(shipmentListTabs).default('T') }),
  body: shipmentQuestion.extend({
    /** Whose list it is (specification §7): one's own, any other is not found. Left out, the same. */
    clientId: z.int32().positive().optional(),
    userid: z.int32().positive().optional(),
    ...pageShape,
  }),
  reply: z.object({
    rows: z.array(wireShipmentRow),
    /** Null when a search makes counting all matches costlier than it is worth. */
    total: z.int().nullable(),
    nextCursor: z.string().nullable(),
  }),
})
