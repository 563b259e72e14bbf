import { OPEN_DAYS } from '@waybill/contract/wire/dayEnd.ts'
import { CompiledQuery } from 'kysely'
import type { Read } from '../../db/open.ts'

/** A label in force with what a day's end asks of it. */
export interface LabelFacts {
  readonly label_id: number
  readonly shipment_id: number
  readonly bol_number: string
  readonly tracking_number: string
  readonly account_id: number
  readonly carrier_name: string
  readonly service: string
  readonly service_code: string
  readonly bought_at: string
  /** Local day of whoever asks. */
  readonly day: string
  readonly weight_lb: number
  /** Minor units; null: we owe nothing for it, because another pays or no price was named. */
  readonly charge: number | null
  readonly currency: string
  readonly ship_to: string
  /** Of where it goes, as its address is written. */
  readonly country: string
  readonly state: string
}

/** Labels that go out: what was given back in vain may still, a surplus beside another one never does. */
const IN_FORCE = `l.state in ('bought', 'voidRefused') and not l.is_surplus`

/**
 * Labels in force of an account's orders. A weight that belongs to several equal ones is divided among them, and what does
 * not divide goes to the first ones, so that all sum to the whole.
 */
const facts = (where: string, order: string, states = IN_FORCE, more = ''): string => `
  select l.label_id, l.shipment_id, s.bol_number, l.tracking_number, t.account_id, t.carrier_name, t.service, t.service_code,
         l.bought_at, (l.bought_at at time zone $2)::date::text as day,
         ((floor(w.hundredths / u.count) + case when l.place - w.gone <= mod(w.hundredths, u.count) then 1 else 0 end) / 100)::float8
           as weight_lb,
         case when s.terms = 'prepaid' then l.charge end as charge,
         case when p.total is null or p.currency = '' then t.currency else p.currency end as currency,
         concat_ws(', ', nullif(s.consignee, ''), nullif(concat_ws(' ', s.consignee_city, s.consignee_state), '')) as ship_to,
         coalesce(d.country, 'US') as country, coalesce(d.state, '') as state${more}
    from label l
    join tender t on t.client_id = l.client_id and t.tender_id = l.tender_id
    join shipment s on s.client_id = l.client_id and s.shipment_id = l.shipment_id
    left join label_purchase p on p.client_id = l.client_id and p.transmission_id = l.transmission_id
    left join handling_unit u on u.client_id = l.client_id and u.shipment_id = l.shipment_id and u.unit_id = l.unit_id
    left join lateral (
      select e.address ->> 'country' as country, e.address ->> 'state' as state from stop e
       where e.client_id = l.client_id and e.shipment_id = l.shipment_id order by e.number desc limit 1) d on true
    cross join lateral (
      select round(coalesce(u.gross_weight_lb, (
               select sum(c.weight_lb) from unit_content c
                where c.client_id = l.client_id and c.shipment_id = l.shipment_id and c.unit_id = l.unit_id), 0) * 100)
               as hundredths,
             -- Those before it that were packed anew stand there no more.
             (select count(*) from handling_unit a
               where a.client_id = l.client_id and a.shipment_id = l.shipment_id
                 and a.repacked_unit_id = l.unit_id and a.repacked_place < l.place) as gone) w
   where l.client_id = $1 and ${states} and ${where}
   order by ${order}`

const queryOf = (text: string, values: readonly unknown[]): Read<LabelFacts> => ({
  compile: () => CompiledQuery.raw(text, [...values]) as CompiledQuery<LabelFacts>,
})

interface Asked {
  readonly clientId: number
  readonly timeZone: string
  readonly now: Date
}

const since = ({ now }: Asked): string => new Date(now.getTime() - OPEN_DAYS * 86_400_000).toISOString()

/** Labels that stand on no manifest, oldest first; of one account, or of all. */
export const openLabels = (asked: Asked, accountId: number | null = null): Read<LabelFacts> =>
  queryOf(
    facts(
      `l.bought_at > $3 and t.account_id is not null and ($4::bigint is null or t.account_id = $4) and not exists (
         select from closed_label d where d.client_id = l.client_id and d.label_id = l.label_id)`,
      'l.bought_at, l.label_id',
    ),
    [asked.clientId, asked.timeZone, since(asked), accountId],
  )

/** Labels that were not scanned and that no truck is asked for; of one account, or of all. */
export const waitingLabels = (asked: Asked, accountId: number | null = null): Read<LabelFacts> =>
  queryOf(
    facts(
      `l.bought_at > $3 and t.account_id is not null and ($4::bigint is null or t.account_id = $4) and l.scanned_at is null
       and not exists (
         select from pickup_label k join carrier_pickup c on c.client_id = k.client_id and c.pickup_id = k.pickup_id
          where k.client_id = l.client_id and k.label_id = l.label_id and c.state not in ('failed', 'cancelled'))`,
      'l.bought_at, l.label_id',
    ),
    [asked.clientId, asked.timeZone, since(asked), accountId],
  )

/** Labels that were bought before a moment and that nobody scanned, the oldest first. */
export const unscannedLabels = (asked: Asked, before: Date): Read<LabelFacts> =>
  queryOf(facts(`l.scanned_at is null and l.state = 'bought' and l.bought_at < $3`, 'l.bought_at, l.label_id'), [
    asked.clientId,
    asked.timeZone,
    before.toISOString(),
  ])

/** A label in dispute. */
export interface DisputedFacts extends LabelFacts {
  readonly state: 'disputed' | 'voided'
  readonly answer: string
  readonly version: number
  readonly can_ask: boolean
}

/** Labels that may be charged though they were to be given back, the oldest first. */
export const disputedLabels = ({ clientId, timeZone }: Asked): Read<DisputedFacts> => ({
  compile: () =>
    CompiledQuery.raw(
      facts(
        'l.dispute_settled_at is null',
        'l.bought_at, l.label_id',
        `(l.state = 'disputed' or (l.state = 'voided' and l.scanned_at is not null))`,
        `, l.state, l.answer, s.version, l.state = 'disputed' and exists (
             select from booking b
              where b.client_id = l.client_id and b.tender_id = l.tender_id and b.state = 'live' and s.status = 'T') as can_ask`,
      ),
      [clientId, timeZone],
    ) as CompiledQuery<DisputedFacts>,
})

/** Pounds of labels, to the hundredth. */
export const weightOf = (labels: readonly Pick<LabelFacts, 'weight_lb'>[]): number =>
  Math.round(labels.reduce((sum, { weight_lb }) => sum + weight_lb, 0) * 100) / 100

/** What labels cost together, by currency; what no carrier named is left out. Minor units. */
export function chargesOf(labels: readonly Pick<LabelFacts, 'charge' | 'currency'>[]) {
  const known = labels.flatMap(({ charge, currency }) => (charge === null ? [] : [{ charge, currency }]))
  return [...Map.groupBy(known, ({ currency }) => currency)].map(([currency, some]) => ({
    currency,
    charge: some.reduce((sum, { charge }) => sum + charge, 0),
  }))
}
