import type { LocalDate } from '../time/dates.ts'
import type { LocalTime } from '../time/times.ts'
import type { ShipmentStatus } from './shipment.ts'

/**
 * How a pickup stands at the dock. `gone`: the truck left with it; `late`: its window is over and it is still there;
 * `ready`: somebody said that it stands ready for the truck; `waiting`: none of these.
 */
export type DockState = 'waiting' | 'ready' | 'late' | 'gone'

/** What a dock knows of a pickup. */
export interface DockPickup {
  readonly status: ShipmentStatus
  readonly isReady: boolean
  /** The day and the end of the window, on the wall of the dock; blank: nobody said when it ends. */
  readonly date: LocalDate
  readonly until: LocalTime | ''
}

/** How a pickup stands at the dock, by the clock on its wall. */
export function dockState(
  { status, isReady, date, until }: DockPickup,
  wall: { readonly date: LocalDate; readonly time: LocalTime },
): DockState {
  if (status === 'A' || status === 'D') return 'gone'
  const isOver = date < wall.date || (date === wall.date && until !== '' && until < wall.time)
  if (isOver) return 'late'
  return isReady ? 'ready' : 'waiting'
}
