import { Readable } from 'node:stream'
import type { ExportShipments } from '@waybill/contract/calls/Shipment/ExportShipments.ts'
import type { WireShipmentRow } from '@waybill/contract/wire/shipmentRow.ts'
import { type Cell, csv } from '@waybill/documents/csv'
import { minorDigits, paymentNames, statusNames, termsOfCode } from '@waybill/domain'
import type { TenantDb } from '../../db/open.ts'
import type { Given, Handler } from '../../handler.ts'
import { localNow, wallTime } from '../../places/localNow.ts'
import { wireRow } from './GetShipmentList.ts'
import { listQuestion } from './listQuestion.ts'
import { type ListQuestion, type ListRow, listQuery } from './listSql.ts'

type Column = Given<typeof ExportShipments>['input']['columns'][number]

const PAGE = 1000

const heads: Readonly<Record<Column, string>> = {
  BOLNumber: 'BOL',
  PRONumber: 'PRO',
  shipmentStatus: 'Status',
  shipDate: 'Ship date',
  pickupFrom: 'Pickup from',
  pickupTo: 'Pickup to',
  consignee: 'Consignee',
  consigneeCity: 'Consignee city',
  consigneeState: 'Consignee state',
  shipperCity: 'Shipper city',
  CarrierName: 'Carrier',
  CarrierSCAC: 'SCAC',
  deliveryDate: 'Expected',
  serviceDays: 'Transit days',
  TotalCharge: 'Amount',
  currency: 'Currency',
  PaymentType: 'Terms',
  shipMode: 'Mode',
  Totalweight: 'Weight (lb)',
  TotalQuantity: 'Handling units',
  Reference1: 'Reference 1',
  Reference2: 'Reference 2',
  Reference3: 'Reference 3',
  createdAt: 'Created',
  createdBy: 'Created by',
}

/** A cell as people read it in a spreadsheet: amounts in whole units of the currency, times on the reader's wall. */
function cellOf(row: WireShipmentRow, column: Column, timeZone: string): Cell {
  switch (column) {
    case 'shipmentStatus':
      return statusNames[row.shipmentStatus]
    case 'PaymentType':
      return paymentNames[termsOfCode(row.PaymentType)]
    case 'TotalCharge':
      return row.TotalCharge === null ? null : row.TotalCharge / 10 ** minorDigits(row.currency)
    case 'createdAt':
      return wallTime(row.createdAt, timeZone)
    default:
      return row[column]
  }
}

/** Every row of a list, a page in memory at a time. */
async function* rowsOf(db: TenantDb, question: Omit<ListQuestion, 'limit' | 'offset' | 'after'>) {
  let after: ListQuestion['after'] = null
  for (;;) {
    const page: ListRow[] = await db.read(listQuery({ ...question, limit: PAGE, offset: 0, after }))
    const found = page.filter(row => row.shipment_id !== null)
    for (const row of found) yield wireRow(row)
    const last = found.at(-1)
    if (last === undefined || last.shipment_id === null || found.length < PAGE) return
    after = [last.sort_value, last.shipment_id]
  }
}

async function* cellsOf(rows: AsyncIterable<WireShipmentRow>, columns: readonly Column[], timeZone: string) {
  for await (const row of rows) yield columns.map(column => cellOf(row, column, timeZone))
}

export const exportShipments: Handler<typeof ExportShipments> = async ({ db, who, query, input, now }) => {
  const rows = rowsOf(db, { ...listQuestion(who, query.statuscode, input, now), among: input.chosen ?? null })
  const head = input.columns.map(column => heads[column])
  return {
    name: `shipments-${query.statuscode}-${localNow(now, who.timeZone).date}.csv`,
    mime: 'text/csv; charset=utf-8',
    body: Readable.from(csv(head, cellsOf(rows, input.columns, who.timeZone))),
  }
}
