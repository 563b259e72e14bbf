import { z } from 'zod'

const settings = z.object({
  oauthClientId: z.string().min(1),
  oauthClientSecret: z.string().min(1),
  groupCode: z.string().min(1),
  /** Blank only where the provider is asked about itself, not about a carrier. */
  accountCode: z.string(),
})

/** A company's sign-in at project44, and which account behind it is meant. */
export type Project44Settings = z.output<typeof settings>

export const readSettings = (stored: unknown): Project44Settings => settings.parse(stored)
