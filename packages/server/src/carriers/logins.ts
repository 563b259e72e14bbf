import type { Tx } from '../db/open.ts'
import { openSeal, seal } from './seal.ts'

/** Which login of a company at a connector's carrier; the first one has a blank name. */
export interface LoginName {
  readonly clientId: number
  readonly connector: string
  readonly name: string
}

/** What sealed credentials are bound to: neither company, carrier nor login can be changed behind their back. */
const sealOwner = ({ clientId, connector, name }: LoginName): string =>
  name === '' ? `${clientId}/${connector}` : `${clientId}/${connector}/${name}`

/** @throws when the key is another one, or the bytes belong to another login */
export const openLogin = (secret: Buffer, login: LoginName, sealed: Buffer): object =>
  openSeal(secret, sealOwner(login), sealed) as object

/** The same; null where the key that sealed it is lost, as with a data folder that did not come along with its database. */
export function openLoginIfAble(secret: Buffer, login: LoginName, sealed: Buffer): object | null {
  try {
    return openLogin(secret, login, sealed)
  } catch {
    return null
  }
}

export const sealLogin = (secret: Buffer, login: LoginName, value: object): Buffer =>
  seal(secret, sealOwner(login), value)

/** Keeps a company's credentials, sealed; given again under the same name, the new ones take their place. */
export async function keepLogin(
  tx: Tx,
  secret: Buffer,
  login: LoginName,
  value: object,
  at: Date,
): Promise<{ readonly loginId: number }> {
  const kept = { sealed: sealLogin(secret, login, value), updated_at: at.toISOString() }
  const { login_id } = await tx
    .insertInto('carrier_login')
    .values({ client_id: login.clientId, connector: login.connector, name: login.name, ...kept })
    .onConflict(conflict => conflict.columns(['client_id', 'connector', 'name']).doUpdateSet(kept))
    .returning('login_id')
    .executeTakeFirstOrThrow()
  return { loginId: login_id }
}
