import { z } from 'zod'
import { defineSetting } from '../setting.ts'

/** Items are entered by pallets, else one by one. */
export const palletGrid = defineSetting<boolean>({
  section: 'orders',
  page: 'Company',
  input: 'yesNo',
  schema: z.boolean(),
  start: false,
})
