import { z } from 'zod'
import { defineSetting } from '../setting.ts'

/** Orders are fetched from the company's sources. */
export const orderIntegration = defineSetting<boolean>({
  section: 'orders',
  page: 'Company',
  input: 'yesNo',
  schema: z.boolean(),
  start: false,
})
