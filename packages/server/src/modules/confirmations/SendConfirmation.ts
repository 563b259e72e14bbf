import type { SendConfirmation } from '@waybill/contract/calls/Orders/SendConfirmation.ts'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { queueAgain } from '../../mail/queueAgain.ts'
import { Refusal } from '../../refusal.ts'
import { sourceOf } from '../orderSources/index.ts'
import { lockedConfirmation } from './confirmationRows.ts'

export const sendAgain: Handler<typeof SendConfirmation> = async ({ app, tx, who, input, request, now }) => {
  const { clientId } = who
  const row = await lockedConfirmation(tx, clientId, input.confirmationId)
  if (row === undefined) throw new Refusal('NotFound')
  const newer = await tx
    .selectFrom('ship_confirmation')
    .select('number')
    .where('client_id', '=', clientId)
    .where('order_id', '=', row.order_id)
    .where('shipment_id', '=', row.shipment_id)
    .where('number', '>', row.number)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  // Whoever gets it last believes it.
  if (newer !== undefined) throw new Refusal('ConfirmationAmended', { number: newer.number })
  const mail =
    row.mail_id === null
      ? undefined
      : await tx
          .selectFrom('mail')
          .select('state')
          .where('client_id', '=', clientId)
          .where('mail_id', '=', row.mail_id)
          .forUpdate()
          .executeTakeFirst()
  if (mail !== undefined && row.mail_id !== null) {
    // The same letter once more, under the same Message-ID: programs that got it know it.
    if (mail.state !== 'failed' && mail.state !== 'bounced') throw new Refusal('ChangedMeanwhile')
    await queueAgain(app, tx, clientId, row.mail_id, now)
  } else {
    if (row.state !== 'failed' && row.state !== 'kept') throw new Refusal('ChangedMeanwhile')
    const source = await sourceOf(tx, clientId, row.source_id ?? 0)
    if (source === undefined || source.confirm_by === '') throw new Refusal('NotConfirmed')
    await tx
      .updateTable('ship_confirmation')
      .set({ state: 'waiting', tries: 0, fault: null, queued_at: now.toISOString() })
      .where('client_id', '=', clientId)
      .where('confirmation_id', '=', row.confirmation_id)
      .execute()
    await app.due.put(tx, 'confirmationSend', { clientId, subjectId: row.confirmation_id }, now)
  }
  await recordChange(
    tx,
    { who, requestId: request.id, at: now },
    { entity: 'shipConfirmation', entityId: row.confirmation_id, action: 'sentAgain', after: { name: row.file_name } },
  )
  await app.realtime.tell({ clientId, topic: 'confirmation', data: {} }, tx)
  return { Status: 'Success' }
}
