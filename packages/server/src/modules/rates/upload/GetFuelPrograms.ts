import { RATE_CHOICES_MAX } from '@waybill/contract'
import type { GetFuelPrograms } from '@waybill/contract/calls/RateSheets/GetFuelPrograms.ts'
import type { FuelBand } from '@waybill/domain'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { AHEAD_MS } from '../loadFuel.ts'
import { dayOf } from '../priceSheets.ts'

/** Weeks of each region that are shown; older ones price freight of their day. */
const WEEKS_SHOWN = 26

export const getFuelPrograms: Handler<typeof GetFuelPrograms> = async ({ app, db, who, now }) => {
  const { clientId } = who
  const last = dayOf(new Date(now.getTime() + AHEAD_MS))
  const programs = app.db.query
    .selectFrom('fuel_program')
    .select(['name', 'effective_from as from', 'region', 'basis', 'currency', 'bands'])
    .where('client_id', '=', clientId)
    .orderBy('name')
    .orderBy('effective_from', 'desc')
    .limit(RATE_CHOICES_MAX)
  const newest = app.db.query
    .selectFrom('fuel_index')
    .select(['region', 'effective_from as from', 'price'])
    .select(sql<number>`row_number() over (partition by region order by effective_from desc)`.as('place'))
    .where('client_id', '=', clientId)
    .where('effective_from', '<=', last)
  const prices = app.db.query
    .selectFrom(newest.as('p'))
    .select(['region', 'from', 'price'])
    .where('place', '<=', WEEKS_SHOWN)
    .orderBy('region')
    .orderBy('from', 'desc')
    .limit(RATE_CHOICES_MAX)
  const corrected = app.db.query
    .selectFrom('fuel_correction')
    .select(['region', 'effective_from as from', 'before', 'after', 'reason', 'actor as by', 'corrected_at as at'])
    .where('client_id', '=', clientId)
    .orderBy('correction_no', 'desc')
    .limit(RATE_CHOICES_MAX)
  const [known, index, corrections] = await Promise.all([db.read(programs), db.read(prices), db.read(corrected)])
  return {
    programs: known.map(({ basis, bands, ...row }) => ({
      ...row,
      basis: basis === 'perMile' ? 'perMile' : 'percent',
      bands: [...(bands as unknown as readonly FuelBand[])],
    })),
    prices: index,
    corrections,
  }
}
