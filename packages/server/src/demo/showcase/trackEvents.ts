import { addDays, destinationOf, originOf, type TrackingStatus } from '@waybill/domain'
import type { Tx } from '../../db/open.ts'
import { after, type DemoClerk, type Placed } from '../datedShipment.ts'

interface Happened {
  readonly status: TrackingStatus
  readonly description: string
  readonly at: Date
  /** The stop where it happened; left out: on the way. */
  readonly stop?: 'first' | 'last'
  /** Where on the way, if not where it began. */
  readonly hub?: Hub
}

type Hub = { readonly city: string; readonly state: string }

/** Terminals on the way from Ohio, by the state of the consignee. */
const hubs: Readonly<Record<string, Hub>> = {
  TX: { city: 'Memphis', state: 'TN' },
  GA: { city: 'Nashville', state: 'TN' },
  NV: { city: 'Omaha', state: 'NE' },
  CO: { city: 'Kansas City', state: 'MO' },
  IL: { city: 'Indianapolis', state: 'IN' },
  WI: { city: 'Chicago', state: 'IL' },
  WA: { city: 'Billings', state: 'MT' },
}

function arrivedAtHub({ shipment, pickupDate, deliveredAt }: Placed): readonly Happened[] {
  const hub = hubs[destinationOf(shipment).state]
  const at = onDay(addDays(pickupDate, 1), '07:40')
  if (hub === undefined || (deliveredAt !== null && at >= deliveredAt)) return []
  return [{ status: 'inTransit', description: 'Arrived at a terminal on the way', at, hub }]
}

const onDay = (date: string, time: string): Date => new Date(`${date}T${time}:00-05:00`)

/** What goes wrong on the way, in the showcase. */
function trouble({ story, tendered, pickupDate }: Placed): readonly Happened[] {
  if (story === 'late') {
    const promised = tendered?.price?.deliveryDate ?? pickupDate
    const description = 'Trailer out of service at the terminal, freight is reloaded'
    return [{ status: 'problem', description, at: onDay(promised, '10:20') }]
  }
  if (story === 'problem') {
    const description = 'Consignee closed, delivery is tried again'
    return [{ status: 'problem', description, at: onDay(addDays(pickupDate, 1), '15:05') }]
  }
  return []
}

/** What a clerk heard of freight on its way, at most up to now. */
function eventsOf(dated: Placed, now: Date): readonly Happened[] {
  const { pickedUpAt, deliveredAt, pickupDate } = dated
  if (pickedUpAt === null) return []
  const all: readonly Happened[] = [
    { status: 'pickup', description: 'Picked up', at: pickedUpAt, stop: 'first' },
    { status: 'inTransit', description: 'Left the origin terminal', at: onDay(pickupDate, '21:30') },
    ...arrivedAtHub(dated),
    ...trouble(dated),
    ...(deliveredAt === null
      ? []
      : [{ status: 'delivered', description: 'Delivered', at: deliveredAt, stop: 'last' } as const]),
  ]
  return all.filter(({ at }) => at.getTime() < now.getTime())
}

const localTime = (at: Date): string => new Date(at.getTime() - 5 * 3_600_000).toISOString().slice(0, 16)

/** The events of all shipments that left, as a clerk entered them after a call. */
export async function insertEvents(tx: Tx, placed: readonly Placed[], clerk: DemoClerk, now: Date): Promise<void> {
  const rows = placed.flatMap(dated =>
    eventsOf(dated, now).map(({ status, description, at, stop, hub }) => {
      const { stops } = dated.shipment
      const place = stop === 'last' ? destinationOf(dated.shipment) : originOf(dated.shipment)
      const isMove = status === 'pickup' || status === 'delivered'
      const entered = new Date(Math.min(Date.parse(after(at, 10)), now.getTime())).toISOString()
      return {
        ...{ client_id: clerk.clientId, shipment_id: dated.shipmentId, source: 'staff', status, description },
        stop_id: stop === undefined ? null : ((stop === 'first' ? stops[0] : stops.at(-1))?.stopId ?? null),
        ...{ local_time: localTime(at), happened_at: at.toISOString() },
        ...{ city: place.city, state: place.state, country: place.country, ...hub },
        ...{ entered_by: clerk.name, entered_at: entered, accepted_at: entered, event_key: crypto.randomUUID() },
        decision: isMove ? 'moved' : 'nothing',
      }
    }),
  )
  await tx.insertInto('tracking_event').values(rows).execute()
}
