import { defineSetting } from '../setting.ts'
import { trimmedText } from '../wire/text.ts'

/** The company's address, a few lines as they are to be read; at the foot of every letter that it sends. */
export const headOffice = defineSetting<string>({
  section: 'company',
  page: 'Company',
  input: 'paragraph',
  schema: trimmedText(300),
  start: '',
})
