import { defineSetting } from '../setting.ts'
import { trimmedText } from '../wire/text.ts'

/** What stands on bills of lading before the declared value; blank: the product's. */
export const declaredValueSentence = defineSetting<string>({
  section: 'papers',
  page: 'Company',
  input: 'paragraph',
  schema: trimmedText(300),
  start: '',
})
