import type { AskCarrier } from '@waybill/contract/calls/Shipment/AskCarrier.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { lockShipment } from '../shipments/index.ts'

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
  if (open.length === 0) throw new Refusal('NothingToAsk')
  for (const { tender_id } of open) await app.due.put(tx, 'ask', { clientId, subjectId: tender_id }, now)
  return { Status: 'Success' as const }
}
