import { type GetFreightOnTheWay, ON_THE_WAY_MAX } from '@waybill/contract/calls/Shipment/GetFreightOnTheWay.ts'
import type { ExceptionKind, Point } from '@waybill/domain'
import { sql } from 'kysely'
import type { Handler } from '../../handler.ts'
import { pointOf, pointOfCity } from '../../places/roadMiles.ts'

interface Found {
  readonly total: number
  readonly shipmentId: number
  readonly BOLNumber: string
  readonly CarrierName: string
  readonly consignee: string
  readonly toCity: string
  readonly toState: string
  readonly deliveryDate: string | null
  readonly exception: ExceptionKind | null
  readonly zip: string
  readonly city: string
  readonly state: string
  readonly country: string
  readonly at: string | null
}

const inWords = (city: string, state: string): string => [city, state].filter(part => part !== '').join(', ')

/** By its postal code, else by the name of its city. */
const whereIs = ({ zip, city, state, country }: Found): Point | null =>
  pointOf({ zip, country }) ?? pointOfCity(city, state, country)

export const getFreightOnTheWay: Handler<typeof GetFreightOnTheWay> = async ({ app, db, who, input }) => {
  const { carriers, sites, modes } = input.filter
  const among = (column: string, values: readonly string[] | undefined) =>
    values === undefined ? sql`true` : sql`${sql.ref(column)} = any(${values}::text[])`
  // What a stop and an event say is equally true: the later one counts, and before both the place it begins at.
  const query = sql<Found>`
    with moving as (
      select s.*, count(*) over ()::int as total from shipment s
       where s.client_id = ${who.clientId} and s.bucket = 'A' and ${among('s.carrier_scac', carriers)}
         and ${among('s.mode', modes)} and ${sites === undefined ? sql`true` : sql`coalesce(s.site_id, 0)::text = any(${sites}::text[])`}
       order by s.delivery_date nulls last, s.shipment_id limit ${ON_THE_WAY_MAX}
    )
    select m.total, m.shipment_id as "shipmentId", m.bol_number as "BOLNumber", m.carrier_name as "CarrierName", m.consignee,
           m.consignee_city as "toCity", m.consignee_state as "toState", m.delivery_date as "deliveryDate",
           m.worst_exception as exception, p.zip, p.city, p.state, p.country, p.at
      from moving m
     cross join lateral (
       select x.* from (
         select st.address ->> 'zip' as zip, st.address ->> 'city' as city, st.address ->> 'state' as state,
                st.address ->> 'country' as country, coalesce(st.left_at, st.arrived_at) as at, st.number
           from stop st where st.client_id = m.client_id and st.shipment_id = m.shipment_id
            and (st.number = 1 or st.left_at is not null or st.arrived_at is not null)
         union all
         select '', e.city, e.state, coalesce(nullif(e.country, ''), 'US'), e.happened_at, 0
           from tracking_event e where e.client_id = m.client_id and e.shipment_id = m.shipment_id
            and e.city <> '' and e.accepted_at is not null and e.taken_back_at is null) x
        order by x.at desc nulls last, x.number desc limit 1) p
     order by m.delivery_date nulls last, m.shipment_id`
  const rows = await db.read({ compile: () => query.compile(app.db.query) })
  return {
    total: rows[0]?.total ?? 0,
    shipments: rows.map(row => {
      const { total: _, zip: _zip, city, state, country: _country, toCity, toState, deliveryDate, ...shown } = row
      const { latitude = null, longitude = null } = whereIs(row) ?? {}
      return {
        ...{ ...shown, deliveryDate: deliveryDate ?? '', to: inWords(toCity, toState), place: inWords(city, state) },
        ...{ latitude, longitude },
      }
    }),
  }
}
