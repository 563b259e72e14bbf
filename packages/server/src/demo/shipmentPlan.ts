import {
  addDays,
  businessDayFrom,
  calendarAt,
  isBusinessDay,
  type LocalDate,
  nextBusinessDay,
  type PickupWindow,
  type Shipment,
  type ShipmentStatus,
  shipmentOfPlain,
  usualCarrierCalendar,
} from '@waybill/domain'
import type { Tendered, TenderOutcome } from './datedShipment.ts'
import { demoItems, lineOf } from './items.ts'
import { consignees, ownPlaces } from './places.ts'
import type { SpotRound } from './showcase/spotRounds.ts'
import type { Story } from './showcase/stories.ts'

export interface PlannedShipment {
  readonly status: Exclude<ShipmentStatus, 'O'>
  readonly shipment: Shipment
  readonly pickupDate: LocalDate
  /** Local date on which it was entered. */
  readonly enteredOn: LocalDate
  /** Somebody said that it stands ready for its truck. */
  readonly isReady: boolean
  /** Whether prices were asked for. */
  readonly rated: boolean
  /** The state it shows people; left out: it is one of many. */
  readonly story?: Story
  /** Entered so long ago, where the day alone does not say it. */
  readonly minutesAgo?: number
  /** Who carries it at which price, where that is not the cheapest of the sheets. */
  readonly agreed?: Tendered
  /** Totals that others named then, of what was agreed before prices were kept. */
  readonly others?: readonly number[]
  readonly outcome?: TenderOutcome
  /** When its carrier was told to come, where that was changed since. */
  readonly toldWindow?: Omit<PickupWindow, 'date'>
  /** Days after the one its price promised on which it was delivered. */
  readonly daysLate?: number
  readonly setAside?: 'archived'
  /** The round of spot quotes it was awarded in. */
  readonly asked?: SpotRound
}

/** Pickup days before (negative) or after today in business days, by status, oldest first. */
const days: readonly (readonly [PlannedShipment['status'], readonly number[]])[] = [
  ['D', [-24, -22, -20, -18, -17, -15, -14, -12, -11, -9, -8, -7]],
  ['V', [-16, -10, -3]],
  ['A', [-5, -4, -3, -3, -2, -1, -1]],
  ['T', [0, 0, 0, 1, 1, 1, 2, 3]],
  ['Q', [1, 1, 1, 2, 2, 2, 3, 3, 4, 5]],
]

const calendar = calendarAt(usualCarrierCalendar, { state: '' })

/** So many business days before (negative) or after a day. */
export function businessDay(today: LocalDate, offset: number): LocalDate {
  let day = businessDayFrom(today, calendar)
  for (let left = offset; left > 0; left--) day = nextBusinessDay(day, calendar)
  for (let left = offset; left < 0; left++) {
    do day = addDays(day, -1)
    while (!isBusinessDay(day, calendar))
  }
  return day
}

/** The n-th of a list that goes round. */
export function pick<T>(list: readonly T[], n: number): T {
  const found = list[n % list.length]
  if (found === undefined) throw new RangeError('The list is empty.')
  return found
}

/** What a dock knows of a truck that comes today or tomorrow: its door and its trailer. Every third has no door yet. */
const atDock = (status: PlannedShipment['status'], offset: number, n: number) =>
  status !== 'T' || offset > 1
    ? { door: '', trailerNumber: '' }
    : { door: n % 3 === 2 ? '' : String((n % 4) + 1), trailerNumber: n % 2 === 0 ? `DEMO-T${5_310 + n}` : '' }

function planned(status: PlannedShipment['status'], today: LocalDate, offset: number, n: number): PlannedShipment {
  const { address: origin, receives: hours } = pick(ownPlaces, n % 3 === 0 ? 1 : 0)
  const { address: destination, receives } = pick(consignees, n * 5 + 3)
  const date = businessDay(today, offset)
  const items = [lineOf(pick(demoItems, n * 3), (n % 4) + 1)]
  if (n % 5 === 2) items.push(lineOf(pick(demoItems, n * 3 + 1), 1))
  const past = addDays(date, -1)
  const { door, trailerNumber } = atDock(status, offset, n)
  return {
    status,
    isReady: status === 'T' && offset === 0 && door !== '' && n % 2 === 0,
    enteredOn: past < today ? past : today,
    rated: status !== 'Q' || n % 3 !== 0,
    pickupDate: date,
    shipment: withDoor(
      door,
      shipmentOfPlain({
        origin,
        destination,
        billTo: null,
        mode: 'LTL',
        terms: 'prepaid',
        pickup: { date, from: hours.FromTime || '10:00', to: hours.ToTime || '15:30' },
        items,
        accessorials: receives.Accessorials ?? [],
        references: [`PO ${4_500_100 + n * 37}`, `SO-${100_200 + n}`],
        orderNumber: '',
        customerPo: '',
        specialInstructions: receives.Notes ?? '',
        internalNotes: '',
        declaredValue: n % 6 === 0 ? 250_000 : null,
        currency: 'USD',
        cod: null,
        loadNumber: n % 4 === 0 ? `DEMO-L${880 + n}` : '',
        trailerNumber,
        seals: '',
      }),
    ),
  }
}

/** At its first stop. */
const withDoor = (door: string, shipment: Shipment): Shipment => ({
  ...shipment,
  stops: shipment.stops.map((stop, index) => (index === 0 ? { ...stop, door } : stop)),
})

/** Forty shipments of the last weeks and the next days, around today at the dock. */
export function planShipments(today: LocalDate): readonly PlannedShipment[] {
  const all = days.flatMap(([status, offsets]) => offsets.map(offset => ({ status, offset })))
  return all.map(({ status, offset }, n) => planned(status, today, offset, n))
}
