import { putTender, tendersOf } from './booked.ts'
import type { Person } from './company.ts'
import type { TestNode } from './node.ts'

/** What the history holds of a shipment, oldest first. */
export const historyOf = (node: TestNode, person: Person, shipmentId: number) =>
  node.app.db
    .forClient(person.clientId)
    .read(
      node.app.db.query
        .selectFrom('audit_entry')
        .select(['action', 'actor', 'before', 'after'])
        .where('client_id', '=', person.clientId)
        .where('entity', '=', 'shipment')
        .where('entity_id', '=', shipmentId)
        .orderBy('audit_id'),
    )

/** Moves a shipment to a status past its rules, with the order it has there, so that a test can start there. */
export async function putInStatus(
  node: TestNode,
  person: Person,
  shipmentId: number,
  status: 'O' | 'Q' | 'T' | 'A' | 'D' | 'V',
): Promise<void> {
  const db = node.app.db.forClient(person.clientId)
  await db.transaction(tx =>
    tx
      .updateTable('shipment')
      .set({ status })
      .where('client_id', '=', person.clientId)
      .where('shipment_id', '=', shipmentId)
      .execute(),
  )
  const isBooked = status === 'T' || status === 'A' || status === 'D'
  if (isBooked && (await tendersOf(node, person, shipmentId)).length === 0) await putTender(node, person, shipmentId)
}
