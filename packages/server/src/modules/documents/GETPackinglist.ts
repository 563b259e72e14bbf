import type { GETPackinglist } from '@waybill/contract/calls/Shipment/GETPackinglist.ts'
import type { Handler } from '../../handler.ts'
import { paperLogo } from '../../letterhead.ts'
import { loadShipment } from '../shipments/index.ts'
import { carriersOf } from './carriers.ts'
import { packingListModels } from './models.ts'
import { ordersOnLines } from './ordersOnPapers.ts'

export const getPackinglist: Handler<typeof GETPackinglist> = async ({ app, db, who, input }) => {
  const record = await loadShipment(db, who.clientId, input.shipmentId)
  const [carrier = null] = await carriersOf(app, db, [record])
  const [orders = new Map()] = await ordersOnLines(app, db, [record])
  const { drawPackingList, drawTogether } = await import('@waybill/documents')
  const lists = packingListModels({ record, carrier, sample: who.isDemo, orders })
  const logo = await paperLogo(app, who.clientId)
  const title = `Packing list ${record.bolNumber}`
  const bytes = await drawTogether(
    title,
    lists.map(list => paper => drawPackingList(paper, { ...list, ...logo })),
  )
  return {
    name: `${title}.pdf`,
    mime: 'application/pdf',
    body: Buffer.from(bytes),
    inline: true,
  }
}
