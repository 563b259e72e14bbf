import { z } from 'zod'
import { defineSetting } from '../setting.ts'
import { trimmedText } from '../wire/text.ts'

/** A name of a reference stands over its field and on one line of papers. */
export const REFERENCE_LABEL_MAX = 24

/** What the company calls references 1 to 5, in their order; blank: no name of its own. */
export const referenceLabels = defineSetting<string[]>({
  section: 'orders',
  page: 'Company',
  input: 'texts',
  schema: z.array(trimmedText(REFERENCE_LABEL_MAX)).length(5),
  start: ['', '', '', '', ''],
})
