import { CONSOLIDATED_MAX } from '@waybill/contract'
import type { GetSameDayShipments } from '@waybill/contract/calls/Shipment/GetSameDayShipments.ts'
import { destinationOf, originOf, pickupOf } from '@waybill/domain'
import type { Handler } from '../../handler.ts'
import { loadShipment } from '../shipments/index.ts'
import { onePlace } from './onePlace.ts'
import { untenderedOn } from './untendered.ts'

export const getSameDayShipments: Handler<typeof GetSameDayShipments> = async ({ db, who, input }) => {
  const { shipmentId, shipment, status } = await loadShipment(db, who.clientId, input.shipmentId)
  const { date } = pickupOf(shipment)
  const to = destinationOf(shipment)
  const isAsked = (status === 'O' || status === 'Q') && date !== ''
  const ends = [originOf(shipment), to].map(onePlace).join('\n')
  const asked = { date, zip: to.zip, except: shipmentId }
  const rows = isAsked ? await db.read(untenderedOn(who.clientId, asked)) : []
  const same = rows.filter(
    ({ origin, destination, is_last, mode }) =>
      is_last && mode === shipment.mode && [origin, destination].map(onePlace).join('\n') === ends,
  )
  return {
    shipments: same
      .slice(0, CONSOLIDATED_MAX)
      .map(({ shipment_id, version, bol_number }) => ({ shipmentId: shipment_id, version, BOLNumber: bol_number })),
    total: same.length,
  }
}
