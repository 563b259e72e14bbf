import { recordChange } from '../audit.ts'
import { removeFactors } from '../identity/secondFactor.ts'
import { createSessions } from '../identity/sessions.ts'
import { AdminError } from './companies.ts'
import type { Admin } from './openAdmin.ts'

/**
 * Removes the second factor of somebody whom the operator knows by other means, and signs him out: the way for who works for
 * several companies, where no administrator of one may do it. It stands in the history of each.
 * @throws {AdminError} when nobody signs in under that address with one
 */
export async function resetFactor({ db, clock, settings: { secret } }: Admin, email: string): Promise<void> {
  const at = clock.now()
  const nobody = new AdminError(`Nobody signs in as ${email} with a second factor.`)
  const memberships = await db.identity
    .selectFrom('identity.membership as m')
    .innerJoin('identity.person as p', 'p.user_id', 'm.user_id')
    .select(['m.user_id', 'm.client_id'])
    .where('p.email', '=', email.trim().toLowerCase())
    .orderBy('m.client_id')
    .execute()
  const [first] = memberships
  if (first === undefined) throw nobody
  await db.forClient(first.client_id).transaction(async tx => {
    if (!(await removeFactors(tx, first.user_id))) throw nobody
    await createSessions(db, secret, clock).endIn(tx, { userId: first.user_id })
  })
  for (const { client_id: clientId, user_id } of memberships) {
    const who = { clientId, userId: null, name: 'Operator' }
    const change = { entity: 'member', entityId: user_id, action: 'factorReset' }
    await db.forClient(clientId).transaction(tx => recordChange(tx, { who, requestId: 'admin', at }, change))
  }
}
