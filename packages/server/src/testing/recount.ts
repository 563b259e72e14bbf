import { sql } from 'kysely'
import type { Person } from './company.ts'
import type { TestNode } from './node.ts'

/**
 * Lines of orders whose counts are not what their allocations say, allocations that stand on no line of their shipment, and
 * lines of which more is planned, shipped and cancelled than was ordered: there are none, whatever happened.
 */
export const miscounted = (node: TestNode, { clientId }: Pick<Person, 'clientId'>) =>
  node.app.db.forClient(clientId).transaction(async tx => {
    const { rows } = await sql<{ what: string; line_id: number }>`
      select 'count' as what, l.line_id from sales_order_line l
       where l.client_id = ${clientId} and row(l.planned, l.shipped) is distinct from (
               select row(coalesce(sum(a.quantity) filter (where a.state = 'planned'), 0),
                      coalesce(sum(a.quantity) filter (where a.state = 'shipped'), 0))
                 from allocation a where a.client_id = l.client_id and a.line_id = l.line_id and a.order_id = l.order_id)
       union all
      select 'line', a.line_id from allocation a
       where a.client_id = ${clientId} and a.state <> 'released' and not exists (
               select from shipment_line s where s.client_id = a.client_id and s.shipment_id = a.shipment_id
                  and s.line_id = a.shipment_line_id)
       union all
      select 'over', line_id from sales_order_line
       where client_id = ${clientId} and planned + shipped + cancelled > quantity
       union all
      select 'freight', l.line_id from shipment_line l
       where l.client_id = ${clientId} and (l.pieces, l.weight_lb) is distinct from (
               select (sum(c.pieces)::int, sum(c.weight_lb)) from unit_content c
                where c.client_id = l.client_id and c.shipment_id = l.shipment_id and c.line_id = l.line_id)`.execute(
      tx,
    )
    return rows
  })
