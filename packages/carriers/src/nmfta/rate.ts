import {
  accessorialName,
  BLANK_CLASS,
  destinationOf,
  effectiveClass,
  isDate,
  itemsOf,
  type LineItem,
  originOf,
  type PaymentTerms,
  pickupOf,
  type Shipment,
  sentence,
  servicesOf,
} from '@waybill/domain'
import type { CarrierCharge, RateAnswer, WireCall } from '../kit/connector.ts'
import { badAnswer, jsonOf, refusal } from '../kit/failures.ts'
import { partsOf, toMinor, totalOf } from '../kit/money.ts'
import { countryOf, servicesIn } from './codes.ts'
import { statusWords } from './ebolAnswer.ts'
import { failureOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'
import { rateAnswer, rateResult, type WireResult } from './wire.ts'

const currencies = new Set(['USD', 'CAD', 'MXN'])

/** A quote that is good until a day is good until that day ends everywhere in the United States. */
const DAY_ENDS_UTC = 'T23:59:59-05:00'

const classOf = ({ freightClass }: LineItem): string => (freightClass.trim() === '' ? BLANK_CLASS : freightClass)

const commodityOf = (item: LineItem, operation: 'PICKUP' | 'DROP') => ({
  operation,
  classification: classOf(item),
  description: item.description,
  quantity: Math.max(1, item.handlingUnits),
  weight: item.weightLb,
  weightUnit: 'Pounds',
  ...(item.lengthIn > 0 ? { length: item.lengthIn, width: item.widthIn, height: item.heightIn } : {}),
  dimensionsUnit: 'Inches',
  stackable: item.stackable,
  hazardous: item.hazmat !== null,
})

const terms: Readonly<Record<PaymentTerms, string>> = {
  prepaid: 'Prepaid',
  collect: 'Collect',
  thirdParty: 'Third Party',
}
const payers: Readonly<Record<PaymentTerms, string>> = {
  prepaid: 'Shipper',
  collect: 'Consignee',
  thirdParty: 'Third Party',
}

const wantedServices = (shipment: Shipment): readonly string[] => {
  const hazardous = itemsOf(shipment).some(({ hazmat }) => hazmat !== null)
  return [...new Set([...servicesOf(shipment), ...(hazardous ? ['HAZM'] : [])])]
}

export function rateBody(shipment: Shipment) {
  const items = itemsOf(shipment)
  const { date } = pickupOf(shipment)
  const stop = (stopType: string, sequenceNumber: number, address: ReturnType<typeof originOf>) => ({
    stopType,
    sequenceNumber,
    name: address.company,
    address1: address.street,
    city: address.city,
    state: address.state,
    country: countryOf(address.country),
    postalCode: address.zip.replaceAll(' ', ''),
    commodities: items.map(item => commodityOf(item, stopType === 'Origin' ? 'PICKUP' : 'DROP')),
  })
  const { codes } = servicesIn(wantedServices(shipment))
  return {
    mode: ['LTL'],
    pickupDate: { type: 'FLEXIBLE', startDate: date, endDate: date },
    address: [stop('Origin', 1, originOf(shipment)), stop('Destination', 2, destinationOf(shipment))],
    ...(codes.length === 0 ? {} : { ratingContextAdditionalServices: codes.map(key => ({ key, value: 'true' })) }),
    payment: { terms: terms[shipment.terms], payers: payers[shipment.terms] },
  }
}

const kinds: Readonly<Record<string, CarrierCharge['kind']>> = { LINE_HAUL: 'linehaul', FUEL: 'fuel' }

function linesOf({ charges }: WireResult, currency: string): readonly CarrierCharge[] | null {
  const lines = charges.map(({ code, amount }): CarrierCharge | null => {
    const minor = toMinor(amount, currency)
    const kind = (Object.hasOwn(kinds, code) ? kinds[code] : undefined) ?? 'accessorial'
    const own = code === 'HAZMAT' ? 'HAZM' : ''
    return minor === null ? null : { kind, code: own, amount: minor, description: code || 'Charge' }
  })
  return lines.every(line => line !== null) ? lines : null
}

function priceOf({ scac }: Account, shipment: Shipment, now: number, given: unknown): RateAnswer | null {
  const result = rateResult.safeParse(given).data
  if (result === undefined) return badAnswer(scac, sentence('unreadable'))
  // It was asked about LTL alone.
  if (result.mode !== 'LTL') return null
  const [currency = '', ...others] = new Set(result.charges.map(one => one.currency))
  if (!currencies.has(currency) || others.length > 0) {
    return badAnswer(scac, sentence('priceCurrency', { currency: currency || '–' }))
  }
  const charges = linesOf(result, currency)
  if (charges === null) return badAnswer(scac, sentence('priceNoMoney'))
  const total = totalOf(charges)
  if (total <= 0) return badAnswer(scac, sentence('priceNotPositive'))
  const { id, quoteValidUntil: until } = result.quote
  const expiresAt = isDate(until) ? Date.parse(`${until}${DAY_ENDS_UTC}`) : null
  if (expiresAt !== null && expiresAt <= now) return badAnswer(scac, sentence('priceExpired'))
  const { unknown } = servicesIn(wantedServices(shipment))
  return {
    kind: 'price',
    scac,
    service: 'Standard',
    serviceCode: '',
    transitDays: null,
    deliveryDate: null,
    ...partsOf(charges),
    total,
    currency,
    charges,
    quoteNumber: id,
    expiresAt,
    unpricedAccessorials: unknown,
    guessedItems: itemsOf(shipment).flatMap((item, index) =>
      effectiveClass(item.freightClass)?.guessed ? [index] : [],
    ),
    messages: unknown.map(code => sentence('notInPrice', { extra: accessorialName(code) })),
  }
}

/** Prices by the council's rate quote, a public preview that names LTL among its modes (README.md). */
export const rateWith =
  (send: Send) =>
  async (account: Account, shipment: Shipment, wireCall: WireCall): Promise<readonly RateAnswer[]> => {
    const body = rateBody(shipment)
    const got = await send(account, { operation: 'rate', method: 'POST', path: paths.rates, body }, wireCall)
    if (got.kind === 'lost' || got.status !== 200) return [failureOf(account.scac, got)]
    const read = rateAnswer.safeParse(jsonOf(got)).data
    const words = statusWords(got)
    if (read === undefined) {
      return [words === '' ? badAnswer(account.scac, sentence('unreadable')) : refusal(account.scac, words, 200)]
    }
    const prices = read.carrierResult
      .map(result => priceOf(account, shipment, wireCall.now(), result))
      .filter(price => price !== null)
    // An answer that says the same price twice has one price.
    const distinct = [...new Map(prices.map(price => [JSON.stringify(price), price])).values()]
    return distinct.length > 0 ? distinct : [refusal(account.scac, words || sentence('noPrice'), 200)]
  }
