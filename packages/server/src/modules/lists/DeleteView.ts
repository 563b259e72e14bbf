import type { DeleteView } from '@waybill/contract/calls/Lists/DeleteView.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'

export const deleteView: Handler<typeof DeleteView> = async ({ tx, who, input }) => {
  const gone = await tx
    .deleteFrom('saved_view')
    .where('client_id', '=', who.clientId)
    .where('owner_id', '=', who.userId)
    .where('view_id', '=', input.viewId)
    .returning('view_id')
    .executeTakeFirst()
  if (gone === undefined) throw new Refusal('NotFound')
  return { Status: 'Success' }
}
