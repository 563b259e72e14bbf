import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** Takes a paper away from its carrier, or brings it back. */
export const DeleteCarrierFile = defineCall({
  group: 'Carriers',
  name: 'DeleteCarrierFile',
  summary: 'Take a file away from a carrier',
  access: { kind: 'signedIn', pages: ['Carriers'] },
  effect: 'write',
  ours: true,
  query: z.object({}),
  body: z.object({ fileId: z.int().positive(), restore: z.boolean().default(false) }),
  reply: z.object({ Status: z.literal('Success') }),
})
