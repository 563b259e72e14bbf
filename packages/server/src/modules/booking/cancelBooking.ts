import { sentence } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import { accountOf } from '../../carriers/accounts.ts'
import { type TenantDb, type Tx, within } from '../../db/open.ts'
import { type Booking, moveBooking } from './bookings.ts'
import { moveTender, type Tender } from './tenders.ts'
import { addTransmission } from './transmissions.ts'

export const CALL_NOTE = sentence('callAndRecord')

/** Whether the carrier of an awarded tender has the order: it is in force, or was given back in vain. */
export const isKept = (booking: Booking | null): booking is Booking =>
  booking?.state === 'live' || booking?.state === 'cancelRefused'

/**
 * Has a carrier give back an order: asked over its wire where it takes that, otherwise somebody has to call. The tender
 * is over either way. Returns whether the carrier is being asked.
 */
export async function askToCancel(
  app: App,
  tx: Tx,
  doer: Doer,
  tender: Tender,
  booking: Booking,
  reason: string,
): Promise<boolean> {
  if (tender.state === 'awarded' || tender.state === 'givenUp') {
    await moveTender(app, tx, doer, tender, 'ended', { answer: tender.answer })
  }
  const canAsk =
    tender.accountId !== null && tender.way === 'api' && (await takesCancellations(app, within(tx), tender))
  if (!canAsk) {
    await moveBooking(app, tx, doer, booking, 'cancelUnconfirmed', { reason, answer: CALL_NOTE })
    return false
  }
  await moveBooking(app, tx, doer, booking, 'cancelling', { reason })
  await addTransmission(app, tx, tender, 'cancel', tender.contentNo)
  return true
}

/** Whether the account of an order cancels over its wire. */
export async function takesCancellations(
  app: App,
  db: Pick<TenantDb, 'read' | 'readOne'>,
  { clientId, accountId }: Tender,
): Promise<boolean> {
  if (accountId === null) return false
  // An account that can not be opened asks nobody: somebody has to call.
  const account = await accountOf(app, db, clientId, accountId).catch(() => null)
  return account?.open.cancel !== undefined
}
