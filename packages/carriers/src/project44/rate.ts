import {
  accessorialName,
  destinationOf,
  isDate,
  itemsOf,
  linearFeet,
  originOf,
  pickupOf,
  type Shipment,
  sentence,
} from '@waybill/domain'
import type { CarrierCharge, CarrierFailure, CarrierPrice, RateAnswer, WireCall } from '../kit/connector.ts'
import { badAnswer, jsonOf, refusal } from '../kit/failures.ts'
import { balanced, partsOf, toMinor, totalOf } from '../kit/money.ts'
import { accessorialOfCharge, accessorialsOf } from './codes.ts'
import { failureOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'
import { addressOf, freightOf, guessedItems } from './shipmentBody.ts'
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
  originAddress: addressOf(originOf(shipment)),
  destinationAddress: addressOf(destinationOf(shipment)),
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

/** The lines of a price, null when one of them is no amount. */
function linesOf(detail: WireAlternate['rateQuoteDetail'], currency: string): readonly CarrierCharge[] | null {
  const lines = (detail?.charges ?? []).map(({ code, description, amount }) => {
    const minor = toMinor(amount, currency)
    return minor === null ? null : chargeOf(code, description, minor)
  })
  return lines.every(line => line !== null) ? lines : null
}

/** Local date and time, or an instant; milliseconds since 1970, null when it is neither. */
function instantOf(text: string): number | null {
  const instant = Date.parse(/Z$|[+-]\d\d:?\d\d$/.test(text) ? text : `${text}Z`)
  return Number.isNaN(instant) ? null : instant
}

function deliveryOf(text: string, { shipment }: Question): string | null {
  const day = text.slice(0, 10)
  return isDate(day) && day >= pickupOf(shipment).date ? day : null
}

/** What all prices of one item have in common. */
interface Terms {
  readonly scac: string
  readonly currency: string
  readonly unpriced: readonly string[]
  readonly messages: readonly string[]
  readonly expiresAt: number | null
}

interface Offer extends Terms {
  readonly charges: readonly CarrierCharge[]
  readonly total: number
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
    ...partsOf(charges),
    total: offer.total,
    currency: offer.currency,
    charges,
    quoteNumber: wire.capacityProviderQuoteNumber,
    expiresAt: offer.expiresAt,
    unpricedAccessorials: offer.unpriced,
    guessedItems: guessedItems(question.shipment),
    messages: missed ? [...offer.messages, sentence('deliveryBeforePickup')] : offer.messages,
  }
}

const UNBALANCED = sentence('linesDiffer')

/** A price of these lines under this total, with a word about it where they differ. */
function offered(
  question: Question,
  wire: WireAlternate,
  lines: readonly CarrierCharge[],
  offer: Terms,
  whole: number,
) {
  const charges = balanced(lines, whole)
  const differs = lines.length > 0 && charges.length > lines.length
  return priceOf(question, wire, {
    ...offer,
    charges,
    total: whole,
    messages: differs ? [UNBALANCED, ...offer.messages] : offer.messages,
  })
}

/** What else the carrier offers for the same freight: often only the difference is itemized, and the total rules. */
function alternatesOf(
  question: Question,
  quote: WireRateQuote,
  terms: Terms,
  base: readonly CarrierCharge[],
): readonly RateAnswer[] {
  return quote.alternateRateQuotes.map(wire => {
    const whole = toMinor(wire.rateQuoteDetail?.total, terms.currency)
    const lines = linesOf(wire.rateQuoteDetail, terms.currency)
    if (whole === null || whole <= 0 || lines === null) {
      const { code: service } = wire.serviceLevel
      const words = service === '' ? sentence('otherPriceUnreadable') : sentence('priceUnreadableFor', { service })
      return badAnswer(terms.scac, words)
    }
    const isDifference = totalOf(base) + totalOf(lines) === whole
    return offered(question, wire, isDifference ? [...base, ...lines] : lines, terms, whole)
  })
}

/** What holds for all prices of an item, or why none of them can be taken. */
function termsOf({ account, shipment, now }: Question, quote: WireRateQuote): Terms | CarrierFailure {
  const scac = quote.carrierCode || account.scac
  const currency = quote.currencyCode
  if (quote.carrierCode === '') return badAnswer(scac, sentence('priceNamesNobody'))
  if (!currencies.has(currency)) return badAnswer(scac, sentence('priceCurrency', { currency: currency || '–' }))
  const expiresAt = instantOf(quote.quoteExpirationDateTime)
  if (expiresAt !== null && expiresAt <= now) return badAnswer(scac, sentence('priceExpired'))
  const { unknown } = accessorialsOf(shipment)
  const refused = quote.requestedAccessorialServices.filter(({ status }) => status === 'UNACCEPTED')
  const unpriced = [...new Set([...unknown, ...refused.map(({ code }) => accessorialOfCharge(code) || code)])]
  const said = quote.infoMessages.map(({ message }) => message).filter(message => message !== '')
  const messages = [...unpriced.map(code => sentence('notInPrice', { extra: accessorialName(code) })), ...said]
  return { scac, currency, unpriced, messages, expiresAt }
}

/** One carrier's item: its prices, or why it has none. */
function readQuote(question: Question, given: unknown): readonly RateAnswer[] {
  const { account } = question
  const quote = rateQuote.safeParse(given).data
  if (quote === undefined) return [badAnswer(account.scac, sentence('unreadable'))]
  const scac = quote.carrierCode || account.scac
  const terms = termsOf(question, quote)
  const refusals = quote.errorMessages.filter(({ message }) => message !== '')
  if (refusals.length > 0 && quote.rateQuoteDetail?.total == null) {
    const said = refusals.map(({ message, diagnostic }) => (diagnostic === '' ? message : `${message} (${diagnostic})`))
    const refusal = { kind: 'failed', scac, reason: 'refused', message: said.join(' '), providerStatus: null } as const
    return 'kind' in terms ? [refusal] : [refusal, ...alternatesOf(question, quote, terms, [])]
  }
  if ('kind' in terms) return [terms]
  const whole = toMinor(quote.rateQuoteDetail?.total, terms.currency)
  const lines = linesOf(quote.rateQuoteDetail, terms.currency)
  if (whole === null || lines === null) return [badAnswer(scac, sentence('priceNoMoney'))]
  if (whole <= 0) return [badAnswer(scac, sentence('priceNotPositive'))]
  const base = balanced(lines, whole)
  return [offered(question, quote, lines, terms, whole), ...alternatesOf(question, quote, terms, base)]
}

/** An answer that says the same price twice has one price. */
const distinct = (answers: readonly RateAnswer[]): readonly RateAnswer[] => [
  ...new Map(answers.map(answer => [JSON.stringify(answer), answer])).values(),
]

/** Reads an answer of any kind. */
export function readRates(question: Question, answer: unknown): readonly RateAnswer[] {
  const { scac } = question.account
  const whole = rateQuotes.safeParse(answer).data
  if (whole === undefined) return [badAnswer(scac, sentence('unreadable'))]
  const answers = distinct(whole.rateQuotes.flatMap(quote => readQuote(question, quote)))
  if (answers.length > 0) return answers
  const said = whole.infoMessages.map(({ message }) => message).filter(message => message !== '')
  const message = said.join(' ') || sentence('noPrice')
  return [{ kind: 'failed', scac, reason: 'refused', message, providerStatus: null }]
}

/** Asks one of the two questions for prices. The provider is given a little less time than we have, so that its own words arrive. */
async function ask(send: Send, account: Account, shipment: Shipment, wireCall: WireCall, feet: number | null) {
  const timeoutS = Math.max(1, Math.floor(wireCall.deadlineMs / 1000) - 1)
  const body = rateBody(account, shipment, timeoutS)
  const question =
    feet === null ? { path: paths.rates, body } : { path: paths.volumeRates, body: { ...body, totalLinearFeet: feet } }
  const got = await send(account, { operation: 'rate', method: 'POST', ...question }, wireCall)
  if (got.kind === 'lost' || got.status !== 200) return [failureOf(account.scac, got)]
  return readRates({ account, shipment, now: wireCall.now() }, jsonOf(got))
}

/** Prices of volume LTL: asked by the feet of trailer, which freight without dimensions does not tell. */
async function volumeRates(send: Send, account: Account, shipment: Shipment, wireCall: WireCall) {
  const feet = linearFeet(itemsOf(shipment))
  return feet === null
    ? [refusal(account.scac, sentence('volumeNeedsSizes'))]
    : ask(send, account, shipment, wireCall, feet)
}

/** Prices of one account: of LTL, and beside it of volume LTL where the shipment asks for that. */
export const rateWith =
  (send: Send) =>
  async (account: Account, shipment: Shipment, wireCall: WireCall): Promise<readonly RateAnswer[]> => {
    const usual = ask(send, account, shipment, wireCall, null)
    if (shipment.volume !== true) return usual
    const [plain, volume] = await Promise.all([usual, volumeRates(send, account, shipment, wireCall)])
    return distinct([...plain, ...volume])
  }
