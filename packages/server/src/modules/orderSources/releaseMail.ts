import { SOURCE_SENDERS_MAX } from '@waybill/contract'
import type { OrderIntegration } from '@waybill/contract/calls/Shipment/OrderIntegration.ts'
import { mailSender } from '@waybill/contract/wire/orderSourceFields.ts'
import { recordChange } from '../../audit.ts'
import type { Given } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { forgetHeld, heldFilesOf } from './heldFiles.ts'
import { setSource, sourceSeen } from './sourceRows.ts'
import { stageKept } from './takeMail.ts'

/**
 * Imports the files of a held mail as if its sender were on the list, once; where it is wished, the sender is from now on. A
 * node that dies in the middle leaves the mail held: what it staged is known by its content.
 * @throws {Refusal} NotFound, ChangedMeanwhile; InvalidInput: the list is full, or the sender is no address
 */
export async function releaseMail({
  app,
  db,
  who,
  input,
  request,
  now,
}: Given<typeof OrderIntegration>): Promise<void> {
  const { clientId } = who
  const doer = { who, requestId: request.id, at: now }
  const { source, files } = await db.transaction(async tx => {
    const seen = await sourceSeen(tx, clientId, { sourceId: input.sourceId, version: input.version })
    const mail = await tx
      .selectFrom('order_mail')
      .select(['sender', 'state', 'kept'])
      .where('client_id', '=', clientId)
      .where('source_id', '=', seen.source_id)
      .where('mail_id', '=', input.mailId ?? 0)
      .executeTakeFirst()
    if (mail === undefined) throw new Refusal('NotFound')
    const kept = heldFilesOf(mail.kept)
    // Somebody released it meanwhile, or its files were swept.
    if (mail.state !== 'held' || kept.length === 0) throw new Refusal('ChangedMeanwhile')
    if (input.allowsSender && !seen.senders.includes(mail.sender)) {
      const sender = mailSender.safeParse(mail.sender)
      if (!sender.success || seen.senders.length >= SOURCE_SENDERS_MAX) {
        throw new Refusal('InvalidInput', {}, [{ at: 'body.allowsSender', code: 'notASender', params: {} }])
      }
      const senders = [...seen.senders, sender.data]
      await setSource(tx, seen, { senders })
      const after = { name: seen.name, senders }
      await recordChange(tx, doer, { entity: 'orderSource', entityId: seen.source_id, action: 'changed', after })
    }
    const after = { name: seen.name, sender: mail.sender, files: kept.map(({ name }) => name) }
    await recordChange(tx, doer, { entity: 'orderSource', entityId: seen.source_id, action: 'mailReleased', after })
    return { source: seen, files: kept }
  })
  const became = await stageKept(app, source, files)
  await db.transaction(async tx => {
    await tx
      .updateTable('order_mail')
      .set({ state: 'taken', reason: '', files: JSON.stringify(became), kept: '[]' })
      .where('client_id', '=', clientId)
      .where('mail_id', '=', input.mailId ?? 0)
      .where('state', '=', 'held')
      .execute()
    await app.realtime.tell({ clientId, topic: 'orderSource', data: { sourceId: source.source_id } }, tx)
  })
  await forgetHeld(app, clientId, files)
}
