import type { ExportShipments } from '@waybill/contract/calls/Shipment/ExportShipments.ts'
import { list as shipmentList } from '@waybill/contract/lists/shipments.ts'
import type { Handler } from '../../handler.ts'
import { listFile } from '../../lists/listFile.ts'
import { wholeList } from '../../lists/wholeList.ts'
import { wireRow } from './GetShipmentList.ts'
import { listQuestion } from './listQuestion.ts'
import { keysQuery, listQuery } from './listSql.ts'

export const exportShipments: Handler<typeof ExportShipments> = async ({ db, who, query, input, now }) => {
  const question = listQuestion(who, query.statuscode, input, now)
  const rowsOf = (keys: readonly number[]) =>
    listQuery({ ...question, among: keys, limit: keys.length, offset: 0, after: null })
  const keys = keysQuery({ ...question, among: input.chosen ?? null })
  const rows = wholeList(db, keys, rowsOf, row => row.shipment_id ?? 0)
  async function* wired() {
    for await (const row of rows) yield wireRow(row)
  }
  const name = `${shipmentList.file.name}-${query.statuscode}`
  return listFile(shipmentList, { rows: wired(), fields: input.columns, cells: {}, name, who, now })
}
