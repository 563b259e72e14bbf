import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { storableText } from '../../wire/text.ts'

/** Accessorials that can be requested. */
export const GetAccessorials = defineCall({
  group: 'Shipment',
  name: 'GetAccessorials',
  summary: 'Accessorials that can be requested',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'read',
  quiet: true,
  query: z.object({ userId: storableText(20).optional() }),
  body: z.object({}),
  reply: z.object({
    accessorials: z.array(
      z.object({ Code: z.string(), Name: z.string(), At: z.enum(['pickup', 'delivery', 'either']) }),
    ),
  }),
})
