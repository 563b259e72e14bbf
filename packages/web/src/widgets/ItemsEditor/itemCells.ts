import { freightClasses, type PackagingCode, packagings, packedAs, validateItem } from '@waybill/domain'
import { issueText, text } from '../../texts/texts.ts'
import type { CellFaults, GridColumn, GridRow } from '../../ui/grid/gridModel.ts'
import { itemTable } from '../fields.ts'
import { blankItem, type ItemDraft, itemOfDraft } from './itemDraft.ts'

/** The columns of a line in the grid, in the order of the form. */
const fields = [
  'description',
  'handlingUnits',
  'handlingUnitType',
  'pieces',
  'pieceType',
  'lengthIn',
  'widthIn',
  'heightIn',
  'weightLb',
  'freightClass',
  'nmfc',
] as const satisfies readonly (keyof typeof itemTable)[]

const words: readonly (typeof fields)[number][] = ['description', 'handlingUnitType', 'pieceType', 'nmfc']

export const itemColumns = (): readonly GridColumn[] =>
  fields.map(field => ({
    title: text(itemTable[field].text),
    width: field === 'description' ? 'minmax(160px, 1fr)' : field === 'nmfc' ? '92px' : '76px',
    ...(words.includes(field) ? {} : { align: 'right' as const }),
  }))

/** What people at a dock write for a pallet. It is our code of a pail, which is chosen by its name. */
const PALLET_TYPED = 'pal'

/** `pallets`, `Pallet`, `plt`, `pal` → PLT; what is no type stays as typed, for the rules to name. */
function packagingTyped(typed: string, usual: string): string {
  const bare = typed.trim().toLowerCase()
  if (bare === '') return usual
  if (bare === PALLET_TYPED) return 'PLT' satisfies PackagingCode
  const known = packagings.find(row => [row.code, row.name, row.plural].some(name => name.toLowerCase() === bare))
  return known?.code ?? typed
}

/** A spreadsheet writes class 77.5 as 77.50, and 70 as 70.0. */
const classTyped = (typed: string): string =>
  freightClasses.find(one => Number(one) === Number(typed || Number.NaN)) ?? typed

/** The line that a row of cells says. */
export function draftOfCells(row: GridRow): ItemDraft {
  const typed = Object.fromEntries(fields.map((field, i) => [field, row[i] ?? '']))
  const blank = blankItem()
  const handlingUnitType = packagingTyped(typed.handlingUnitType ?? '', blank.handlingUnitType)
  return {
    ...blank,
    ...typed,
    handlingUnitType,
    pieceType: packagingTyped(typed.pieceType ?? '', packedAs(handlingUnitType)),
    freightClass: classTyped(typed.freightClass ?? ''),
  }
}

const judged = new WeakMap<GridRow, CellFaults>()

/** What the rules of the trade say of each cell of a row; asked once per row. */
export function faultsOfCells(row: GridRow): CellFaults {
  const known = judged.get(row)
  if (known !== undefined) return known
  const faults: Record<number, string> = {}
  if (!isBlankRow(row)) {
    for (const { at, code, params } of validateItem('line', itemOfDraft(draftOfCells(row)))) {
      const column = fields.findIndex(field => at === `line.${field}`)
      if (column !== -1) faults[column] ??= issueText(code, params)
    }
  }
  judged.set(row, faults)
  return faults
}

export const isBlankRow = (row: GridRow): boolean => row.every(cell => cell.trim() === '')

/** Whether the first pasted row names the columns instead of a line. */
export function isHeading(row: readonly string[]): boolean {
  const names = fields.map(field => text(itemTable[field].text).toLowerCase())
  return row.filter(cell => names.includes(cell.trim().toLowerCase())).length >= Math.min(2, row.length)
}
