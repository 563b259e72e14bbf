import type { SettleTrackingEvent } from '@waybill/contract/calls/NewTrackingAPI/SettleTrackingEvent.ts'
import { isTrackingStatus, trackingReach } from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { lockShipment } from '../shipments/index.ts'
import { keepDecisions } from './decideEvent.ts'
import { moveByEvent } from './moveByEvent.ts'
import { tellStatus } from './notice.ts'

/**
 * Accepting moves the shipment as if staff had entered the event. Taking back strikes it from what is believed; where it
 * had moved the shipment, staff move it back with the shipment's own actions, which ask for a reason.
 */
export const settleTrackingEvent: Handler<typeof SettleTrackingEvent> = async given => {
  const { app, tx, who, query, input, request, now } = given
  const { clientId } = who
  const found = await tx
    .selectFrom('tracking_event')
    .select('shipment_id')
    .where('client_id', '=', clientId)
    .where('event_id', '=', input.eventId)
    .executeTakeFirst()
  if (!found) throw new Refusal('NotFound')
  const isTakeBack = query.flag === 'takeBack'
  if (isTakeBack && input.comments === '') {
    throw new Refusal('InvalidInput', {}, [{ at: 'body.comments', code: 'required', params: {} }])
  }
  const before = await lockShipment(tx, clientId, found.shipment_id)
  const at = now.toISOString()
  const row = await tx
    .updateTable('tracking_event')
    .set(isTakeBack ? { taken_back_at: at, taken_back_why: input.comments } : { accepted_at: at })
    .where('client_id', '=', clientId)
    .where('event_id', '=', input.eventId)
    .where('taken_back_at', 'is', null)
    .$if(!isTakeBack, update => update.where('accepted_at', 'is', null))
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Refusal('EventSettled')
  // One that was never accepted was taken back before it could do anything; any other keeps what it did.
  if (isTakeBack && row.decision === 'waits') await keepDecisions(tx, clientId, new Map([[row.event_id, 'takenBack']]))
  const doer = { who, requestId: request.id, at: now }
  const { shipmentId, uniqueName } = before
  const action = isTakeBack ? 'event taken back' : 'event accepted'
  const after = {
    note: [row.description || (row.status ?? row.code), input.comments].filter(text => text !== '').join(': '),
  }
  await recordChange(tx, doer, { entity: 'shipment', entityId: shipmentId, action, after })
  if (!isTakeBack && row.status !== null && isTrackingStatus(row.status)) {
    const { status, description, local_time: local, city, state } = row
    const instant = Date.parse(row.happened_at)
    const how = { by: 'staff', source: who.name, event: status, instant, stopId: row.stop_id } as const
    const { record, shows } = await moveByEvent(app, tx, doer, before, how)
    const decision = record.version !== before.version ? 'moved' : trackingReach(status) === null ? 'nothing' : 'behind'
    await keepDecisions(tx, clientId, new Map([[row.event_id, decision]]))
    const news = { status: shows ?? status, description, local, city, state }
    await tellStatus(app, tx, record, news, instant, row.notified)
  }
  await app.realtime.tell({ clientId, topic: 'tracking', uniqueName, data: { shipmentId } }, tx)
  return { Status: 'Success' }
}
