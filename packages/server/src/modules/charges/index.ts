import { CompiledQuery, sql } from 'kysely'
import type { TenantDb, Tx } from '../../db/open.ts'
import { spreadCharges } from './spread.ts'

export { chargeByLabels } from './byLabels.ts'
export { bornBy } from './spread.ts'

interface Charged {
  readonly clientId: number
  readonly tenderId: number
}

/**
 * Writes what awarded freight was bought at, from the price that was copied when it was offered; nothing for freight
 * without a price of ours, and nothing twice: an order may be swapped away and back. Where the lines do not make the
 * total, one of kind `rest` says what they leave.
 */
export async function chargeAwarded(tx: Tx, { clientId, tenderId }: Charged, at: Date): Promise<void> {
  await sql`
    with priced as (
      select * from tender where client_id = ${clientId} and tender_id = ${tenderId} and total is not null
    ), line as (
      select x.n, x.line ->> 'kind' as kind, coalesce(x.line ->> 'code', '') as code, (x.line ->> 'amount')::bigint as amount
        from priced cross join lateral jsonb_array_elements(charges) with ordinality x (line, n)
    ), whole as (
      select * from line
       union all
      select jsonb_array_length(charges) + 1, 'rest', '', total - coalesce((select sum(amount) from line), 0) from priced
    )
    insert into charge (client_id, tender_id, amendment_no, line_no, shipment_id, phase, kind, code, amount, currency, source, made_at)
    select t.client_id, t.tender_id, 0, w.n, t.shipment_id, 'quoted', w.kind, w.code, w.amount, t.currency,
           coalesce(t.price_sheet_id::text, ''), ${at.toISOString()}
      from priced t cross join whole w where w.kind <> 'rest' or w.amount <> 0
    on conflict do nothing`.execute(tx)
  await spreadCharges(tx, { clientId, tenderId, amendmentNo: 0 }, at)
}

/** A price that takes the place of the one something was bought at. Amounts are minor units of `currency`. */
export interface AmendedPrice {
  readonly priceSheetId: number
  readonly total: number
  readonly currency: string
  /** As the source gave them. */
  readonly charges: unknown
}

/** Keeps an accepted price as the next set of charges. The caller holds the shipment's lock. */
export async function amendCharges(
  tx: Tx,
  { clientId, tenderId, shipmentId }: Charged & { readonly shipmentId: number },
  { priceSheetId, total, currency, charges }: AmendedPrice,
  at: Date,
): Promise<void> {
  const { rows } = await sql<{ amendment_no: number }>`
    with line as (
      select x.n, x.line ->> 'kind' as kind, coalesce(x.line ->> 'code', '') as code, (x.line ->> 'amount')::bigint as amount
        from jsonb_array_elements(${JSON.stringify(charges)}::jsonb) with ordinality x (line, n)
    ), whole as (
      select * from line
       union all
      select (select count(*) from line) + 1, 'rest', '', ${total}::bigint - coalesce((select sum(amount) from line), 0)
    )
    insert into charge (client_id, tender_id, amendment_no, line_no, shipment_id, phase, kind, code, amount, currency, source, made_at)
    select ${clientId}, ${tenderId},
           (select coalesce(max(amendment_no), 0) + 1 from charge where client_id = ${clientId} and tender_id = ${tenderId}),
           w.n, ${shipmentId}, 'amended', w.kind, w.code, w.amount, ${currency}, ${String(priceSheetId)}, ${at.toISOString()}
      from whole w where w.kind <> 'rest' or w.amount <> 0
    returning amendment_no`.execute(tx)
  const [first] = rows
  if (first !== undefined) await spreadCharges(tx, { clientId, tenderId, amendmentNo: first.amendment_no }, at)
}

/** A set of charges: the price something was bought at, one that was accepted after it, or what its labels cost. */
export interface ChargeSet {
  /** 0: the purchase; above it, later ones in their order. */
  readonly amendmentNo: number
  readonly phase: 'quoted' | 'amended' | 'labels'
  /** Minor units of `currency`. */
  readonly total: number
  readonly currency: string
  /** The price it was taken from; blank where it came from none. */
  readonly source: string
}

/** Of the sets of an order those that were agreed with its carrier, which its carrier hears of. */
export const agreedSets = (sets: readonly ChargeSet[]): readonly ChargeSet[] =>
  sets.filter(({ phase }) => phase !== 'labels')

/** One part of a price. Minor units of its set's currency. */
export interface ChargeLine {
  readonly kind: string
  readonly code: string
  readonly amount: number
}

/** What one set of charges is made of, in its own order; lines of one kind and code are one. */
export const chargeLines = (
  db: Pick<TenantDb, 'read'>,
  { clientId, tenderId }: Charged,
  amendmentNo: number,
): Promise<readonly ChargeLine[]> =>
  db.read({
    compile: () =>
      CompiledQuery.raw(
        `select kind, code, sum(amount)::bigint as amount
           from charge
          where client_id = $1 and tender_id = $2 and amendment_no = $3
          group by kind, code order by min(line_no)`,
        [clientId, tenderId, amendmentNo],
      ) as CompiledQuery<ChargeLine>,
  })

/** The sets of charges of an order, the one that holds first; none for freight without a price of ours. */
export const chargeSets = (
  db: Pick<TenantDb, 'read'>,
  { clientId, tenderId }: Charged,
): Promise<readonly ChargeSet[]> =>
  db.read({
    compile: () =>
      CompiledQuery.raw(
        `select amendment_no as "amendmentNo", min(phase) as phase, sum(amount)::bigint as total, min(currency) as currency,
                min(source) as source
           from charge
          where client_id = $1 and tender_id = $2 group by amendment_no order by amendment_no desc`,
        [clientId, tenderId],
      ) as CompiledQuery<ChargeSet>,
  })
