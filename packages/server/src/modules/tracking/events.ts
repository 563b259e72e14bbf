import { createHash } from 'node:crypto'
import type { CarrierEvent } from '@waybill/carriers'
import type { WireTrackingEvent } from '@waybill/contract/wire/tracking.ts'
import { destinationOf, plainOf, zonedInstant } from '@waybill/domain'
import type { Selectable } from 'kysely'
import type { Tx } from '../../db/open.ts'
import type { TrackingEvent } from '../../db/schema.generated.ts'
import { lookUpZip } from '../../places/zips.ts'
import type { ShipmentRecord } from '../shipments/index.ts'

export type EventRow = Selectable<TrackingEvent>

/** The country as the book of ZIP codes knows it. */
const countryOf = (text: string): 'US' | 'CA' => (text === 'CA' ? 'CA' : 'US')

export function destinationZone({ shipment, originZone }: ShipmentRecord): string {
  const destination = destinationOf(shipment)
  return lookUpZip(destination.zip, countryOf(destination.country))?.timeZone ?? originZone
}

/** The zone of the end of the lane an event's place is at; without a place, of the end the freight is nearer to. */
export function zoneAt(record: ShipmentRecord, state: string): string {
  const { origin, destination } = plainOf(record.shipment)
  const isThere = state === '' ? record.status !== 'T' : state === destination.state && state !== origin.state
  return isThere ? destinationZone(record) : record.originZone
}

/** A carrier's event as it is kept. */
export interface KeptEvent {
  readonly event: CarrierEvent
  readonly local: string
  /** Milliseconds since 1970. */
  readonly instant: number
  readonly key: string
}

/** Says when and where an event happened; null where its time cannot be read. */
export function keptEvent(record: ShipmentRecord, event: CarrierEvent, connector: string): KeptEvent | null {
  const isInstant = event.at.endsWith('Z')
  const zone = zoneAt(record, event.state)
  const instant = isInstant ? Date.parse(event.at) : zonedInstant(event.at.slice(0, 16), zone)
  if (Number.isNaN(instant)) return null
  const local = event.local ?? (isInstant ? localIn(instant, zone) : event.at.slice(0, 16))
  // By the local time where there is one: so it was known before the instant was told beside it.
  const words = [connector, event.code, event.local ?? event.at, event.city, event.state].join('|')
  return { event, local, instant, key: createHash('sha256').update(words).digest('base64url').slice(0, 22) }
}

const localIn = (instant: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(instant)
    .replace(' ', 'T')

export interface NewEvent {
  readonly source: 'carrier' | 'staff' | 'link'
  readonly connector?: string
  readonly tenderId?: number | null
  readonly stopId?: number | null
  readonly code?: string
  readonly status: EventRow['status']
  readonly description: string
  readonly local: string
  readonly instant: number
  readonly city: string
  readonly state: string
  readonly country: string
  readonly notes?: string
  readonly notified?: readonly string[]
  readonly by: string
  readonly key: string
  readonly accepted: boolean
}

const CHUNK = 500

/** Keeps events that are not there yet, and returns those. */
export async function insertEvents(
  tx: Tx,
  { clientId, shipmentId }: Pick<ShipmentRecord, 'clientId' | 'shipmentId'>,
  events: readonly NewEvent[],
  at: Date,
): Promise<readonly EventRow[]> {
  const added: EventRow[] = []
  for (let from = 0; from < events.length; from += CHUNK) {
    const rows = await tx
      .insertInto('tracking_event')
      .values(
        events.slice(from, from + CHUNK).map(event => ({
          client_id: clientId,
          shipment_id: shipmentId,
          source: event.source,
          connector: event.connector ?? '',
          tender_id: event.tenderId ?? null,
          stop_id: event.stopId ?? null,
          code: event.code ?? '',
          status: event.status,
          description: event.description,
          local_time: event.local,
          happened_at: new Date(event.instant).toISOString(),
          city: event.city,
          state: event.state,
          country: event.country,
          notes: event.notes ?? '',
          notified: [...(event.notified ?? [])],
          entered_by: event.by,
          entered_at: at.toISOString(),
          event_key: event.key,
          accepted_at: event.accepted ? at.toISOString() : null,
        })),
      )
      .onConflict(conflict => conflict.columns(['client_id', 'shipment_id', 'event_key']).doNothing())
      .returningAll()
      .execute()
    added.push(...rows)
  }
  return added
}

export const wireEventOf = (row: EventRow): WireTrackingEvent => ({
  eventId: row.event_id,
  stopId: row.stop_id,
  status: row.status as WireTrackingEvent['status'],
  description: row.description,
  localTime: row.local_time,
  City: row.city,
  State: row.state,
  notes: row.notes,
  source: row.source as WireTrackingEvent['source'],
  code: row.code,
  enteredBy: row.entered_by,
  accepted: row.accepted_at !== null,
  takenBack: row.taken_back_at !== null,
  takenBackWhy: row.taken_back_why,
})
