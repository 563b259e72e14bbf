import type { AskCarrier } from '@waybill/contract/calls/Shipment/AskCarrier.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { lockShipment } from '../shipments/index.ts'

export const askCarrier: Handler<typeof AskCarrier> = async ({ app, tx, who, input }) => {
  const { clientId } = who
  const { shipmentId } = await lockShipment(tx, clientId, input.shipmentId)
  const open = await tx
    .selectFrom('booking')
    .select('booking_id')
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .where('way', '=', 'api')
    .where('sent_at', 'is not', null)
    .where('state', 'in', ['reserved', 'unknown'])
    .executeTakeFirst()
  if (open === undefined) throw new Refusal('NothingToAsk')
  await app.jobs.enqueue(tx, 'AskOrder', { clientId, bookingId: open.booking_id, until: 'asked' })
  return { Status: 'Success' as const }
}
