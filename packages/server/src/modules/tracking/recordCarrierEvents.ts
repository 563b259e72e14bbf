import type { CarrierEvent } from '@waybill/carriers'
import { plainOf, type ShipmentStatus, trackingStatuses, withReturns } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { tenderedOnSheet } from '../../work/startedByRow.ts'
import type { ShipmentRecord } from '../shipments/index.ts'
import { type Decision, earlyEvents, keepDecisions, lastStepBack, objectionTo } from './decideEvent.ts'
import { insertEvents, type KeptEvent, keptEvent } from './events.ts'
import { moveByEvent } from './moveByEvent.ts'
import { tellStatus } from './notice.ts'

/** Far above what freight goes through; a carrier that repeats itself without end is cut off. */
const EVENTS_MAX = 20_000

/** Whose carrier tells it. */
export interface Teller {
  readonly connector: string
  /** The order it holds; null where none is known. */
  readonly tenderId: number | null
}

export interface Recorded {
  readonly added: number
  /** Codes nobody has mapped. */
  readonly unmapped: readonly string[]
  readonly movedTo: ShipmentStatus | null
}

/**
 * Keeps what a carrier tells, moves the shipment T → A → D with it wherever it is further on, whoever moved it last and
 * whenever it happened, and tells who wants to know. The same news again
 * changes nothing, so a move that staff took back is not made again by it. The caller holds the shipment's lock.
 * Source: rules of the trade, tracking.
 */
export async function recordCarrierEvents(
  app: App,
  tx: Tx,
  doer: Doer,
  record: ShipmentRecord,
  events: readonly CarrierEvent[],
  { connector, tenderId }: Teller,
): Promise<Recorded> {
  const kept = new Map<string, KeptEvent>()
  const { origin, destination } = plainOf(record.shipment)
  for (const event of withReturns(events.slice(-EVENTS_MAX), { origin, destination })) {
    const one = keptEvent(record, event, connector)
    if (one !== null) kept.set(one.key, one)
  }
  const added = await insertEvents(
    tx,
    record,
    [...kept.values()].map(({ event, local, instant, key }) => ({
      source: 'carrier' as const,
      connector,
      tenderId,
      code: event.code.slice(0, 100),
      status: event.status,
      description: event.description.slice(0, 500),
      local,
      instant,
      city: event.city.slice(0, 100),
      state: event.state.slice(0, 10),
      country: event.country.slice(0, 10),
      by: record.carrierName || connector,
      key,
      accepted: true,
    })),
    doer.at,
  )
  const unmapped = [...new Set(added.filter(row => row.status === null).map(row => row.code))]
  const limits = { createdAt: record.createdAt, now: doer.at, steppedBackAt: await lastStepBack(tx, record) }
  const decisions = new Map<number, Decision>()
  // What a clock told too early is judged again with each news, until its time has come.
  const early = await earlyEvents(tx, record)
  const fresh = [...added, ...early]
    .flatMap(row => {
      const heard = kept.get(row.event_key)
      return heard === undefined ? [] : [{ ...heard, eventId: row.event_id }]
    })
    .filter(({ event, instant, eventId }) => {
      const objection = objectionTo(event.status, instant, limits)
      decisions.set(eventId, objection ?? 'behind')
      return objection !== 'incredible' && objection !== 'steppedBack'
    })
    .toSorted((a, b) => a.instant - b.instant)
  let current = record
  let movedTo: ShipmentStatus | null = null
  // One of each status is enough to move and to tell: ten thousand events are a handful of steps.
  for (const status of trackingStatuses) {
    // It was picked up and delivered when it was said first; of the others the newest counts.
    const isOnce = status === 'pickup' || status === 'delivered'
    const one = ({ event }: (typeof fresh)[number]): boolean => event.status === status
    const last = isOnce ? fresh.find(one) : fresh.findLast(one)
    if (last === undefined) continue
    const how = { by: 'carrier', source: record.carrierName, event: status, instant: last.instant } as const
    const moved = await moveByEvent(app, tx, doer, current, { ...how, stopId: null })
    if (moved.movedTo !== null) decisions.set(last.eventId, 'moved')
    current = moved.record
    movedTo = moved.movedTo ?? movedTo
    const { description, city, state } = last.event
    const news = { status: moved.shows ?? status, description, local: last.local, city, state }
    if (current.status !== 'V') await tellStatus(app, tx, current, news, last.instant)
  }
  await keepDecisions(tx, record.clientId, decisions)
  if (added.length > 0) {
    const { clientId, shipmentId, uniqueName, bolNumber, createdBy } = record
    const news = fresh.at(-1)?.event.status ?? null
    // Many that were tendered together are news together: they lead to their sheet.
    const sheet = tenderId === null ? null : await tenderedOnSheet(tx, clientId, tenderId)
    await app.realtime.tell(
      {
        clientId,
        topic: 'tracking',
        uniqueName,
        data: { shipmentId, bolNumber, createdBy, status: news, source: 'carrier', ...sheet },
      },
      tx,
    )
  }
  return { added: added.length, unmapped, movedTo }
}
