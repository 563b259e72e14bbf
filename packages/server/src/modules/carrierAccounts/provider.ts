import type { OpenAccounts, WireCall } from '@waybill/carriers'
import type { App } from '../../app.ts'
import { baseUrlOf } from '../../carriers/accounts.ts'
import { openWireCall } from '../../carriers/exchanges.ts'
import { openLoginIfAble } from '../../carriers/logins.ts'
import type { TenantDb } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'

const DEADLINE_MS = 20_000

/** A company's own place at a provider, from which its accounts are configured. */
export interface Provider {
  readonly loginId: number
  readonly connector: string
  /** What can be kept there, in one of its groups (blank: the provider's default one). */
  readonly accountsIn: (groupCode: string, scac: string) => OpenAccounts
  readonly wireCall: WireCall
  readonly keep: () => Promise<void>
}

/** Far above the sign-ins one company has. */
export const LOGINS_MAX = 100

/** The company's logins at providers that keep accounts; the first ones first. */
export const providerLogins = (app: App, clientId: number) =>
  app.db.query
    .selectFrom('carrier_login')
    .select(['login_id', 'connector', 'name', 'sealed'])
    .where('client_id', '=', clientId)
    .where(eb => eb('connector', '=', eb.fn.any(eb.val([...app.carriers.accountKeepers.keys()]))))
    .orderBy('login_id')
    .limit(LOGINS_MAX)

/**
 * The place behind one of the company's logins; which one need be said only where there are several.
 * @throws {Refusal} NotConnected, also where its sign-in can't be read any more; NotFound, InvalidInput at `loginId`
 */
export async function providerOf(
  app: App,
  db: Pick<TenantDb, 'read'>,
  clientId: number,
  loginId: number | undefined,
): Promise<Provider> {
  const rows = await db.read(providerLogins(app, clientId))
  const provider = [...app.carriers.accountKeepers.values()].join(', ')
  if (rows.length === 0) throw new Refusal('NotConnected', { provider, email: app.settings.SUPPORT_EMAIL })
  const row = loginId === undefined && rows.length === 1 ? rows[0] : rows.find(({ login_id }) => login_id === loginId)
  if (row === undefined) {
    if (loginId !== undefined) throw new Refusal('NotFound')
    throw new Refusal('InvalidInput', {}, [{ at: 'body.loginId', code: 'required', params: {} }])
  }
  const { connector, name, sealed } = row
  const login = openLoginIfAble(app.settings.secret, { clientId, connector, name }, sealed)
  if (login === null) throw new Refusal('NotConnected', { provider, email: app.settings.SUPPORT_EMAIL })
  return {
    loginId: row.login_id,
    connector,
    accountsIn(groupCode, scac) {
      const settings = { ...login, groupCode: groupCode || 'Default', accountCode: '' }
      const baseUrl = baseUrlOf(app, connector)
      const { accounts } = app.carriers.open(connector, { clientId, accountId: 0, scac, baseUrl, settings })
      if (accounts === undefined) throw new Error(`connector ${connector} keeps no accounts`)
      return accounts
    },
    ...openWireCall(app, { clientId, shipmentId: null, accountId: null, connector }, DEADLINE_MS),
  }
}
