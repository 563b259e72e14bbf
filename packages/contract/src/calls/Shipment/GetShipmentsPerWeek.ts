import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { shipmentQuestion } from '../../wire/question.ts'
import { shipmentListTabs } from '../../wire/shipmentRow.ts'

/** How many shipments of a list leave in each week around this one; its filter of ship dates is passed over. */
export const GetShipmentsPerWeek = defineCall({
  group: 'Shipment',
  name: 'GetShipmentsPerWeek',
  summary: 'Shipments of a list by the week they leave in',
  access: { kind: 'signedIn', pages: ['Track', 'SingleOrder'] },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({ statuscode: z.enum(shipmentListTabs).default('T') }),
  body: shipmentQuestion,
  reply: z.object({
    weeks: z.array(
      z.object({
        /** Monday and Sunday. */
        from: z.string(),
        to: z.string(),
        count: z.int(),
      }),
    ),
  }),
})
