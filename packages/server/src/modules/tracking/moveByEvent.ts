import {
  movesByEvent,
  progressByEvent,
  type ShipmentStatus,
  sentence,
  type TrackingStatus,
  trackingStatusNames,
} from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { limitTrackingLinks } from '../../identity/trackingLinks.ts'
import { type ShipmentRecord, saveShipment } from '../shipments/index.ts'

export interface Moving {
  readonly by: 'carrier' | 'staff'
  /** Who says so, for the history. */
  readonly source: string
  readonly event: TrackingStatus | null
  /** Milliseconds since 1970. */
  readonly instant: number
  /** The stop it names; null: none. */
  readonly stopId: number | null
}

export interface Moved {
  readonly record: ShipmentRecord
  readonly movedTo: ShipmentStatus | null
  /** What it shows of the whole shipment: one delivery of several shows that it is on its way. */
  readonly shows: TrackingStatus | null
}

/** Moves a shipment as far as an event says, step by step, each in the history; returns it as it then stands. */
export async function moveByEvent(app: App, tx: Tx, doer: Doer, before: ShipmentRecord, given: Moving): Promise<Moved> {
  const { by, source, event, instant, stopId } = given
  const { stops } = before.shipment
  const index = stopId === null ? -1 : stops.findIndex(stop => stop.stopId === stopId)
  const at = new Date(instant).toISOString()
  const isOnTheRoad = before.status === 'T' || before.status === 'A'
  const progress = progressByEvent(stops, event, index < 0 ? null : index + 1, at)
  const steps = movesByEvent(before.status, progress.shows, by)
  const note = event === null ? source : sentence('eventFrom', { source, event: trackingStatusNames[event] })
  const isNews = isOnTheRoad && progress.stops.some((stop, i) => stop !== stops[i])
  let record = isNews
    ? await saveShipment(app, tx, doer, before, {
        action: steps.length > 0 ? 'moved' : 'stopReached',
        shipment: { ...before.shipment, stops: [...progress.stops] },
        facts: steps[0] === undefined ? {} : { status: steps[0] },
        note,
      })
    : before
  for (const status of isNews ? steps.slice(1) : steps) {
    record = await saveShipment(app, tx, doer, record, { action: 'moved', facts: { status }, note })
  }
  const movedTo = steps.at(-1) ?? null
  if (movedTo === 'D') await limitTrackingLinks(tx, { ...record, deliveredAt: doer.at })
  return { record, movedTo, shows: progress.shows }
}
