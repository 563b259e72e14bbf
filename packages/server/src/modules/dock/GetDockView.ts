import { DOCK_DAYS, DOCK_DOORS_MAX, DOCK_PICKUPS_MAX, DOCK_SITES_MAX } from '@waybill/contract'
import type { GetDockView } from '@waybill/contract/calls/Shipment/GetDockView.ts'
import { type Address, addDays, type Mode } from '@waybill/domain'
import { CompiledQuery } from 'kysely'
import type { Read } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { dockDay, leavesDock } from './dockDay.ts'

interface PickupRow {
  readonly shipment_id: number
  readonly unique_name: string
  readonly version: number
  readonly status: 'O' | 'Q' | 'T' | 'A' | 'D'
  readonly mode: Mode
  readonly bol_number: string
  readonly carrier_name: string
  readonly carrier_scac: string
  readonly trailer_number: string
  readonly consignee: string
  readonly consignee_city: string
  readonly consignee_state: string
  readonly total_handling_units: number
  readonly total_weight: number
  readonly pickup_from: string
  readonly pickup_to: string
  readonly origin_zone: string
  readonly ready_at: string | null
  readonly ready_by: string | null
  readonly door: string
  readonly left_at: string | null
  /** Read where the site may be the end of the way instead of its beginning. */
  readonly origin: Address | null
}

interface AroundRow {
  readonly days: Readonly<Record<string, number>> | null
  readonly doors: readonly string[] | null
  readonly left_behind: number
  readonly left_behind_on: string | null
}

/** What is asked: shipments of one company on a day, at one of its docks or at all. */
interface Asked {
  readonly clientId: number
  readonly site: number | null
  readonly date: string
}

const ofSite = (site: number | null): string => (site === null ? '' : 'and s.site_id = $3')
const valuesOf = ({ clientId, date, site }: Asked): unknown[] => [clientId, date, ...(site === null ? [] : [site])]

/** The first stop `f` of a shipment `s`, looked up for each: whatever is known of the tables, all stops are never read. */
const FIRST_STOP = `lateral (select t.door, t.left_at, t.address from stop t
                where t.client_id = s.client_id and t.shipment_id = s.shipment_id and t.number = 1 limit 1) f`

/** One more than is shown, from the index of pickups (shipment_pickups). */
const pickupsQuery = (asked: Asked): Read<PickupRow> => ({
  compile: () =>
    CompiledQuery.raw(
      `select s.shipment_id, s.unique_name, s.version, s.status, s.mode, s.bol_number, s.carrier_name, s.carrier_scac,
              s.trailer_number, s.consignee, s.consignee_city, s.consignee_state, s.total_handling_units, s.total_weight,
              s.pickup_from, s.pickup_to, s.origin_zone, s.ready_at, f.door, f.left_at,
              u.first_name || ' ' || u.last_name as ready_by, case when s.site_id is not null then f.address end as origin
         from (select * from shipment s
                where s.client_id = $1 and s.status <> 'V' and s.pickup_date = $2::date ${ofSite(asked.site)}
                order by s.pickup_from, s.shipment_id limit ${DOCK_PICKUPS_MAX + 1}) s
         join ${FIRST_STOP} on true
         left join identity.person u on u.user_id = s.ready_by
        order by s.pickup_from, s.shipment_id`,
      valuesOf(asked),
    ) as CompiledQuery<PickupRow>,
})

/** Days before and after whose doors are known: those that a dock uses. */
const DOORS_AROUND = 3
/** Days before today on which what has not left is counted. */
const LEFT_BEHIND_DAYS = 14

/** How many pickups the days have, the doors that were used, and what has not left though its day is over. */
const aroundQuery = (asked: Asked, today: string): Read<AroundRow> => ({
  compile: () => {
    const values = valuesOf(asked)
    const now = `$${values.push(today)}::date`
    return CompiledQuery.raw(
      `with around as (
         select s.client_id, s.shipment_id, s.pickup_date from shipment s
          where s.client_id = $1 and s.status <> 'V' ${ofSite(asked.site)}
            and s.pickup_date between $2::date - ${DOORS_AROUND} and $2::date + ${DOCK_DAYS - 1})
       select (select jsonb_object_agg(pickup_date, n) from (
                 select pickup_date, count(*)::int as n from around
                  where pickup_date between $2::date and $2::date + ${DOCK_DAYS - 1} group by 1) d) as days,
              (select array_agg(door order by door) from (
                 select f.door from around s join ${FIRST_STOP} on true
                  where f.door <> '' and s.pickup_date <= $2::date + ${DOORS_AROUND} group by 1 limit ${DOCK_DOORS_MAX}) d) as doors,
              late.n as left_behind, late.day as left_behind_on
         from (select count(*)::int as n, max(s.pickup_date)::text as day from shipment s
                where s.client_id = $1 and s.bucket = 'T' ${ofSite(asked.site)}
                  and s.pickup_date between ${now} - ${LEFT_BEHIND_DAYS} and ${now} - 1) late`,
      values,
    ) as CompiledQuery<AroundRow>
  },
})

const instant = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString())

const wireOf = (row: PickupRow) => ({
  shipmentId: row.shipment_id,
  UniqueName: row.unique_name,
  version: row.version,
  shipmentStatus: row.status,
  shipMode: row.mode,
  BOLNumber: row.bol_number,
  CarrierName: row.carrier_name,
  CarrierSCAC: row.carrier_scac,
  TrailerNumber: row.trailer_number,
  consignee: row.consignee,
  consigneeCity: row.consignee_city,
  consigneeState: row.consignee_state,
  TotalQuantity: row.total_handling_units,
  Totalweight: row.total_weight,
  pickupFrom: row.pickup_from,
  pickupTo: row.pickup_to,
  Door: row.door,
  readyAt: instant(row.ready_at),
  readyBy: row.ready_by ?? '',
  leftAt: instant(row.left_at),
  zone: row.origin_zone,
})

export const getDockView: Handler<typeof GetDockView> = async ({ db, who, now, input }) => {
  const { clientId } = who
  const { rows, docks, zone, today, date } = await dockDay(db, who, now, input)
  const asked = { clientId, date, site: input.siteId }
  const [found, around] = await Promise.all([db.read(pickupsQuery(asked)), db.readOne(aroundQuery(asked, today))])
  const pickups = found.filter(row => leavesDock(row.origin, docks))
  const days = around?.days ?? {}
  return {
    ...{ date, today, zone, siteId: input.siteId },
    sites: rows
      .slice(0, DOCK_SITES_MAX)
      .map(row => ({ addressId: row.address_id, CompanyName: row.company, City: row.city })),
    pickups: pickups.slice(0, DOCK_PICKUPS_MAX).map(wireOf),
    // What only comes in is known to be left out of what was read, and is few of the rest.
    total: found.length > DOCK_PICKUPS_MAX ? (days[date] ?? pickups.length) : pickups.length,
    doors: [...(around?.doors ?? [])],
    days: Array.from({ length: DOCK_DAYS }, (_, n) => addDays(date, n)).map(day => ({
      date: day,
      count: days[day] ?? 0,
    })),
    leftBehind: around?.left_behind ?? 0,
    leftBehindOn: around?.left_behind_on ?? '',
  }
}
