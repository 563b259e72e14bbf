import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** What it is asked for, and by whom. */
export const SaveandReprint = defineCall({
  group: 'Shipment',
  name: 'SaveandReprint',
  summary: 'Saveand reprint',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'read',
  ours: true,
  query: z.object({}),
  body: z.object({}),
  reply: z.object({}),
})
