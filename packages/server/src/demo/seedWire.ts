import type { App } from '../app.ts'
import { baseUrlOf } from '../carriers/accounts.ts'
import { keepLogin } from '../carriers/logins.ts'
import type { Tx } from '../db/open.ts'

const connector = 'project44'

/** Carriers of the sandbox network with which the demo company has accounts; one of them also has a rate sheet. */
const accounts = [
  { scac: 'DMRX', name: 'Demo Rapid Express', phone: '800-555-0111' },
  { scac: 'DMGL', name: 'Demo Great Lakes Freight', phone: '' },
  { scac: 'DMHV', name: 'Demo Harvest Lines', phone: '800-555-0112' },
  { scac: 'DMSW', name: 'Demo Southwest Motor', phone: '800-555-0113' },
  { scac: 'DMPA', name: 'Demo Pacific Arrow', phone: '800-555-0114' },
]

/** Connects the demo company with the sandbox network, where one runs beside the server. */
export async function seedWire(app: App, tx: Tx, clientId: number): Promise<void> {
  if (!isSandbox(app)) return
  const login = { oauthClientId: 'demo', oauthClientSecret: 'demo' }
  const own = { clientId, connector, name: '' }
  const { loginId } = await keepLogin(tx, app.settings.secret, own, login, app.clock.now())
  await tx
    .insertInto('carrier_account')
    .values(
      accounts.map(({ scac, name }) => ({
        ...{ client_id: clientId, login_id: loginId, connector, scac, name },
        settings: JSON.stringify({ groupCode: 'DEMO', accountCode: scac }),
      })),
    )
    .execute()
  await tx
    .insertInto('carrier')
    .values(
      accounts
        .filter(({ phone }) => phone !== '')
        .map(({ scac, name, phone }) => ({ client_id: clientId, scac, name, phone, contact_name: 'Dispatch' })),
    )
    .execute()
}

/** The sandbox listens on loopback; no real carrier does. */
const isSandbox = (app: App): boolean => new URL(baseUrlOf(app, connector)).hostname === '127.0.0.1'
