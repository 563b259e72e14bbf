import { RATE_CHOICES_MAX } from '@waybill/contract'
import type { GetFuelUses } from '@waybill/contract/calls/RateSheets/GetFuelUses.ts'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { restsOnDiesel } from '../priceSheets.ts'

export const getFuelUses: Handler<typeof GetFuelUses> = async ({ app, db, who, input }) => {
  const made = app.db.query
    .selectFrom('price_sheet as p')
    .innerJoin('shipment as s', join =>
      join.onRef('s.client_id', '=', 'p.client_id').onRef('s.shipment_id', '=', 'p.shipment_id'),
    )
    .where('p.client_id', '=', who.clientId)
    .where(restsOnDiesel(input))
  const shown = made
    .select(['p.price_sheet_id as PricesheetID', 'p.shipment_id as shipmentId', 's.bol_number as BOLNumber'])
    .select(['s.pickup_date as pickupDate', 'p.carrier_name as CarrierName', 'p.fuel', 'p.total', 'p.currency'])
    .select('p.rated_at as ratedAt')
    .select(
      sql<string>`jsonb_path_query_first(p.trace, '$[*] ? (@.step == "fuel").program.name') #>> '{}'`.as('program'),
    )
    .select(eb =>
      eb
        .exists(
          eb
            .selectFrom('tender as t')
            .select('t.tender_id')
            .whereRef('t.client_id', '=', 'p.client_id')
            .whereRef('t.price_sheet_id', '=', 'p.price_sheet_id'),
        )
        .as('booked'),
    )
    .orderBy('booked', 'desc')
    .orderBy('p.price_sheet_id', 'desc')
    .limit(RATE_CHOICES_MAX)
  const [uses, count] = await Promise.all([
    db.read(shown),
    db.readOne(made.select(eb => eb.fn.countAll<number>().as('n'))),
  ])
  return { total: count?.n ?? 0, uses: uses.map(row => ({ ...row, booked: row.booked === true })) }
}
