import type { BuyLabels } from '@waybill/contract/calls/Labels/BuyLabels.ts'
import { holdsPackage, modes, packagesOf, statusNames } from '@waybill/domain'
import type { Handler } from '../../../handler.ts'
import { localNow } from '../../../places/localNow.ts'
import { Refusal } from '../../../refusal.ts'
import { labelsOf } from '../../labels/index.ts'
import { contentNow, lockShipment, saveShipment, stateOf } from '../../shipments/index.ts'
import { bookingOf } from '../bookings.ts'
import { refuseUnready } from '../readyToBook.ts'
import { carrierRow, refuseUninsured } from '../tenderCarrier.ts'
import { slotHolder } from '../tenders.ts'
import { orderLabels } from './orderLabels.ts'

const keyOf = ({ unitId, place }: { readonly unitId: number | null; readonly place: number }): string =>
  `${unitId}/${place}`

/** Asks for a label for each package that has none in force: under the order that holds the others, and bought once. */
export const buyLabels: Handler<typeof BuyLabels> = async ({ app, tx, who, request, now, input }) => {
  const { clientId } = who
  const before = await lockShipment(tx, clientId, input.shipmentId, input.version)
  const { shipmentId, status, shipment } = before
  const tender = await slotHolder(app, tx, clientId, shipmentId)
  const booking = tender === null ? null : await bookingOf(app, tx, clientId, tender.tenderId)
  if (!modes[shipment.mode].isLabelled || status !== 'T' || tender?.state !== 'awarded' || booking?.state !== 'live') {
    throw new Refusal('CannotBook', { status: statusNames[status] })
  }
  const labels = await labelsOf(app, tx, clientId, shipmentId)
  if (labels.some(({ state }) => state === 'asked' || state === 'unknown')) throw new Refusal('LabelsPending')
  const held = new Set(labels.filter(holdsPackage).map(keyOf))
  const missing = packagesOf(shipment).filter(one => !held.has(keyOf(one)))
  if (missing.length === 0) throw new Refusal('NothingToLabel')
  const carrier = { scac: tender.scac, name: tender.carrierName }
  refuseUnready(now, before, carrier)
  const listed = await carrierRow(tx, clientId, tender.scac, shipment.mode)
  if (listed !== undefined) refuseUninsured(listed, localNow(now, who.timeZone).date)
  const { contentNo } = await contentNow(tx, before, now)
  await orderLabels(app, tx, tender, { kind: 'label', contentNo, shipment }, one => !held.has(keyOf(one)))
  const doer = { who, requestId: request.id, at: now }
  const record = await saveShipment(app, tx, doer, before, { action: 'labelsAsked' })
  return { ...stateOf(record), asked: missing.length }
}
