import type { CarrierEvent } from '@waybill/carriers'
import { type ShipmentStatus, trackingStatuses } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import type { ShipmentRecord } from '../shipments/index.ts'
import { insertEvents, type KeptEvent, keptEvent } from './events.ts'
import { moveByEvent } from './moveByEvent.ts'
import { tellStatus } from './notice.ts'

/** Far above what freight goes through; a carrier that repeats itself without end is cut off. */
const EVENTS_MAX = 20_000

const HOUR_MS = 3_600_000

/** How far a carrier's clock may be ahead: as far as the zones of a lane are apart. */
const AHEAD_MS = 3 * HOUR_MS
/** Freight may be picked up before somebody enters it. */
const BEFORE_ENTRY_MS = 24 * HOUR_MS

/** An event that can't be true, or is older than what staff last decided about the shipment, moves nothing. */
const isCredible = ({ instant }: KeptEvent, record: ShipmentRecord, now: Date, decidedAt: number): boolean =>
  instant <= now.getTime() + AHEAD_MS &&
  instant >= Date.parse(record.createdAt) - BEFORE_ENTRY_MS &&
  instant > decidedAt

/** When staff last moved the shipment by hand, in milliseconds since 1970; minus infinity when nobody did. */
async function decidedByStaff(tx: Tx, { clientId, shipmentId }: ShipmentRecord): Promise<number> {
  const row = await tx
    .selectFrom('audit_entry')
    .select(eb => eb.fn.max('at').as('at'))
    .where('client_id', '=', clientId)
    .where('entity', '=', 'shipment')
    .where('entity_id', '=', shipmentId)
    .where('action', '=', 'moved')
    .where('user_id', 'is not', null)
    .executeTakeFirst()
  return row?.at == null ? Number.NEGATIVE_INFINITY : Date.parse(row.at)
}

export interface Recorded {
  readonly added: number
  /** Codes nobody has mapped. */
  readonly unmapped: readonly string[]
  readonly movedTo: ShipmentStatus | null
}

/**
 * Keeps what a carrier tells, moves the shipment T → A → D with it, and tells who wants to know. The same news again
 * changes nothing, so a move that staff took back is not made again by it. The caller holds the shipment's lock.
 * Source: rules of the trade, tracking.
 */
export async function recordCarrierEvents(
  app: App,
  tx: Tx,
  doer: Doer,
  record: ShipmentRecord,
  events: readonly CarrierEvent[],
  connector: string,
): Promise<Recorded> {
  const kept = new Map<string, KeptEvent>()
  for (const event of events.slice(-EVENTS_MAX)) {
    const one = keptEvent(record, event, connector)
    if (one !== null) kept.set(one.key, one)
  }
  const added = await insertEvents(
    tx,
    record,
    [...kept.values()].map(({ event, local, instant, key }) => ({
      source: 'carrier' as const,
      connector,
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
  const decidedAt = await decidedByStaff(tx, record)
  const fresh = added
    .map(row => kept.get(row.event_key))
    .filter(one => one !== undefined)
    .filter(one => isCredible(one, record, doer.at, decidedAt))
    .toSorted((a, b) => a.instant - b.instant)
  let current = record
  let movedTo: ShipmentStatus | null = null
  // One of each status is enough to move and to tell: ten thousand events are a handful of steps.
  for (const status of trackingStatuses) {
    const last = fresh.findLast(({ event }) => event.status === status)
    if (last === undefined) continue
    const moved = await moveByEvent(app, tx, doer, current, status, { by: 'carrier', source: record.carrierName })
    current = moved.record
    movedTo = moved.movedTo ?? movedTo
    const { description, city, state } = last.event
    const told = { status, description, local: last.local, city, state }
    if (current.status !== 'V') await tellStatus(app, tx, current, told, last.instant)
  }
  if (added.length > 0) {
    const { clientId, shipmentId, uniqueName, bolNumber, createdBy } = record
    const news = fresh.at(-1)?.event.status ?? null
    await app.realtime.tell(
      {
        clientId,
        topic: 'tracking',
        uniqueName,
        data: { shipmentId, bolNumber, createdBy, status: news, source: 'carrier' },
      },
      tx,
    )
  }
  return { added: added.length, unmapped, movedTo }
}
