import { CONSOLIDATED_MAX, PROPOSALS_SHOWN } from '@waybill/contract'
import type { GetConsolidateOrderData } from '@waybill/contract/calls/Shipment/GetConsolidateOrderData.ts'
import { builtModes, type Mode, type PaymentTerms, paymentCodes, USUAL_MODE } from '@waybill/domain'
import { CompiledQuery } from 'kysely'
import type { Handler } from '../../handler.ts'
import { lowestOnSheets } from '../rates/index.ts'
import { contentsTogether } from './contentsTogether.ts'

interface GroupRow {
  readonly total: number
  readonly consignee: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly terms: PaymentTerms
  readonly mode: Mode
  readonly day: string | null
  readonly weight: number | null
  readonly members: readonly { id: number; version: number; name: string; weight: number | null }[]
}

const groups = (members: string) => `
  select *, count(*) over ()::int as total from (
    select min(consignee) as consignee, min(city) as city, min(state) as state, min(zip) as zip, terms, mode, day::text,
           case when count(weight) = count(*) then sum(weight) end as weight,
           to_jsonb((array_agg(jsonb_build_object('id', id, 'version', version, 'name', name, 'weight', weight) order by id))[1:${CONSOLIDATED_MAX}]) as members
      from (${members}) m
     group by place, left(zip, 5), street, origin, payer, terms, mode, day
    having count(*) > 1) g
   order by jsonb_array_length(members) desc, consignee, day limit ${PROPOSALS_SHOWN}`

/** Hazardous materials ride alone. */
const openOrders = `
  select o.order_id as id, o.version, o.number || case o.back_order when '' then '' else '-' || o.back_order end as name,
         o.consignee, o.consignee_city as city, o.consignee_state as state, o.consignee_zip as zip,
         lower(o.consignee) as place, lower(o.ship_to ->> 'street') as street, coalesce(o.ship_from::text, '') as origin,
         coalesce(o.bill_to::text, '') as payer, o.terms, coalesce(nullif(o.mode, ''), $3::text) as mode,
         coalesce(o.ship_date, o.due_date) as day, o.weight_lb as weight
    from sales_order o
   where o.client_id = $1 and o.state = 'open' and o.mode = any($2::text[] || ''::text)
     and not exists (select from sales_order_line l
                      where l.client_id = o.client_id and l.order_id = o.order_id and l.is_hazardous)
     and not exists (select from sales_order_line l
                       join item i on i.client_id = l.client_id and lower(i.sku) in (lower(l.sku), lower(l.item_code))
                      where l.client_id = o.client_id and l.order_id = o.order_id and i.hazmat is not null)`

const untendered = `
  select s.shipment_id as id, s.version, s.bol_number as name, s.consignee, s.consignee_city as city,
         s.consignee_state as state, d.address ->> 'zip' as zip, lower(s.consignee) as place,
         lower(d.address ->> 'street') as street, lower(f.address ->> 'company') || (f.address ->> 'zip') as origin,
         coalesce(s.bill_to::text, '') as payer, s.terms, s.mode, s.pickup_date as day, s.total_weight as weight
    from shipment s
    join stop f on f.client_id = s.client_id and f.shipment_id = s.shipment_id and f.number = 1
    join stop d on d.client_id = s.client_id and d.shipment_id = s.shipment_id and d.number = 2
   where s.client_id = $1 and s.bucket in ('O', 'Q') and s.mode = any($2::text[]) and $3::text <> '' and s.cod_amount is null
     and not exists (select from stop t where t.client_id = s.client_id and t.shipment_id = s.shipment_id and t.number > 2)
     and not exists (select from shipment_line l
                      where l.client_id = s.client_id and l.shipment_id = s.shipment_id and l.hazmat is not null)`

export const getConsolidateOrderData: Handler<typeof GetConsolidateOrderData> = async asked => {
  const { app, db, who, now, input } = asked
  const text = groups(input.of === 'orders' ? openOrders : untendered)
  const found = await db.read({
    compile: () => CompiledQuery.raw(text, [who.clientId, builtModes(), USUAL_MODE]) as CompiledQuery<GroupRow>,
  })
  const ids = found.map(({ members }) => members.map(({ id }) => id))
  const contents = await contentsTogether(asked, input.of, db, ids)
  const saves = await Promise.all(
    contents.map(async content => {
      if (content === null) return null
      const { apart, together } = content
      const [whole, ...each] = await lowestOnSheets(app, db, who, [together, ...apart], now)
      if (whole == null || each.some(price => price === null)) return null
      const sum = each.reduce((total, price) => total + (price?.total ?? 0), 0)
      const { total, CarrierName } = whole
      return { apart: sum, together: total, amount: sum - total, currency: together.currency, CarrierName }
    }),
  )
  return {
    total: found[0]?.total ?? 0,
    proposals: found.map(({ terms, mode, city, state, zip, weight, members, consignee, day }, index) => ({
      ...{ consignee, City: city, State: state, Zip: zip, day, Weight: weight, shipMode: mode },
      PaymentType: paymentCodes[terms],
      members: members.map(({ weight: Weight, ...member }) => ({ ...member, Weight })),
      saves: saves[index] ?? null,
    })),
  }
}
