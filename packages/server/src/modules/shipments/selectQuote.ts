import type { Tx } from '../../db/open.ts'
import type { ShipmentRecord } from './shipmentStore.ts'

/**
 * Chooses a price for a locked shipment until somebody picks another. No new version: it is a proposal, and nothing that
 * anybody entered changes.
 */
export async function selectQuote(
  tx: Tx,
  { clientId, shipmentId }: ShipmentRecord,
  quoteId: number | null,
): Promise<void> {
  await tx
    .updateTable('shipment')
    .set({ selected_quote_id: quoteId })
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .execute()
}
