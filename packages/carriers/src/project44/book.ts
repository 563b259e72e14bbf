import {
  codWords,
  destinationOf,
  type Hazmat,
  inARow,
  itemsOf,
  originOf,
  receivingWords,
  type Shipment,
  sentence,
  shippingDescription,
} from '@waybill/domain'
import type { BookOutcome, Confirmation, FindOutcome, Order, OrderKey, OrderTerms, WireCall } from '../kit/connector.ts'
import { badAnswer, jsonOf } from '../kit/failures.ts'
import type { Answered, Got } from '../kit/http.ts'
import { isLocalMoment } from '../kit/moments.ts'
import { accessorialsOf } from './codes.ts'
import { apiErrorOf, failureOf, isSurelyNotBought } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'
import { addressOf, emergencyContactOf, freightOf, locationOf, untoldHazmat } from './shipmentBody.ts'
import { dispatched, tracked } from './wire.ts'

/** project44 gives a carrier a minute over an order; its own answer needs a moment more. */
const CARRIER_TIMEOUT_S = 60

/** Services that an order without a quote's number gets anyway: the body of an order names no service of its own. */
const plainServices: ReadonlySet<string> = new Set(['', 'STD'])

/** How orders go here (README.md says how surely each is known). */
export const orderTerms: OrderTerms = {
  deadlineMs: (CARRIER_TIMEOUT_S + 5) * 1000,
  registersWithinMs: 60_000,
  recovery: 'reference',
  needsQuoteNumber: serviceCode => !plainServices.has(serviceCode),
}

/** Whether a material says more than the body of an order has fields for. */
const hasMore = (hazmat: Hazmat): boolean =>
  [hazmat.subsidiaryClass, hazmat.inhalationZone, hazmat.erapNumber].some(text => text !== '') ||
  [hazmat.reportableQuantity, hazmat.limitedQuantity, hazmat.marinePollutant, hazmat.residue, hazmat.bulk].includes(
    true,
  )

/** Materials that the body tells in part: their descriptions go along in words. */
const partlyTold = (shipment: Shipment, untold: readonly Hazmat[]): readonly Hazmat[] =>
  itemsOf(shipment).flatMap(({ hazmat }) =>
    hazmat === null || untold.includes(hazmat) || !hasMore(hazmat) ? [] : [hazmat],
  )

const noteOf = ({ shipment }: Order): string => {
  const { unknown } = accessorialsOf(shipment)
  const cod = shipment.cod === null ? '' : `Collect on delivery: ${codWords(shipment)}.`
  const extras = unknown.length === 0 ? '' : `Also needed: ${unknown.join(', ')}.`
  const untold = untoldHazmat(shipment)
  const words = (hazmats: readonly Hazmat[]) => hazmats.map(hazmat => shippingDescription(hazmat)).join('; ')
  const onSame = untold.length === 0 ? '' : `Also hazardous, on the same unit: ${words(untold)}.`
  const partly = partlyTold(shipment, untold)
  const inFull = partly.length === 0 ? '' : `Hazardous in full: ${words(partly)}.`
  const hours = receivingWords(destinationOf(shipment))
  const receives = hours === '' ? '' : `${hours}.`
  return [shipment.specialInstructions, receives, inFull, onSame, cod, extras].filter(text => text !== '').join(' ')
}

/** Who asks: whoever is billed, with a contact of his own, else the shipper. */
function requesterOf({ shipment, requester }: Order) {
  const { billTo } = shipment
  const person =
    billTo === null
      ? { ...requester, phone: requester.phone || originOf(shipment).contactPhone }
      : { company: billTo.company, name: billTo.contactName, phone: billTo.contactPhone, email: billTo.contactEmail }
  return {
    address: addressOf(billTo ?? originOf(shipment)),
    contact: {
      companyName: person.company,
      ...(person.name === '' ? {} : { contactName: person.name }),
      ...(person.phone === '' ? {} : { phoneNumber: person.phone, phoneNumberCountryCode: '1' }),
      ...(person.email === '' ? {} : { email: person.email }),
    },
  }
}

/** The customer's numbers, each once. The order number has no type of its own. */
function customersNumbers({ shipment }: Order) {
  const { orderNumber, customerPo, references } = shipment
  const others = [...new Set([orderNumber, ...references])].filter(value => value !== '' && value !== customerPo)
  return [
    ...(customerPo === '' ? [] : [{ type: 'PURCHASE_ORDER', value: customerPo }]),
    ...others.map(value => ({ type: 'CUSTOMER_REFERENCE', value })),
  ]
}

export function dispatchBody(account: Account, order: Order) {
  const { shipment } = order
  const hazmat = itemsOf(shipment).find(
    item => item.hazmat !== null && item.hazmat.emergencyPhone.trim() !== '',
  )?.hazmat
  return {
    ...freightOf(account, shipment, true),
    ...(order.scac === '' ? {} : { carrierCode: order.scac }),
    originLocation: locationOf(originOf(shipment)),
    destinationLocation: locationOf(destinationOf(shipment)),
    requesterLocation: requesterOf(order),
    shipmentIdentifiers: [
      { type: 'BILL_OF_LADING', value: order.bolNumber, primaryForType: true },
      { type: 'EXTERNAL', value: order.wireKey },
      ...customersNumbers(order),
    ],
    ...(order.quoteNumber === '' ? {} : { capacityProviderQuoteNumber: order.quoteNumber }),
    ...(noteOf(order) === '' ? {} : { pickupNote: noteOf(order) }),
    ...(hazmat ? emergencyContactOf(hazmat) : {}),
    apiConfiguration: {
      timeout: CARRIER_TIMEOUT_S,
      allowUnsupportedAccessorials: true,
      fallBackToDefaultAccountGroup: false,
      noteConfiguration: { enableTruncation: true },
    },
  }
}

type Identifiers = readonly { readonly type: string; readonly value: string }[]

const numberOf = (identifiers: Identifiers, type: string): string =>
  identifiers.find(identifier => identifier.type === type)?.value ?? ''

function confirmationOf(answer: Answered): Confirmation | null {
  const order = dispatched.safeParse(jsonOf(answer)).data
  if (order === undefined) return null
  return {
    providerId: String(order.id),
    pickupNumber: numberOf(order.shipmentIdentifiers, 'PICKUP'),
    proNumber: numberOf(order.shipmentIdentifiers, 'PRO'),
    // A link is shown to people: nothing but a page's address is one.
    bolUrl: /^https?:\/\//i.test(order.capacityProviderBolUrl) ? order.capacityProviderBolUrl : '',
    pickupAt: isLocalMoment(order.pickupDateTime) ? order.pickupDateTime.slice(0, 16) : '',
    messages: order.infoMessages.map(({ message }) => message).filter(message => message !== ''),
  }
}

/** What an answer says about the order: the table stands at `isSurelyNotBought`. */
function outcomeOf(scac: string, got: Got): BookOutcome {
  if (got.kind === 'lost') {
    return got.maySent
      ? { kind: 'unknown', message: inARow([got.error, sentence('mayHaveArrived')]) }
      : failureOf(scac, got)
  }
  if (got.status >= 200 && got.status < 300) {
    const confirmation = confirmationOf(got)
    return confirmation === null
      ? { kind: 'unknown', message: sentence('unconfirming') }
      : { kind: 'booked', confirmation }
  }
  if (isSurelyNotBought(got)) return failureOf(scac, got)
  return { kind: 'unknown', message: sentence('errorMayHave', { code: got.status }) }
}

/** Sent like this it would be bought as a plain order, at another price and with another delivery. */
const withoutQuote = (account: Account, { scac, serviceCode }: Order): BookOutcome => ({
  kind: 'failed',
  scac: scac || account.scac,
  reason: 'refused',
  message: sentence('needsQuoteNumber', { service: serviceCode }),
  providerStatus: null,
})

export const bookWith =
  (send: Send) =>
  async (account: Account, order: Order, wireCall: WireCall): Promise<BookOutcome> => {
    if (order.quoteNumber === '' && orderTerms.needsQuoteNumber(order.serviceCode)) return withoutQuote(account, order)
    const body = dispatchBody(account, order)
    const got = await send(account, { operation: 'book', method: 'POST', path: paths.dispatch, body }, wireCall)
    return outcomeOf(order.scac || account.scac, got)
  }

const findBody = ({ settings }: Account, bolNumber: string) => ({
  identifiers: [
    { type: 'BILL_OF_LADING', value: bolNumber },
    { type: 'CAPACITY_PROVIDER_ACCOUNT_CODE', value: settings.accountCode },
  ],
})

/** The order under our reference; with the id by which its events are read. */
export async function findOrder(
  send: Send,
  account: Account,
  { bolNumber, wireKey = '' }: Pick<OrderKey, 'bolNumber'> & Partial<OrderKey>,
  operation: 'find' | 'track',
  wireCall: WireCall,
) {
  const body = findBody(account, bolNumber)
  const got = await send(account, { operation, method: 'POST', path: paths.find, body }, wireCall)
  if (got.kind === 'answered' && got.status === 404 && apiErrorOf(got)?.httpStatusCode === 404) {
    return { kind: 'absent' } as const
  }
  if (got.kind === 'lost' || got.status !== 200) return failureOf(account.scac, got)
  const found = tracked.safeParse(jsonOf(got)).data
  if (found === undefined) {
    return badAnswer(account.scac, sentence('unreadable'))
  }
  const told = numberOf(found.identifiers, 'BILL_OF_LADING')
  if (told !== '' && told !== bolNumber) return badAnswer(account.scac, sentence('anotherOrder', { number: told }))
  const key = numberOf(found.identifiers, 'EXTERNAL')
  if (wireKey !== '' && key !== '' && key !== wireKey) {
    return badAnswer(account.scac, sentence('anotherOrderUnder', { number: bolNumber }))
  }
  return { kind: 'found', trackingId: found.id, identifiers: found.identifiers } as const
}

export const findWith =
  (send: Send) =>
  async (account: Account, order: OrderKey, wireCall: WireCall): Promise<FindOutcome> => {
    const found = await findOrder(send, account, order, 'find', wireCall)
    if (found.kind !== 'found') return found
    const { identifiers } = found
    const confirmation: Confirmation = {
      providerId: numberOf(identifiers, 'SYSTEM_GENERATED'),
      pickupNumber: numberOf(identifiers, 'PICKUP'),
      proNumber: numberOf(identifiers, 'PRO'),
      bolUrl: '',
      pickupAt: '',
      messages: [],
    }
    return { kind: 'found', confirmation }
  }
