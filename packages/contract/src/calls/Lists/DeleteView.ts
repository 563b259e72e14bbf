import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { statusReply } from '../reply.ts'

/** Deletes a view of one's own. Whoever has it open keeps what is shown. */
export const DeleteView = defineCall({
  group: 'Lists',
  name: 'DeleteView',
  summary: 'Delete a saved view',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'write',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({ viewId: z.int().positive() }),
  reply: statusReply,
})
