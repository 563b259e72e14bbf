import { RATE_COLUMNS_MAX } from '@waybill/contract'
import type { WireRateTable } from '@waybill/contract/wire/rateSheet.ts'
import type { OpenTables } from '../../../files/table/openTables.ts'

/** Rows of a table that are looked at for its heads, and shown beside them. */
const SAMPLE_ROWS = 40
const TABLES_MAX = 20
const CELL_MAX = 100

export type Looked = Pick<WireRateTable, 'name' | 'sample'>

/** The first rows of each table of a file. @throws {UnreadableFile} */
export async function tablesLookedAt(file: OpenTables): Promise<readonly Looked[]> {
  const looked: Looked[] = []
  for (const table of file.tables.slice(0, TABLES_MAX)) {
    const sample: string[][] = []
    for await (const { number, cells } of table.rows()) {
      // Rows that a workbook leaves out are blank ones: the row numbers stay those of the spreadsheet.
      while (sample.length < Math.min(number - 1, SAMPLE_ROWS)) sample.push([])
      if (sample.length >= SAMPLE_ROWS) break
      sample.push(
        cells.slice(0, RATE_COLUMNS_MAX).map(cell => cell.replaceAll('\u0000', '').slice(0, CELL_MAX).toWellFormed()),
      )
    }
    looked.push({ name: table.name.slice(0, CELL_MAX).toWellFormed(), sample })
  }
  return looked
}
