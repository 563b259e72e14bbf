import type { DeleteDraft } from '@waybill/contract/calls/Shipment/DeleteDraft.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { dropDraft } from './dropDraft.ts'

export const deleteDraft: Handler<typeof DeleteDraft> = async ({ tx, who, input }) => {
  if (!(await dropDraft(tx, who, input.draftId))) throw new Refusal('NotFound')
  return { Status: 'Success' }
}
