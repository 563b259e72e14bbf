import { CARRIERS_MAX, RATE_MODE_ALL, RATE_MODE_NEW_CARRIER, RATE_MODE_PROVIDER } from '@waybill/contract'
import type { CarriersList } from '@waybill/contract/calls/Shipment/CarriersList.ts'
import type { Ratemodedetails } from '@waybill/contract/calls/Shipment/Ratemodedetails.ts'
import { carrierModes, rateModeIds } from '@waybill/contract/wire/carrier.ts'
import { carrierWarnings } from '@waybill/domain'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { hasRates } from './carrierRows.ts'
import { providerCarriers } from './collectCarriers.ts'

/** Rate modes by id: the modes of freight between the real-time provider's and all of them. */
const rateModes = [
  { RateModeID: RATE_MODE_PROVIDER, RateMode: 'Real-time' },
  ...carrierModes.map(RateMode => ({ RateModeID: rateModeIds[RateMode], RateMode })),
  { RateModeID: RATE_MODE_ALL, RateMode: 'All' },
]

const modeId = (mode: string): number => rateModes.find(row => row.RateMode === mode)?.RateModeID ?? RATE_MODE_ALL

const activeCarriers = (app: App, db: Pick<TenantDb, 'read'>, clientId: number) =>
  db.read(
    app.db.query
      .selectFrom('carrier as c')
      .selectAll()
      .select(hasRates.as('has_rates'))
      .select(sql<boolean>`coalesce((c.settings ->> 'doNotUse')::boolean, false)`.as('do_not_use'))
      .where('client_id', '=', clientId)
      .where('active', '=', true)
      .orderBy('name')
      .limit(CARRIERS_MAX),
  )

export const carriersList: Handler<typeof CarriersList> = async ({ app, db, who, now }) => {
  const today = localNow(now, who.timeZone).date
  return {
    carriers: (await activeCarriers(app, db, who.clientId)).map(row => ({
      CarrierName: row.name,
      SCAC: row.scac,
      RateMode: row.mode,
      RateModeID: modeId(row.mode),
      Email: row.quote_email,
      TenderEmail: row.tender_email,
      Contact: row.contact_name,
      Phone: row.phone,
      hasRates: row.has_rates,
      doNotUse: row.do_not_use,
      collect: row.collect,
      collectFlagged: row.collect_flagged,
      ShipVia: row.ship_via,
      carrierWarnings: [...carrierWarnings(row.insurance_expires, today)],
    })),
  }
}

export const ratemodedetails: Handler<typeof Ratemodedetails> = async ({ app, db, who }) => {
  const [carriers, ofProvider] = await Promise.all([
    activeCarriers(app, db, who.clientId),
    providerCarriers(app, db, who.clientId),
  ])
  return {
    RateModes: rateModes,
    RateModeCarriers: [
      ...carriers.map(row => ({ Text: row.name, Value: row.scac, RateModeID: modeId(row.mode) })),
      ...ofProvider,
      { Text: 'Add a New Carrier', Value: RATE_MODE_NEW_CARRIER, RateModeID: RATE_MODE_ALL },
    ],
  }
}
