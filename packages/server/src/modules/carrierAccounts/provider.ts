import type { OpenAccounts, WireCall } from '@waybill/carriers'
import type { App } from '../../app.ts'
import { baseUrlOf, sealOwner } from '../../carriers/accounts.ts'
import { openWireCall } from '../../carriers/exchanges.ts'
import { openSeal } from '../../carriers/seal.ts'
import type { TenantDb } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'

export const PROJECT44 = 'project44'

const DEADLINE_MS = 20_000

/** A company's own place at project44, from which its accounts are configured. */
export interface Provider {
  /** What can be kept there, in one of its groups (blank: the provider's default one). */
  readonly accountsIn: (groupCode: string, scac: string) => OpenAccounts
  readonly wireCall: WireCall
  readonly keep: () => Promise<void>
}

/** @throws {Refusal} NotConnected */
export async function providerOf(app: App, db: Pick<TenantDb, 'readOne'>, clientId: number): Promise<Provider> {
  const row = await db.readOne(
    app.db.query
      .selectFrom('carrier_login')
      .select('sealed')
      .where('client_id', '=', clientId)
      .where('connector', '=', PROJECT44),
  )
  if (row === null) throw new Refusal('NotConnected', { provider: PROJECT44, email: app.settings.SUPPORT_EMAIL })
  const login = openSeal(app.settings.secret, sealOwner(clientId, PROJECT44), row.sealed) as object
  const about = { clientId, shipmentId: null, accountId: null, connector: PROJECT44 }
  return {
    accountsIn(groupCode, scac) {
      const settings = { ...login, groupCode: groupCode || 'Default', accountCode: '' }
      const baseUrl = baseUrlOf(app, PROJECT44)
      const { accounts } = app.carriers.open(PROJECT44, { clientId, accountId: 0, scac, baseUrl, settings })
      if (accounts === undefined) throw new Error(`connector ${PROJECT44} keeps no accounts`)
      return accounts
    },
    ...openWireCall(app, about, DEADLINE_MS),
  }
}
