import {
  accessorialName,
  BLANK_CLASS,
  destinationOf,
  effectiveClass,
  itemsOf,
  type LineItem,
  minorDigits,
  originOf,
  pickupOf,
  type Shipment,
  sentence,
} from '@waybill/domain'
import type { CarrierCharge, CarrierPrice, RateAnswer, WireCall } from '../kit/connector.ts'
import { badAnswer } from '../kit/failures.ts'
import { balanced, partsOf, toMinor, totalOf } from '../kit/money.ts'
import { childOf, childrenOf, element, textIn, type XmlContent, type XmlElement } from '../kit/xml.ts'
import { countryOf } from '../nmfta/codes.ts'
import { accessorialOfWords, accessorialsOf, SCAC } from './codes.ts'
import { isFailure, saidNo, soapElement } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'
import { envelopeOf } from './soap.ts'

/** Its rates are in US dollars (README.md). */
const CURRENCY = 'USD'

type Field = readonly [name: string, content: XmlContent]

const classOf = ({ freightClass }: LineItem): string => (freightClass.trim() === '' ? BLANK_CLASS : freightClass)

const freightItem = (item: LineItem): Field => [
  'freightItems',
  [
    ...(item.heightIn > 0 ? ([['height', Math.ceil(item.heightIn)]] as const) : []),
    ...(item.lengthIn > 0 ? ([['length', Math.ceil(item.lengthIn)]] as const) : []),
    ['numberOfUnits', item.handlingUnits],
    ['ratedClass', classOf(item)],
    ['weight', Math.max(1, Math.ceil(item.weightLb))],
    ...(item.widthIn > 0 ? ([['width', Math.ceil(item.widthIn)]] as const) : []),
  ],
]

const whole = (minor: number, currency: string): string => (minor / 10 ** minorDigits(currency)).toFixed(2)

/** The question, its elements in the order in which clients of the service send them. */
export function rateEnvelope({ settings }: Account, shipment: Shipment): string {
  const origin = originOf(shipment)
  const destination = destinationOf(shipment)
  const { date, from } = pickupOf(shipment)
  const { codes } = accessorialsOf(shipment)
  const { cod, declaredValue, currency } = shipment
  const fields: readonly Field[] = [
    ...codes.map((code): Field => ['accessorials', code]),
    ...(cod === null ? [] : [['codAmount', whole(cod.amount, currency)] as const]),
    ['destinationCity', destination.city],
    ['destinationCountry', countryOf(destination.country)],
    ['destinationPostalCode', destination.zip.slice(0, destination.country === 'US' ? 5 : 7)],
    ['destinationState', destination.state],
    ...itemsOf(shipment).map(freightItem),
    ...(codes.includes('IND') && declaredValue !== null
      ? [['insuranceAmount', whole(declaredValue, currency)] as const]
      : []),
    ['odfl4MePassword', settings.password],
    ['odfl4MeUser', settings.userName],
    ['odflCustomerAccount', settings.accountNumber],
    ['originCity', origin.city],
    ['originCountry', countryOf(origin.country)],
    ['originPostalCode', origin.zip.slice(0, origin.country === 'US' ? 5 : 7)],
    ['originState', origin.state],
    ['pickupDateTime', `${date}T${from || '12:00'}:00`],
    ['requestReferenceNumber', 'true'],
    ['shipType', 'LTL'],
    ['tariff', settings.tariff],
  ]
  return envelopeOf('http://myRate.ws.odfl.com/', element('ns:getLTLRateEstimate', [['arg0', fields]]))
}

const line = (kind: CarrierCharge['kind'], amount: number, description: string): readonly CarrierCharge[] =>
  amount === 0 ? [] : [{ kind, code: '', amount, description }]

/** The lines of an estimate; null where one of them is no amount of money. */
function linesOf(estimate: XmlElement, total: number): readonly CarrierCharge[] | null {
  const amountOf = (of: XmlElement, name: string): number | null =>
    textIn(of, name) === '' ? 0 : toMinor(textIn(of, name), CURRENCY)
  const gross = amountOf(estimate, 'grossFreightCharge')
  const net = amountOf(estimate, 'discountedFreightCharge')
  const fuel = amountOf(estimate, 'fuelSurcharge')
  const extras = childrenOf(estimate, 'accessorialCharges').map(one => {
    const description = textIn(one, 'description')
    const amount = amountOf(one, 'amount')
    const code = accessorialOfWords(description)
    // What is named and costs nothing is still named.
    return amount === null
      ? null
      : { kind: 'accessorial' as const, code, amount, description: description || 'Accessorial' }
  })
  if (gross === null || net === null || fuel === null || !extras.every(extra => extra !== null)) return null
  const freight = [...line('linehaul', gross, 'Gross freight charge'), ...line('fuel', fuel, 'Fuel surcharge')]
  const charges = [...freight, ...extras]
  if (gross === 0) return charges
  // The estimate names what was taken off only by what is left, and not always that: then it follows from the total.
  const discount = net > 0 && net <= gross ? gross - net : totalOf(charges) - total
  return discount > 0 && discount < gross ? [...charges, ...line('discount', -discount, 'Discount')] : charges
}

function priceOf(shipment: Shipment, answer: XmlElement): RateAnswer {
  const estimate = childOf(answer, 'rateEstimate')
  const total = toMinor(textIn(estimate, 'netFreightCharge'), CURRENCY)
  const lines = estimate === undefined || total === null ? null : linesOf(estimate, total)
  if (total === null || lines === null) return badAnswer(SCAC, sentence('priceNoMoney'))
  if (total <= 0) return badAnswer(SCAC, sentence('priceNotPositive'))
  const charges = balanced(lines, total)
  const days = Number(textIn(childOf(answer, 'destinationCities'), 'serviceDays') || Number.NaN)
  const { unknown } = accessorialsOf(shipment)
  const differs = lines.length > 0 && charges.length > lines.length
  const price: CarrierPrice = {
    kind: 'price',
    scac: SCAC,
    service: 'Standard',
    serviceCode: 'LTL',
    transitDays: Number.isInteger(days) && days >= 0 && days <= 365 ? days : null,
    deliveryDate: null,
    ...partsOf(charges),
    total,
    currency: CURRENCY,
    charges,
    quoteNumber: textIn(answer, 'referenceNumber'),
    expiresAt: null,
    unpricedAccessorials: unknown,
    guessedItems: itemsOf(shipment).flatMap((item, index) =>
      effectiveClass(item.freightClass)?.guessed ? [index] : [],
    ),
    messages: [
      ...unknown.map(code => sentence('notInPrice', { extra: accessorialName(code) })),
      ...(differs ? [sentence('linesDiffer')] : []),
    ],
  }
  return price
}

/** The price of the standard service. A guaranteed one is offered there as an amount alone, which no order can name. */
export const rateWith =
  ({ soap }: Send) =>
  async (account: Account, shipment: Shipment, wireCall: WireCall): Promise<readonly RateAnswer[]> => {
    const envelope = rateEnvelope(account, shipment)
    const got = await soap(account, { operation: 'rate', path: paths.rates, envelope }, wireCall)
    const answer = soapElement(SCAC, got, 'getLTLRateEstimateResponse', 'return')
    if (isFailure(answer)) return [answer]
    const said = childrenOf(answer, 'errorMessages')
      .map(({ text }) => text)
      .filter(text => text !== '')
    if (textIn(answer, 'success') === 'false') return [saidNo(SCAC, said.join(' '), 200)]
    return [priceOf(shipment, answer)]
  }
