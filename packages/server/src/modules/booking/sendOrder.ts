import type { BookOutcome, CarrierFailure } from '@waybill/carriers'
import type { App } from '../../app.ts'
import { able } from '../../carriers/accounts.ts'
import { openWireCall } from '../../carriers/exchanges.ts'
import type { JobData } from '../../jobs/jobs.ts'
import { type OrderRow, orderColumns, orderOf, orderToSend, wireOrder } from './order.ts'
import { type OrderFate, settleOrder } from './settleOrder.ts'

/**
 * Takes the order for this job alone, and leaves behind the job that asks the carrier should this node die over it. From
 * here on the order may have been bought.
 */
function claim(app: App, { clientId, bookingId }: JobData['SendOrder']): Promise<OrderRow | null> {
  return app.db.forClient(clientId).transaction(async tx => {
    const row = await tx
      .updateTable('booking')
      .set({ sent_at: app.clock.now().toISOString() })
      .where('client_id', '=', clientId)
      .where('booking_id', '=', bookingId)
      .where('way', '=', 'api')
      .where('state', '=', 'reserved')
      .where('sent_at', 'is', null)
      .returning(orderColumns)
      .executeTakeFirst()
    if (row === undefined) return null
    await app.jobs.enqueue(tx, 'AskOrder', { clientId, bookingId, until: 'known' }, app.settings.ORDER_SECONDS)
    return orderOf(clientId, row)
  })
}

/** Why a carrier that certainly bought nothing did not take the order, for the person who booked. */
export function refusalWords({ reason, message }: CarrierFailure): string {
  const words = message === '' ? '' : ` ${message}`
  switch (reason) {
    case 'refused':
      return `The carrier refused the order.${words}`
    case 'credentials':
      return `The carrier did not accept the account's sign-in. Have its credentials checked.${words}`
    case 'busy':
      return `The carrier asks to wait. Try again in a few minutes.${words}`
    default:
      return `The carrier could not be reached, so it has no order.${words}`
  }
}

function fateOf(outcome: BookOutcome): OrderFate {
  if (outcome.kind === 'booked') return outcome
  if (outcome.kind === 'unknown') return { kind: 'unknown', reason: outcome.message }
  return { kind: 'nothing', reason: refusalWords(outcome) }
}

/** Places an order with its carrier, once; a second job for the same booking finds it taken. */
export async function sendOrder(app: App, data: JobData['SendOrder']): Promise<void> {
  const order = await claim(app, data)
  if (order === null) return
  const { record, account } = await wireOrder(app, order)
  const toSend = await orderToSend(app, order, record)
  const { clientId, shipmentId, accountId } = order
  const about = { clientId, shipmentId, accountId, connector: account.connector }
  const booking = able(account, 'booking')
  const { wireCall, keep } = openWireCall(app, about, booking.deadlineMs)
  const outcome = await booking.book(toSend, wireCall).catch((error: unknown): BookOutcome => {
    app.log.error({ err: error, bookingId: order.bookingId }, 'a connector failed over an order')
    return { kind: 'unknown', message: 'Nobody knows what became of the order.' }
  })
  await keep()
  await settleOrder(app, order, fateOf(outcome))
}
