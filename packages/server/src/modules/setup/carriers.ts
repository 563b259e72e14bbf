import type { CarriersList } from '@waybill/contract/calls/Shipment/CarriersList.ts'
import type { Ratemodedetails } from '@waybill/contract/calls/Shipment/Ratemodedetails.ts'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'

/** Rate modes by id; 1 is the real-time provider's and 120 means all (specification §9). */
const rateModes = [
  { RateModeID: 2, RateMode: 'LTL' },
  { RateModeID: 3, RateMode: 'TL' },
] as const

/** There are some four hundred LTL carriers in the country; a company that loads more sees the first of them. */
export const CARRIERS_MAX = 2_000

const modeId = (mode: string): number => rateModes.find(row => row.RateMode === mode)?.RateModeID ?? 120

const activeCarriers = (app: App, db: Pick<TenantDb, 'read'>, clientId: number) =>
  db.read(
    app.db.query
      .selectFrom('carrier as c')
      .selectAll()
      .select(
        sql<boolean>`exists (select from rate_sheet_version v where v.client_id = c.client_id and v.scac = c.scac)`.as(
          'has_rates',
        ),
      )
      .select(sql<boolean>`coalesce((c.settings ->> 'doNotUse')::boolean, false)`.as('do_not_use'))
      .where('client_id', '=', clientId)
      .where('active', '=', true)
      .orderBy('name')
      .limit(CARRIERS_MAX),
  )

export const carriersList: Handler<typeof CarriersList> = async ({ app, db, who }) => ({
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
  })),
})

export const ratemodedetails: Handler<typeof Ratemodedetails> = async ({ app, db, who }) => ({
  RateModes: [...rateModes],
  RateModeCarriers: (await activeCarriers(app, db, who.clientId)).map(row => ({
    Text: row.name,
    Value: row.scac,
    RateModeID: modeId(row.mode),
  })),
})
