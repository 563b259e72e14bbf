import { type Cell, markedLine } from '@waybill/documents/csv'
import { workbook } from '@waybill/documents/workbook'
import {
  type ConfirmationCause,
  confirmationHeads,
  confirmationRows,
  type FileForm,
  fileForms,
  formMarks,
} from '@waybill/domain'
import { z } from 'zod'
import { type ConfirmationRow, contentOf } from './confirmationRows.ts'

/** A byte order mark, so that spreadsheets read the text right. */
const BOM = '\uFEFF'

const headsOf = z.record(z.string(), z.string())

const formOf = ({ form }: Pick<ConfirmationRow, 'form'>): FileForm => fileForms.find(each => each === form) ?? 'comma'

/** What the file of a confirmation is, for mails and browsers. */
export function mimeOf(row: Pick<ConfirmationRow, 'form'>): string {
  const form = formOf(row)
  if (form === 'json') return 'application/json'
  return form === 'xlsx'
    ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    : 'text/csv; charset=utf-8'
}

/** A list of objects, one for each row, which imports read again. */
const jsonOf = (heads: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `${JSON.stringify(
    rows.map(cells => Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? '']))),
    null,
    2,
  )}\n`

/** The file of a confirmation: the same bytes whenever it is sent or downloaded. */
export function fileOf(row: Pick<ConfirmationRow, 'content' | 'heads' | 'cause' | 'number' | 'form'>): Buffer {
  const heads = confirmationHeads(headsOf.parse(row.heads))
  const rows = confirmationRows(contentOf(row), row.cause as ConfirmationCause, row.number)
  const form = formOf(row)
  if (form === 'xlsx') return workbook('Confirmation', [heads, ...rows])
  if (form === 'json') return Buffer.from(jsonOf(heads, rows))
  return Buffer.from(BOM + [heads, ...rows].map(cells => markedLine(cells, formMarks[form])).join(''))
}
