import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** My half-entered shipments by name, the newest first; with `draftId` that one alone, with what was typed. */
export const GetDrafts = defineCall({
  group: 'Shipment',
  name: 'GetDrafts',
  summary: 'My half-entered shipments',
  access: { kind: 'signedIn', pages: ['SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'ShipmentDetails'] },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({ draftId: z.int().positive().optional() }),
  reply: z.object({
    drafts: z.array(
      z.object({
        draftId: z.int(),
        /** Where the freight goes, as far as that was typed; blank until then. */
        name: z.string(),
        /** Left out of the list: it may be long. */
        form: z.record(z.string(), z.unknown()).optional(),
        updatedAt: z.string(),
      }),
    ),
  }),
})
