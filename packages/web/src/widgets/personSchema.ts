import { textLimits } from '@waybill/domain'
import { z } from 'zod'

const given = (max: number) => z.string().trim().min(1).max(max)

/** The person's own fields in a form. */
export const personSchema = z.object({
  FirstName: given(textLimits.firstName),
  LastName: given(textLimits.lastName),
  Phone: given(textLimits.personPhone),
  CompanyName: given(textLimits.company),
  Title: z.string().trim().max(textLimits.jobTitle),
})
export type PersonValues = z.infer<typeof personSchema>

/** What a form about a person starts with. */
export const personOf = (user: PersonValues | null): PersonValues => ({
  FirstName: user?.FirstName ?? '',
  LastName: user?.LastName ?? '',
  Phone: user?.Phone ?? '',
  CompanyName: user?.CompanyName ?? '',
  Title: user?.Title ?? '',
})
