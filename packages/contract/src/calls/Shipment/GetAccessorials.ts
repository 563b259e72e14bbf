import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { storableText } from '../../wire/text.ts'

/** Extra services that can be asked for. */
export const GetAccessorials = defineCall({
  group: 'Shipment',
  name: 'GetAccessorials',
  summary: 'Extra services that can be asked for',
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
