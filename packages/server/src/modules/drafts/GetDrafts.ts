import type { GetDrafts } from '@waybill/contract/calls/Shipment/GetDrafts.ts'
import type { Handler } from '../../handler.ts'

const isForm = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object'

export const getDrafts: Handler<typeof GetDrafts> = async ({ app, db, who }) => {
  const rows = await db.read(
    app.db.query
      .selectFrom('shipment_draft')
      .select(['draft_id', 'form', 'updated_at'])
      .where('client_id', '=', who.clientId)
      .where('user_id', '=', who.userId)
      .orderBy('updated_at', 'desc')
      .orderBy('draft_id', 'desc'),
  )
  return {
    drafts: rows.map(({ draft_id, form, updated_at }) => ({
      draftId: draft_id,
      form: isForm(form) ? form : {},
      updatedAt: updated_at,
    })),
  }
}
