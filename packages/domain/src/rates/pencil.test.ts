import { expect, it } from 'vitest'
import { accessorials } from '../freight/accessorials.ts'
import { usualCapacityRules } from '../freight/capacity.ts'
import { freightClasses } from '../freight/classes.ts'
import { usualCarrierCalendar } from '../time/businessDays.ts'
import type { ChargeLine, Rated, TraceStep } from './ratedPrice.ts'
import { rateLtl } from './rateLtl.ts'
import type { RateRequest } from './rateRequest.ts'
import { type AccessorialRule, accessorialBases, type BreakCode, type RateSheet, weightBreaks } from './rateSheet.ts'

/*
 * A second reading of a price, by somebody who has its printed steps and nothing else: no sheet, no rates table, none of
 * the functions that rated it. It works in decimal text and long multiplication, as one does with a pencil.
 */

interface Printed {
  readonly trace: readonly TraceStep[]
  readonly charges: readonly ChargeLine[]
}

/** Decimal text of a number of 1/10^places. */
function written(value: number, places: number): string {
  const text = String(value).padStart(places + 1, '0')
  return `${text.slice(0, text.length - places)}.${text.slice(text.length - places)}`
}
const digitsOf = (text: string): bigint => BigInt(text.replace('.', ''))
const placesOf = (text: string): number => (text.includes('.') ? text.length - text.indexOf('.') - 1 : 0)

/** Two printed figures multiplied, rounded half up to cents by the first digit that is dropped. */
function cents(a: string, b: string): number {
  const drop = placesOf(a) + placesOf(b) - 2
  const text = (digitsOf(a) * digitsOf(b)).toString().padStart(drop + 1, '0')
  const kept = Number(text.slice(0, text.length - drop))
  return text.charCodeAt(text.length - drop) >= 53 ? kept + 1 : kept
}

const money = (minor: number): string => written(minor, 2)
/** `65` percent, kept in 1/10,000 of a percent, as a factor of six decimals. */
const factor = (percent: number): string => written(percent, 6)
const perPound = (ratePerCwt: number): string => written(ratePerCwt, 6)

type Step<S extends TraceStep['step']> = Extract<TraceStep, { step: S }>

function reread({ trace, charges }: Printed): readonly string[] {
  const differs: string[] = []
  const same = (what: string, printed: unknown, own: unknown) => {
    if (printed !== own) differs.push(`${what}: printed ${printed}, worked out ${own}`)
  }
  const all = <S extends TraceStep['step']>(name: S) => trace.filter((step): step is Step<S> => step.step === name)
  const one = <S extends TraceStep['step']>(name: S) => all(name)[0]

  let gross = 0
  let pounds = 0
  for (const article of all('article')) {
    const amount = cents(written(Math.round(article.weightLb * 100), 2), perPound(article.ratePerCwt))
    same('article', article.amount, amount)
    gross += amount
    pounds += Math.round(article.weightLb * 100)
  }
  const deficit = one('deficit')
  if (deficit !== undefined) {
    const amount = cents(written(Math.round(deficit.deficitLb * 100), 2), perPound(deficit.ratePerCwt))
    same('deficit', deficit.amount, amount)
    const lowest = Math.min(...all('article').map(article => article.ratePerCwt))
    same('deficit rate', deficit.ratePerCwt, lowest)
    gross += amount
    pounds += Math.round(deficit.deficitLb * 100)
    same('pounds', Math.round(deficit.ratedLb * 100), pounds)
  }
  same('gross', one('gross')?.amount, gross)
  let taken = 0
  const covered: number[] = []
  for (const off of all('discount')) {
    const own = all('article').filter(({ item }) => off.items === undefined || off.items.includes(item))
    const added = deficit !== undefined && off.deficit !== false ? deficit.amount : 0
    const of = own.reduce((sum, { amount }) => sum + amount, added)
    const amount = cents(money(of), factor(off.percent))
    same('discount', `${off.gross} ${off.amount} ${off.discounted}`, `${of} ${amount} ${of - amount}`)
    if (off.rule.freightClass !== undefined)
      same(
        'classes',
        own.map(({ ratedClass }) => ratedClass).every(c => c === off.rule.freightClass),
        true,
      )
    if (added > 0)
      same(
        'class of the deficit',
        own.some(({ ratePerCwt }) => ratePerCwt === deficit?.ratePerCwt),
        true,
      )
    covered.push(...own.map(({ item }) => item))
    taken += amount
  }
  same('articles with one discount', new Set(covered).size, covered.length)
  const percents = all('discount').map(({ percent }) => percent)
  const common = covered.length < all('article').length ? 0 : Math.min(...percents)
  const minimum = one('minimum')
  let least = 0
  if (minimum !== undefined) {
    const ownDiscount = cents(money(minimum.charge), factor(minimum.discount))
    same('discount of the minimum', minimum.discountAmount, ownDiscount)
    least = Math.max(minimum.charge - ownDiscount, minimum.floor)
    same('minimum', minimum.least, least)
  }
  const net = Math.max(gross - taken, least)
  if (minimum !== undefined) same('added', minimum.added, net - (gross - taken))
  same('net', one('net')?.amount, net)
  const tried = one('break')?.tried ?? []
  same('cheapest break', net, Math.min(...tried.map(price => price.net)))
  same(
    'first of the cheapest',
    tried.find(price => price.net === net)?.weightBreak,
    deficit?.ratedBreak ?? one('break')?.weightBreak,
  )
  if (deficit !== undefined) same('saving', `${deficit.netBefore} ${deficit.netAfter}`, `${tried[0]?.net} ${net}`)

  const fuel = one('fuel')
  const fuelCharge =
    fuel === undefined
      ? 0
      : fuel.basis === 'percent'
        ? cents(money(net), factor(fuel.percent))
        : cents(String(fuel.miles), written(fuel.ratePerMile, 4))
  if (fuel !== undefined) same('fuel', `${fuel.net} ${fuel.amount}`, `${net} ${fuelCharge}`)

  let extras = 0
  for (const extra of all('accessorial')) {
    const isPercent = extra.basis === 'percentOfNet' || extra.basis === 'percentOfTotal'
    if (extra.basis === 'percentOfNet') same('percent of', extra.of, net)
    if (extra.basis === 'percentOfTotal') {
      const rest = all('accessorial').filter(other => other.basis !== 'percentOfTotal')
      same(
        'percent of',
        extra.of,
        rest.reduce((sum, other) => sum + other.amount, net + fuelCharge),
      )
    }
    const before = isPercent
      ? cents(money(extra.of ?? 0), factor(extra.rate))
      : cents(extra.units.toFixed(4), written(extra.rate, 4))
    same(`${extra.code} before`, extra.before, before)
    const reduced = cents(money(before), factor(extra.discountPercent))
    same(`${extra.code} discount`, extra.discountAmount, reduced)
    if (extra.discounted) same(`${extra.code} percent`, extra.discountPercent, common)
    let amount = before - reduced
    if (extra.units > 0 && extra.minimum !== null && amount < extra.minimum) amount = extra.minimum
    if (extra.maximum !== null && amount > extra.maximum) amount = extra.maximum
    same(extra.code, extra.amount, amount)
    extras += amount
  }
  const room = one('capacity')
  if (room !== undefined) {
    const rate = perPound(room.ratePerCwt)
    const asPounds = cents(String(room.ratedLb), rate)
    same('capacity pounds', room.ratedLb, Math.ceil(room.measure * room.poundsEach))
    same('capacity gross', room.gross, asPounds + cents(written(Math.round(room.deficitLb * 100), 2), rate))
    same('capacity discount', room.discountAmount, cents(money(room.gross), factor(room.discountPercent)))
    same('capacity net', room.net, Math.max(room.gross - room.discountAmount, room.least))
    const ownFuel = fuel?.basis === 'percent' ? cents(money(room.net), factor(fuel.percent)) : fuelCharge
    same('capacity fuel', room.fuel, ownFuel)
    same('capacity total', room.total, room.net + room.fuel + room.services)
    same('without capacity', room.without, net + fuelCharge + extras)
    same('capacity', room.amount, room.total - room.without)
  }
  const sum = (kind: ChargeLine['kind']) =>
    charges.reduce((total, line) => total + (line.kind === kind ? line.amount : 0), 0)
  same('linehaul line', sum('linehaul'), gross)
  same('discount line', sum('discount'), 0 - taken)
  same('minimum line', sum('minimum'), net - gross + taken)
  same('fuel line', sum('fuel'), fuelCharge)
  same('extra lines', sum('accessorial'), extras)
  same('capacity lines', sum('linearFeet') + sum('cubicCapacity'), room?.amount ?? 0)
  return differs
}

/** Whole numbers from a seed (mulberry32): the same shipments on every machine. */
function dice(seed: number) {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const upTo = (most: number): number => Math.floor(next() * (most + 1))
  const pick = <T>(values: readonly T[]): T => values[upTo(values.length - 1)] ?? never()
  return { upTo, pick, often: (share: number): boolean => next() < share }
}
type Dice = ReturnType<typeof dice>

function never(): never {
  throw new Error('there is always something to pick')
}

const codes = accessorials.map(row => row.code).filter(code => code !== 'OVERLEN' && code !== 'HAZM')

/** `M2M` of a sheet that has every break, so that deficits abound. */
const breaks = Object.keys(weightBreaks) as BreakCode[]

function anyRule({ upTo, pick, often }: Dice, code: string, lengthFromIn: number | null = null): AccessorialRule {
  const minimum = often(0.3) ? upTo(8_000) : null
  return {
    code,
    basis: pick(accessorialBases),
    rate: upTo(often(0.5) ? 1_500_000 : 90_000),
    freeUnits: often(0.3) ? upTo(6) : 0,
    minimum,
    maximum: often(0.3) ? (minimum ?? 0) + upTo(30_000) : null,
    lengthFromIn,
    discounted: often(0.25),
    wholeCwt: often(0.5),
  }
}

function anySheet(roll: Dice): RateSheet {
  const { upTo, pick, often } = roll
  const lane = (id: string, zip: string) => ({
    id,
    origin: { kind: 'state' as const, value: 'OH' },
    destination: { kind: 'zip3' as const, value: zip },
    service: pick(['direct', 'interline'] as const),
    transitDays: 1 + upTo(5),
    table: pick(['A', 'B']),
    miles: often(0.8) ? 50 + upTo(3_000) : null,
    from: '2026-01-01',
    to: null,
  })
  const scope = () => ({
    lane: often(0.4) ? 'L1' : null,
    terms: often(0.3) ? ('prepaid' as const) : null,
    ...(often(0.3) ? { freightClass: pick(freightClasses) } : {}),
    ...(often(0.2) ? { service: pick(['direct', 'interline'] as const) } : {}),
  })
  const own = breaks.filter((_, at) => at === 0 || often(0.75)).slice(often(0.1) ? 1 : 0)
  return {
    scac: 'DEMO',
    carrier: '',
    service: 'Standard',
    currency: 'USD',
    version: '1',
    baseTariff: '',
    baseTariffDate: null,
    from: '2026-01-01',
    to: null,
    maxWeightLb: null,
    calendar: usualCarrierCalendar,
    breaks: own.length === 0 ? ['L5C'] : own,
    zones: [],
    lanes: [lane('L1', '895'), lane('L2', '303')],
    rates: ['A', 'B'].flatMap(table =>
      freightClasses.map((freightClass, at) => ({
        table,
        freightClass,
        perCwt: Object.fromEntries(
          own.map((code, i) => [code, Math.ceil((20_000 + upTo(2_400_000) * (at + 8)) / ((i + 2) * 9))]),
        ),
        minimumCharge: often(0.3) ? upTo(20_000) : null,
      })),
    ),
    discounts: Array.from({ length: upTo(8) }, () => ({
      ...scope(),
      weightBreak: often(0.3) ? pick(own) : null,
      percent: often(0.5) ? upTo(95) * 10_000 : upTo(950_000),
    })),
    minimums: Array.from({ length: upTo(2) }, () => ({
      ...scope(),
      charge: often(0.2) ? null : upTo(60_000),
      discount: often(0.4) ? upTo(900_000) : 0,
      floor: often(0.4) ? upTo(20_000) : 0,
    })),
    fak: often(0.4) ? [{ lane: often(0.5) ? 'L1' : null, from: '50', to: '150', rated: pick(['70', '85']) }] : [],
    fuel: often(0.2) ? [] : [{ from: '2026-01-01', percent: upTo(700_000) }],
    fuelCadence: 'standing',
    fuelProgram: null,
    accessorials: [
      ...codes.filter(() => often(0.35)).map(code => anyRule(roll, code)),
      anyRule(roll, 'HAZM'),
      ...(often(0.4) ? [anyRule(roll, 'OVERLEN', 96), anyRule(roll, 'OVERLEN', 144)] : []),
    ],
    capacity: often(0.5)
      ? { ...usualCapacityRules, linearFeetFrom: 6 + upTo(14), cubicFeetOver: 100 + upTo(600) }
      : null,
    rounding: 'halfUp',
  }
}

function anyRequest({ upTo, pick, often }: Dice): RateRequest {
  return {
    origin: { zip: '45402', state: 'OH' },
    destination: { zip: pick(['89502', '30301']), state: 'NV' },
    terms: pick(['prepaid', 'collect', 'thirdParty']),
    pickupDate: '2026-11-18',
    items: Array.from({ length: 1 + upTo(3) }, () => ({
      weightLb: (1 + upTo(often(0.5) ? 90_000 : 900_000)) / 100,
      freightClass: often(0.1) ? '' : pick(freightClasses),
      handlingUnits: 1 + upTo(6),
      handlingUnitType: pick(['PLT', 'SKD', 'CTN']),
      pieces: 1 + upTo(40),
      lengthIn: 24 + upTo(150),
      widthIn: 24 + upTo(30),
      heightIn: 20 + upTo(70),
      stackable: often(0.5),
      hazmat: often(0.2),
    })),
    accessorials: codes.filter(() => often(0.2)),
    declaredValue: often(0.3) ? { amount: 1 + upTo(9_000_000), currency: 'USD' } : null,
  }
}

/** What is printed is what is kept: JSON, whose figures are read again. */
const printed = ({ trace, charges }: Rated): Printed => JSON.parse(JSON.stringify({ trace, charges }))

const SHEETS = 600
const SHIPMENTS_OF_A_SHEET = 100

it(`adds up on paper: ${SHEETS * SHIPMENTS_OF_A_SHEET} shipments, none differs by a cent`, { timeout: 180_000 }, () => {
  const roll = dice(20_260_714)
  const seen = {
    priced: 0,
    deficit: 0,
    minimum: 0,
    fak: 0,
    fuel: 0,
    tiers: 0,
    byClass: 0,
    byService: 0,
    apart: 0,
    room: 0,
  }
  const bases = new Set<string>()
  const wrong: string[] = []
  for (let sheets = 0; sheets < SHEETS; sheets += 1) {
    const sheet = anySheet(roll)
    for (let shipments = 0; shipments < SHIPMENTS_OF_A_SHEET; shipments += 1) {
      const price = rateLtl(sheet, anyRequest(roll))
      if (price.kind === 'refused') throw new Error(price.reason)
      wrong.push(...reread(printed(price)))
      const total = price.charges.reduce((sum, line) => sum + line.amount, 0)
      if (total !== price.totals.total) wrong.push('the total')
      seen.priced += 1
      for (const step of price.trace) {
        if (step.step === 'deficit') seen.deficit += 1
        if (step.step === 'minimum' && step.applied) seen.minimum += 1
        if (step.step === 'discount' && step.rule.freightClass !== undefined) seen.byClass += 1
        if (step.step === 'discount' && step.rule.service !== undefined) seen.byService += 1
        if (step.step === 'discount' && step.items !== undefined) seen.apart += 1
        if (step.step === 'article' && step.fak !== null) seen.fak += 1
        if (step.step === 'fuel') seen.fuel += 1
        if (step.step === 'capacity') seen.room += 1
        if (step.step === 'accessorial') bases.add(step.basis)
        if (step.step === 'accessorial' && step.lengthFromIn !== null) seen.tiers += 1
      }
    }
  }
  expect(wrong.slice(0, 5)).toEqual([])
  expect(bases).toEqual(new Set(accessorialBases))
  expect(seen.priced).toBe(60_000)
  // Every kind of line is in the sample, many times.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(1_000)
})

it('the second reading sees a cent', () => {
  const roll = dice(1)
  const sheet = anySheet(roll)
  const price = rateLtl(sheet, anyRequest(roll))
  if (price.kind === 'refused') throw new Error(price.reason)
  const { trace, charges } = printed(price)
  expect(reread({ trace, charges })).toEqual([])
  const off = trace.map(step => (step.step === 'article' ? { ...step, amount: step.amount + 1 } : step))
  expect(reread({ trace: off, charges })).not.toEqual([])
})
