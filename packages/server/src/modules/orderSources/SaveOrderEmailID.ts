import type { SaveOrderEmailID } from '@waybill/contract/calls/Shipment/SaveOrderEmailID.ts'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { tagged } from '../../mail/replyTag.ts'
import { Refusal } from '../../refusal.ts'
import { insertSource, newTag, refuseOwnAddress, refuseTaken } from './saveSource.ts'
import { setSource, sourceSeen } from './sourceRows.ts'

export const saveOrderEmailID: Handler<typeof SaveOrderEmailID> = async asked => {
  const { app, tx, who, input, request, now } = asked
  const { sourceId, version, name, policy, notified } = input
  refuseOwnAddress(app, notified)
  await refuseTaken(tx, who.clientId, name, sourceId)
  const before = sourceId === undefined ? null : await sourceSeen(tx, who.clientId, { sourceId, version })
  if (before !== null && before.way !== 'mail') throw new Refusal('NotFound')
  const source = before ?? (await insertSource(tx, asked, { name, way: 'mail', policy, notified }))
  const own = { client_id: who.clientId, source_id: source.source_id }
  const senders = [...new Set(input.senders)]
  await setSource(tx, source, { name, policy, notified, senders })
  if (before === null)
    await tx
      .insertInto('work.order_address')
      .values({ ...own, tag: newTag() })
      .execute()
  const { tag } = await tx
    .selectFrom('work.order_address')
    .select('tag')
    .where('client_id', '=', own.client_id)
    .where('source_id', '=', own.source_id)
    .executeTakeFirstOrThrow()
  await recordChange(
    tx,
    { who, requestId: request.id, at: now },
    {
      ...{ entity: 'orderSource', entityId: source.source_id, action: before === null ? 'added' : 'changed' },
      after: { name, way: 'mail', policy, notified, senders },
    },
  )
  // Without a mailbox there is no such address yet; it is this one once there is.
  const address = app.settings.mailroom === null ? '' : tagged(app.settings, tag)
  return { Status: 'Success', sourceId: own.source_id, version: source.version + 1, address }
}
