import { sql } from 'kysely'
import type { TenantDb, Tx } from '../../db/open.ts'

/** Shipments whose facts one transaction says anew. */
const STEP = 500

/**
 * What this transaction finds awarded was known since its award, as of freight of before: all else that is owed is known when the
 * database writes it, so that no node's clock changes a past day.
 */
export async function knownSinceAward(tx: Tx): Promise<void> {
  await sql`select set_config('app.counts_anew', 'on', true)`.execute(tx)
}

/**
 * Says the facts of all shipments of a company anew, oldest first, and their sums with them: after an update that tells more
 * of them, or when the company's clock moved. Whatever is written meanwhile counts once all the same.
 * @param goesOn asked between the steps
 * @returns whether the last of them was reached
 */
export async function countAnew(
  db: TenantDb,
  clientId: number,
  goesOn: () => Promise<boolean> = async () => true,
  step = STEP,
): Promise<boolean> {
  for (let after = 0; ; ) {
    const ids = await db.transaction(async tx => {
      await knownSinceAward(tx)
      const { rows } = await sql<{ shipment_id: number }>`
        select s.shipment_id, refresh_fact(s.client_id, s.shipment_id), refresh_benchmark(s.client_id, s.shipment_id),
               compare_prices(s.client_id, s.shipment_id)
          from (select client_id, shipment_id from shipment
                 where client_id = ${clientId} and shipment_id > ${after} order by shipment_id limit ${step}) s`.execute(
        tx,
      )
      return rows.map(row => row.shipment_id)
    })
    const last = ids.at(-1)
    if (last === undefined || ids.length < step) return true
    if (!(await goesOn())) return false
    after = last
  }
}

const dimensions = 'day, mode, scac, site_id, from_state, to_state, terms, currency'
const measures = [
  ...[
    'shipments',
    'weight_lb',
    'units',
    'priced',
    'priced_lb',
    'charge',
    'agreed',
    'invoiced',
    'invoices',
    'itemized',
    'fuel',
  ],
  ...['accessorials', 'pickups', 'pickups_on_time', 'pickups_unconfirmed', 'deliveries', 'on_time_consignee'],
  ...['on_time_carrier', 'excused', 'deliveries_unconfirmed'],
  ...['miles', 'mileage_charge'],
]

/**
 * Adds to the sums, and to the counts of buckets, what they lack of a recount: nothing, unless somebody wrote past the triggers.
 * Both are read as they stand at one moment, so what is written meanwhile counts once. What is owed is added up anew by the next fold.
 */
export async function mendSums(tx: Tx, clientId: number): Promise<void> {
  // Two who mend at once would both add what one of them lacks.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`figures/${clientId}`}, 0))`.execute(tx)
  await sql`delete from accrual_folded where client_id = ${clientId}`.execute(tx)
  await sql`delete from accrual_month where client_id = ${clientId}`.execute(tx)
  const minus = measures.map(one => `-${one}`).join(', ')
  const sums = measures.map(one => `sum(${one})`).join(', ')
  const some = measures.map(one => `sum(${one}) <> 0`).join(' or ')
  await sql`
    insert into shipment_rollup_delta (client_id, ${sql.raw(dimensions)}, ${sql.raw(measures.join(', '))})
    select ${clientId}::int, ${sql.raw(`${dimensions}, ${sums}`)}
      from (select ${sql.raw(`${dimensions}, ${measures.join(', ')}`)} from shipment_fact where client_id = ${clientId}
            union all
            select ${sql.raw(`${dimensions}, ${minus}`)} from shipment_figure where client_id = ${clientId}) d
     group by ${sql.raw(dimensions)} having ${sql.raw(some)}`.execute(tx)
  await sql`
    insert into shipment_count_delta (client_id, user_id, bucket, n)
    select ${clientId}::int, user_id, bucket, sum(n)
      from (select o.owner as user_id, s.bucket, 1 as n from shipment s
             cross join lateral (select 0 union select s.created_by union select s.assigned_to) o (owner)
             where s.client_id = ${clientId} and o.owner is not null
            union all
            select user_id, bucket, -n from bucket_count where client_id = ${clientId}) d
     group by 1, 2, 3 having sum(n) <> 0`.execute(tx)
}

const accrued = 'shipments, planned, agreed, invoiced, accrued, over_invoiced'

/** A sum that is not what a recount of the shipments gives. */
export interface Difference {
  readonly what: string
  readonly key: string
}

/**
 * Where kept figures differ from a recount over the shipments themselves: facts, what they are compared by, sums, what is owed,
 * and counts of buckets.
 * None, whatever happened.
 */
export const recountDifferences = async (tx: Tx, clientId: number): Promise<readonly Difference[]> => {
  const sums = measures.map(one => `sum(${one})`).join(', ')
  const some = measures.map(one => `sum(${one}) <> 0`).join(' or ')
  const { rows } = await sql<Difference>`
    (select 'fact' as what, shipment_id::text as key
       from ((select * from shipment_fact where client_id = ${clientId} except select * from shipment_fact_now where client_id = ${clientId})
             union all
             (select * from shipment_fact_now where client_id = ${clientId} except select * from shipment_fact where client_id = ${clientId})) f)
    union all
    select 'benchmark', shipment_id::text
      from ((select * from shipment_benchmark where client_id = ${clientId}
             except select * from shipment_benchmark_now where client_id = ${clientId})
            union all
            (select * from shipment_benchmark_now where client_id = ${clientId}
             except select * from shipment_benchmark where client_id = ${clientId})) b
    union all
    select 'sum', x.key from (
      (select ${sql.raw(`(${dimensions})::text as key, ${sums}`)} from shipment_figure where client_id = ${clientId}
        group by ${sql.raw(dimensions)} having ${sql.raw(some)}
       except
       select ${sql.raw(`(${dimensions})::text, ${sums}`)} from shipment_fact_now where client_id = ${clientId} group by ${sql.raw(dimensions)})
      union all
      (select ${sql.raw(`(${dimensions})::text, ${sums}`)} from shipment_fact_now where client_id = ${clientId} group by ${sql.raw(dimensions)}
       except
       select ${sql.raw(`(${dimensions})::text, ${sums}`)} from shipment_figure where client_id = ${clientId}
        group by ${sql.raw(dimensions)})) x
    union all
    select 'owed', coalesce(e.shipment_id, f.shipment_id)::text
      from (select shipment_id, sum(agreed) as agreed, sum(invoiced) as invoiced, sum(shipments) as n
              from accrual_entry where client_id = ${clientId} group by 1 having sum(shipments) <> 0 or sum(agreed) <> 0) e
      full join (select * from shipment_fact_now where client_id = ${clientId} and priced > 0) f using (shipment_id)
     where (e.agreed, e.invoiced, e.n) is distinct from (f.agreed::numeric, f.invoiced::numeric, f.priced::bigint)
    union all
    select 'accrual', d.key
      from (select (known_month, month, mode, scac, site_id, from_state, to_state, terms, currency)::text as key, ${sql.raw(accrued)}
              from accrual_month where client_id = ${clientId}
            union all
            select (date_trunc('month', known_at at time zone 'UTC')::date, date_trunc('month', day)::date, mode, scac, site_id, from_state,
                    to_state, terms, currency)::text, ${sql.raw(accrued.replaceAll(/\w+/g, '-$&'))}
              from accrual_change where client_id = ${clientId}
               and known_at < (select until from accrual_folded where client_id = ${clientId})) d
     group by d.key having ${sql.raw(accrued.replaceAll(/\w+/g, 'sum($&) <> 0').replaceAll(',', ' or'))}
    union all
    select 'bucket', b.key from (
      select coalesce(k.bucket, s.bucket) as key, coalesce(k.n, 0) as kept, coalesce(s.n, 0) as counted
        from (select bucket, sum(n) as n from bucket_count where client_id = ${clientId} and user_id = 0 group by 1) k
        full join (select bucket, count(*) as n from shipment where client_id = ${clientId} group by 1) s using (bucket)) b
     where b.kept <> b.counted`.execute(tx)
  return rows
}
