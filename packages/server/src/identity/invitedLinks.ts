import type { App } from '../app.ts'
import type { Tx } from '../db/open.ts'
import type { InvitedHolder } from '../who.ts'
import { createAccessLink, findAccessLink } from './accessLinks.ts'

const DAY_MS = 86_400_000

/** How long a link may be looked at past the time for an answer (design: public links; a tender's is shorter). */
const daysPast = { quote: 30, tender: 7 } as const

/**
 * Makes a link for the carrier that was sent a quote or a tender.
 * @param answerBy until when it is to answer; the link may be looked at some days longer
 * @returns the access id for the address
 */
export const createInvitedLink = (
  tx: Tx,
  given: {
    readonly to: 'quote' | 'tender'
    readonly clientId: number
    readonly subjectId: number
    readonly now: Date
    readonly answerBy: Date
  },
): Promise<string> =>
  createAccessLink(tx, {
    kind: given.to,
    clientId: given.clientId,
    subjectId: given.subjectId,
    now: given.now,
    expiresAt: new Date(given.answerBy.getTime() + daysPast[given.to] * DAY_MS),
  })

/** Who holds this access id; null for one that is wrong, over, or of something else: they look the same. */
export async function findInvited(
  app: Pick<App, 'db' | 'clock'>,
  to: 'quote' | 'tender',
  accessId: string,
): Promise<InvitedHolder | null> {
  const link = await findAccessLink(app.db, app.clock, to, accessId)
  if (link === null) return null
  const { linkId, clientId, subjectId } = link
  return { kind: 'invited', linkId, clientId, userId: null, name: 'Carrier’s link', to, subjectId }
}
