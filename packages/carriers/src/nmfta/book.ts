import {
  destinationOf,
  inARow,
  itemsOf,
  originOf,
  pickupOf,
  sentence,
  shipmentTotals,
  tenDigits,
} from '@waybill/domain'
import type {
  BookedOrder,
  BookOutcome,
  CancelOutcome,
  CarrierFailure,
  ChangeOutcome,
  Confirmation,
  FindOutcome,
  Operation,
  Order,
  OrderChange,
  OrderKey,
  OrderTerms,
  WireCall,
} from '../kit/connector.ts'
import { running } from '../kit/deadline.ts'
import { badAnswer, jsonOf, refusal } from '../kit/failures.ts'
import type { Got } from '../kit/http.ts'
import { isLocalMoment } from '../kit/moments.ts'
import { countryOf } from './codes.ts'
import { contentOf, ebolBody, instructionsOf } from './ebol.ts'
import { ebolAnswer, ebolOutcome, statusWords } from './ebolAnswer.ts'
import { failureOf, saysNo } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'
import { pickupAnswer, pickupsAnswer } from './wire.ts'

/** How orders go here (README.md says how surely each is known). */
export const orderTerms: OrderTerms = {
  deadlineMs: 60_000,
  registersWithinMs: 60_000,
  recovery: 'reference',
  needsQuoteNumber: () => false,
}

/** A request for a driver: our reconstruction in the manner of the electronic bill (README.md). */
function pickupBody({ settings }: Account, order: Order, pro: string) {
  const { shipment, requester, bolNumber, wireKey } = order
  const origin = originOf(shipment)
  const destination = destinationOf(shipment)
  const { date, from, to } = pickupOf(shipment)
  const { weightLb, handlingUnits, hazmat } = shipmentTotals(itemsOf(shipment))
  const content = contentOf(shipment)
  return {
    pickup: { date, readyTime: from, closeTime: to, isTest: false },
    referenceNumbers: { pro, bol: bolNumber, key: wireKey },
    requester: {
      name: requester.name,
      company: requester.company,
      phone: tenDigits(requester.phone),
      email: requester.email,
    },
    origin: {
      ...(settings.account === '' ? {} : { account: settings.account }),
      name: origin.company,
      address1: origin.street,
      city: origin.city,
      stateProvince: origin.state,
      postalCode: origin.zip,
      country: countryOf(origin.country),
      contact: { name: origin.contactName, phone: tenDigits(origin.contactPhone || requester.phone) },
    },
    destination: { postalCode: destination.zip, country: countryOf(destination.country) },
    shipmentTotals: { grossWeight: Math.max(1, Math.round(weightLb)), weightUnit: 'Pounds', handlingUnits },
    hazardous: hazmat,
    ...(content === undefined ? {} : { specialInstructions: instructionsOf(content, shipment) }),
  }
}

const confirmed = (read: { pickupNumber: string; pro: string; pickupDateTime: string }, pro: string): Confirmation => ({
  providerId: '',
  pickupNumber: read.pickupNumber,
  proNumber: read.pro || pro,
  bolUrl: '',
  pickupAt: isLocalMoment(read.pickupDateTime) ? read.pickupDateTime.slice(0, 16) : '',
  messages: [],
})

/** What an answer to a pickup request says about it: sure only by its number, or by the carrier's own no. */
function pickupOutcome(scac: string, got: Got, pro: string): BookOutcome {
  if (got.kind === 'lost') {
    return got.maySent
      ? { kind: 'unknown', message: inARow([got.error, sentence('mayHaveArrived')]) }
      : failureOf(scac, got)
  }
  if (got.status >= 200 && got.status < 300) {
    const read = pickupAnswer.safeParse(jsonOf(got)).data
    if (read !== undefined) return { kind: 'booked', confirmation: confirmed(read, pro) }
    return saysNo(got)
      ? refusal(scac, statusWords(got), got.status)
      : { kind: 'unknown', message: sentence('unconfirming') }
  }
  const isOwn = saysNo(got) && got.status >= 400 && got.status < 500 && ![408, 409, 425].includes(got.status)
  if (isOwn || [401, 403, 429].includes(got.status)) return failureOf(scac, got)
  return { kind: 'unknown', message: sentence('errorMayHave', { code: got.status }) }
}

/** Takes an electronic bill back, as well as that goes: without its pickup it moves nothing. */
async function takeBack(send: Send, account: Account, pro: string, wireCall: WireCall): Promise<void> {
  if (pro !== '') await send(account, { operation: 'cancel', method: 'DELETE', path: paths.bill(pro) }, wireCall)
}

/** Files the electronic bill, then asks for the pickup under its PRO: only the pickup is an order. */
export const bookWith =
  (send: Send) =>
  async (account: Account, order: Order, given: WireCall): Promise<BookOutcome> => {
    const wireCall = running(given)
    const { scac } = account
    const content = contentOf(order.shipment)
    if (content === undefined || order.shipment.bills.length > 1) return refusal(scac, sentence('oneBillAlone'))
    const body = ebolBody({ content, order, account: account.settings.account, function: 'Create', pro: '' })
    const filed = await send(account, { operation: 'book', method: 'POST', path: paths.bills, body }, wireCall)
    const ebol = ebolOutcome(scac, filed, statusWords)
    if (ebol.kind === 'failed') return ebol
    const request = pickupBody(account, order, ebol.pro)
    const asked = await send(
      account,
      { operation: 'book', method: 'POST', path: paths.pickups, body: request },
      wireCall,
    )
    const outcome = pickupOutcome(scac, asked, ebol.pro)
    if (outcome.kind === 'failed') await takeBack(send, account, ebol.pro, wireCall)
    return outcome
  }

const CANCELLED = 'CANCELLED'

type Found =
  | { readonly kind: 'found'; readonly confirmation: Confirmation; readonly isCancelled: boolean }
  | { readonly kind: 'absent' }
  | CarrierFailure

/** The pickup under our bill of lading: this message's own, else one that stands, else one that is cancelled. */
export async function findPickup(
  send: Send,
  account: Account,
  { bolNumber, wireKey = '' }: Pick<OrderKey, 'bolNumber'> & Partial<OrderKey>,
  operation: Operation,
  wireCall: WireCall,
): Promise<Found> {
  const { scac } = account
  const got = await send(account, { operation, method: 'GET', path: paths.pickupsOf(bolNumber) }, wireCall)
  // A proxy's 404 says nothing about an order: only the carrier's own does.
  if (got.kind === 'answered' && got.status === 404 && saysNo(got)) return { kind: 'absent' }
  if (got.kind === 'lost' || got.status !== 200) return failureOf(scac, got)
  const pickups = pickupsAnswer.safeParse(jsonOf(got)).data?.pickups
  if (pickups === undefined) return badAnswer(scac, sentence('unreadable'))
  const named = pickups.filter(({ bol }) => bol === bolNumber)
  const own = named.find(({ key }) => wireKey !== '' && key === wireKey)
  const pickup = own ?? named.find(({ status }) => status !== CANCELLED) ?? named[0]
  if (pickup === undefined) return badAnswer(scac, sentence('unreadable'))
  const isCancelled = pickup.status === CANCELLED
  if (wireKey !== '' && pickup.key !== '' && pickup.key !== wireKey && !isCancelled) {
    return badAnswer(scac, sentence('anotherOrderUnder', { number: bolNumber }))
  }
  return { kind: 'found', confirmation: confirmed(pickup, ''), isCancelled }
}

export const findWith =
  (send: Send) =>
  async (account: Account, order: OrderKey, wireCall: WireCall): Promise<FindOutcome> => {
    const found = await findPickup(send, account, order, 'find', wireCall)
    if (found.kind !== 'found') return found
    // No driver comes for one that is cancelled, whoever asked for that.
    return found.isCancelled ? { kind: 'absent' } : { kind: 'found', confirmation: found.confirmation }
  }

/** The carrier's numbers of an order: those that are known, or those that stand with its pickup. */
async function numbersOf(
  send: Send,
  account: Account,
  { bolNumber, confirmation }: BookedOrder,
  needed: 'pickupNumber' | 'proNumber',
  operation: Operation,
  wireCall: WireCall,
): Promise<Pick<Confirmation, 'pickupNumber' | 'proNumber'> | Exclude<Found, { kind: 'found' }>> {
  if (confirmation[needed] !== '') return confirmation
  const found = await findPickup(send, account, { bolNumber }, operation, wireCall)
  return found.kind === 'found' ? found.confirmation : found
}

/** Cancels the pickup, which is the order, and then takes its electronic bill back. */
export const cancelWith =
  (send: Send) =>
  async (account: Account, order: BookedOrder, given: WireCall): Promise<CancelOutcome> => {
    const wireCall = running(given)
    const numbers = await numbersOf(send, account, order, 'pickupNumber', 'cancel', wireCall)
    if ('kind' in numbers) {
      return numbers.kind === 'absent'
        ? { kind: 'refused', message: sentence('noSuchOrder') }
        : { kind: 'unconfirmed', message: numbers.message }
    }
    const request = { operation: 'cancel', method: 'DELETE', path: paths.pickup(numbers.pickupNumber) } as const
    const got = await send(account, request, wireCall)
    if (got.kind === 'lost') return { kind: 'unconfirmed', message: got.error }
    if (got.status === 200) {
      if (pickupAnswer.safeParse(jsonOf(got)).data === undefined) {
        return { kind: 'unconfirmed', message: sentence('carrierUnreadable') }
      }
      await takeBack(send, account, numbers.proNumber, wireCall)
      return { kind: 'cancelled', message: '' }
    }
    if ([400, 404, 422].includes(got.status) && saysNo(got)) return { kind: 'refused', message: statusWords(got) }
    return { kind: 'unconfirmed', message: statusWords(got) || sentence('errorOnly', { code: got.status }) }
  }

/** What the driver was asked by, which an electronic bill does not change. */
const askedOfDriver: ReadonlySet<string> = new Set(['pickup.date', 'pickup.window', 'origin.place', 'origin.contact'])

/** Sends the electronic bill again under its PRO, as the shipment is now. */
export const changeWith =
  (send: Send) =>
  async (account: Account, given: OrderChange, whole: WireCall): Promise<ChangeOutcome> => {
    const wireCall = running(whole)
    if (given.differs.some(field => askedOfDriver.has(field))) {
      return { kind: 'refused', message: sentence('pickupNotByBill') }
    }
    const content = contentOf(given.order.shipment)
    if (content === undefined || given.order.shipment.bills.length > 1) {
      return { kind: 'refused', message: sentence('oneBillAlone') }
    }
    const numbers = await numbersOf(send, account, given, 'proNumber', 'change', wireCall)
    if ('kind' in numbers) {
      const message = numbers.kind === 'absent' ? sentence('noSuchOrder') : numbers.message
      return { kind: 'refused', message }
    }
    const { proNumber: pro } = numbers
    if (pro === '') return { kind: 'refused', message: sentence('noProYet') }
    const body = ebolBody({ content, order: given.order, account: account.settings.account, function: 'Update', pro })
    const got = await send(account, { operation: 'change', method: 'PUT', path: paths.bill(pro), body }, wireCall)
    if (got.kind === 'lost') return { kind: got.maySent ? 'unknown' : 'refused', message: got.error }
    const status = ebolAnswer.safeParse(jsonOf(got)).data?.messageStatus.status
    if (got.status === 200 && (status === 'PASS' || status === 'WARNING')) {
      return { kind: 'changed', message: statusWords(got) }
    }
    if (got.status < 500 && (status === 'FAIL' || [401, 403, 429].includes(got.status))) {
      return { kind: 'refused', message: failureOf(account.scac, got).message }
    }
    return { kind: 'unknown', message: statusWords(got) || sentence('carrierUnreadable') }
  }
