import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireOfferShown, wireSpotOffer } from '../../wire/spotQuote.ts'
import { quoteLink, quotePages } from './quoteLink.ts'

/** Keeps one option of an answer that is not submitted yet: a new one, or what was changed about one. */
export const AddNewPricesheet = defineCall({
  group: 'Quote',
  name: 'AddNewPricesheet',
  summary: 'Keep an option of an answer',
  access: { kind: 'invited', to: 'quote', pages: quotePages },
  effect: 'write',
  once: true,
  quiet: true,
  query: quoteLink.extend({ flag: z.enum(['add', 'update']).default('add') }),
  body: z.object({
    /** With flag `update`: which one. */
    PriceSheetID: z.int().positive().optional(),
    offer: wireSpotOffer,
  }),
  reply: z.object({ option: wireOfferShown }),
})
