import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { storableText } from '../../wire/text.ts'

/** Keep a half-entered shipment. */
export const SaveDraft = defineCall({
  group: 'Shipment',
  name: 'SaveDraft',
  summary: 'Keep a half-entered shipment',
  access: { kind: 'signedIn', pages: ['SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'ShipmentDetails'] },
  effect: 'write',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    draftId: z.int().positive().optional(),
    /** The form as it stands, valid or not. */
    form: z.record(storableText(60), z.unknown()),
  }),
  reply: z.object({ draftId: z.int(), updatedAt: z.string() }),
})
