import type { App } from '../app.ts'
import type { Tx } from '../db/open.ts'
import type { InvitedHolder, InvitedTo } from '../who.ts'
import { createAccessLink, findAccessLink } from './accessLinks.ts'

const DAY_MS = 86_400_000

/** How long a link may be looked at past the time for an answer (design: public links; a tender's is shorter). */
const daysPast = { quote: 30, tender: 7, upsReady: 0, approval: 7 } as const satisfies Record<InvitedTo, number>

const names: Readonly<Record<InvitedTo, string>> = {
  ...{ quote: 'Carrier’s link', tender: 'Carrier’s link', upsReady: 'Account setup link', approval: 'Approver’s link' },
}

/**
 * Makes a link for the carrier that was sent a quote or a tender, or the colleague who is asked for an approval.
 * @param answerBy until when it is to answer; the link may be looked at some days longer
 * @returns the access id for the address
 */
export const createInvitedLink = (
  tx: Tx,
  given: {
    readonly to: InvitedTo
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

/** Ends every link to one thing that is still alive. */
export async function endInvitedLinks(
  tx: Tx,
  { to, clientId, subjectId, now }: { to: InvitedTo; clientId: number; subjectId: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('identity.access_link')
    .set({ used_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('kind', '=', to)
    .where('subject_id', '=', subjectId)
    .where('used_at', 'is', null)
    .execute()
}

/** Who holds this access id; null for one that is wrong, over, or of something else: they look the same. */
export async function findInvited(
  app: Pick<App, 'db' | 'clock'>,
  to: InvitedTo,
  accessId: string,
): Promise<InvitedHolder | null> {
  const link = await findAccessLink(app.db, app.clock, to, accessId)
  if (link === null) return null
  const { linkId, clientId, subjectId } = link
  return { kind: 'invited', linkId, clientId, userId: null, name: names[to], to, subjectId }
}
