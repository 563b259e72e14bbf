import type { WireRate, WireRateRefusal } from '@waybill/contract/wire/rate.ts'
import { isDate } from '@waybill/domain'
import { accessorialName } from '../../texts/names.ts'
import { said } from '../../texts/said.ts'
import { type TextKey, text } from '../../texts/texts.ts'
import { formatCount, formatDate, formatMoney } from '../../ui/format.ts'

const refusals: Readonly<Record<string, TextKey>> = {
  notInForce: 'rates.refusedNotInForce',
  noItems: 'rates.refusedNoItems',
  weightMissing: 'rates.refusedWeight',
  severalStops: 'rates.refusedStops',
  unknownClass: 'rates.refusedClass',
  tooHeavy: 'rates.refusedHeavy',
  noLane: 'rates.refusedLane',
  noRate: 'rates.refusedRate',
  noFuel: 'rates.refusedFuel',
  noFuelProgram: 'rates.refusedFuelProgram',
  noMiles: 'rates.refusedMiles',
  declaredCurrency: 'rates.refusedDeclared',
  noSheet: 'rates.refusedNoSheet',
  noAnswer: 'rates.refusedLate',
  sourceFailed: 'rates.refusedFailed',
  carrierRefused: 'rates.refusedByCarrier',
  badCredentials: 'rates.refusedCredentials',
  carrierBusy: 'rates.refusedBusy',
  unreachable: 'rates.refusedUnreachable',
  badAnswer: 'rates.refusedBadAnswer',
  restingAfterFailures: 'rates.refusedResting',
}

/** Figures inside a reason read as they stand on the screen: codes by name, dates as days. */
const readable = (params: WireRateRefusal['params']): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value === 'number') return [name, formatCount(value)]
      if (name === 'message') return [name, said(value)]
      if (name === 'codes') return [name, value.split(', ').map(accessorialName).join(', ')]
      return [name, isDate(value) ? formatDate(value) : value]
    }),
  )

/** Why a source gave no price, in one sentence. */
export function refusalText({ reason, params }: WireRateRefusal): string {
  const { to, pickupDate } = params
  const isLapsed = reason === 'notInForce' && typeof to === 'string' && to !== '' && String(pickupDate) > to
  return text(isLapsed ? 'rates.refusedLapsed' : (refusals[reason] ?? 'rates.refusedOther'), readable(params))
}

const short = (value: unknown): string => (typeof value === 'number' ? formatCount(Math.round(value * 10) / 10) : '')

type Warning = WireRate['warnings'][number]

const figuresOf = ({ params }: Warning): Readonly<Record<string, number>> => {
  const own = typeof params === 'object' && params !== null ? Object.entries(params) : []
  return Object.fromEntries(own.filter(([, value]) => typeof value === 'number'))
}

/** What would avoid a surprise charge, in one sentence; empty when nobody knows. */
function avoidText({ code }: Warning, figures: Readonly<Record<string, number>>): string {
  const { enoughLb, stackedFeet, from } = figures
  if (code === 'cubicCapacity' && enoughLb) return text('rates.avoidCube', { pounds: short(enoughLb) })
  if (code === 'linearFeet' && stackedFeet) return text('rates.avoidStack', { feet: short(stackedFeet) })
  if (code === 'linearFeet' && from) return text('rates.avoidFeet', { feet: short(from) })
  return code === 'overlength' && from ? text('rates.avoidLength', { length: short(from) }) : ''
}

const surprises: Readonly<Record<string, TextKey>> = {
  cubicCapacity: 'rates.warnCube',
  linearFeet: 'rates.warnLinear',
  overlength: 'rates.warnLength',
}

/** What may still be charged, with the dollars where the carrier's sheet gives them; empty for what we have no words for. */
export function warningText(warning: Warning): string {
  if (warning.code === 'fuelStale' && typeof warning.since === 'string') {
    return text('rates.warnFuel', { since: formatDate(warning.since), days: short(warning.days) })
  }
  const key = surprises[warning.code]
  if (key === undefined) return ''
  const figures = figuresOf(warning)
  const shown = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, short(value)]))
  const { extra, currency } = warning
  const cost =
    typeof extra === 'number' && typeof currency === 'string'
      ? text('rates.warnExtra', { amount: formatMoney(extra, currency) })
      : ''
  return [text(key, shown) + cost, avoidText(warning, figures)].filter(words => words !== '').join(' ')
}

const whyMissing: Readonly<Record<string, TextKey>> = {
  noMiles: 'rates.missingMiles',
  noDimensions: 'rates.missingDimensions',
  noDeclaredValue: 'rates.missingValue',
}

/** What a service costs where it is in the price: `$95.00 DMBL, DMGL; $115.00 DMNC`, cheapest first; empty when nowhere. */
function elsewhere(code: string, rates: readonly WireRate[]): string {
  const found = rates.flatMap(({ CarrierSCAC, currency, charges }) => {
    const own = charges.filter(charge => charge.code === code)
    return own.length === 0 ? [] : [{ CarrierSCAC, currency, amount: own.reduce((sum, one) => sum + one.amount, 0) }]
  })
  const inOrder = found.toSorted((a, b) => a.amount - b.amount)
  const byAmount = Map.groupBy(inOrder, one => formatMoney(one.amount, one.currency))
  return [...byAmount]
    .map(([amount, offers]) => `${amount} ${[...new Set(offers.map(one => one.CarrierSCAC))].join(', ')}`)
    .join('; ')
}

/** What a price leaves out, why, and what others charge for it: a sentence for each service. */
export function missingTexts(
  rate: Pick<WireRate, 'missing' | 'warnings'>,
  rates: readonly WireRate[],
): readonly string[] {
  return rate.missing.map(code => {
    const why = rate.warnings.find(warning => warning.accessorial === code)?.why
    const reason = typeof why === 'string' ? whyMissing[why] : undefined
    const others = elsewhere(code, rates)
    return [
      text('rates.missing', { name: accessorialName(code) }),
      ...(reason === undefined ? [] : [text(reason)]),
      ...(others === '' ? [] : [text('rates.missingElsewhere', { others })]),
    ].join(' ')
  })
}

/** The services that a price leaves out, by name. */
export const missingNames = ({ missing }: Pick<WireRate, 'missing'>): string => missing.map(accessorialName).join(', ')

/** `23 h 58 m`, `4 m`, below a minute `< 1 m`. Instants in milliseconds; null when it is over. */
export function timeLeft(until: number, now: number): string | null {
  if (!(until > now)) return null
  const minutes = Math.floor((until - now) / 60_000)
  if (minutes < 1) return '< 1 m'
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `${minutes} m` : `${hours} h ${minutes % 60} m`
}
