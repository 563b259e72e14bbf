import { defineSetting } from '../setting.ts'
import { trimmedText } from '../wire/text.ts'

/** As letters, papers and links name the company. */
export const name = defineSetting<string>({
  section: 'company',
  page: 'Company',
  input: 'text',
  schema: trimmedText(120).min(1),
  start: '',
})
