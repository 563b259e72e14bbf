import { defineSetting } from '../setting.ts'
import { trimmedText } from '../wire/text.ts'

/** GS1 company prefix, 7 to 10 digits: new bills of lading and handling units are numbered under it; blank: by the company's number. */
export const gs1Prefix = defineSetting<string>({
  section: 'papers',
  page: 'Company',
  input: 'text',
  // GS1 keeps 04 for numbers inside a company: those without a prefix are numbered so here.
  schema: trimmedText(10).refine(text => /^((?!04)\d{7,10})?$/.test(text), { params: { code: 'badGs1Prefix' } }),
  start: '',
})
