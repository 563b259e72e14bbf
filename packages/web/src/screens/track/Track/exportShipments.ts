import type { BodyOf, QueryOf } from '@waybill/contract/call.ts'
import { ExportShipments } from '@waybill/contract/calls/Shipment/ExportShipments.ts'
import type { WireShipmentRow } from '@waybill/contract/wire/shipmentRow.ts'
import { fetchFile } from '../../../api/call.ts'
import { explainShort } from '../../../api/explain.ts'
import { text } from '../../../texts/texts.ts'
import { csvText, saveFile } from '../../../ui/csv.ts'
import { formatCount } from '../../../ui/format.ts'
import { notify } from '../../../ui/notify.ts'
import type { Column } from '../../../widgets/DataList/columns.ts'
import type { RowResult } from '../../../widgets/DataList/types.ts'
import { exportedFields } from './exportedFields.ts'

type Columns = readonly Column<WireShipmentRow>[]

/** A hundred thousand rows take a while to write. */
const EXPORT_TIMEOUT_MS = 180_000

/** All rows of the filter, in the shown columns and order. */
export async function exportList(
  query: QueryOf<typeof ExportShipments>,
  plain: Omit<BodyOf<typeof ExportShipments>, 'columns'>,
  shown: Columns,
): Promise<void> {
  try {
    const body = { ...plain, columns: exportedFields(shown.map(column => column.id)) }
    const { blob, name } = await fetchFile(ExportShipments, { query, body, timeoutMs: EXPORT_TIMEOUT_MS })
    saveFile(name, blob)
    notify.done(text('track.exported'))
  } catch (error) {
    notify.failed(explainShort(error))
  }
}

/** The ticked rows alone. */
export async function exportChosen(rows: readonly WireShipmentRow[], columns: Columns): Promise<readonly RowResult[]> {
  const written = columns.filter(column => column.plain !== undefined)
  const lines = rows.map(row => written.map(column => column.plain?.(row) ?? null))
  const content = csvText([written.map(column => column.title), ...lines])
  saveFile('shipments.csv', new Blob([content], { type: 'text/csv;charset=utf-8' }))
  notify.done(text('list.exported', { count: formatCount(rows.length) }))
  return []
}
