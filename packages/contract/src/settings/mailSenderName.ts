import { defineSetting } from '../setting.ts'
import { trimmedText } from '../wire/text.ts'

/** The name beside the sender's address; blank: the company's. */
export const mailSenderName = defineSetting<string>({
  section: 'mail',
  page: 'Company',
  input: 'text',
  schema: trimmedText(80).refine(text => !/[\r\n"<>]/.test(text), { params: { code: 'invalid_format' } }),
  start: '',
})
