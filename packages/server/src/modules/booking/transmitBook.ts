import type { BookOutcome, CarrierFailure } from '@waybill/carriers'
import { inARow, sentence } from '@waybill/domain'
import type { App } from '../../app.ts'
import { able } from '../../carriers/accounts.ts'
import type { Again } from '../../work/due.ts'
import { contentOf } from '../shipments/index.ts'
import { type Heard, settleTender } from './settleTender.ts'
import type { Tender } from './tenders.ts'
import type { Transmission } from './transmissions.ts'
import { accountOfTender, orderOf, wireCallAbout } from './wireOrder.ts'

/** Why a carrier that certainly bought nothing did not take the order, for the person who booked. */
export function refusalWords({ reason, message }: CarrierFailure): string {
  switch (reason) {
    case 'refused':
      return inARow([sentence('orderRefused'), message])
    case 'credentials':
      return inARow([sentence('orderCredentials'), message])
    case 'busy':
      return inARow([sentence('orderBusy'), message])
    default:
      return inARow([sentence('orderUnreachable'), message])
  }
}

/** Failures in which the carrier itself answered no. */
const heardRefusals: ReadonlySet<CarrierFailure['reason']> = new Set(['refused', 'credentials', 'busy'])

function heardOf(outcome: BookOutcome): Heard {
  if (outcome.kind === 'booked') return outcome
  if (outcome.kind === 'unknown') return { kind: 'unknown', reason: outcome.message }
  return { kind: 'nothing', reason: refusalWords(outcome), heard: heardRefusals.has(outcome.reason) }
}

/** An order whose first byte would leave later than this after it was taken up is not begun: others reckon without it. */
const BEGIN_WITHIN_MS = 15_000

/** Everything of an order that can fail before its first byte. */
async function prepare(app: App, tender: Tender, { contentNo, wireKey }: Transmission) {
  const db = app.db.forClient(tender.clientId)
  const account = await accountOfTender(app, db, tender)
  const content = await contentOf(app, db, tender, contentNo)
  const order = await orderOf(app, db, tender, content, wireKey)
  return { account, order, booking: able(account, 'booking') }
}

/**
 * Places the order of a tender, made from the content and the price it was offered with.
 * @param begun when it was taken up, before it was said to leave; milliseconds of the process's own clock
 */
export async function transmitBook(
  app: App,
  tender: Tender,
  transmission: Transmission,
  begun: number,
): Promise<Again> {
  const ready = await prepare(app, tender, transmission).catch((error: unknown) => {
    app.log.error({ err: error, tenderId: tender.tenderId }, 'an order could not be made')
    return null
  })
  if (ready === null || performance.now() - begun > BEGIN_WITHIN_MS) {
    const reason = sentence('notSent')
    await settleTender(app, tender, { kind: 'nothing', reason, heard: false })
    return null
  }
  const { account, order, booking } = ready
  const { wireCall, keep } = wireCallAbout(app, tender, account, booking.deadlineMs)
  const outcome = await booking.book(order, wireCall).catch((error: unknown): BookOutcome => {
    app.log.error({ err: error, tenderId: tender.tenderId }, 'a connector failed over an order')
    return { kind: 'unknown', message: sentence('nobodyKnowsOrder') }
  })
  await keep()
  await settleTender(app, tender, heardOf(outcome), transmission)
  return null
}
