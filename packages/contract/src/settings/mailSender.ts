import { z } from 'zod'
import { defineSetting } from '../setting.ts'
import { trimmedText } from '../wire/text.ts'

/** The address that the company's letters come from; blank: the installation's. */
export const mailSender = defineSetting<string>({
  section: 'mail',
  page: 'Company',
  input: 'email',
  schema: trimmedText(254).refine(text => text === '' || z.email().safeParse(text).success, {
    params: { code: 'invalid_email' },
  }),
  start: '',
})
