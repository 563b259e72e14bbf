import { textLimits } from '@waybill/domain'
import { defineCall } from '../../call.ts'
import { wireNoBid, wireQuoteResponse } from '../../wire/spotQuote.ts'
import { trimmedText } from '../../wire/text.ts'
import { quoteLink, quotePages } from './quoteLink.ts'

/** Says that the carrier does not quote: once, confirmed, with a reason. */
export const SubmitNoBidConfirmation = defineCall({
  group: 'Quote',
  name: 'SubmitNoBidConfirmation',
  summary: 'Say that a carrier does not quote',
  access: { kind: 'invited', to: 'quote', pages: quotePages },
  effect: 'write',
  once: true,
  query: quoteLink,
  body: wireNoBid.extend({ name: trimmedText(textLimits.spokeWith).default('') }),
  reply: wireQuoteResponse,
})
