import { defineSetting } from '../setting.ts'
import { trimmedText } from '../wire/text.ts'

/** The receipt on bills of lading, as far as its box takes it; blank: the product's. */
export const billTerms = defineSetting<string>({
  section: 'papers',
  page: 'Company',
  input: 'paragraph',
  schema: trimmedText(500),
  start: '',
})
