import { isTimeZone } from '@waybill/domain'
import { defineSetting } from '../setting.ts'
import { storableText } from '../wire/text.ts'

/** In which days begin and deadlines are entered, where no place says its own. */
export const timeZone = defineSetting<string>({
  section: 'company',
  page: 'Company',
  input: 'zone',
  schema: storableText(60).refine(isTimeZone, { params: { code: 'invalid_choice' } }),
  start: 'America/New_York',
})
