import { IMPORT_COLUMNS_MAX } from '@waybill/contract'
import type { ImportTable } from '@waybill/contract/wire/imports.ts'
import { ColumnLooks, type FileForm, headRowOf, type ImportField } from '@waybill/domain'
import { openTables, UnreadableFile, unreadableCodes } from '../../files/table/openTables.ts'
import { Refusal } from '../../refusal.ts'

/** Rows that are kept to be shown, and in which the heads are looked for. */
const SAMPLE_ROWS = 60
export const TABLES_MAX = 20
const NAME_MAX = 100
/** Characters of a cell that is shown before its file is read. */
const CELL_MAX = 200
/** Rows, and time, that are given to looking at what stands in the columns: beyond that a file says enough. */
const LOOKED_MAX = 200_000
const LOOKING_MS = 4_000

/** Without the blank cells at its end, which spreadsheets write for their looks. */
export function trimmedRow(cells: readonly string[]): readonly string[] {
  let length = cells.length
  while (length > 0 && (cells[length - 1] ?? '').trim() === '') length -= 1
  return length === cells.length ? cells : cells.slice(0, length)
}

/**
 * Looks through a file before anything of it is read: what its bytes are, its first rows as they stand there, and what its columns hold.
 * @throws {Refusal} why it can't be read, ImportTooWide
 */
export async function lookAtFile(
  path: string,
  name: string,
  fields: readonly ImportField[],
): Promise<{ readonly form: FileForm | null; readonly tables: readonly ImportTable[] }> {
  const tables: ImportTable[] = []
  let form: FileForm | null = null
  try {
    const file = await openTables(path, name)
    form = file.form
    try {
      const until = performance.now() + LOOKING_MS
      for (const table of file.tables.slice(0, TABLES_MAX)) {
        const sample: string[][] = []
        const looks = new ColumnLooks()
        let [rows, headRow, isCounted] = [0, -1, true]
        const lookAtSample = (): void => {
          headRow = headRowOf(sample, fields)
          for (const cells of sample.slice(headRow + 1)) looks.add(cells)
        }
        for await (const { number, cells: all } of table.rows()) {
          const cells = trimmedRow(all)
          if (cells.length > IMPORT_COLUMNS_MAX) throw new Refusal('ImportTooWide', { max: IMPORT_COLUMNS_MAX })
          rows = number
          // Rows that a workbook leaves out are blank ones: the row numbers stay those of the spreadsheet.
          while (sample.length < Math.min(number - 1, SAMPLE_ROWS)) sample.push([])
          if (sample.length < SAMPLE_ROWS) {
            sample.push(cells.map(cell => cell.slice(0, CELL_MAX).toWellFormed()))
            if (sample.length === SAMPLE_ROWS) lookAtSample()
          } else looks.add(cells)
          if (number >= LOOKED_MAX || performance.now() > until) {
            isCounted = false
            break
          }
        }
        if (sample.length < SAMPLE_ROWS) lookAtSample()
        tables.push({
          ...{ name: table.name.slice(0, NAME_MAX).toWellFormed(), sample, rows, isCounted },
          looks: looks.all().map(look => ({ ...look, texts: look.texts.map(text => text.toWellFormed()) })),
        })
      }
    } finally {
      await file.close()
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw new Refusal(unreadableCodes[error.why], error.params)
    throw error
  }
  if (tables.every(({ sample }) => sample.length === 0)) throw new Refusal('RateFileNoTable')
  return { form, tables }
}
