import { defineSetting } from '../setting.ts'
import { trimmedText } from '../wire/text.ts'

/** Under which name the sender's domain publishes the key of its mail (RFC 6376, 3.1); blank: that is not checked. */
export const dkimSelector = defineSetting<string>({
  section: 'mail',
  page: 'Company',
  input: 'text',
  schema: trimmedText(63).refine(text => /^([a-z\d]([a-z\d-]*[a-z\d])?)?$/i.test(text), {
    params: { code: 'invalid_format' },
  }),
  start: '',
})
