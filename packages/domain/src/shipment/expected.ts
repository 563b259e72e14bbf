import type { LocalDate } from '../time/dates.ts'
import type { ShipmentStatus } from './shipment.ts'

/**
 * Whether freight should have arrived before today: it is booked or on the road, and the day it was expected is over. `expected`
 * is blank when nobody said.
 */
export const isLate = (status: ShipmentStatus, expected: LocalDate | '', today: LocalDate): boolean =>
  (status === 'T' || status === 'A') && expected !== '' && expected < today
