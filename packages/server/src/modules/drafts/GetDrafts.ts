import { DRAFTS_MAX } from '@waybill/contract'
import type { GetDrafts } from '@waybill/contract/calls/Shipment/GetDrafts.ts'
import { sql } from 'kysely'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'

const isForm = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object'

/** Company and city of the consignee, where the browser's form has them. */
const nameOfForm = sql<string>`left(concat_ws(', ',
  nullif(trim(form #>> '{form,destination,company}'), ''), nullif(trim(form #>> '{form,destination,city}'), '')), 200)`

export const getDrafts: Handler<typeof GetDrafts> = async ({ app, db, who, input }) => {
  const { draftId } = input
  const own = app.db.query
    .selectFrom('shipment_draft')
    .select(['draft_id', 'updated_at', nameOfForm.as('name')])
    .where('client_id', '=', who.clientId)
    .where('user_id', '=', who.userId)
  if (draftId !== undefined) {
    const row = await db.readOne(own.select('form').where('draft_id', '=', draftId))
    if (row === null) throw new Refusal('NotFound')
    const form = isForm(row.form) ? row.form : {}
    return { drafts: [{ draftId: row.draft_id, name: row.name, form, updatedAt: row.updated_at }] }
  }
  const rows = await db.read(own.orderBy('updated_at', 'desc').orderBy('draft_id', 'desc').limit(DRAFTS_MAX))
  return { drafts: rows.map(row => ({ draftId: row.draft_id, name: row.name, updatedAt: row.updated_at })) }
}
