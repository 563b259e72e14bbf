import { z } from 'zod'

const settings = z.object({
  /** The carrier's key for the company. */
  apiKey: z.string().min(1),
  /**
   * The header that the key goes in: the standard names none. In `authorization` it is a bearer's, in another one it stands
   * by itself.
   */
  keyHeader: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,40}$/i)
    .default('authorization'),
  /** The company's number at the carrier; blank where it has none. */
  account: z.string().default(''),
})

/** A company's sign-in at a carrier that speaks the standard. */
export type NmftaSettings = z.output<typeof settings>

export const readSettings = (stored: unknown): NmftaSettings => settings.parse(stored)
