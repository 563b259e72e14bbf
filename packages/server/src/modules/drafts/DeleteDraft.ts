import type { DeleteDraft } from '@waybill/contract/calls/Shipment/DeleteDraft.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'

export const deleteDraft: Handler<typeof DeleteDraft> = async ({ tx, who, input }) => {
  const gone = await tx
    .deleteFrom('shipment_draft')
    .where('client_id', '=', who.clientId)
    .where('user_id', '=', who.userId)
    .where('draft_id', '=', input.draftId)
    .returning('draft_id')
    .executeTakeFirst()
  if (!gone) throw new Refusal('NotFound')
  return { Status: 'Success' }
}
