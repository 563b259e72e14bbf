import type { CancelOutcome } from '@waybill/carriers'
import type { App } from '../../app.ts'
import { recordChange } from '../../audit.ts'
import { openWireCall } from '../../carriers/exchanges.ts'
import type { JobData } from '../../jobs/jobs.ts'
import { carrierDoer, type OrderRow, readOrder, wireOrder } from './order.ts'

const CANCEL_DEADLINE_MS = 65_000

/** Seconds between tries while nobody knows; cancelling twice does no harm. After the last one somebody has to call. */
const againAfter = [5, 15, 30, 60, 300, 900]

/** What the carrier's answer means for the person who voided, when it has to be called. */
const callNote = 'Call the carrier and record the call.'

const notOverTheWire: CancelOutcome = {
  kind: 'refused',
  message: 'This carrier takes no cancellation over its wire.',
}

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
  const { record, account, bolNumber } = await wireOrder(app, order)
  const { clientId, shipmentId, accountId, confirmation } = order
  const about = { clientId, shipmentId, accountId, connector: account.connector }
  const { wireCall, keep } = openWireCall(app, about, CANCEL_DEADLINE_MS)
  const { cancel } = account.open
  if (cancel === undefined) return settleCancel(app, order, notOverTheWire)
  const outcome = await cancel({ shipment: record.shipment, bolNumber, confirmation }, wireCall)
  await keep()
  const wait = againAfter[data.tries]
  if (outcome.kind !== 'unconfirmed' || wait === undefined) return settleCancel(app, order, outcome)
  const again = { clientId, bookingId: order.bookingId, tries: data.tries + 1 }
  await app.db.forClient(clientId).transaction(tx => app.jobs.enqueue(tx, 'CancelOrder', again, wait))
}
