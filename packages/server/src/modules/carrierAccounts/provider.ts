import type { CarrierAccount, Errand, Project44Settings } from '@waybill/carriers'
import type { App } from '../../app.ts'
import { sealOwner } from '../../carriers/accounts.ts'
import { openErrand } from '../../carriers/exchanges.ts'
import { openSeal } from '../../carriers/seal.ts'
import type { TenantDb } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'

export const PROJECT44 = 'project44'

const DEADLINE_MS = 20_000

/** A company's own place at project44, from which its accounts are configured. */
export interface Provider {
  readonly account: (groupCode: string, scac: string) => CarrierAccount<Project44Settings>
  readonly errand: Errand
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
  const { readSettings } = app.carriers.connectors.project44
  const about = { clientId, shipmentId: null, accountId: null, connector: PROJECT44 }
  return {
    account: (groupCode, scac) => ({
      clientId,
      accountId: 0,
      scac,
      baseUrl: app.settings.PROJECT44_URL,
      settings: readSettings({ ...login, groupCode: groupCode || 'Default', accountCode: '' }),
    }),
    ...openErrand(app, about, DEADLINE_MS),
  }
}
