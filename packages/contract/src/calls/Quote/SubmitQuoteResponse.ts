import { OFFER_OPTIONS_MAX, textLimits } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireQuoteResponse } from '../../wire/spotQuote.ts'
import { trimmedText } from '../../wire/text.ts'
import { quoteLink, quotePages } from './quoteLink.ts'

/** Submits the options that were kept: once, and the carrier cannot answer again unless the shipper opens it. */
export const SubmitQuoteResponse = defineCall({
  group: 'Quote',
  name: 'SubmitQuoteResponse',
  summary: 'Answer a quote with its options',
  access: { kind: 'invited', to: 'quote', pages: quotePages },
  effect: 'write',
  once: true,
  query: quoteLink,
  body: z.object({
    /** The box of the terms and conditions (specification §5). */
    terms: z.boolean(),
    /** Who answers: a person of the carrier's. */
    name: trimmedText(textLimits.spokeWith).default(''),
    /** Of a carrier that is not on the shipper's list. */
    SCAC: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^([A-Z]{2,4})?$/)
      .default(''),
    notes: trimmedText(textLimits.comments).default(''),
    /** The options that were looked over; others beside them are refused. Left out: all that were kept. */
    PriceSheetIDs: z.array(z.int().positive()).max(OFFER_OPTIONS_MAX).default([]),
  }),
  reply: wireQuoteResponse,
})
