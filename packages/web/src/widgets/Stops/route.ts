import { addressFromWire, addressToWire } from '@waybill/contract/wire/address.ts'
import type { WireBookAddress } from '@waybill/contract/wire/bookAddress.ts'
import { scheduleFromWire } from '@waybill/contract/wire/schedule.ts'
import {
  unitFromWire,
  unitToWire,
  type WireHandlingUnit,
  type WireShipmentLine,
  type WireStop,
} from '@waybill/contract/wire/shipment.ts'
import {
  accessorials,
  addDays,
  calendarAt,
  canTakeUnits,
  drivingDays,
  isBusinessDay,
  isDate,
  isElsewhere,
  isTime,
  nextBusinessDay,
  type PickupWindow,
  type Problem,
  receivingServices,
  stopOrderProblems,
  takeUnits,
  usualCarrierCalendar,
} from '@waybill/domain'

/** The errors below a place, without it. */
export const below = (errors: Readonly<Record<string, string>>, at: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, words]) =>
      field.startsWith(`${at}.`) ? [[field.slice(at.length + 1), words]] : [],
    ),
  )

/** A way as it is edited: its stops in order, and the units by the keys of the stops where they come on and off. */
export interface Route {
  readonly stops: readonly RouteStop[]
  readonly units: readonly RouteUnit[]
}
export interface RouteStop {
  readonly key: string
  readonly stop: WireStop
}
export interface RouteUnit {
  readonly key: string
  readonly unit: WireHandlingUnit
  /** Keys of stops; blank: of none. */
  readonly load: string
  readonly unload: string
}

export function routeOf(stops: readonly WireStop[], units: readonly WireHandlingUnit[], newKey: () => string): Route {
  const keyed = stops.map(stop => ({ key: newKey(), stop }))
  const keyAt = (number: number): string => keyed[number - 1]?.key ?? ''
  return {
    stops: keyed,
    units: units.map(unit => ({ key: newKey(), unit, load: keyAt(unit.LoadStop), unload: keyAt(unit.UnloadStop) })),
  }
}

/** The same way as a call takes it. */
export function partsOf({ stops, units }: Route): { ShipmentStops: WireStop[]; HandlingUnits: WireHandlingUnit[] } {
  const numberOf = (key: string): number => stops.findIndex(stop => stop.key === key) + 1
  return {
    ShipmentStops: stops.map(({ stop }) => stop),
    HandlingUnits: units.map(({ unit, load, unload }) => ({
      ...unit,
      LoadStop: numberOf(load),
      UnloadStop: numberOf(unload),
    })),
  }
}

export type RouteProblem = 'behindItsDrop' | 'noPickupFirst' | 'noDeliveryLast' | 'nothingHere'

/** What is wrong with the order of the stops, by key of the stop where it is said. */
export function routeProblems({ stops, units }: Route): ReadonlyMap<string, RouteProblem> {
  const placeOf = new Map(stops.map(({ key }, index) => [key, index]))
  const found = new Map<string, RouteProblem>()
  const [first, last] = [stops[0], stops.at(-1)]
  if (first !== undefined && first.stop.StopType !== 'pickup') found.set(first.key, 'noPickupFirst')
  if (last !== undefined && last.stop.StopType !== 'delivery') found.set(last.key, 'noDeliveryLast')
  for (const { load, unload } of units) {
    if ((placeOf.get(load) ?? -1) >= (placeOf.get(unload) ?? stops.length)) found.set(load, 'behindItsDrop')
  }
  const used = new Set(units.flatMap(({ load, unload }) => [load, unload]))
  for (const { key } of stops) if (!used.has(key) && !found.has(key)) found.set(key, 'nothingHere')
  return found
}

/**
 * The way with one stop moved; null where that would put a pickup behind the drop of its freight, or something else than a
 * pickup first and a delivery last.
 */
export function moved(route: Route, key: string, to: number): Route | null {
  const from = route.stops.findIndex(stop => stop.key === key)
  const stop = route.stops[from]
  if (stop === undefined || to < 0 || to >= route.stops.length) return null
  const stops = route.stops.toSpliced(from, 1).toSpliced(to, 0, stop)
  const next = { ...route, stops }
  const before = new Set(routeProblems(route).keys())
  const isWorse = [...routeProblems(next)].some(([at, what]) => what !== 'nothingHere' && !before.has(at))
  return isWorse ? null : next
}

/** Most docks work these hours; the place may say others. */
const USUAL_HOURS = { PickupByFromTime: '08:00', PickupByToTime: '17:00' }

/** A stop before the last one. It starts on the day of the stop ahead of it, until it is known how far it is. */
export function withStop(route: Route, kind: WireStop['StopType'], blank: WireStop, key: string): Route {
  const place = Math.max(1, route.stops.length - 1)
  const day = route.stops[place - 1]?.stop.SheduleDateTime.PickupByDate ?? ''
  const stop: WireStop = { ...blank, StopType: kind, SheduleDateTime: { PickupByDate: day, ...USUAL_HOURS } }
  return { ...route, stops: route.stops.toSpliced(place, 0, { key, stop }) }
}

/** The way with stops before the last one that were entered ahead of it, as they were: one without a day follows the pickup. */
export const withPlanned = (route: Route, planned: readonly WireStop[], newKey: () => string): Route => ({
  ...route,
  stops: route.stops.toSpliced(
    Math.max(1, route.stops.length - 1),
    0,
    ...planned.map(stop => ({ key: newKey(), stop })),
  ),
})

/** The way with the window of its first pickup as it is typed elsewhere. */
export const withFirstWindow = (route: Route, { date, from, to }: PickupWindow): Route => ({
  ...route,
  stops: route.stops.map((one, index) => {
    const SheduleDateTime = { PickupByDate: date, PickupByFromTime: from, PickupByToTime: to }
    return index === 0 ? { ...one, stop: { ...one.stop, SheduleDateTime } } : one
  }),
})

/** Which planned stops are due before the stop ahead of them, each at its field below the stops: `0.window.date`. */
export function plannedProblems(pickup: PickupWindow, planned: readonly WireStop[]): readonly Problem[] {
  const windows = planned.map(({ SheduleDateTime }) => ({ window: scheduleFromWire(SheduleDateTime), zone: '' }))
  const problems = stopOrderProblems([{ window: pickup, zone: '' }, ...windows])
  return (
    problems
      // Hours are compared once it is known in which zone each stop is.
      .filter(({ at }) => at.endsWith('.date'))
      .map(one => ({ ...one, at: one.at.replace(/^stops\.(\d+)/, (_, place) => String(Number(place) - 1)) }))
  )
}

const calendar = calendarAt(usualCarrierCalendar, { country: 'US', state: '' })

/** The day on which a truck that left the stop ahead reaches this one, by the miles between them; blank: nobody knows. */
export function reachedOn(route: Route, key: string, miles: number): string {
  const ahead =
    route.stops[route.stops.findIndex(stop => stop.key === key) - 1]?.stop.SheduleDateTime.PickupByDate ?? ''
  if (!isDate(ahead)) return ''
  const day = addDays(ahead, drivingDays(miles))
  return isBusinessDay(day, calendar) ? day : nextBusinessDay(day, calendar)
}

/** The way with another day for one of its stops. */
export const onDay = (route: Route, key: string, PickupByDate: string): Route => ({
  ...route,
  stops: route.stops.map(one =>
    one.key === key
      ? { key, stop: { ...one.stop, SheduleDateTime: { ...one.stop.SheduleDateTime, PickupByDate } } }
      : one,
  ),
})

/** A stop at an entry of the address book, in the hours of its dock where it says them, with the services it asks for. */
export function atEntry(stop: WireStop, entry: WireBookAddress): WireStop {
  const { FromTime, ToTime } = entry.Receives
  const says = isTime(FromTime) && isTime(ToTime)
  const address = addressToWire(addressFromWire(entry))
  const { LiftGate: liftGate, Residential: residential, LimitedAccess: limitedAccess } = entry.Receives
  const needs = { liftGate, residential, limitedAccess, appointment: entry.Receives.AppointmentRequired }
  const brought = [
    ...receivingServices(needs, stop.StopType === 'pickup' ? 'origin' : 'destination'),
    ...entry.Receives.Accessorials,
  ].filter(code => servicesAt(stop.StopType).some(one => one === code))
  const isOther =
    stop.DropOffAddress.CompanyName !== '' && isElsewhere(addressFromWire(stop.DropOffAddress), addressFromWire(entry))
  return {
    ...stop,
    // What was arranged with the place before says nothing of this one.
    ...(isOther ? { Appointment: '', Door: '' } : {}),
    AdditionalService: [...new Set([...stop.AdditionalService, ...brought])],
    DropOffAddress: says ? { ...address, ReceivingHours: { FromTime, ToTime } } : address,
    AddressID: entry.addressId,
    ...(says && stop.SheduleDateTime.PickupByDate !== ''
      ? { SheduleDateTime: { ...stop.SheduleDateTime, PickupByFromTime: FromTime, PickupByToTime: ToTime } }
      : {}),
  }
}

/** The way without a stop: what came on or off there does so at the first pickup, or the last delivery. */
export function withoutStop(route: Route, key: string): Route {
  const stops = route.stops.filter(stop => stop.key !== key)
  const [first, last] = [stops[0]?.key ?? '', stops.at(-1)?.key ?? '']
  return {
    stops,
    units: route.units.map(unit => ({
      ...unit,
      load: unit.load === key ? first : unit.load,
      unload: unit.unload === key ? last : unit.unload,
    })),
  }
}

/** Whether some of the row's units can be sent another way. */
export const canSplit = (unit: WireHandlingUnit, lines: readonly WireShipmentLine[]): boolean =>
  canTakeUnits(unitFromWire(unit, lines, 0))

/** How many of a row's units go another way. */
export interface SplitOff {
  /** From 1 to one less than all. */
  readonly count: number
  /** The key of the stop where they come on or off instead, by its kind. */
  readonly at: string
}

/** Some of a row's units as a row of their own that goes another way, with their share of what stands on them; the sums stay. */
export function split(
  route: Route,
  lines: readonly WireShipmentLine[],
  key: string,
  { count, at }: SplitOff,
  newKey: string,
): Route {
  const index = route.units.findIndex(unit => unit.key === key)
  const whole = route.units[index]
  const parts = whole && takeUnits(unitFromWire(whole.unit, lines, route.stops.length), count)
  if (!whole || !parts) return route
  const [left, taken] = parts
  const way = route.stops.find(stop => stop.key === at)?.stop.StopType === 'pickup' ? { load: at } : { unload: at }
  return {
    ...route,
    units: route.units.toSpliced(
      index,
      1,
      { ...whole, unit: unitToWire(left) },
      { ...whole, ...way, key: newKey, unit: unitToWire(taken) },
    ),
  }
}

/** The stops where some of a row's units may come on or off instead of with the others, in their order. */
export function otherStops(
  { stops }: Route,
  { load, unload }: Pick<RouteUnit, 'load' | 'unload'>,
): readonly RouteStop[] {
  const placeOf = (key: string): number => stops.findIndex(stop => stop.key === key)
  return stops.filter(({ key, stop }, place) =>
    stop.StopType === 'pickup' ? key !== load && place < placeOf(unload) : key !== unload && place > placeOf(load),
  )
}

/** What stands on a unit, in words: `2 × Pump housings, Gaskets`. */
export const unitName = ({ Qty, Contents }: WireHandlingUnit, lines: readonly WireShipmentLine[]): string =>
  `${Qty} × ${Contents.map(({ Line }) => lines[Line - 1]?.Description ?? '').join(', ')}`

/** Services that are done at a stop of that kind. */
export const servicesAt = (kind: WireStop['StopType']): readonly string[] =>
  accessorials.filter(({ at }) => at === kind).map(({ code }) => code)
