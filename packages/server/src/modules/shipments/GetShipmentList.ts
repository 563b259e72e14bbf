import type { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import type { WireShipmentRow } from '@waybill/contract/wire/shipmentRow.ts'
import type { Handler } from '../../handler.ts'
import { atCursor, readCursor, writeCursor } from '../../lists/cursor.ts'
import { Refusal } from '../../refusal.ts'
import { listQuestion } from './listQuestion.ts'
import { type ListRow, listQuery } from './listSql.ts'

const paymentCode = { prepaid: 'P', collect: 'C', thirdParty: 'T' } as const

export function wireRow(row: ListRow): WireShipmentRow {
  const [reference1 = '', reference2 = '', reference3 = ''] = row.shipment_references
  return {
    shipmentId: row.shipment_id ?? 0,
    UniqueName: row.unique_name,
    shipmentStatus: row.status,
    BOLNumber: row.bol_number,
    PRONumber: row.pro_number,
    Reference1: reference1,
    Reference2: reference2,
    Reference3: reference3,
    orders: row.orders,
    shipperCity: row.shipper_city,
    shipperState: row.shipper_state,
    consignee: row.consignee,
    consigneeCity: row.consignee_city,
    consigneeState: row.consignee_state,
    shipDate: row.pickup_date ?? '',
    pickupFrom: row.pickup_from,
    pickupTo: row.pickup_to,
    CarrierName: row.carrier_name,
    CarrierSCAC: row.carrier_scac,
    deliveryDate: row.delivery_date ?? '',
    pickedUpOn: row.picked_up_on ?? '',
    deliveredOn: row.delivered_on ?? '',
    serviceDays: row.service_days,
    TotalCharge: row.our_charge,
    currency: row.currency,
    PaymentType: paymentCode[row.terms],
    shipMode: row.mode,
    Totalweight: row.total_weight,
    TotalQuantity: row.total_handling_units,
    exception: row.worst_exception,
    createdAt: row.created_at,
    createdBy: row.created_by_name?.trim() ?? '',
    version: row.version,
  }
}

export const getShipmentList: Handler<typeof GetShipmentList> = async ({ query, input, who, db, now }) => {
  const isOwn = (input.clientId ?? who.clientId) === who.clientId && (input.userid ?? who.userId) === who.userId
  if (!isOwn) throw new Refusal('NotFound')
  const after = readCursor(input.cursor)
  const page = listQuery({
    ...listQuestion(who, query.statuscode, input, now),
    // One more than is shown says whether there is a next page.
    limit: input.pageSize + 1,
    offset: after === null ? (input.pageIndex - 1) * input.pageSize : 0,
    after,
  })
  const rows = await atCursor(after, db.read(page))
  const found = rows.filter(row => row.shipment_id !== null)
  const shown = found.slice(0, input.pageSize)
  const last = shown.at(-1)
  return {
    rows: shown.map(wireRow),
    total: rows[0]?.total ?? null,
    nextCursor:
      last !== undefined && found.length > shown.length ? writeCursor([last.sort_value, last.shipment_id]) : null,
  }
}
