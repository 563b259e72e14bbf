import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** Download a paper of a carrier. */
export const DisplayCarrierFile = defineCall({
  group: 'Carriers',
  name: 'DisplayCarrierFile',
  summary: 'Download a paper of a carrier',
  access: { kind: 'signedIn', pages: ['Carriers'] },
  effect: 'own',
  looks: true,
  repeatable: true,
  quiet: true,
  ours: true,
  gives: 'file',
  query: z.object({}),
  body: z.object({ fileId: z.int().positive() }),
  reply: z.object({}),
})
