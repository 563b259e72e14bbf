import { keepLogin } from '../carriers/logins.ts'
import { AdminError } from './companies.ts'
import type { Admin } from './openAdmin.ts'

export interface ProviderLogin {
  readonly oauthClientId: string
  readonly oauthClientSecret: string
}

/**
 * Keeps a company's sign-in at project44, sealed; given again under the same name, the new one takes its place. The first
 * one needs no name.
 * @throws {AdminError} when nobody signs in under that address, or a part of the login is blank
 */
export async function connectProject44(
  { db, clock, secret }: Admin,
  email: string,
  login: ProviderLogin,
  name = '',
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
  const own = { clientId: user.client_id, connector: 'project44', name: name.trim() }
  await db.forClient(user.client_id).transaction(tx => keepLogin(tx, secret, own, login, clock.now()))
}
