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

/** Moves a shipment to a status past its rules, so that a test can start there. */
export async function putInStatus(
  node: TestNode,
  person: Person,
  shipmentId: number,
  status: 'O' | 'Q' | 'T' | 'A' | 'D' | 'V',
): Promise<void> {
  await node.app.db
    .forClient(person.clientId)
    .transaction(tx =>
      tx
        .updateTable('shipment')
        .set({ status })
        .where('client_id', '=', person.clientId)
        .where('shipment_id', '=', shipmentId)
        .execute(),
    )
}
