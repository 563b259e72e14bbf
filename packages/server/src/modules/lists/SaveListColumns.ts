import type { SaveListColumns } from '@waybill/contract/calls/Lists/SaveListColumns.ts'
import type { Handler } from '../../handler.ts'

export const saveListColumns: Handler<typeof SaveListColumns> = async ({ tx, who, input }) => {
  const columns = JSON.stringify(input.columns)
  await tx
    .insertInto('list_layout')
    .values({ client_id: who.clientId, user_id: who.userId, list: input.list, columns })
    .onConflict(oc => oc.columns(['client_id', 'user_id', 'list']).doUpdateSet({ columns }))
    .execute()
  return { Status: 'Success' }
}
