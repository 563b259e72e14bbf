import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { type ShipmentRecord, saveShipment } from '../shipments/index.ts'

/** Takes a shipment whose carrier never got, turned down or gave back the order to Rate & route, to be booked anew. */
export async function returnToQuotes(
  app: App,
  tx: Tx,
  doer: Doer,
  record: ShipmentRecord,
  reason: string,
  action: 'refused' | 'notOrdered' | 'moved',
): Promise<ShipmentRecord> {
  if (record.status !== 'T') return record
  return saveShipment(app, tx, doer, record, {
    action,
    facts: {
      status: 'Q',
      carrierScac: '',
      carrierName: '',
      service: '',
      serviceDays: null,
      deliveryDate: null,
      totalCharge: null,
      tenderedAt: null,
      // It was that carrier's.
      proNumber: '',
    },
    note: reason,
  })
}
