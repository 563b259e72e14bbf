import { addDays } from '@waybill/domain'
import { addressOf } from '../carriers/addresses.ts'
import { keepLogin } from '../carriers/logins.ts'
import type { Tx } from '../db/open.ts'
import type { Seeding } from './seed.ts'

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
export async function seedWire(app: Seeding, tx: Tx, clientId: number): Promise<void> {
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
  await seedDirect(app, tx, clientId)
  await tx
    .insertInto('carrier')
    .values(
      accounts
        .filter(({ phone }) => phone !== '')
        .map(({ scac, name, phone }) => ({
          ...{ client_id: clientId, scac, name, phone, contact_name: 'Dispatch', kind: 'provider' },
          ...{ provider_id_type: 'SCAC', provider_id_value: scac },
          insurance_expires: addDays(app.clock.now().toISOString().slice(0, 10), 150),
        })),
    )
    .execute()
}

/** Carriers of the network that are asked by themselves: an account of its own with each. */
const direct = [
  {
    ...{ connector: 'odfl', scac: 'ODFL', name: 'Demo Old Dominion' },
    login: { userName: 'demo', password: 'demo', accountNumber: 'DEMO' },
  },
  {
    ...{ connector: 'ups', scac: 'UPSN', name: 'Demo UPS' },
    login: { clientId: 'demo', clientSecret: 'demo', accountNumber: 'DEM0UP', pickupType: '01' },
  },
  {
    ...{ connector: 'usps', scac: 'USPS', name: 'Demo USPS' },
    login: { clientId: 'demo', clientSecret: 'demo', crid: '12345678', mid: '901000123', accountNumber: '1000405' },
  },
  {
    ...{ connector: 'fedex', scac: 'FDEG', name: 'Demo FedEx' },
    login: { clientId: 'demo', clientSecret: 'demo', accountNumber: '510088000', pickupType: 'USE_SCHEDULED_PICKUP' },
  },
  { ...{ connector: 'nmfta', scac: 'DMDL', name: 'Demo Digital Freight' }, login: { apiKey: 'demo', account: 'DEMO' } },
]

async function seedDirect(app: Seeding, tx: Tx, clientId: number): Promise<void> {
  for (const { connector: own, scac, name, login } of direct) {
    if (!isSandbox(app, own, scac)) continue
    const { secret } = app.settings
    const { loginId } = await keepLogin(tx, secret, { clientId, connector: own, name: '' }, login, app.clock.now())
    await tx
      .insertInto('carrier_account')
      .values({ client_id: clientId, login_id: loginId, connector: own, scac, name, settings: '{}' })
      .execute()
  }
}

/** The sandbox listens on loopback; no real carrier does. */
function isSandbox(app: Seeding, of = connector, scac = ''): boolean {
  const address = addressOf(app, of, scac)
  return address !== undefined && new URL(address).hostname === '127.0.0.1'
}
