import type { ImportReason } from '@waybill/contract/wire/imports.ts'
import type { FieldFault, ImportMapping } from '@waybill/domain'

/** A row as it stands in the database. */
export interface RawRow {
  readonly row_no: number
  readonly group_key: string
  readonly cells: readonly string[]
  /** Cells that a person wrote anew, by column. */
  readonly edits: Readonly<Record<string, string>> | null
}

/** A row whose turn has come. */
export interface DueRow extends RawRow {
  /** What a person said of its group. */
  readonly answer: 'same' | 'another' | 'takeOver' | null
  /** The thing that stood beside it when that was said; null: nobody knows which. */
  readonly shown_id: number | null
  readonly shown_state: string | null
  /** Whether a person said that its weights are right. */
  readonly weight_right: boolean
}

/** The cells of a row with what a person wrote over them. */
export function cellsNow({ cells, edits }: Pick<RawRow, 'cells' | 'edits'>): readonly string[] {
  if (edits === null) return cells
  const now = [...cells]
  for (const [column, text] of Object.entries(edits)) {
    while (now.length <= Number(column)) now.push('')
    now[Number(column)] = text
  }
  return now
}

const CELL_MAX = 200

/** Why a row is not taken, with the cell that says so as it is written. */
export function reasonsBy(mapping: ImportMapping): (raw: RawRow, fault: FieldFault) => ImportReason {
  const columns = new Map(mapping.columns.flatMap((name, column) => (name === null ? [] : [[name, column] as const])))
  return (raw, { field, code, params }) => {
    const column = columns.get(field) ?? -1
    const cell = column < 0 ? '' : (cellsNow(raw)[column] ?? '').slice(0, CELL_MAX).toWellFormed()
    return { field, column, cell, code, params }
  }
}
