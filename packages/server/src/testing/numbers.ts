import { sql } from 'kysely'
import type { Person } from './company.ts'
import type { TestNode } from './node.ts'

/** Gives a shipment a PRO number and labels with tracking numbers, without a carrier that would choose them. */
export const numbered = (
  { app }: TestNode,
  { clientId }: Pick<Person, 'clientId'>,
  shipmentId: number,
  { pro, tracking = [] }: { readonly pro?: string; readonly tracking?: readonly string[] },
): Promise<void> =>
  app.db.forClient(clientId).transaction(async tx => {
    const of = { client_id: clientId, shipment_id: shipmentId }
    if (pro !== undefined) {
      await tx
        .insertInto('shipment_reference')
        .values({ ...of, kind: 'pro', number: 1, value: pro })
        .execute()
    }
    for (const [index, number] of tracking.entries()) {
      const label = { unit_id: 1, place: index + 1, tender_id: 1, transmission_id: 1, state: 'voided' }
      await tx
        .insertInto('label')
        .values({ ...of, ...label, tracking_number: number })
        .execute()
    }
  })

/** Gives a shipment so many PRO numbers, and as many labels: an index is worth its way by then. */
export const muchNumbered = (
  { app }: TestNode,
  { clientId }: Pick<Person, 'clientId'>,
  shipmentId: number,
  count: number,
): Promise<void> =>
  app.db.forClient(clientId).transaction(async tx => {
    await sql`
      insert into shipment_reference (client_id, shipment_id, kind, number, value)
      select ${clientId}, ${shipmentId}, 'pro', n, '77' || lpad(n::text, 7, '0') from generate_series(1, ${count}) n`.execute(
      tx,
    )
    await sql`
      insert into label (client_id, shipment_id, unit_id, place, tender_id, transmission_id, state, tracking_number)
      select ${clientId}, ${shipmentId}, 1, n, 1, 1, 'voided', '1Z' || lpad(n::text, 9, '0')
        from generate_series(1, ${count}) n`.execute(tx)
  })
