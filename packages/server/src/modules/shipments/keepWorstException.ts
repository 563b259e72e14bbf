import type { Tx } from '../../db/open.ts'

/** The worst that is open about a shipment; all null: nothing is, and nothing will be while nothing happens. */
export interface WorstException {
  readonly kind: string | null
  readonly urgency: number | null
  readonly changesAt: string | null
}

/** Keeps with the head of a locked shipment what lists sort by. No version of it is made: nothing that a person edits is another. */
export async function keepWorstException(
  tx: Tx,
  clientId: number,
  shipmentId: number,
  { kind, urgency, changesAt }: WorstException,
): Promise<void> {
  await tx
    .updateTable('shipment')
    .set({ worst_exception: kind, exception_urgency: urgency, exception_changes_at: changesAt })
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .execute()
}
