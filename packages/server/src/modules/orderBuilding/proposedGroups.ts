import { CONSOLIDATED_MAX, PROPOSALS_LOOKED_AT, PROPOSALS_SHOWN } from '@waybill/contract'
import { type Address, billedModes, type Mode, type PaymentTerms, USUAL_MODE } from '@waybill/domain'
import { CompiledQuery } from 'kysely'
import type { TenantDb } from '../../db/open.ts'
import { onePlace } from './onePlace.ts'

type Place = Pick<Address, 'company' | 'street' | 'city' | 'state' | 'zip' | 'country'>

interface Candidate {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly to: Place
  readonly from: Place | null
  readonly payer: Place | null
  readonly terms: PaymentTerms
  readonly mode: Mode
  readonly currency: string
  readonly day: string | null
  readonly weight: number | null
}

/** What could ride together: of one ship-to, origin, payer, terms, mode, currency and day. */
export interface ProposedGroup extends Pick<Candidate, 'to' | 'terms' | 'mode' | 'day' | 'weight'> {
  readonly members: readonly Pick<Candidate, 'id' | 'version' | 'name' | 'weight'>[]
}

const place = (json: string): string =>
  `case when ${json} is null then null else jsonb_build_object('company', ${json} ->> 'company', 'street', ${json} ->> 'street',
     'city', ${json} ->> 'city', 'state', ${json} ->> 'state', 'zip', ${json} ->> 'zip', 'country', ${json} ->> 'country') end`

/** Hazardous materials ride alone. */
const openOrders = `
  select o.order_id as id, o.version, o.number || case o.back_order when '' then '' else '-' || o.back_order end as name,
         o.ship_to as to_address, o.ship_from as from_address, o.bill_to as payer_address, o.terms, o.currency,
         coalesce(nullif(o.mode, ''), $3::text) as mode, coalesce(o.ship_date, o.due_date) as day, o.weight_lb as weight
    from sales_order o
   where o.client_id = $1 and o.state = 'open' and o.mode = any($2::text[] || ''::text)
     and not exists (select from sales_order_line l
                      where l.client_id = o.client_id and l.order_id = o.order_id and l.is_hazardous)
     and not exists (select from sales_order_line l
                       join item i on i.client_id = l.client_id
                        and (lower(i.sku) in (lower(l.sku), lower(l.item_code))
                             or i.item_code <> '' and lower(i.item_code) in (lower(l.sku), lower(l.item_code)))
                      where l.client_id = o.client_id and l.order_id = o.order_id and i.hazmat is not null)`

const untendered = `
  select s.shipment_id as id, s.version, s.bol_number as name, d.address as to_address, f.address as from_address,
         s.bill_to as payer_address, s.terms, s.currency, s.mode, s.pickup_date as day, s.total_weight as weight
    from shipment s
    join stop f on f.client_id = s.client_id and f.shipment_id = s.shipment_id and f.number = 1
    join stop d on d.client_id = s.client_id and d.shipment_id = s.shipment_id and d.number = 2
   where s.client_id = $1 and s.bucket in ('O', 'Q') and s.mode = any($2::text[]) and $3::text <> '' and s.cod_amount is null
     and not exists (select from stop t where t.client_id = s.client_id and t.shipment_id = s.shipment_id and t.number > 2)
     and not exists (select from shipment_line l
                      where l.client_id = s.client_id and l.shipment_id = s.shipment_id and l.hazmat is not null)`

/** Whatever shares ZIP, terms, mode and day with another; whether it is one place is no question for SQL. */
const candidates = (of: string) => `
  select id, version, name, ${place('to_address')} as "to", ${place('from_address')} as "from",
         ${place('payer_address')} as payer, terms, mode, currency, day::text, weight
    from (select m.*, count(*) over (partition by left(to_address ->> 'zip', 5), terms, mode, currency, day) as near from (${of}) m) n
   where near > 1 order by day nulls last, id limit ${PROPOSALS_LOOKED_AT}`

const sumOf = (weights: readonly (number | null)[]): number | null =>
  weights.reduce<number | null>((sum, weight) => (sum === null || weight === null ? null : sum + weight), 0)

/** The groups with most in them first, and how many there are; the soonest `PROPOSALS_LOOKED_AT` orders are looked at. */
export async function proposedGroups(
  db: TenantDb,
  clientId: number,
  of: 'orders' | 'shipments',
): Promise<{ readonly total: number; readonly groups: readonly ProposedGroup[] }> {
  const text = candidates(of === 'orders' ? openOrders : untendered)
  const rows = await db.read({
    compile: () => CompiledQuery.raw(text, [clientId, billedModes(), USUAL_MODE]) as CompiledQuery<Candidate>,
  })
  const keyOf = ({ to, from, payer, terms, mode, currency, day }: Candidate): string =>
    [onePlace(to), onePlace(from), onePlace(payer), terms, mode, currency, day].join('\n')
  const groups = [...Map.groupBy(rows, keyOf).values()].flatMap((all): readonly ProposedGroup[] => {
    const [first] = all
    if (first === undefined || all.length < 2) return []
    const members = all
      .slice(0, CONSOLIDATED_MAX)
      .map(({ id, version, name, weight }) => ({ id, version, name, weight }))
    const { to, terms, mode, day } = first
    return [{ to, terms, mode, day, weight: sumOf(all.map(({ weight }) => weight)), members }]
  })
  const largestFirst = groups.toSorted((a, b) => b.members.length - a.members.length)
  return { total: groups.length, groups: largestFirst.slice(0, PROPOSALS_SHOWN) }
}
