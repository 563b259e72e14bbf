import type { GetScheduleShipmentCount } from '@waybill/contract/calls/Shipment/GetScheduleShipmentCount.ts'
import { CompiledQuery } from 'kysely'
import type { Read } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'

interface Counts {
  readonly overdue: number
  readonly today: number
  readonly tomorrow: number
  readonly later: number
  readonly total: number
}

const bySite = `and site_id = any(array(select address_id from address
                     where client_id = $1 and is_ours and (lower(company) = lower($3) or address_id::text = $3)))`

/**
 * Today is the date at each shipment's origin; `site` is the company or the
 * number of an own dock; null counts all, from the index of waiting pickups alone (shipment_waiting).
 */
export const countQuery = (clientId: number, now: Date, site: string | null): Read<Counts> => ({
  compile: () =>
    CompiledQuery.raw(
      `select count(*) filter (where pickup_date < today)::int as overdue,
              count(*) filter (where pickup_date = today)::int as today,
              count(*) filter (where pickup_date = today + 1)::int as tomorrow,
              count(*) filter (where pickup_date > today + 1 or pickup_date is null)::int as later,
              count(*)::int as total
         from (select pickup_date, ($2::timestamptz at time zone origin_zone)::date as today
                 from shipment
                where client_id = $1 and bucket = 'T'
                   ${site === null ? '' : bySite}) waiting`,
      [clientId, now.toISOString(), ...(site === null ? [] : [site])],
    ) as CompiledQuery<Counts>,
})

const none: Counts = { overdue: 0, today: 0, tomorrow: 0, later: 0, total: 0 }

export const getScheduleShipmentCount: Handler<typeof GetScheduleShipmentCount> = async ({ db, who, now, input }) =>
  (await db.readOne(countQuery(who.clientId, now, input.WHSE?.trim() || null))) ?? none
