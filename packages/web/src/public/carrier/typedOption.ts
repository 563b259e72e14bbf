import type { WireOfferShown, WireSpotOffer } from '@waybill/contract/wire/spotQuote.ts'
import { formatAmount, parseAmount } from '@waybill/domain/money/amounts.ts'
import { minorDigits } from '@waybill/domain/money/currencies.ts'
import {
  OFFER_TRANSIT_DAYS_MAX,
  offerProblems,
  offerTotal,
  perMileOf,
  type SpotOfferGiven,
} from '@waybill/domain/quotes/spotOffer.ts'
import type { Params } from '../../texts/fill.ts'
import type { AnswerKey } from './answerWords.ts'

/** One option of an answer as it stands in its fields. */
export interface TypedOption {
  /** Its name in this browser alone. */
  readonly id: string
  /** The server's number, once it is kept there. */
  readonly priceSheetId: number | null
  readonly currency: string
  readonly isSplit: boolean
  readonly isByMile: boolean
  /** The whole, or the linehaul of a split price. */
  readonly amount: string
  readonly rate: string
  readonly miles: string
  readonly fuel: string
  /** Amounts of services by their code. */
  readonly services: Readonly<Record<string, string>>
  readonly days: string
  readonly service: string
  /** As an input for date and time gives it, in the reader's own zone; blank: 24 hours from the answer, and at least until the request ends. */
  readonly until: string
  /** It is meant to end before the request does. */
  readonly endsEarly: boolean
}

export interface Fault {
  /** A field of an option; a service's is `accessorials.` and its code. */
  readonly at: string
  readonly key: AnswerKey
  readonly params: Params
}

const SCALE = 10_000
/** What nobody means: more digits than any price has. */
const DIGITS_MAX = 10

const fault = (at: string, key: AnswerKey, params: Params = {}): Fault => ({ at, key, params })

export const blankOption = (id: string, currency: string, miles: number | null): TypedOption => ({
  ...{ id, priceSheetId: null, currency, isSplit: false, isByMile: false, amount: '', rate: '', fuel: '' },
  ...{ miles: miles === null ? '' : String(miles), services: {}, days: '', service: '', until: '', endsEarly: false },
})

interface Read {
  /** Null: nothing was entered, or nothing that can be read. */
  readonly value: number | null
  readonly faults: readonly Fault[]
}

const read = (value: number | null, ...faults: readonly Fault[]): Read => ({ value, faults })

/** Digits without blanks and thousands: a comma stays where it is none of those, for `2,45` is not 245. */
const plain = (typed: string): string => typed.replace(/[\s$]/g, '').replace(/,(?=\d{3}(?:,|\.|$))/g, '')

/** An amount in minor units; a negative one is read as such, so that the rules can say what is wrong with it. */
function readAmount(at: string, typed: string, currency: string): Read {
  if (typed.trim() === '') return read(null)
  const minor = parseAmount(typed, currency)
  if (minor !== null) return read(minor)
  const negative = /^\s*[-−]/.test(typed) ? parseAmount(typed.replace(/[-−]/, ''), currency) : null
  if (negative !== null) return read(-negative)
  const bare = plain(typed.toUpperCase().replace(currency, ''))
  const [, whole = '', decimals = ''] = /^(\d+)(?:\.(\d*))?$/.exec(bare) ?? []
  if (whole.length > DIGITS_MAX) return read(null, fault(at, 'tooMuch'))
  const digits = minorDigits(currency)
  if (whole === '' || decimals.length <= digits) return read(null, fault(at, 'badAmount'))
  return read(null, digits === 0 ? fault(at, 'noDecimals') : fault(at, 'tooPrecise', { decimals: digits }))
}

/** A rate of a mile in ten-thousandths: `2.45` is 24,500. */
function readRate(at: string, typed: string): Read {
  const bare = plain(typed)
  if (bare === '') return read(null, fault(at, 'required'))
  const [, minus = '', whole = '', decimals = ''] = /^([-−]?)(\d*)(?:\.(\d*))?$/.exec(bare) ?? []
  if (whole + decimals === '') return read(null, fault(at, 'badAmount'))
  if (decimals.length > 4) return read(null, fault(at, 'tooPrecise', { decimals: 4 }))
  if (whole.length > DIGITS_MAX) return read(null, fault(at, 'tooMuch'))
  const rate = Number(whole + decimals.padEnd(4, '0'))
  return read(minus === '' ? rate : -rate)
}

function readWhole(at: string, typed: string): Read {
  const bare = plain(typed)
  if (bare === '') return read(null)
  if (!/^[-−]?\d+$/.test(bare)) return read(null, fault(at, 'badNumber'))
  if (bare.length > DIGITS_MAX) return read(null, fault(at, 'tooMuch'))
  const number = Number(bare.replace('−', '-'))
  return number < 0 ? read(null, fault(at, 'tooSmall')) : read(number)
}

function readUntil(at: string, typed: string): { readonly value: string; readonly faults: readonly Fault[] } {
  if (typed === '') return { value: '', faults: [] }
  const instant = new Date(typed)
  if (Number.isNaN(instant.getTime())) return { value: '', faults: [fault(at, 'invalid')] }
  return { value: instant.toISOString(), faults: [] }
}

/** What the rules and the server call a field, as the form calls it. */
function fieldOf(at: string): string {
  const name = at.replace(/^body\./, '').replace(/^offer\./, '')
  const names: Readonly<Record<string, string>> = {
    total: 'amount',
    linehaul: 'amount',
    ratePerMile: 'rate',
    transitDays: 'days',
    ServiceDays: 'days',
    validUntil: 'until',
  }
  return names[name] ?? name
}

const keysOfCodes: Readonly<Record<string, AnswerKey>> = {
  required: 'required',
  notAboveZero: 'notAboveZero',
  tooSmall: 'tooSmall',
  tooLarge: 'tooMuch',
  tooLong: 'tooMany',
  past: 'past',
  tooFarAhead: 'tooFarAhead',
}

/** What is wrong, at its field, in this page's words. `at` and `code` are those of the rules and of the server. */
export function faultOf({ at, code }: { readonly at: string; readonly code: string }): Fault {
  const field = fieldOf(at)
  if (field === 'days' && code === 'tooLarge') return fault(field, 'daysMax', { max: OFFER_TRANSIT_DAYS_MAX })
  if (field === 'SCAC') return fault(field, code === 'required' ? 'required' : 'badScac')
  if (field === 'terms') return fault(field, 'acceptTerms')
  return fault(field, keysOfCodes[code] ?? 'invalid')
}

const given = (offer: WireSpotOffer): SpotOfferGiven => ({
  service: offer.service,
  transitDays: offer.ServiceDays,
  validUntil: offer.validUntil === '' ? null : Date.parse(offer.validUntil),
  currency: offer.currency,
  basis: offer.basis,
  linehaul: offer.linehaul,
  fuel: offer.fuel,
  accessorials: offer.accessorials,
  ratePerMile: offer.ratePerMile,
  miles: offer.miles,
})

/** What an option says, by the same rules as the server's. */
export interface ReadOption {
  readonly offer: WireSpotOffer
  /** Nothing: it can be sent. */
  readonly faults: readonly Fault[]
  /** What it comes to, in minor units; null: nobody knows yet. */
  readonly total: number | null
  /** Of the whole, in ten-thousandths; null without miles. */
  readonly perMile: number | null
}

/**
 * Reads an option as it is typed.
 * @param asked codes of the services that were asked for
 * @param miles of the road, to say what a flat price comes to for one; null: nobody knows
 * @param now milliseconds since 1970, by the server's clock
 * @param own the currency of the question, in which it may be answered whatever it is
 */
export function readOption(
  option: TypedOption,
  asked: readonly string[],
  miles: number | null,
  now: number,
  own: string,
): ReadOption {
  const { currency, isSplit, isByMile } = option
  const first = isByMile ? read(null) : readAmount('amount', option.amount, currency)
  const rate = isByMile ? readRate('rate', option.rate) : read(null)
  const driven = isByMile ? readWhole('miles', option.miles) : read(null)
  const fuel = isSplit ? readAmount('fuel', option.fuel, currency) : read(null)
  const services = (isSplit ? asked : []).map(code => ({
    code,
    ...readAmount(`accessorials.${code}`, option.services[code] ?? '', currency),
  }))
  const days = readWhole('days', option.days)
  const until = readUntil('until', option.until)
  const offer: WireSpotOffer = {
    service: option.service.trim(),
    ServiceDays: days.value,
    validUntil: until.value,
    currency,
    basis: isSplit ? 'split' : 'allIn',
    linehaul: first.value,
    fuel: fuel.value,
    accessorials: services.map(({ code, value }) => ({ code, amount: value })),
    ratePerMile: rate.value,
    miles: driven.value,
  }
  const unread = [first, rate, driven, fuel, ...services, days, until].flatMap(({ faults }) => faults)
  const ruled = offerProblems(given(offer), asked, now, own).map(faultOf)
  // What could not be read is said once, as what it is: to the rules it is missing.
  const hidden = isByMile ? 'amount' : 'rate'
  const faults = [...unread, ...ruled.filter(({ at }) => at !== hidden && !unread.some(one => one.at === at))]
  const isPriced =
    unread.length === 0 && (isByMile ? rate.value !== null && driven.value !== null : first.value !== null)
  const total = isPriced ? offerTotal(given(offer)) : null
  const road = isByMile ? driven.value : miles
  return { offer, faults, total, perMile: total === null || total <= 0 ? null : perMileOf(total, road, currency) }
}

/**
 * What is asked of an option that lapses before the request ends, when nobody may have chosen yet; null: nothing, or it is meant.
 * @param ends an instant: when the request ends
 * @param when the same in words
 */
export function earlyEnd({ until, endsEarly }: TypedOption, ends: string, when: string, now: number): Fault | null {
  const { value, faults } = readUntil('until', until)
  const isAsked = !endsEarly && value !== '' && faults.length === 0
  const [at, end] = [Date.parse(value), Date.parse(ends)]
  return isAsked && at > now && at < end ? fault('until', 'endsEarly', { when }) : null
}

const two = (number: number): string => String(number).padStart(2, '0')

/** An instant as an input for date and time takes it, in the reader's own zone. */
function localOf(instant: string): string {
  const at = new Date(instant)
  if (instant === '' || Number.isNaN(at.getTime())) return ''
  const date = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${date}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** An option that the server kept, in its fields again. */
export function typedFrom(shown: WireOfferShown, id: string): TypedOption {
  const { currency, ratePerMile } = shown
  const typed = (amount: number | null): string => (amount === null ? '' : formatAmount(amount, currency))
  return {
    id,
    priceSheetId: shown.PriceSheetID,
    currency,
    isSplit: shown.basis === 'split',
    isByMile: ratePerMile !== null,
    amount: typed(shown.linehaul),
    rate: ratePerMile === null ? '' : String(ratePerMile / SCALE),
    miles: shown.miles === null ? '' : String(shown.miles),
    fuel: typed(shown.fuel),
    services: Object.fromEntries(shown.accessorials.map(({ code, amount }) => [code, typed(amount)])),
    days: shown.ServiceDays === null ? '' : String(shown.ServiceDays),
    service: shown.service,
    until: localOf(shown.validUntil),
    // It was asked about before it was kept.
    endsEarly: shown.validUntil !== '',
  }
}
