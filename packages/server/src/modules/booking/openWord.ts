import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import { withdrawMail } from '../../mail/withdraw.ts'
import { settleNotification } from './notifications.ts'
import type { Tender } from './tenders.ts'
import { settleTransmission, transmissionOf } from './transmissions.ts'

/**
 * Takes back what a carrier is being told, before a newer word is said or when its order is no longer in force: two words
 * on their way could arrive in the other order. The first word, the tender itself, is not a change and stays.
 * @returns false when one has left already, or is just leaving: it has to be waited for
 */
export async function withdrawOpenWord(
  app: App,
  tx: Tx,
  { clientId, tenderId }: Pick<Tender, 'clientId' | 'tenderId'>,
  why: string,
): Promise<boolean> {
  const waiting = await tx
    .selectFrom('notification')
    .select(['mail_id', 'transmission_id'])
    .where('client_id', '=', clientId)
    .where('tender_id', '=', tenderId)
    .where('state', '=', 'waiting')
    .orderBy('notification_id')
    .execute()
  let isWithdrawn = true
  for (const { mail_id: mailId, transmission_id: transmissionId } of waiting) {
    if (mailId !== null) {
      const became = await withdrawMail(app, tx, { clientId, tenderId, purpose: 'notice', mailId }, why)
      const state = became === 'unknown' ? became : 'refused'
      if (became !== null) await settleNotification(app, tx, clientId, { mailId }, state, why)
      else isWithdrawn = false
    }
    if (transmissionId === null) continue
    const planned = await transmissionOf(tx, clientId, transmissionId)
    if (planned?.kind !== 'change') continue
    if (planned.leftAt !== null) {
      isWithdrawn = false
      continue
    }
    await settleTransmission(app, tx, planned, 'withdrawn', why)
    await app.due.drop(tx, 'transmit', { clientId, subjectId: transmissionId })
    await settleNotification(app, tx, clientId, { transmissionId }, 'refused', why)
  }
  return isWithdrawn
}
