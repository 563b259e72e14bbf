import type { GETPackinglist } from '@waybill/contract/calls/Shipment/GETPackinglist.ts'
import { recordChange } from '../../audit.ts'
import { settingOf } from '../../companySettings.ts'
import type { Handler } from '../../handler.ts'
import { paperLogo } from '../../letterhead.ts'
import { loadShipment } from '../shipments/index.ts'
import { carriersOf } from './carriers.ts'
import { ordersOnLines } from './ordersOnPapers.ts'
import { type HandedOut, keepPrinted, keptPapers } from './printedPapers.ts'

export const getPackinglist: Handler<typeof GETPackinglist> = async ({ app, db, who, input, request, now }) => {
  const { clientId } = who
  const record = await loadShipment(db, clientId, input.shipmentId)
  const { shipmentId } = record
  const [carrier = null] = await carriersOf(app, db, [record])
  const [orders = new Map()] = await ordersOnLines(app, db, [record])
  const referenceLabels = await settingOf(app, db, clientId, 'referenceLabels')
  const { bundlePdf, drawnList } = await import('./bundle.ts')
  const title = `Packing list ${record.bolNumber}`
  const listed = { record, carrier, sample: who.isDemo, orders, referenceLabels }
  const drawn = drawnList(listed, await paperLogo(app, clientId))
  const kept = await (await keptPapers(app, db, clientId, [shipmentId])).bytes(drawn.paper)
  const body = kept ?? (await bundlePdf(title, [drawn]))
  const paper: HandedOut = { ...drawn.paper, content: body }
  const doer = { who, requestId: request.id, at: now }
  const after = { documents: ['packing-list'] }
  await db.transaction(async tx => {
    await keepPrinted(app, tx, doer, [paper])
    await recordChange(tx, doer, { entity: 'shipment', entityId: shipmentId, action: 'printed', after })
  })
  return { name: `${title}.pdf`, mime: 'application/pdf', body, inline: true }
}
