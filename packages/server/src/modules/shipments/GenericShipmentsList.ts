import type { GenericShipmentsList } from '@waybill/contract/calls/Shipment/GenericShipmentsList.ts'
import type { Handler } from '../../handler.ts'
import { wireRow } from './GetShipmentList.ts'
import { listQuery } from './listSql.ts'

/** A board shows that many cards at most; the list call has the rest. */
export const BOARD_MAX = 200

export const genericShipmentsList: Handler<typeof GenericShipmentsList> = async ({ db, who, query }) => {
  const rows = await db.read(
    listQuery({
      clientId: who.clientId,
      tab: query.statuscode,
      search: '',
      sort: 'created',
      order: 'desc',
      ownerId: null,
      isHeld: who.docks !== null,
      limit: BOARD_MAX,
      offset: 0,
      after: null,
    }),
  )
  return { rows: rows.filter(row => row.shipment_id !== null).map(wireRow) }
}
