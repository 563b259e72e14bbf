import type { Tx } from '../db/open.ts'
import { createAccessLink } from './accessLinks.ts'

const LIFE_MS = 24 * 3_600_000

interface Person {
  readonly clientId: number
  readonly userId: number
}

/** Ends every password link of a person that is still alive. His row stays locked until the transaction ends. */
export async function endPasswordLinks(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.selectFrom('identity.person').select('user_id').where('user_id', '=', userId).forUpdate().executeTakeFirst()
  await tx
    .updateTable('identity.access_link')
    .set({ used_at: now.toISOString() })
    .where('kind', '=', 'password')
    .where('subject_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
}

/** Makes the one link by which a person chooses a password, for 24 hours; older ones end. Returns its access id. */
export async function createPasswordLink(tx: Tx, person: Person, now: Date): Promise<string> {
  await endPasswordLinks(tx, person.userId, now)
  const expiresAt = new Date(now.getTime() + LIFE_MS)
  const { clientId, userId: subjectId } = person
  return createAccessLink(tx, { kind: 'password', clientId, subjectId, now, expiresAt })
}
