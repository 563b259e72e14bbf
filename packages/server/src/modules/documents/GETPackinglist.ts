import type { GETPackinglist } from '@waybill/contract/calls/Shipment/GETPackinglist.ts'
import type { Handler } from '../../handler.ts'
import { loadShipment } from '../shipments/index.ts'
import { carriersOf } from './carriers.ts'
import { packingListModel } from './models.ts'

export const getPackinglist: Handler<typeof GETPackinglist> = async ({ app, db, who, input }) => {
  const record = await loadShipment(db, who.clientId, input.shipmentId)
  const [carrier = null] = await carriersOf(app, db, [record])
  const { packingListPdf } = await import('@waybill/documents')
  const bytes = await packingListPdf(packingListModel({ record, carrier, due: '', sample: who.isDemo }))
  return {
    name: `Packing list ${record.bolNumber}.pdf`,
    mime: 'application/pdf',
    body: Buffer.from(bytes),
    inline: true,
  }
}
