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

/** Of an hour before and after its turn: so a link that was mailed works for an hour, whoever asks for more of them. */
const BESIDE_IT = 9

/**
 * Makes a link by which a person who forgot the password chooses another, for 24 hours. Those that were mailed just before go
 * on working: else a stranger who asks again ends the one that the person is about to follow. Returns its access id.
 */
export async function addPasswordLink(tx: Tx, { clientId, userId: subjectId }: Person, now: Date): Promise<string> {
  await tx
    .selectFrom('identity.person')
    .select('user_id')
    .where('user_id', '=', subjectId)
    .forUpdate()
    .executeTakeFirst()
  const alive = tx
    .selectFrom('identity.access_link')
    .select('link_id')
    .where('kind', '=', 'password')
    .where('subject_id', '=', subjectId)
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc')
  await tx
    .updateTable('identity.access_link')
    .set({ used_at: now.toISOString() })
    .where('link_id', 'in', alive.offset(BESIDE_IT))
    .execute()
  const expiresAt = new Date(now.getTime() + LIFE_MS)
  return createAccessLink(tx, { kind: 'password', clientId, subjectId, now, expiresAt })
}

/** Makes the one link by which a person chooses a password, for 24 hours; older ones end. Returns its access id. */
export async function createPasswordLink(tx: Tx, person: Person, now: Date): Promise<string> {
  await endPasswordLinks(tx, person.userId, now)
  const expiresAt = new Date(now.getTime() + LIFE_MS)
  const { clientId, userId: subjectId } = person
  return createAccessLink(tx, { kind: 'password', clientId, subjectId, now, expiresAt })
}
