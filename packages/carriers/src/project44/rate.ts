import { isDate, type Shipment } from '@waybill/domain'
import type { CarrierCharge, CarrierPrice, Errand, RateAnswer } from '../kit/connector.ts'
import { accessorialOfCharge, accessorialsOf, toMinor } from './codes.ts'
import { badAnswer, failureOf, jsonOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'
import { addressOf, freightOf } from './shipmentBody.ts'
import { rateQuote, rateQuotes, type WireAlternate, type WireRateQuote } from './wire.ts'

/** Currencies project44 quotes in; another one is a mistake in the answer. */
const currencies = new Set(['USD', 'CAD', 'MXN', 'EUR'])

interface Question {
  readonly account: Account
  readonly shipment: Shipment
  readonly now: number
}

export const rateBody = (account: Account, shipment: Shipment, timeoutS: number) => ({
  ...freightOf(account, shipment, false),
  originAddress: addressOf(shipment.origin),
  destinationAddress: addressOf(shipment.destination),
  apiConfiguration: {
    timeout: timeoutS,
    fallBackToDefaultAccountGroup: false,
    accessorialServiceConfiguration: { allowUnacceptedAccessorials: true },
  },
})

function chargeOf(code: string, description: string, amount: number): CarrierCharge {
  if (code === 'GFC') return { kind: 'linehaul', code: '', amount, description }
  if (code === 'DSC') return { kind: 'discount', code: '', amount: -Math.abs(amount), description }
  if (code === 'FSC') return { kind: 'fuel', code: '', amount, description }
  return { kind: 'accessorial', code: accessorialOfCharge(code), amount, description: description || code }
}

const sumOf = (charges: readonly CarrierCharge[], kind: CarrierCharge['kind']): number =>
  charges.reduce((sum, charge) => sum + (charge.kind === kind ? charge.amount : 0), 0)

const total = (charges: readonly CarrierCharge[]): number => charges.reduce((sum, { amount }) => sum + amount, 0)

/** The lines of a price, null when one of them is no amount. */
function linesOf(detail: WireAlternate['rateQuoteDetail'], currency: string): readonly CarrierCharge[] | null {
  const lines = (detail?.charges ?? []).map(({ code, description, amount }) => {
    const minor = toMinor(amount, currency)
    return minor === null ? null : chargeOf(code, description, minor)
  })
  return lines.every(line => line !== null) ? lines : null
}

/** A total that its lines do not make stays the total: what is missing gets a line of its own. */
function balanced(charges: readonly CarrierCharge[], whole: number): readonly CarrierCharge[] {
  if (charges.length === 0) return [{ kind: 'linehaul', code: '', amount: whole, description: 'Freight charge' }]
  const amount = whole - total(charges)
  return amount === 0 ? charges : [...charges, { kind: 'accessorial', code: '', amount, description: 'Not itemized' }]
}

/** Local date and time, or an instant; milliseconds since 1970, null when it is neither. */
function instantOf(text: string): number | null {
  const instant = Date.parse(/Z$|[+-]\d\d:?\d\d$/.test(text) ? text : `${text}Z`)
  return Number.isNaN(instant) ? null : instant
}

function deliveryOf(text: string, { shipment }: Question): string | null {
  const day = text.slice(0, 10)
  return isDate(day) && day >= shipment.pickup.date ? day : null
}

interface Offer {
  readonly scac: string
  readonly currency: string
  readonly charges: readonly CarrierCharge[]
  readonly total: number
  readonly unpriced: readonly string[]
  readonly messages: readonly string[]
  readonly expiresAt: number | null
}

function priceOf(question: Question, wire: WireAlternate, offer: Offer): CarrierPrice {
  const { charges } = offer
  const deliveryDate = deliveryOf(wire.deliveryDateTime, question)
  const missed = wire.deliveryDateTime !== '' && deliveryDate === null
  return {
    kind: 'price',
    scac: offer.scac,
    service: wire.serviceLevel.description || wire.serviceLevel.code || 'Standard',
    serviceCode: wire.serviceLevel.code,
    transitDays: wire.transitDays ?? null,
    deliveryDate,
    linehaul: sumOf(charges, 'linehaul') + sumOf(charges, 'minimum'),
    discount: -sumOf(charges, 'discount'),
    fuel: sumOf(charges, 'fuel'),
    accessorials: sumOf(charges, 'accessorial'),
    total: offer.total,
    currency: offer.currency,
    charges,
    quoteNumber: wire.capacityProviderQuoteNumber,
    expiresAt: offer.expiresAt,
    unpricedAccessorials: offer.unpriced,
    messages: missed
      ? [...offer.messages, 'Its delivery date lies before the pickup and is left out.']
      : offer.messages,
  }
}

/** What else the carrier offers for the same freight: often only the difference is itemized, and the total rules. */
function alternatesOf(question: Question, quote: WireRateQuote, base: Offer): readonly RateAnswer[] {
  return quote.alternateRateQuotes.map(wire => {
    const whole = toMinor(wire.rateQuoteDetail?.total, base.currency)
    const lines = linesOf(wire.rateQuoteDetail, base.currency)
    if (whole === null || whole <= 0 || lines === null) {
      return badAnswer(base.scac, `Its price for ${wire.serviceLevel.code || 'another service'} could not be read.`)
    }
    const isDifference = base.total + total(lines) === whole
    const charges = balanced(isDifference ? [...base.charges, ...lines] : lines, whole)
    return priceOf(question, wire, { ...base, charges, total: whole })
  })
}

/** One carrier's item: its prices, or why it has none. */
export function readQuote(question: Question, given: unknown): readonly RateAnswer[] {
  const quote = rateQuote.safeParse(given).data
  const { account, shipment, now } = question
  if (quote === undefined) return [badAnswer(account.scac, 'Its answer could not be read.')]
  const scac = quote.carrierCode || account.scac
  const refusals = quote.errorMessages.filter(({ message }) => message !== '')
  if (refusals.length > 0 && quote.rateQuoteDetail?.total == null) {
    const said = refusals.map(({ message, diagnostic }) => (diagnostic === '' ? message : `${message} (${diagnostic})`))
    return [{ kind: 'failed', scac, reason: 'refused', message: said.join(' '), providerStatus: null }]
  }
  const currency = quote.currencyCode
  const whole = toMinor(quote.rateQuoteDetail?.total, currency)
  const lines = linesOf(quote.rateQuoteDetail, currency)
  if (quote.carrierCode === '') return [badAnswer(scac, 'Its price names no carrier.')]
  if (!currencies.has(currency)) return [badAnswer(scac, `Its price is in no currency we know: ${currency || 'none'}.`)]
  if (whole === null || lines === null) return [badAnswer(scac, 'Its price is not an amount of money.')]
  if (whole <= 0) return [badAnswer(scac, 'Its price is not above zero.')]
  const expiresAt = instantOf(quote.quoteExpirationDateTime)
  if (expiresAt !== null && expiresAt <= now) return [badAnswer(scac, 'Its quote had already expired when it came.')]
  const { unknown } = accessorialsOf(shipment)
  const refused = quote.requestedAccessorialServices.filter(({ status }) => status === 'UNACCEPTED')
  const itemized = balanced(lines, whole)
  const offer: Offer = {
    scac,
    currency,
    charges: itemized,
    total: whole,
    unpriced: [...unknown, ...refused.map(({ code }) => code)],
    messages: [
      ...(itemized.length > lines.length && lines.length > 0
        ? ['Its lines do not make its total; the total stands.']
        : []),
      ...quote.infoMessages.map(({ message }) => message).filter(message => message !== ''),
    ],
    expiresAt,
  }
  return [priceOf(question, quote, offer), ...alternatesOf(question, quote, offer)]
}

/** Reads an answer of any kind. */
export function readRates(question: Question, answer: unknown): readonly RateAnswer[] {
  const { scac } = question.account
  const whole = rateQuotes.safeParse(answer).data
  if (whole === undefined) return [badAnswer(scac, 'Its answer could not be read.')]
  const answers = whole.rateQuotes.flatMap(quote => readQuote(question, quote))
  if (answers.length > 0) return answers
  const said = whole.infoMessages.map(({ message }) => message).filter(message => message !== '')
  const message = said.join(' ') || 'It gave no price.'
  return [{ kind: 'failed', scac, reason: 'refused', message, providerStatus: null }]
}

/** Prices of one account. The provider is given a little less time than we have, so that its own words arrive. */
export const rateWith =
  (send: Send) =>
  async (account: Account, shipment: Shipment, errand: Errand): Promise<readonly RateAnswer[]> => {
    const timeoutS = Math.max(1, Math.floor(errand.deadlineMs / 1000) - 1)
    const body = rateBody(account, shipment, timeoutS)
    const got = await send(account, { operation: 'rate', method: 'POST', path: paths.rates, body }, errand)
    if (got.kind === 'lost' || got.status !== 200) return [failureOf(account.scac, got)]
    return readRates({ account, shipment, now: errand.now() }, jsonOf(got))
  }
