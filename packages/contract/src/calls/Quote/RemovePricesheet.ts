import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { statusReply } from '../reply.ts'
import { quoteLink, quotePages } from './quoteLink.ts'

/** Takes an option out of an answer that is not submitted yet. */
export const RemovePricesheet = defineCall({
  group: 'Quote',
  name: 'RemovePricesheet',
  summary: 'Take an option out of an answer',
  access: { kind: 'invited', to: 'quote', pages: quotePages },
  effect: 'write',
  quiet: true,
  query: quoteLink,
  body: z.object({ PriceSheetID: z.int().positive() }),
  reply: statusReply,
})
