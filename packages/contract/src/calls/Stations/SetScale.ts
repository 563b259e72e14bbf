import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { statusReply } from '../reply.ts'

/** Tares or zeroes the scale of my station. */
export const SetScale = defineCall({
  group: 'Stations',
  name: 'SetScale',
  summary: 'Tare or zero the scale',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'write',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({ act: z.enum(['tare', 'zero', 'clear']) }),
  reply: statusReply,
})
