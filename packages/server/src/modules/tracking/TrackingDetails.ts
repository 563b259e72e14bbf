import type { TrackingDetails } from '@waybill/contract/calls/NewTrackingAPI/TrackingDetails.ts'
import { isTrackingStatus, notifiedOf, type Problem, trackingReach, validateEvent, zonedInstant } from '@waybill/domain'
import type { Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { lockShipment } from '../shipments/index.ts'
import { keepDecisions } from './decideEvent.ts'
import { destinationZone, insertEvents, wireEventOf, zoneAt } from './events.ts'
import { moveByEvent } from './moveByEvent.ts'
import { tellStatus } from './notice.ts'
import { shipmentAsked } from './shipmentAsked.ts'

const issueOf = ({ at, code, params }: Problem) => ({
  at: `body.${at}`,
  // Specification §5 has its own words for this one.
  code: at === 'status' ? 'selectStatus' : code,
  params,
})

export const trackingDetails: Handler<typeof TrackingDetails> = async ({ app, tx, who, input, request, now }) => {
  const before = await lockShipment(tx, who.clientId, shipmentAsked(who, input.shipmentId))
  const zone = zoneAt(before, input.state.toUpperCase())
  // Whoever enters it may look at the clock of either end.
  const clocks = [before.originZone, destinationZone(before)].map(each => localNow(now, each))
  const latest = clocks.reduce((a, b) => (`${a.date}${a.time}` > `${b.date}${b.time}` ? a : b))
  const problems = validateEvent(input, latest, before.createdAt.slice(0, 10))
  if (problems.length > 0 || !isTrackingStatus(input.status)) {
    throw new Refusal('InvalidInput', {}, problems.map(issueOf))
  }
  const { status, description, city, notes } = input
  const stopId = input.stopId ?? null
  if (stopId !== null && !before.shipment.stops.some(stop => stop.stopId === stopId)) throw new Refusal('NotFound')
  const isStaff = !('kind' in who)
  const local = `${input.date}T${input.time}`
  const instant = Math.min(zonedInstant(local, zone), now.getTime())
  const state = input.state.toUpperCase()
  const notified = notifiedOf(input.notifications)
  const [row] = await insertEvents(
    tx,
    before,
    [
      {
        ...{ source: isStaff ? ('staff' as const) : ('link' as const), status, description, local, instant },
        ...{
          city,
          state,
          stopId,
          country: '',
          notes,
          notified,
          by: who.name,
          key: crypto.randomUUID(),
          accepted: isStaff,
        },
      },
    ],
    now,
  )
  if (row === undefined) throw new Error('a new tracking event was taken for an old one')
  const doer = { who, requestId: request.id, at: now }
  const { record, shows } = isStaff
    ? await moveByEvent(app, tx, doer, before, { by: 'staff', source: who.name, event: status, instant, stopId })
    : { record: before, shows: status }
  const moved = record.version !== before.version
  const decision = isStaff ? (moved ? 'moved' : trackingReach(status) === null ? 'nothing' : 'behind') : 'waits'
  await keepDecisions(tx, who.clientId, new Map([[row.event_id, decision]]))
  const news = { status: shows ?? status, description, local, city, state }
  // What a stranger says is mailed to nobody until staff accept it: a link is no way to send mail through us.
  if (isStaff) await tellStatus(app, tx, record, news, instant, notified)
  const { clientId, shipmentId, uniqueName, bolNumber, createdBy } = before
  const data = { shipmentId, bolNumber, createdBy, status, source: row.source }
  await app.realtime.tell({ clientId, topic: 'tracking', uniqueName, data }, tx)
  return { Status: 'Success', event: wireEventOf(row) }
}
