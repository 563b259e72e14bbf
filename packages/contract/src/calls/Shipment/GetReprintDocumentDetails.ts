import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** What it is asked for, and by whom. */
export const GetReprintDocumentDetails = defineCall({
  group: 'Shipment',
  name: 'GetReprintDocumentDetails',
  summary: 'Get reprint document details',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'read',
  ours: true,
  query: z.object({}),
  body: z.object({}),
  reply: z.object({}),
})
