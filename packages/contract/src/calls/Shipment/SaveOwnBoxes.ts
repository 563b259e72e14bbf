import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { OWN_BOXES_MAX } from '../../constants.ts'
import { wireOwnBox } from '../../wire/ownBox.ts'

/** Saves the boxes of the company whole. */
export const SaveOwnBoxes = defineCall({
  group: 'Shipment',
  name: 'SaveOwnBoxes',
  summary: 'Change the boxes of the company',
  access: { kind: 'signedIn', pages: ['ItemMaster'] },
  effect: 'write',
  ours: true,
  query: z.object({}),
  body: z.object({
    /** The version that was seen; 0: none yet. */
    version: z.int32().min(0),
    boxes: z.array(wireOwnBox).max(OWN_BOXES_MAX),
  }),
  reply: z.object({ version: z.int32(), boxes: z.array(wireOwnBox) }),
})
