import type { BodyOf, QueryOf } from '@waybill/contract/call.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { PAGE_SIZE_MAX } from '@waybill/contract/constants.ts'
import type { WireShipmentRow } from '@waybill/contract/wire/shipmentRow.ts'
import { makeCall } from '../../../api/call.ts'
import { explainShort } from '../../../api/explain.ts'
import { text } from '../../../texts/texts.ts'
import { csvText, saveFile } from '../../../ui/csv.ts'
import { formatCount } from '../../../ui/format.ts'
import { notify } from '../../../ui/notify.ts'
import type { Column } from '../../../widgets/DataList/columns.ts'
import type { RowResult } from '../../../widgets/DataList/types.ts'

type Columns = readonly Column<WireShipmentRow>[]
/** A browser holds this many rows without trouble; a larger export says that it is only the first part. */
const ROWS_MAX = 20_000

/** All rows of the filter, in the shown columns and order. */
export async function exportList(
  asked: { readonly query: QueryOf<typeof GetShipmentList>; readonly body: BodyOf<typeof GetShipmentList> },
  shown: Columns,
): Promise<void> {
  const rows: WireShipmentRow[] = []
  let cursor: string | null = null
  try {
    do {
      const body: BodyOf<typeof GetShipmentList> = {
        ...asked.body,
        pageSize: PAGE_SIZE_MAX,
        ...(cursor === null ? {} : { cursor }),
      }
      const page = await makeCall(GetShipmentList, { query: asked.query, body })
      rows.push(...page.rows)
      cursor = page.nextCursor
    } while (cursor !== null && rows.length < ROWS_MAX)
  } catch (error) {
    return notify.failed(explainShort(error))
  }
  save(rows, shown)
  notify.done(text(cursor === null ? 'list.exported' : 'list.exportedPart', { count: formatCount(rows.length) }))
}

/** The ticked rows alone. */
export async function exportChosen(rows: readonly WireShipmentRow[], columns: Columns): Promise<readonly RowResult[]> {
  save(rows, columns)
  notify.done(text('list.exported', { count: formatCount(rows.length) }))
  return []
}

function save(rows: readonly WireShipmentRow[], columns: Columns): void {
  const written = columns.filter(column => column.plain !== undefined)
  const lines = rows.map(row => written.map(column => column.plain?.(row) ?? null))
  const content = csvText([written.map(column => column.title), ...lines])
  saveFile('shipments.csv', new Blob([content], { type: 'text/csv;charset=utf-8' }))
}
