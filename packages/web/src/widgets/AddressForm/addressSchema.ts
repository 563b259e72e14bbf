import { textLimits } from '@waybill/domain'
import { z } from 'zod'

const given = (max: number) => z.string().trim().min(1).max(max)

/** An address in a form: everything but the second line is needed (limits of the trade's rules). */
export const addressSchema = z.object({
  CompanyName: given(textLimits.company),
  Street: given(textLimits.street),
  Street2: z.string().trim().max(textLimits.street2),
  City: given(textLimits.city),
  State: given(textLimits.state).min(textLimits.state),
  Zip: given(textLimits.zip),
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
