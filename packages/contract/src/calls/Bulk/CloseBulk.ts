import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { bulkPages } from '../../pages.ts'
import { statusReply } from '../reply.ts'

/** Puts a result away. A job that is still under way goes on. */
export const CloseBulk = defineCall({
  group: 'Bulk',
  name: 'CloseBulk',
  summary: 'Put the result of a bulk job away',
  access: { kind: 'signedIn', pages: bulkPages },
  effect: 'write',
  looks: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({ bulkId: z.int().positive() }),
  reply: statusReply,
})
