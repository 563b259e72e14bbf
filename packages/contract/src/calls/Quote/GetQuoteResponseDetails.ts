import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireQuoteResponse } from '../../wire/spotQuote.ts'
import { quoteLink, quotePages } from './quoteLink.ts'

/** A quote as the carrier that was asked sees it. Looking at it answers nothing. */
export const GetQuoteResponseDetails = defineCall({
  group: 'Quote',
  name: 'GetQuoteResponseDetails',
  summary: 'What a carrier is asked to quote',
  access: { kind: 'invited', to: 'quote', pages: quotePages },
  effect: 'own',
  looks: true,
  repeatable: true,
  quiet: true,
  query: quoteLink,
  body: z.object({}),
  reply: wireQuoteResponse,
})
