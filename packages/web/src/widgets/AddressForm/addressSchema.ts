import { STATE_LENGTH, ZIP_MAX } from '@waybill/contract/constants.ts'
import { z } from 'zod'

const given = (max: number) => z.string().trim().min(1).max(max)

/** An address in a form: everything but the second line is needed (limits of specification §5). */
export const addressSchema = z.object({
  CompanyName: given(100),
  Street: given(100),
  Street2: z.string().trim().max(100),
  City: given(60),
  State: given(STATE_LENGTH).min(STATE_LENGTH),
  Zip: given(ZIP_MAX),
  CountryCode: z.enum(['US', 'CA']),
})
export type AddressValues = z.infer<typeof addressSchema>

export const emptyAddress: AddressValues = {
  CompanyName: '',
  Street: '',
  Street2: '',
  City: '',
  State: '',
  Zip: '',
  CountryCode: 'US',
}
