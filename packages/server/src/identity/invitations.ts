import type { Tx } from '../db/open.ts'
import { createAccessLink } from './accessLinks.ts'
import type { Member } from './memberships.ts'

const LIFE_MS = 7 * 24 * 3_600_000

/** Ends every invitation of somebody into a company. */
export async function endInvitations(tx: Tx, { clientId, userId }: Member, now: Date): Promise<void> {
  await tx
    .updateTable('identity.access_link')
    .set({ used_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('kind', '=', 'invitation')
    .where('subject_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
}

/** Makes the one link by which somebody accepts a membership, for 7 days; older ones end. Returns its access id. */
export async function createInvitation(tx: Tx, member: Member, now: Date): Promise<string> {
  await endInvitations(tx, member, now)
  const expiresAt = new Date(now.getTime() + LIFE_MS)
  return createAccessLink(tx, {
    kind: 'invitation',
    clientId: member.clientId,
    subjectId: member.userId,
    now,
    expiresAt,
  })
}
