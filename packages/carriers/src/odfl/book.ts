import { inARow, sentence } from '@waybill/domain'
import type {
  BookedOrder,
  BookOutcome,
  CancelOutcome,
  CarrierFailure,
  Confirmation,
  FindOutcome,
  Operation,
  Order,
  OrderKey,
  OrderTerms,
  WireCall,
} from '../kit/connector.ts'
import { running } from '../kit/deadline.ts'
import { badAnswer, jsonOf, refusal } from '../kit/failures.ts'
import type { Got } from '../kit/http.ts'
import { isLocalMoment } from '../kit/moments.ts'
import { contentOf, ebolBody } from '../nmfta/ebol.ts'
import { ebolOutcome } from '../nmfta/ebolAnswer.ts'
import { SCAC } from './codes.ts'
import { failureOf, restErrorOf, wordsOf } from './errors.ts'
import { pickupBody } from './pickupBody.ts'
import { type Account, paths, type Send } from './send.ts'
import { pickupAnswer, pickupsAnswer } from './wire.ts'

/** How orders go here (README.md says how surely each is known). */
export const orderTerms: OrderTerms = {
  deadlineMs: 60_000,
  registersWithinMs: 60_000,
  recovery: 'reference',
  needsQuoteNumber: () => false,
}

const confirmed = (
  pickupNumber: string,
  proNumber: string,
  pickupAt = '',
  messages: readonly string[] = [],
): Confirmation => ({
  ...{ providerId: '', pickupNumber, proNumber, bolUrl: '', messages },
  pickupAt: isLocalMoment(pickupAt) ? pickupAt.slice(0, 16) : '',
})

/**
 * What an answer to a pickup request says about it. Sure only where the answer itself is: a number means that a driver
 * comes; 401 twice, 403, 429 and a 4xx with the carrier's own words mean that none does; everything else is unknown.
 */
function pickupOutcome(got: Got, pro: string): BookOutcome {
  if (got.kind === 'lost') {
    return got.maySent
      ? { kind: 'unknown', message: inARow([got.error, sentence('mayHaveArrived')]) }
      : failureOf(SCAC, got)
  }
  if (got.status >= 200 && got.status < 300) {
    const read = pickupAnswer.safeParse(jsonOf(got)).data
    if (read === undefined) return { kind: 'unknown', message: sentence('unconfirming') }
    const { pickupNumber, proNumber, pickupDateTime, messages } = read
    return { kind: 'booked', confirmation: confirmed(pickupNumber, proNumber || pro, pickupDateTime, messages) }
  }
  const isOwn = restErrorOf(got) !== null && got.status < 500 && ![408, 409, 425].includes(got.status)
  if (isOwn || [401, 403, 429].includes(got.status)) return failureOf(SCAC, got)
  return { kind: 'unknown', message: sentence('errorMayHave', { code: got.status }) }
}

/**
 * Files the electronic bill of lading, then asks for the pickup. Only the pickup is an order: a bill whose fate nobody
 * heard of moves no freight, so that nothing was bought, and one whose pickup was refused is taken back.
 */
export const bookWith =
  ({ rest }: Send) =>
  async (account: Account, order: Order, given: WireCall): Promise<BookOutcome> => {
    const wireCall = running(given)
    const content = contentOf(order.shipment)
    if (content === undefined || order.shipment.bills.length > 1) return refusal(SCAC, sentence('oneBillAlone'))
    const { settings } = account
    const body = ebolBody({ content, order, account: settings.accountNumber, function: 'Create', pro: '' })
    const filed = await rest(account, { operation: 'book', method: 'POST', path: paths.ebol, body }, wireCall)
    const ebol = ebolOutcome(SCAC, filed, wordsOf)
    if (ebol.kind === 'failed') return ebol
    const request = pickupBody(account, order, ebol.pro)
    const asked = await rest(
      account,
      { operation: 'book', method: 'POST', path: paths.pickup, body: request },
      wireCall,
    )
    const outcome = pickupOutcome(asked, ebol.pro)
    if (outcome.kind === 'failed') await takeBack({ rest }, account, ebol.pro, wireCall)
    return outcome
  }

/** Takes an electronic bill back, as well as that goes: without its pickup it moves nothing. */
async function takeBack({ rest }: Pick<Send, 'rest'>, account: Account, pro: string, wireCall: WireCall) {
  if (pro === '') return
  await rest(account, { operation: 'cancel', method: 'DELETE', path: paths.deleteEbol(pro) }, wireCall)
}

type Found =
  | { readonly kind: 'found'; readonly pickupNumber: string; readonly proNumber: string }
  | { readonly kind: 'absent' }
  | CarrierFailure

/** The pickup that stands under our reference. One that is cancelled stands no more: no driver comes. */
export async function findPickup(
  { rest }: Send,
  account: Account,
  { bolNumber, wireKey = '' }: Pick<OrderKey, 'bolNumber'> & Partial<OrderKey>,
  operation: Operation,
  wireCall: WireCall,
): Promise<Found> {
  const body = { customerAccount: account.settings.accountNumber, referenceNumber: bolNumber }
  const got = await rest(account, { operation, method: 'POST', path: paths.findPickup, body }, wireCall)
  // A proxy's 404 says nothing about an order: only the carrier's own does.
  if (got.kind === 'answered' && got.status === 404 && restErrorOf(got)?.ok === false) return { kind: 'absent' }
  if (got.kind === 'lost' || got.status !== 200) return failureOf(SCAC, got)
  const pickups = pickupsAnswer.safeParse(jsonOf(got)).data?.pickups
  if (pickups === undefined) return badAnswer(SCAC, sentence('unreadable'))
  const named = pickups.filter(({ referenceNumber }) => referenceNumber === bolNumber)
  const own = named.filter(({ status }) => status !== 'CANCELLED')
  if (named.length > 0 && own.length === 0) return { kind: 'absent' }
  const pickup = own.find(({ customerReference }) => wireKey !== '' && customerReference === wireKey) ?? own[0]
  if (pickup === undefined) return badAnswer(SCAC, sentence('unreadable'))
  if (wireKey !== '' && pickup.customerReference !== '' && pickup.customerReference !== wireKey) {
    return badAnswer(SCAC, sentence('anotherOrderUnder', { number: bolNumber }))
  }
  const { pickupNumber, proNumber } = pickup
  return { kind: 'found', pickupNumber, proNumber }
}

export const findWith =
  (send: Send) =>
  async (account: Account, order: OrderKey, wireCall: WireCall): Promise<FindOutcome> => {
    const found = await findPickup(send, account, order, 'find', wireCall)
    if (found.kind !== 'found') return found
    return { kind: 'found', confirmation: confirmed(found.pickupNumber, found.proNumber) }
  }

/** Cancels the pickup, which is the order, and then takes its electronic bill back. */
export const cancelWith =
  (send: Send) =>
  async (account: Account, { bolNumber, confirmation }: BookedOrder, given: WireCall): Promise<CancelOutcome> => {
    const wireCall = running(given)
    const { pickupNumber } = confirmation
    const body = {
      customerAccount: account.settings.accountNumber,
      referenceNumber: bolNumber,
      ...(pickupNumber === '' ? {} : { pickupNumber }),
    }
    const request = { operation: 'cancel', method: 'POST', path: paths.cancelPickup, body } as const
    const got = await send.rest(account, request, wireCall)
    if (got.kind === 'lost') return { kind: 'unconfirmed', message: got.error }
    if (got.status === 200) {
      const read = pickupAnswer.safeParse(jsonOf(got)).data
      if (read === undefined) return { kind: 'unconfirmed', message: sentence('carrierUnreadable') }
      await takeBack(send, account, confirmation.proNumber || read.proNumber, wireCall)
      return { kind: 'cancelled', message: read.messages.join(' ') }
    }
    if ([400, 404, 422].includes(got.status) && restErrorOf(got)?.ok === false) {
      return { kind: 'refused', message: wordsOf(got) }
    }
    return { kind: 'unconfirmed', message: wordsOf(got) || sentence('errorOnly', { code: got.status }) }
  }
