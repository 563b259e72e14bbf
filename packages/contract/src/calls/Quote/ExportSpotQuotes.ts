import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { chosenRows, spotQuoteQuestion } from '../../wire/question.ts'
import { spotQuoteExportColumns } from '../../wire/spotQuote.ts'
import { quotePages } from './quoteLink.ts'

/** The list of quotes as CSV: a line for each option that a carrier offered, and one for who offered none. */
export const ExportSpotQuotes = defineCall({
  group: 'Quote',
  name: 'ExportSpotQuotes',
  summary: 'Quotes that carriers were asked for, as a spreadsheet',
  access: { kind: 'signedIn', pages: quotePages },
  effect: 'own',
  looks: true,
  repeatable: true,
  quiet: true,
  ours: true,
  gives: 'file',
  tellsPrices: true,
  query: z.object({}),
  body: spotQuoteQuestion.extend({
    chosen: chosenRows,
    columns: z.array(z.enum(spotQuoteExportColumns)).min(1).max(spotQuoteExportColumns.length),
  }),
  reply: z.object({}),
})
