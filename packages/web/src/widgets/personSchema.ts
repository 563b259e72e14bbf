import { z } from 'zod'

/** The person's own fields in a form; the limits are those of `wirePerson`. */
export const personSchema = z.object({
  FirstName: z.string().trim().min(1).max(50),
  LastName: z.string().trim().min(1).max(50),
  Phone: z.string().trim().min(1).max(25),
  CompanyName: z.string().trim().min(1).max(100),
  Title: z.string().trim().max(60),
})
