import { z } from 'zod'

const settings = z.object({
  /** Of ODFL4Me. */
  userName: z.string().min(1),
  password: z.string().min(1),
  /** The company's number at the carrier. */
  accountNumber: z.string().min(1),
  /** Numbers of tariffs: 559 within the United States. */
  tariff: z.string().default('559'),
})

/** A company's sign-in at Old Dominion. */
export type OdflSettings = z.output<typeof settings>

export const readSettings = (stored: unknown): OdflSettings => settings.parse(stored)
