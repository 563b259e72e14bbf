import { sealOwner } from '../carriers/accounts.ts'
import { seal } from '../carriers/seal.ts'
import { AdminError } from './companies.ts'
import type { Admin } from './openAdmin.ts'

export interface ProviderLogin {
  readonly oauthClientId: string
  readonly oauthClientSecret: string
}

/**
 * Keeps a company's sign-in at project44, sealed; given again, the new one takes its place.
 * @throws {AdminError} when nobody signs in under that address, or a part of the login is blank
 */
export async function connectProject44(
  { db, clock, secret }: Admin,
  email: string,
  login: ProviderLogin,
): Promise<void> {
  if (login.oauthClientId === '' || login.oauthClientSecret === '') {
    throw new AdminError('Give the client id, and the client secret in PROJECT44_CLIENT_SECRET.')
  }
  const user = await db.identity
    .selectFrom('identity.app_user')
    .select('client_id')
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst()
  if (!user) throw new AdminError(`Nobody signs in as ${email}.`)
  const connector = 'project44'
  const sealed = seal(secret, sealOwner(user.client_id, connector), login)
  const updated_at = clock.now().toISOString()
  await db.forClient(user.client_id).transaction(tx =>
    tx
      .insertInto('carrier_login')
      .values({ client_id: user.client_id, connector, sealed, updated_at })
      .onConflict(conflict => conflict.columns(['client_id', 'connector']).doUpdateSet({ sealed, updated_at }))
      .execute(),
  )
}
