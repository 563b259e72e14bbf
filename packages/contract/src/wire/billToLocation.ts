import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { BILL_TO_COUNTRY } from '../constants.ts'
import { trimmedText } from './text.ts'

/** What stands between the two lines of a street on the wire. */
export const LINE_BREAK = '~'

/** A place that third parties are billed at. */
export const wireBillToInput = z.object({
  companyName: trimmedText(textLimits.company),
  /** Two lines of the street, split by a tilde: `1 Main St~Suite 4`. */
  addressLines: trimmedText(textLimits.street + textLimits.street2 + 1),
  city: trimmedText(textLimits.city).default(''),
  state: trimmedText(textLimits.state).default(''),
  zip: trimmedText(textLimits.zip).default(''),
  country: z.enum(['US', 'CA']).default(BILL_TO_COUNTRY),
})
export const wireBillTo = wireBillToInput.extend({ id: z.int(), version: z.int32() })
export type WireBillTo = z.output<typeof wireBillTo>

/** The lines of a street from the wire; a third one is none. */
export function linesFromWire(addressLines: string): readonly [string, string] {
  const [first = '', second = ''] = addressLines.split(LINE_BREAK)
  return [first.trim(), second.trim()]
}

/** The same on the wire: a tilde that stands in a line itself would split it. */
export const linesToWire = (first: string, second: string): string =>
  [first, second].map(line => line.replaceAll(LINE_BREAK, '-').trim()).join(LINE_BREAK)
