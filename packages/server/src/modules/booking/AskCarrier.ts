import type { AskCarrier } from '@waybill/contract/calls/Shipment/AskCarrier.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { lockShipment } from '../shipments/index.ts'
import { CANCEL_DEADLINE_MS } from './transmitCancel.ts'

/** Asks now what became of orders nobody heard about, and of cancellations that no carrier has answered yet. */
export const askCarrier: Handler<typeof AskCarrier> = async ({ app, tx, who, input, now }) => {
  const { clientId } = who
  const { shipmentId } = await lockShipment(tx, clientId, input.shipmentId)
  const open = await tx
    .selectFrom('tender as t')
    .innerJoin('transmission as x', join =>
      join.onRef('x.client_id', '=', 't.client_id').onRef('x.tender_id', '=', 't.tender_id'),
    )
    .select('t.tender_id')
    .where('t.client_id', '=', clientId)
    .where('t.shipment_id', '=', shipmentId)
    .where('x.kind', '=', 'book')
    .where('x.left_at', 'is not', null)
    .where('t.state', 'in', ['committing', 'unknown', 'givenUp'])
    .where('t.call_note', '=', '')
    .execute()
  const cancelling = await tx
    .selectFrom('transmission as x')
    .innerJoin('booking as b', join =>
      join.onRef('b.client_id', '=', 'x.client_id').onRef('b.tender_id', '=', 'x.tender_id'),
    )
    .select(['x.transmission_id', 'x.left_at'])
    .where('x.client_id', '=', clientId)
    .where('x.shipment_id', '=', shipmentId)
    .where('x.kind', '=', 'cancel')
    .where('x.outcome', '=', 'open')
    .where('b.state', '=', 'cancelling')
    .execute()
  const labels = await tx
    .selectFrom('transmission')
    .select('transmission_id')
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .where('kind', '=', 'label')
    .where('outcome', '=', 'unknown')
    .execute()
  if (open.length + cancelling.length + labels.length === 0) throw new Refusal('NothingToAsk')
  for (const { tender_id } of open) await app.due.put(tx, 'ask', { clientId, subjectId: tender_id }, now)
  for (const { transmission_id: subjectId } of labels) await app.due.put(tx, 'labels', { clientId, subjectId }, now)
  // One that is being asked this moment is not asked a second time beside it.
  const isAnswered = (leftAt: string | null) =>
    leftAt === null || Date.parse(leftAt) + CANCEL_DEADLINE_MS < now.getTime()
  for (const { transmission_id: subjectId } of cancelling.filter(one => isAnswered(one.left_at))) {
    await app.due.put(tx, 'transmit', { clientId, subjectId }, now)
  }
  return { Status: 'Success' as const }
}
