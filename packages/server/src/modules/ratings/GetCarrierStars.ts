import { CARRIER_STARS_MAX, type GetCarrierStars } from '@waybill/contract/calls/Shipment/GetCarrierStars.ts'
import { sql } from 'kysely'
import type { Handler } from '../../handler.ts'

export const getCarrierStars: Handler<typeof GetCarrierStars> = async ({ app, db, who }) => {
  const rows = await db.read(
    app.db.query
      .selectFrom('carrier_rating')
      .select(['scac', sql<number>`round(avg(stars), 1)::float8`.as('stars'), sql<number>`count(*)::int`.as('n')])
      .where('client_id', '=', who.clientId)
      .groupBy('scac')
      .orderBy('n', 'desc')
      .orderBy('scac')
      .limit(CARRIER_STARS_MAX),
  )
  return { carriers: rows.map(({ scac, stars, n }) => ({ CarrierSCAC: scac, stars, count: n })) }
}
