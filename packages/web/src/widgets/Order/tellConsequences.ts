import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { makeCall } from '../../api/call.ts'
import { text } from '../../texts/texts.ts'
import { notify } from '../../ui/notify.ts'
import { notifyLeading } from '../../ui/notifyUndo.tsx'

/** Whether there is a way to tell the carrier at all; not while its order is under way or of unknown outcome. */
const canTell = (shipmentId: number): Promise<boolean> =>
  makeCall(ShipmentDetails, { body: { shipmentId } }).then(
    ({ booking }) => booking.tellWays.length > 0,
    () => false,
  )

/** After a change of a booked shipment: what it means, and the way to where the carrier is told. */
export async function tellConsequences(
  shipmentId: number,
  consequences: readonly ('rerate' | 'revision' | 'tellCarrier')[],
  lead: () => void,
): Promise<void> {
  const meant = (['tellCarrier', 'rerate'] as const).filter(one => consequences.includes(one))
  if (meant.length === 0) {
    notify.warn(text('order.then_revision'))
    return
  }
  // The revision of the bill goes with the word to the carrier.
  const words = meant.map(one => text(`order.then_${one}`)).join(' ')
  if (await canTell(shipmentId)) notifyLeading(words, text('carrierOrders.tellCarrier'), lead)
  else notify.warn(words)
}
