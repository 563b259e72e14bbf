import { createHash, randomBytes } from 'node:crypto'
import type { App } from '../app.ts'
import type { Tx } from '../db/open.ts'
import type { Member } from './memberships.ts'
import { refuseFormerPassword } from './passwords.ts'

const LIFE_MS = 5 * 60_000

const hashed = (ticket: string): Buffer => createHash('sha256').update(ticket).digest()

/**
 * Holds a sign-in open for five minutes after its password was right; only the hash is kept.
 * @param passwordHash of the password that was checked; left out: it was just set
 * @throws {Refusal} BadCredentials, where it is another one by now
 */
export async function openTicket(
  { db, clock }: App,
  { userId, clientId }: Member,
  passwordHash?: string | null,
): Promise<string> {
  const ticket = randomBytes(24).toString('base64url')
  await db.identity.transaction().execute(async tx => {
    await refuseFormerPassword(tx, userId, passwordHash)
    await tx
      .insertInto('identity.sign_in_ticket')
      .values({
        ticket_hash: hashed(ticket),
        user_id: userId,
        client_id: clientId,
        expires_at: new Date(clock.now().getTime() + LIFE_MS).toISOString(),
      })
      .execute()
  })
  return ticket
}

/** Whose sign-in is held open; null for a ticket that is over, spent or made up. */
export async function findTicket({ db, clock }: App, ticket: string): Promise<Member | null> {
  const row = await db.identity
    .selectFrom('identity.sign_in_ticket')
    .select(['user_id', 'client_id'])
    .where('ticket_hash', '=', hashed(ticket))
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now().toISOString())
    .executeTakeFirst()
  return row === undefined ? null : { userId: row.user_id, clientId: row.client_id }
}

/** Spends a ticket; false when somebody was faster. */
export async function spendTicket({ clock }: App, db: Tx | App['db']['identity'], ticket: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity.sign_in_ticket')
    .set({ used_at: clock.now().toISOString() })
    .where('ticket_hash', '=', hashed(ticket))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
