import { sentence } from '@waybill/domain'
import type { App } from '../../app.ts'
import { type Tx, within } from '../../db/open.ts'
import { type Wanted, withdrawMail } from '../../mail/withdraw.ts'
import { settleNotification } from './notifications.ts'
import type { Tender } from './tenders.ts'
import { settleTransmission, transmissionOf } from './transmissions.ts'

/**
 * Takes back a letter that has not left yet, and what it was to say.
 * @returns `unknown` when an earlier try of it may have arrived; null when it is leaving, has left, or is none
 */
export async function withdrawLetter(
  app: App,
  tx: Tx,
  wanted: Wanted,
  why: string,
): Promise<'refused' | 'unknown' | null> {
  const [caught] = await withdrawMail(app, tx, wanted, why)
  if (caught === undefined) return null
  const state = caught.state === 'unknown' ? 'unknown' : 'refused'
  await settleNotification(app, tx, wanted.clientId, { mailId: caught.mailId }, state, why)
  return state
}

/** A cancellation that something else has settled, a call or staff who want the order after all, is not asked any more. */
export async function withdrawCancel(
  app: App,
  tx: Tx,
  { clientId, tenderId }: Pick<Tender, 'clientId' | 'tenderId'>,
): Promise<void> {
  const open = await tx
    .selectFrom('transmission')
    .select('transmission_id')
    .where('client_id', '=', clientId)
    .where('tender_id', '=', tenderId)
    .where('kind', '=', 'cancel')
    .where('outcome', '=', 'open')
    .execute()
  for (const { transmission_id: transmissionId } of open) {
    await settleTransmission(app, tx, { clientId, transmissionId }, 'withdrawn', sentence('settledUnanswered'))
    await app.due.drop(tx, 'transmit', { clientId, subjectId: transmissionId })
  }
}

/**
 * Takes back what a carrier is being told, before a newer word is said or when its order is no longer in force: two words
 * on their way could arrive in the other order. The first word, the tender itself, is not a change and stays.
 * @returns what became of them; `leaving` when one has left already, or is just leaving: it has to be waited for
 */
export async function withdrawOpenWord(
  app: App,
  tx: Tx,
  { clientId, tenderId }: Pick<Tender, 'clientId' | 'tenderId'>,
  why: string,
): Promise<'none' | 'withdrawn' | 'leaving'> {
  const waiting = await tx
    .selectFrom('notification')
    .select(['mail_id', 'transmission_id'])
    .where('client_id', '=', clientId)
    .where('tender_id', '=', tenderId)
    .where('state', '=', 'waiting')
    .orderBy('notification_id')
    .execute()
  let isLeaving = false
  for (const { mail_id: mailId, transmission_id: transmissionId } of waiting) {
    if (mailId !== null) {
      const caught = await withdrawLetter(app, tx, { clientId, tenderId, purpose: 'notice', mailId }, why)
      if (caught === null) isLeaving = true
    }
    if (transmissionId === null) continue
    const planned = await transmissionOf(app, within(tx), clientId, transmissionId)
    if (planned?.kind !== 'change') continue
    if (planned.leftAt !== null) {
      isLeaving = true
      continue
    }
    await settleTransmission(app, tx, planned, 'withdrawn', why)
    await app.due.drop(tx, 'transmit', { clientId, subjectId: transmissionId })
    await settleNotification(app, tx, clientId, { transmissionId }, 'refused', why)
  }
  if (isLeaving) return 'leaving'
  return waiting.length > 0 ? 'withdrawn' : 'none'
}
