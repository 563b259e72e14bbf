import type { App } from '../../app.ts'
import { able } from '../../carriers/accounts.ts'
import { openWireCall } from '../../carriers/exchanges.ts'
import type { JobData } from '../../jobs/jobs.ts'
import { type OrderRow, readOrder, wireKeyOf, wireOrder } from './order.ts'
import { settleOrder } from './settleOrder.ts'

const FIND_DEADLINE_MS = 20_000

/** An order that the carrier does not know is asked about this often before that is believed. */
const ABSENT_TIMES = 2

/** A carrier that is away is asked this often until it is back, so that its return settles the order soon. */
const AGAIN_S = 20

const isOpen = ({ state, cancelState, sentAt }: OrderRow): boolean =>
  sentAt !== null && (state === 'reserved' || state === 'unknown' || (state === 'cancelled' && cancelState === 'asked'))

async function askAgain(app: App, { clientId, bookingId }: OrderRow, absent: number, seconds: number): Promise<void> {
  await app.db.forClient(clientId).transaction(async tx => {
    await tx
      .updateTable('booking')
      .set({ absent })
      .where('client_id', '=', clientId)
      .where('booking_id', '=', bookingId)
      .execute()
    await app.jobs.enqueue(tx, 'AskOrder', { clientId, bookingId, until: 'known' }, seconds)
  })
}

/**
 * The reconciler: asks the carrier by reference what became of an order. `It has none` is believed once the carrier's
 * time for an order is over and it said so twice; until then the order stays unknown. Nothing is ever sent again.
 */
export async function askOrder(app: App, data: JobData['AskOrder']): Promise<void> {
  const order = await readOrder(app, data.clientId, data.bookingId)
  if (order === null || !isOpen(order)) return
  const { record, account, bolNumber } = await wireOrder(app, order)
  const { clientId, shipmentId, accountId, scac } = order
  const about = { clientId, shipmentId, accountId, connector: account.connector }
  const { wireCall, keep } = openWireCall(app, about, FIND_DEADLINE_MS)
  const found = await able(account, 'find')({ bolNumber, scac, wireKey: wireKeyOf(order) }, wireCall)
  await keep()
  if (found.kind === 'found') return settleOrder(app, order, { kind: 'booked', confirmation: found.confirmation })
  const waited = app.clock.now().getTime() - (order.sentAt ?? 0)
  const left = app.settings.ORDER_SECONDS - waited / 1000
  if (data.until === 'known' && found.kind === 'absent' && left <= 0 && order.absent + 1 >= ABSENT_TIMES) {
    const reason = `${record.carrierName || scac} has no such order: nothing was booked. Book again, or choose another carrier.`
    return settleOrder(app, order, { kind: 'nothing', reason })
  }
  const reason =
    found.kind === 'absent'
      ? 'The carrier has not confirmed the order. It is being asked again.'
      : `The carrier can't be asked what became of the order. It is being asked again. ${found.message}`.trim()
  if (order.state === 'reserved') await settleOrder(app, order, { kind: 'unknown', reason })
  if (data.until === 'asked') return
  const isLate = left <= 0
  const absent = found.kind === 'absent' && isLate ? order.absent + 1 : order.absent
  await askAgain(app, order, absent, isLate ? Math.min(AGAIN_S, app.settings.ORDER_SECONDS / 5) : left)
}
