import { z } from 'zod'
import { defineSetting } from '../setting.ts'
import { trimmedText } from '../wire/text.ts'

/** Whom the company's people, and who follows its freight, ask for help; blank: whom the installation names. */
export const supportEmail = defineSetting<string>({
  section: 'company',
  page: 'Company',
  input: 'email',
  schema: trimmedText(254).refine(text => text === '' || z.email().safeParse(text).success, {
    params: { code: 'invalid_email' },
  }),
  start: '',
})
