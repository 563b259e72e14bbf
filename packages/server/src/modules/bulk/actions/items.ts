import type { Calls } from '@waybill/contract'
import { calls } from '@waybill/contract'
import type { Handler } from '../../../handler.ts'
import { Refusal } from '../../../refusal.ts'
import { waybillExtraInfoDetails } from '../../setup/index.ts'
import type { Action } from '../action.ts'

const deleteItems: Action = {
  call: calls.WaybillExtraInfoDetails,
  list: 'items',
  async act(given, row) {
    const version =
      row.version ??
      (
        await given.tx
          .selectFrom('item')
          .select('version')
          .where('client_id', '=', given.who.clientId)
          .where('item_id', '=', row.id)
          .executeTakeFirst()
      )?.version
    if (version === undefined) throw new Refusal('NotFound')
    const handler: Handler<Calls['WaybillExtraInfoDetails']> = waybillExtraInfoDetails
    const input = calls.WaybillExtraInfoDetails.body.parse({ itemId: row.id, version })
    await handler({ ...given, query: { flag: 'delete' }, input })
    return {}
  },
}

export const itemActions = { deleteItems }
