import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** What it is asked for, and by whom. */
export const AddRePrintFiles = defineCall({
  group: 'Shipment',
  name: 'AddRePrintFiles',
  summary: 'Add re print files',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'read',
  ours: true,
  query: z.object({}),
  body: z.object({}),
  reply: z.object({}),
})
