import { splitByWeight } from '@waybill/domain'
import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'

interface Spread {
  readonly clientId: number
  readonly tenderId: number
  readonly amendmentNo: number
}

/**
 * Shares one set of charges out over the orders on its shipment: its total by the weight of their freight, to the minor unit,
 * the rest to the heaviest (the first of equals), so that the set sums exactly. Where nothing weighs, packages count. Freight
 * that no order knows bears nothing. A set is written once and never changed; a shipment without orders has none.
 */
export async function spreadCharges(tx: Tx, { clientId, tenderId, amendmentNo }: Spread, at: Date): Promise<void> {
  const { rows } = await sql<{
    readonly order_id: number
    readonly shipment_id: number
    readonly weight: number
    readonly packages: number
    readonly total: number
    readonly currency: string
  }>`
    with price as (
      select shipment_id, sum(amount)::bigint as total, min(currency) as currency from charge
       where client_id = ${clientId} and tender_id = ${tenderId} and amendment_no = ${amendmentNo}
       group by shipment_id
    ), tied as (
      select a.order_id, a.shipment_line_id, a.quantity / sum(a.quantity) over (partition by a.shipment_line_id) as part
        from allocation a join price on price.shipment_id = a.shipment_id
       where a.client_id = ${clientId} and a.state <> 'released'
    )
    select tied.order_id, price.shipment_id, round(sum(l.weight_lb * tied.part), 2) as weight,
           round(sum(l.pieces * tied.part), 2) as packages, price.total, price.currency
      from price cross join tied
      join shipment_line l on l.client_id = ${clientId} and l.shipment_id = price.shipment_id
                          and l.line_id = tied.shipment_line_id
     group by tied.order_id, price.shipment_id, price.total, price.currency
     order by tied.order_id`.execute(tx)
  const [first] = rows
  if (first === undefined) return
  const basis = rows.some(({ weight }) => weight > 0) ? 'weight' : 'packages'
  const measures = rows.map(row => row[basis])
  const shares = splitByWeight(first.total, measures)
  await tx
    .insertInto('charge_spread')
    .values(
      rows.map((row, index) => ({
        ...{ client_id: clientId, tender_id: tenderId, amendment_no: amendmentNo, order_id: row.order_id, basis },
        ...{ shipment_id: row.shipment_id, measure: measures[index] ?? 0, amount: shares[index] ?? 0 },
        ...{ currency: first.currency, made_at: at.toISOString() },
      })),
    )
    .onConflict(oc => oc.doNothing())
    .execute()
}

/**
 * What each order bears of the price that its shipment has now, through `s`; for a lateral join: `amount`, `currency`. Of
 * what the consignee or a third party pays no order of ours bears anything.
 */
export const bornBy = (shipment: string, order: string): string => `
  select c.amount, c.currency from charge_spread c
    join tender t on t.client_id = c.client_id and t.tender_id = c.tender_id and t.state = 'awarded'
    join shipment paid on paid.client_id = c.client_id and paid.shipment_id = c.shipment_id and paid.terms = 'prepaid'
   where c.client_id = ${shipment}.client_id and c.shipment_id = ${shipment}.shipment_id and c.order_id = ${order}
   order by c.tender_id desc, c.amendment_no desc limit 1`
