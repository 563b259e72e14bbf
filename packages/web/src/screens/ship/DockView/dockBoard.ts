import type { WireDockPickup, WireDockView } from '@waybill/contract/wire/dock.ts'
import { type DockState, dockState } from '@waybill/domain'
import { clockIn } from '../../../ui/format.ts'

/** A pickup on the board, with how it stands by the clock of its dock. */
export interface Pickup extends WireDockPickup {
  readonly state: DockState
  /** What it was made of. */
  readonly of: WireDockPickup
}

/** A column of the board; a blank door: no door yet. */
export interface Column {
  readonly door: string
  readonly pickups: readonly Pickup[]
}

/** A row that the newest answer left as it was is the same row. */
const isSame = (before: Pickup, now: Pickup): boolean => before.of === now.of && before.state === now.state

/** How each pickup of a day stands at an instant. */
export function pickupsAt({ date, pickups }: Pick<WireDockView, 'date' | 'pickups'>, now: Date): readonly Pickup[] {
  const walls = new Map<string, ReturnType<typeof clockIn>>()
  return pickups.map(pickup => {
    const wall = walls.get(pickup.zone) ?? clockIn(pickup.zone || 'UTC', now)
    walls.set(pickup.zone, wall)
    const { shipmentStatus: status, readyAt, pickupTo: until } = pickup
    return { ...pickup, of: pickup, state: dockState({ status, isReady: readyAt !== null, date, until }, wall) }
  })
}

const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** The pickups with those that stand as they did left as they were: what is drawn of them need not be drawn again. */
export function settled(before: readonly Pickup[], now: readonly Pickup[]): readonly Pickup[] {
  const known = new Map(before.map(pickup => [pickup.shipmentId, pickup]))
  const next = now.map(pickup => {
    const old = known.get(pickup.shipmentId)
    return old !== undefined && isSame(old, pickup) ? old : pickup
  })
  return before.length === next.length && next.every((pickup, index) => pickup === before[index]) ? before : next
}

/** The columns of the board: what has no door yet, then each door by its number. @param known doors that are there anyway */
export function columnsOf(pickups: readonly Pickup[], known: readonly string[]): readonly Column[] {
  const doors = [...new Set([...known, ...pickups.map(({ Door }) => Door)])].filter(door => door !== '')
  return ['', ...doors.toSorted(natural.compare)].map(door => ({
    door,
    pickups: pickups.filter(pickup => pickup.Door === door),
  }))
}

const urgency: Readonly<Record<DockState, number>> = { late: 0, ready: 1, waiting: 1, gone: 2 }

/** As a wall shows them: what is late first, what is gone last, each in the order of its window. */
export const byUrgency = (pickups: readonly Pickup[]): readonly Pickup[] =>
  pickups.toSorted((a, b) => urgency[a.state] - urgency[b.state])

/** How many stand how. */
export function countStates(pickups: readonly Pickup[]): Readonly<Record<DockState, number>> {
  const counts = { waiting: 0, ready: 0, late: 0, gone: 0 }
  for (const { state } of pickups) counts[state] += 1
  return counts
}

/** How many shipments wait for each carrier's truck, by its name; those whose carrier has no code are one row without one. */
export function waitingByCarrier(
  pickups: readonly WireDockPickup[],
): readonly { readonly scac: string; readonly name: string; readonly count: number }[] {
  const waiting = pickups.filter(({ shipmentStatus }) => shipmentStatus === 'T')
  return [...Map.groupBy(waiting, ({ CarrierSCAC }) => CarrierSCAC)]
    .map(([scac, own]) => ({ scac, name: own[0]?.CarrierName || scac, count: own.length }))
    .toSorted((a, b) => natural.compare(a.name, b.name))
}

const DAY_MS = 86_400_000

/** Milliseconds until the wall of a dock shows another day. */
export function untilMidnight(zone: string, now: Date): number {
  const [hours = 0, minutes = 0] = clockIn(zone, now).time.split(':').map(Number)
  const today = clockIn(zone, now).date
  // A day on which the clocks change is longer or shorter: whoever comes early asks again.
  const left = DAY_MS - (hours * 60 + minutes) * 60_000 - (now.getTime() % 60_000)
  return clockIn(zone, new Date(now.getTime() + left)).date === today ? left + 60_000 : left
}
