import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** My half-entered shipments. */
export const GetDrafts = defineCall({
  group: 'Shipment',
  name: 'GetDrafts',
  summary: 'My half-entered shipments',
  access: { kind: 'signedIn', pages: ['SingleOrder', 'Prepaid', 'ShipmentDetails'] },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({}),
  reply: z.object({
    drafts: z.array(z.object({ draftId: z.int(), form: z.record(z.string(), z.unknown()), updatedAt: z.string() })),
  }),
})
