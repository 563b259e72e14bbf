import { isCompanyPrefix } from '@waybill/domain'
import { keepLogin } from '../carriers/logins.ts'
import { keepGs1Prefix } from '../identity/companies.ts'
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
  { db, clock, settings: { secret } }: Admin,
  email: string,
  login: ProviderLogin,
  name = '',
): Promise<void> {
  if (login.oauthClientId === '' || login.oauthClientSecret === '') {
    throw new AdminError('Give the client id, and the client secret in PROJECT44_CLIENT_SECRET.')
  }
  const clientId = await companyOf(db, email)
  const own = { clientId, connector: 'project44', name: name.trim() }
  await db.forClient(clientId).transaction(tx => keepLogin(tx, secret, own, login, clock.now()))
}

/** @throws {AdminError} when nobody signs in under that address */
export async function companyOf(db: Admin['db'], email: string): Promise<number> {
  const user = await db.identity
    .selectFrom('identity.person')
    .select('last_client_id')
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst()
  if (!user) throw new AdminError(`Nobody signs in as ${email}.`)
  return user.last_client_id
}

/**
 * Keeps the GS1 company prefix of a person's company; blank takes it away. Numbers that were given stay as they are.
 * @throws {AdminError} when nobody signs in under that address, or GS1 gives no prefix of that length
 */
export async function setGs1Prefix({ db }: Admin, email: string, prefix: string): Promise<void> {
  if (prefix !== '' && !isCompanyPrefix(prefix)) {
    throw new AdminError(
      `${prefix} is no GS1 company prefix: it has 7 to 10 digits. Give it as GS1 does, without the check digit.`,
    )
  }
  await keepGs1Prefix(db.identity, await companyOf(db, email), prefix)
}
