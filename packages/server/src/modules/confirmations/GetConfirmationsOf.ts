import { CONFIRMATIONS_SHOWN } from '@waybill/contract'
import type { GetConfirmationsOf } from '@waybill/contract/calls/Orders/GetConfirmationsOf.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { shownConfirmations, wireConfirmationOf } from './shownConfirmations.ts'

export const getConfirmationsOf: Handler<typeof GetConfirmationsOf> = async ({ app, db, who, input }) => {
  const { clientId } = who
  const { query } = app.db
  const [table, column, id] =
    input.orderId === undefined
      ? (['shipment', 'shipment_id', input.shipmentId ?? 0] as const)
      : (['sales_order', 'order_id', input.orderId] as const)
  const its = shownConfirmations(query, clientId).where(`c.${column}`, '=', id)
  const [known, rows, counted] = await Promise.all([
    db.readOne(query.selectFrom(table).select('client_id').where('client_id', '=', clientId).where(column, '=', id)),
    db.read(its.orderBy('c.confirmation_id', 'desc').limit(CONFIRMATIONS_SHOWN)),
    db.readOne(
      query
        .selectFrom('ship_confirmation')
        .select(eb => eb.fn.countAll<number>().as('n'))
        .where('client_id', '=', clientId)
        .where(column, '=', id),
    ),
  ])
  if (known === null) throw new Refusal('NotFound')
  return { confirmations: rows.map(wireConfirmationOf), count: counted?.n ?? 0 }
}
