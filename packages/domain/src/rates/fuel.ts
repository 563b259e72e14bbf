import { daysBetween, type LocalDate } from '../time/dates.ts'
import type { FuelCadence, Lane, RateSheet } from './rateSheet.ts'
import { byUnits, percentOf, SCALE } from './scaled.ts'

/** From an index price on, so much: a percent of the net linehaul, or an amount a mile; both in 1/10,000. */
export interface FuelBand {
  /** Dollars a gallon in 1/10,000. */
  readonly from: number
  readonly value: number
}

/**
 * A table that turns the weekly diesel price of a region into a surcharge. It is the company's own: a weekly change is
 * one index price, and no sheet needs a new version.
 */
export interface FuelProgram {
  readonly name: string
  /** In force from this day on, until the next table of its name. */
  readonly from: LocalDate
  readonly region: string
  readonly basis: 'percent' | 'perMile'
  /** What it charges by the mile; a percent is of any currency. */
  readonly currency: string
  /** In order of their index prices; below the first one nothing is added. */
  readonly bands: readonly FuelBand[]
}

/** The price of diesel in a region from a day on, in 1/10,000 of a dollar a gallon. */
export interface FuelIndexPrice {
  readonly region: string
  readonly from: LocalDate
  readonly price: number
}

/** What is known of fuel beside the sheets. */
export interface FuelBook {
  readonly programs: readonly FuelProgram[]
  readonly index: readonly FuelIndexPrice[]
}

export const noFuelBook: FuelBook = { programs: [], index: [] }

/** Days after which a step is too old to be believed: three weeks of a weekly program, two months of a monthly one. */
const staleAfterDays: Readonly<Record<FuelCadence, number | null>> = { standing: null, weekly: 21, monthly: 62 }

/** The surcharge that is in force, and where it comes from. */
export interface FuelRule {
  readonly basis: 'percent' | 'perMile'
  /** 1/10,000 of a percent, or of the currency a mile. */
  readonly rate: number
  /** Miles, by the mile; else null. */
  readonly miles: number | null
  readonly since: LocalDate
  /** Set when a program of ours gave it: its name, its region and the index price. */
  readonly program: { readonly name: string; readonly region: string; readonly index: number } | null
  /** Days since the step, when that is longer than its program allows; else null. */
  readonly staleDays: number | null
}

export type FuelFound =
  /** The price includes fuel. */
  | { readonly kind: 'included' }
  | { readonly kind: 'rule'; readonly rule: FuelRule }
  | {
      readonly kind: 'none'
      readonly reason: 'noFuel' | 'noFuelProgram' | 'fuelCurrency' | 'noMiles'
      readonly program: string
    }

function staleOn(cadence: FuelCadence, since: LocalDate, date: LocalDate): number | null {
  const limit = staleAfterDays[cadence]
  const days = daysBetween(since, date)
  return limit !== null && days >= limit ? days : null
}

/**
 * The fuel surcharge of a sheet on a pickup date: its own step, or what the company's program makes of the index.
 * @param askedOn the day on which the price is asked for: of a later pickup nobody can know a newer step yet
 */
export function fuelOn(
  sheet: RateSheet,
  lane: Lane,
  date: LocalDate,
  book: FuelBook,
  askedOn: LocalDate = date,
): FuelFound {
  const known = askedOn < date ? askedOn : date
  if (sheet.fuelProgram !== null) return programOn(sheet, sheet.fuelProgram, lane, date, known, book)
  if (sheet.fuel.length === 0) return { kind: 'included' }
  const step = sheet.fuel.findLast(one => one.from <= date)
  if (step === undefined) return { kind: 'none', reason: 'noFuel', program: '' }
  const staleDays = staleOn(sheet.fuelCadence, step.from, known)
  const rule = {
    basis: 'percent',
    rate: step.percent,
    miles: null,
    since: step.from,
    program: null,
    staleDays,
  } as const
  return { kind: 'rule', rule }
}

/** Of several that follow each other the one in force on a day. */
const lastOn = <T extends { readonly from: LocalDate }>(all: readonly T[], date: LocalDate): T | null =>
  all
    .filter(one => one.from <= date)
    .reduce<T | null>((last, one) => (last === null || one.from > last.from ? one : last), null)

function programOn(
  sheet: RateSheet,
  name: string,
  lane: Lane,
  date: LocalDate,
  known: LocalDate,
  { programs, index }: FuelBook,
): FuelFound {
  const program = lastOn(
    programs.filter(one => one.name === name),
    date,
  )
  if (program === null) return { kind: 'none', reason: 'noFuelProgram', program: name }
  const { region, basis, bands } = program
  if (basis === 'perMile' && program.currency !== sheet.currency)
    return { kind: 'none', reason: 'fuelCurrency', program: name }
  const price = lastOn(
    index.filter(one => one.region === region),
    date,
  )
  if (price === null) return { kind: 'none', reason: 'noFuel', program: name }
  if (basis === 'perMile' && lane.miles === null) return { kind: 'none', reason: 'noMiles', program: name }
  const rule: FuelRule = {
    basis,
    rate: bands.findLast(band => band.from <= price.price)?.value ?? 0,
    miles: basis === 'perMile' ? lane.miles : null,
    since: price.from,
    program: { name, region, index: price.price },
    staleDays: staleOn('weekly', price.from, known),
  }
  return { kind: 'rule', rule }
}

/** What a rule adds to a net linehaul, in minor units. */
export const fuelAmount = ({ basis, rate, miles }: FuelRule, net: number, digits: number): number =>
  basis === 'percent' ? percentOf(net, rate) : byUnits((miles ?? 0) * SCALE, rate, digits)
