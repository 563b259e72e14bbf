import { z } from 'zod'

/** A session that is open: a browser in which somebody is signed in. */
export const wireSession = z.object({
  sessionId: z.uuid(),
  CompanyName: z.string(),
  /** From where it was last used; blank: not known. */
  address: z.string(),
  /** What the browser says of itself. */
  userAgent: z.string(),
  /** When it was opened. */
  since: z.string(),
  /** When it was last used, told within five minutes. */
  lastSeenAt: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
})
export type WireSession = z.infer<typeof wireSession>

/** Open sessions of one person that are listed. */
export const SESSIONS_SHOWN = 100
