import type { WireCarrierWarning } from '@waybill/contract/wire/carrierChoice.ts'
import {
  byPriceIn,
  comparableIn,
  countedFrom,
  type WireRate,
  type WireRateRefusal,
} from '@waybill/contract/wire/rate.ts'
import { isDate, isEquipment } from '@waybill/domain'
import { accessorialName, served } from '../../texts/names.ts'
import { said } from '../../texts/said.ts'
import { type TextKey, text } from '../../texts/texts.ts'
import { formatCount, formatDate, formatMoney } from '../../ui/format.ts'

const refusals: Readonly<Record<string, TextKey>> = {
  notInForce: 'rates.refusedNotInForce',
  noItems: 'rates.refusedNoItems',
  weightMissing: 'rates.refusedWeight',
  offersNoTerminals: 'rates.offersNoTerminals',
  namesNoTerminal: 'rates.namesNoTerminal',
  offersNoTransit: 'rates.offersNoTransit',
  modeNotOffered: 'rates.refusedMode',
  countryNotReached: 'rates.refusedCountry',
  severalStops: 'rates.refusedStops',
  unknownClass: 'rates.refusedClass',
  tooHeavy: 'rates.refusedHeavy',
  noLane: 'rates.refusedLane',
  noRate: 'rates.refusedRate',
  noFuel: 'rates.refusedFuel',
  noFuelProgram: 'rates.refusedFuelProgram',
  fuelCurrency: 'rates.refusedFuelCurrency',
  noMiles: 'rates.refusedMiles',
  noLaneMiles: 'rates.refusedLaneMiles',
  noEquipment: 'rates.refusedEquipment',
  notOnPallets: 'rates.refusedNotOnPallets',
  tooManyPallets: 'rates.refusedPallets',
  declaredCurrency: 'rates.refusedDeclared',
  noSheet: 'rates.refusedNoSheet',
  noAnswer: 'rates.refusedLate',
  sourceFailed: 'rates.refusedFailed',
  copyHeld: 'rates.refusedCopy',
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
      if (name === 'equipment' && isEquipment(value)) return [name, text(`way.${value}`).toLowerCase()]
      if (name === 'codes') return [name, value.split(', ').map(accessorialName).join(', ')]
      return [name, isDate(value) ? formatDate(value) : value]
    }),
  )

/** From when its days are counted, where nobody picks up on the day that was asked for; blank: from that day. */
export function countedText(rate: Pick<WireRate, 'trace'>): string {
  const counted = countedFrom(rate)
  if (counted === null) return ''
  return text('rates.countedFrom', { pickup: formatDate(counted.pickup), next: formatDate(counted.next) })
}

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

/** What a place is, what gave it away, and what the carrier will charge for it. */
function placeText({ end, kind, word, service, extra, currency }: Warning): string {
  const cost =
    typeof extra === 'number' && typeof currency === 'string'
      ? text('rates.placeExtra', { amount: formatMoney(extra, currency) })
      : text('rates.placeNoExtra')
  return text('rates.place', {
    place: text(end === 'origin' ? 'rates.placeOrigin' : 'rates.placeDestination'),
    kind: placeName(kind),
    word: placeWord(word),
    service: accessorialName(String(service)),
    cost,
  })
}

const placeNames: Readonly<Record<string, TextKey>> = {
  residential: 'rates.place_residential',
  limitedAccess: 'rates.place_limitedAccess',
  school: 'rates.place_school',
  construction: 'rates.place_construction',
  storage: 'rates.place_storage',
  tradeShow: 'rates.place_tradeShow',
}

/** `a school`; empty for a kind we have no words for. */
export const placeName = (kind: unknown): string => {
  const key = placeNames[String(kind)]
  return key === undefined ? '' : text(key)
}

/** The word in a name that gave a place away; empty where somebody said so. */
export const placeWord = (word: unknown): string =>
  typeof word === 'string' && word !== '' ? text('rates.placeWord', { word }) : ''

/** `, West`: a rule's name behind its number. */
const ruleName = (name: unknown): string => (typeof name === 'string' && name !== '' ? `, ${name}` : '')

/** What the routing guide says of a price's carrier; empty where it says nothing. */
export const guideText = ({ guide }: Pick<WireRate, 'guide'>): string =>
  guide === null
    ? ''
    : text(guide.says === 'preferred' ? 'rates.guidePreferredBy' : 'rates.guideDoNotUseBy', {
        rule: guide.rule,
        name: ruleName(guide.name),
      })

const surprises: Readonly<Record<string, TextKey>> = {
  cubicCapacity: 'rates.warnCube',
  linearFeet: 'rates.warnLinear',
  overlength: 'rates.warnLength',
}

/** As the carrier's own rules rate it: that is in the price. */
const chargedRules: Readonly<Record<string, TextKey>> = {
  cubicCapacity: 'rates.chargedCube',
  linearFeet: 'rates.chargedLinear',
}

/** Prices of before name no side: the longest was called the length. */
const sides: Readonly<Record<string, TextKey>> = {
  length: 'rates.side_length',
  width: 'rates.side_width',
  height: 'rates.side_height',
}

/** What may still be charged on a price, each sentence once however many rows of freight it is about. */
export const warningTexts = (warnings: WireRate['warnings']): readonly string[] => [
  ...new Set(warnings.map(warningText).filter(words => words !== '')),
]

/** What may still be charged, with the dollars where the carrier's sheet gives them; empty for what we have no words for. */
export function warningText(warning: Warning): string {
  if (warning.code === 'fuelStale' && typeof warning.since === 'string') {
    return text('rates.warnFuel', { since: formatDate(warning.since), days: short(warning.days) })
  }
  if (warning.code === 'deliveryClosed' && typeof warning.date === 'string') {
    return text('rates.warnClosed', { date: formatDate(warning.date), name: served(String(warning.name)) })
  }
  if (warning.code === 'milesGuessed') return text('rates.warnMiles', { miles: short(warning.miles) })
  if (warning.code === 'discountEnds') return text('rates.warnDiscountEnds', { pounds: short(warning.pounds) })
  if (warning.code === 'linehaulFree') return text('rates.warnFree')
  if (warning.code === 'placeKind' && placeName(warning.kind) !== '') return placeText(warning)
  const key = typeof warning.charged === 'number' ? chargedRules[warning.code] : surprises[warning.code]
  if (key === undefined) return ''
  const figures = figuresOf(warning)
  const side = sides[String(Object(warning.params).side)] ?? 'rates.side_length'
  const shown = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, short(value)]))
  const { charged, extra, currency } = warning
  const isPriced = typeof charged === 'number' && typeof currency === 'string'
  const cost = isPriced
    ? text('rates.warnCharged', { amount: formatMoney(charged, currency) })
    : typeof extra === 'number' && typeof currency === 'string'
      ? text('rates.warnExtra', { amount: formatMoney(extra, currency) })
      : warning.unpriced === true
        ? text('rates.warnUnpriced')
        : ''
  return [text(key, { ...shown, side: text(side) }) + cost, avoidText(warning, figures)]
    .filter(words => words !== '')
    .join(' ')
}

/** Where a price comes from, in a word. */
export const sourceKey = ({ isSpot, isAPI }: Pick<WireRate, 'isSpot' | 'isAPI'>): TextKey =>
  isSpot ? 'rates.spot' : isAPI ? 'rates.live' : 'rates.sheet'

/** What stands against a carrier whatever its price, in one sentence. */
export function carrierWarningText({ code, date = '', days = 0 }: WireCarrierWarning, carrier: string): string {
  if (code === 'newCarrier') return text('rates.newCarrier', { carrier })
  if (code === 'insuranceMissing') return text('rates.insuranceMissing', { carrier })
  const params = { carrier, date: isDate(date) ? formatDate(date) : date, count: days }
  if (code === 'insuranceExpired') return text('rates.insuranceExpired', params)
  return text(days === 0 ? 'rates.insuranceToday' : 'rates.insuranceEnding', params)
}

/** Its insurance has run out: it is shown, and can't be booked. */
export const isUninsured = (warnings: readonly WireCarrierWarning[]): boolean =>
  warnings.some(({ code }) => code === 'insuranceExpired')

/** It gave its price by a link and stands on no list yet. */
export const isNewCarrier = (warnings: readonly WireCarrierWarning[]): boolean =>
  warnings.some(({ code }) => code === 'newCarrier')

const whyMissing: Readonly<Record<string, TextKey>> = {
  noMiles: 'rates.missingMiles',
  noDimensions: 'rates.missingDimensions',
  noDeclaredValue: 'rates.missingValue',
  noPallets: 'rates.missingPallets',
}

/** What a service costs where it is in the price: `$95.00 DMBL, DMGL; $115.00 DMNC`, cheapest first; empty when nowhere. */
function elsewhere(code: string, rates: readonly WireRate[], currency: string): string {
  const found = rates.flatMap(({ CarrierSCAC, currency, charges }) => {
    const own = charges.filter(charge => charge.code === code)
    const CurrAmount = own.reduce((sum, one) => sum + one.amount, 0)
    return own.length === 0 ? [] : [{ CarrierSCAC, currency, CurrAmount }]
  })
  const inOrder = found.toSorted(byPriceIn(currency))
  const byAmount = Map.groupBy(inOrder, one => formatMoney(one.CurrAmount, one.currency))
  return [...byAmount]
    .map(([amount, offers]) => `${amount} ${[...new Set(offers.map(one => one.CarrierSCAC))].join(', ')}`)
    .join('; ')
}

/** What a price leaves out, why, and what others charge for it: a sentence for each service. */
export function missingTexts(
  rate: Pick<WireRate, 'missing' | 'warnings' | 'currency'>,
  rates: readonly WireRate[],
): readonly string[] {
  return rate.missing.map(code => {
    const warning = rate.warnings.find(one => one.accessorial === code)
    const why = warning?.why
    const reason = typeof why === 'string' ? whyMissing[why] : undefined
    const others = elsewhere(code, rates, rate.currency)
    return [
      text(warning?.implied === true ? 'rates.notStated' : 'rates.missing', { name: accessorialName(code) }),
      ...(reason === undefined ? [] : [text(reason)]),
      ...(others === '' ? [] : [text('rates.missingElsewhere', { others })]),
    ].join(' ')
  })
}

type Priced = Pick<WireRate, 'currency' | 'CurrAmount' | 'converted'>

/** What a price of another currency comes to, or that nobody knows; empty when it is in the shipment's currency. */
export function currencyText({ converted, ...rate }: Priced, own: string): string {
  if (rate.currency === own) return ''
  const amount = comparableIn(own, { ...rate, converted })
  if (amount === null || converted === null) return text('rates.otherCurrency', { currency: rate.currency, own })
  return text('rates.converted', { amount: formatMoney(amount, own), from: formatDate(converted.from) })
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
