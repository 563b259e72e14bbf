import { CARRIERS_MAX, RATE_MODE_PROVIDER } from '@waybill/contract'
import type { GetCollectCarrierShipVia } from '@waybill/contract/calls/Shipment/GetCollectCarrierShipVia.ts'
import type { GetCollectCarriersList } from '@waybill/contract/calls/Shipment/GetCollectCarriersList.ts'
import { type CarrierMode, rateModeIds } from '@waybill/contract/wire/carrier.ts'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'

type Reader = Pick<TenantDb, 'read'>

/** Who carries freight that the consignee pays: the flagged ones first, then by name. Those not to be used are left out. */
export async function collectCarriers(app: App, db: Reader, clientId: number) {
  const rows = await db.read(
    app.db.query
      .selectFrom('carrier')
      .select(['name', 'scac', 'mode', 'ship_via', 'collect_flagged', 'settings'])
      .where('client_id', '=', clientId)
      .where('active', '=', true)
      .where('collect', '=', true)
      .orderBy('collect_flagged', 'desc')
      .orderBy('name')
      .limit(CARRIERS_MAX),
  )
  return rows
    .filter(({ settings }) => (settings as { doNotUse?: unknown }).doNotUse !== true)
    .map(row => ({
      Text: row.name,
      Value: row.scac,
      RateModeID: rateModeIds[row.mode as CarrierMode],
      ShipVia: row.ship_via,
      flagged: row.collect_flagged,
    }))
}

/** The carriers of the company's accounts, each once: those of pricing providers alone, or all that a connector reaches. */
async function accountCarriers(app: App, db: Reader, clientId: number) {
  const rows = await db.read(
    app.db.query
      .selectFrom('carrier_account')
      .select(['name', 'scac', 'connector'])
      .where('client_id', '=', clientId)
      .where('active', '=', true)
      .orderBy('name')
      .limit(CARRIERS_MAX),
  )
  const once = (some: typeof rows) => [...new Map(some.map(row => [row.scac, row])).values()]
  const choice = (row: (typeof rows)[number]) => ({
    ...{ Text: row.name, Value: row.scac },
    RateModeID: app.carriers.accountKeepers.has(row.connector) ? RATE_MODE_PROVIDER : rateModeIds.LTL,
  })
  const ofProvider = rows.filter(({ connector }) => app.carriers.accountKeepers.has(connector))
  return { provider: once(ofProvider).map(choice), reached: once(rows).map(choice) }
}

/** The carriers that are asked through a pricing provider, each once. */
export const providerCarriers = async (app: App, db: Reader, clientId: number) =>
  (await accountCarriers(app, db, clientId)).provider

export const getCollectCarriersList: Handler<typeof GetCollectCarriersList> = async ({ app, db, who }) => {
  const [RateModeCarriers, { provider, reached }] = await Promise.all([
    collectCarriers(app, db, who.clientId),
    accountCarriers(app, db, who.clientId),
  ])
  return { RateModeCarriers, P44Carriers: provider, reachedCarriers: reached }
}

/** @throws {Refusal} NotFound when it is no collect carrier of the company */
export const getCollectCarrierShipVia: Handler<typeof GetCollectCarrierShipVia> = async ({ app, db, who, input }) => {
  const row = await db.readOne(
    app.db.query
      .selectFrom('carrier')
      .select(['scac', 'name', 'ship_via', 'collect_flagged'])
      .where('client_id', '=', who.clientId)
      .where('scac', '=', input.SCAC.toUpperCase())
      .where('mode', '=', input.RateMode)
      .where('collect', '=', true)
      .where('active', '=', true),
  )
  if (row === null) throw new Refusal('NotFound')
  return { SCAC: row.scac, CarrierName: row.name, ShipVia: row.ship_via, flagged: row.collect_flagged }
}
