import { DRAFT_BYTES_MAX, DRAFTS_MAX } from '@waybill/contract'
import type { SaveDraft } from '@waybill/contract/calls/Shipment/SaveDraft.ts'
import { storableJson } from '../../db/storable.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'

export const saveDraft: Handler<typeof SaveDraft> = async ({ tx, who, input, now }) => {
  const own = { client_id: who.clientId, user_id: who.userId }
  const form = storableJson(input.form)
  if (Buffer.byteLength(form) > DRAFT_BYTES_MAX) {
    throw new Refusal('InvalidInput', {}, [{ at: 'body.form', code: 'too_long', params: { max: DRAFT_BYTES_MAX } }])
  }
  const content = { form, updated_at: now.toISOString() }
  const { draftId } = input
  if (draftId !== undefined) {
    const kept = await tx
      .updateTable('shipment_draft')
      .set(content)
      .where(eb => eb.and({ ...own, draft_id: draftId }))
      .returning(['draft_id', 'updated_at'])
      .executeTakeFirst()
    if (!kept) throw new Refusal('NotFound')
    return { draftId: kept.draft_id, updatedAt: kept.updated_at }
  }
  const made = await tx
    .insertInto('shipment_draft')
    .values({ ...own, ...content })
    .returning(['draft_id', 'updated_at'])
    .executeTakeFirstOrThrow()
  await tx
    .deleteFrom('shipment_draft')
    .where(eb => eb.and(own))
    .where('draft_id', 'in', eb =>
      eb
        .selectFrom('shipment_draft')
        .select('draft_id')
        .where(inner => inner.and(own))
        .orderBy('updated_at', 'desc')
        .orderBy('draft_id', 'desc')
        .offset(DRAFTS_MAX),
    )
    .execute()
  return { draftId: made.draft_id, updatedAt: made.updated_at }
}
