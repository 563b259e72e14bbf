import type { CancelOutcome } from '@waybill/carriers'
import type { App } from '../../app.ts'
import { recordChange } from '../../audit.ts'
import { openErrand } from '../../carriers/exchanges.ts'
import type { JobData } from '../../jobs/jobs.ts'
import { carrierDoer, errandable, type OrderRow, readOrder } from './order.ts'

const CANCEL_DEADLINE_MS = 65_000

/** Seconds between tries while nobody knows; cancelling twice does no harm. After the last one somebody has to call. */
const againAfter = [5, 15, 30, 60, 300, 900]

/** What the carrier's answer means for the person who voided, when it has to be called. */
const callNote = 'Call the carrier and record the call.'

async function settleCancel(app: App, order: OrderRow, { kind, message }: CancelOutcome): Promise<void> {
  const { clientId, bookingId, shipmentId } = order
  const answer = [message, ...(kind === 'cancelled' ? [] : [callNote])].filter(text => text !== '').join(' ')
  await app.db.forClient(clientId).transaction(async tx => {
    const changed = await tx
      .updateTable('booking')
      .set({ cancel_state: kind, cancel_answer: answer })
      .where('client_id', '=', clientId)
      .where('booking_id', '=', bookingId)
      .where('cancel_state', '=', 'asked')
      .returning('booking_id')
      .executeTakeFirst()
    if (changed === undefined) return
    const entry = { entity: 'shipment', entityId: shipmentId, action: 'cancelAnswered' }
    await recordChange(tx, carrierDoer(app, order), { ...entry, after: { note: answer } })
    await app.realtime.tell({ clientId, topic: 'booking', data: { shipmentId, bookingId, state: 'cancelled' } }, tx)
  })
}

/** Asks a carrier to cancel the order of a voided shipment, and keeps its answer (rules of the trade: tender and quotes). */
export async function cancelOrder(app: App, data: JobData['CancelOrder']): Promise<void> {
  const order = await readOrder(app, data.clientId, data.bookingId)
  if (order === null || order.cancelState !== 'asked') return
  const { record, account, bolNumber } = await errandable(app, order)
  const { clientId, shipmentId, accountId, confirmation } = order
  const about = { clientId, shipmentId, accountId, connector: account.connector }
  const { errand, keep } = openErrand(app, about, CANCEL_DEADLINE_MS)
  const outcome = await account.open.cancel({ shipment: record.shipment, bolNumber, confirmation }, errand)
  await keep()
  const wait = againAfter[data.tries]
  if (outcome.kind !== 'unconfirmed' || wait === undefined) return settleCancel(app, order, outcome)
  const again = { clientId, bookingId: order.bookingId, tries: data.tries + 1 }
  await app.db.forClient(clientId).transaction(tx => app.jobs.enqueue(tx, 'CancelOrder', again, wait))
}
