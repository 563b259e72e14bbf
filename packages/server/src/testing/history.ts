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

/** Has a shipment tendered with a carrier past its rules, as its lists and papers name it. */
export async function putWithCarrier(node: TestNode, person: Person, shipmentId: number, scac: string): Promise<void> {
  await putInStatus(node, person, shipmentId, 'T')
  await node.app.db.forClient(person.clientId).transaction(tx =>
    tx
      .updateTable('shipment')
      .set({ carrier_scac: scac, carrier_name: `Test Freight ${scac}` })
      .where('client_id', '=', person.clientId)
      .where('shipment_id', '=', shipmentId)
      .execute(),
  )
}

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
