import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { quoteLink, quotePages } from './quoteLink.ts'

/** A file that goes with a quote, for the carrier that was asked. */
export const DisplayQuoteFile = defineCall({
  group: 'Quote',
  name: 'DisplayQuoteFile',
  summary: 'A file that goes with a quote',
  access: { kind: 'invited', to: 'quote', pages: quotePages },
  effect: 'own',
  looks: true,
  repeatable: true,
  quiet: true,
  ours: true,
  gives: 'file',
  tellsPrices: true,
  query: quoteLink,
  body: z.object({ fileId: z.int().positive() }),
  reply: z.object({}),
})
