import { isDeepStrictEqual } from 'node:util'
import { type ItemColumn, wireMasterItemInput } from '@waybill/contract/wire/item.ts'
import { flatOf, levelFields, withFlat } from '@waybill/contract/wire/itemLevel.ts'
import {
  countsCartons,
  effectiveClass,
  type ItemLevel,
  importFaults,
  itemLevelNames,
  levelOfPackaging,
  levelsAsPacked,
  packagings,
  usualPackaging,
  validateLevels,
} from '@waybill/domain'
import type { GroupFault } from '../../imports/importKind.ts'
import { headOf, levelColumns } from './itemColumns.ts'
import { wireItem } from './wireItem.ts'
import type { EnteredItem, KnownItem } from './writeItem.ts'

/** A row of a file: what stands under each column that it has, blank where nothing does. */
export interface ItemRow {
  /** As the file counts. */
  readonly line: number
  readonly cells: ReadonlyMap<ItemColumn, string>
}

interface Read {
  readonly item: EnteredItem
  readonly levels: readonly ItemLevel[]
  readonly faults: readonly GroupFault[]
}

type Code = GroupFault['code']

const flatNumbers = ['Weight', 'Length', 'Width', 'Height', 'UnitsPerCarton'] as const
const texts = ['SKU', 'Description', 'NMFC', 'HTS', 'ItemCode'] as const

const yes = ['yes', 'y', 'true', '1', 'x', 'sí', 'si']
const no = ['no', 'n', 'false', '0', '']

/** `1,200.5` → 1200.5; blank → 0; anything else NaN. */
function numberOf(cell: string): number {
  if (cell === '') return 0
  return /^(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/.test(cell) && /\d/.test(cell)
    ? Number(cell.replaceAll(',', ''))
    : Number.NaN
}

function packagingOf(cell: string): string | undefined {
  const typed = cell.toLowerCase()
  return packagings.find(row => [row.code, row.name, row.plural].some(name => name.toLowerCase() === typed))?.code
}

/** The rules' codes that are said of a file; anything else is `wrong`. */
const codeOf = (code: string): Code => importFaults.find(one => one === code) ?? 'wrong'

/**
 * The item that a row says: the known one with what stands in the columns of the file, or a new one.
 * A blank cell is blank; a column that the file has not stays as it is.
 */
export function itemOfRow({ line, cells }: ItemRow, before: KnownItem | null): Read {
  const faults: GroupFault[] = []
  const wrong = (field: ItemColumn, code: Code, params: GroupFault['params'] = {}): void => {
    faults.push({ row: line, field, code, params })
  }
  const number = (column: ItemColumn): number => {
    const value = numberOf(cells.get(column) ?? '')
    if (!Number.isNaN(value)) return value
    wrong(column, 'notANumber')
    return 0
  }
  const packed = (column: ItemColumn, usual: string): string => {
    const cell = cells.get(column) ?? ''
    const code = cell === '' ? usual : packagingOf(cell)
    if (code === undefined) wrong(column, 'notOneOf')
    return code ?? usual
  }
  const blank = { ...wireMasterItemInput.parse({ SKU: '–', Description: '–' }), SKU: '', Description: '' }
  const { itemId: _, version: __, ...known } = before === null ? { itemId: 0, version: 0, ...blank } : wireItem(before)
  const item: EnteredItem = { ...known }
  for (const name of texts) if (cells.has(name)) item[name] = cells.get(name) ?? ''
  if (cells.has('Class')) {
    const found = effectiveClass(classTyped(cells.get('Class') ?? ''))
    if (found === null) wrong('Class', 'notOneOf')
    else item.Class = cells.get('Class') === '' ? '' : classTyped(cells.get('Class') ?? '')
  }
  if (cells.has('Stackable')) {
    const cell = (cells.get('Stackable') ?? '').toLowerCase()
    if (![...yes, ...no].includes(cell)) wrong('Stackable', 'notOneOf')
    item.Stackable = yes.includes(cell)
  }
  if (cells.has('HandlingUnit')) item.HandlingUnit = packed('HandlingUnit', blank.HandlingUnit)
  if (cells.has('Hazmat') && cells.get('Hazmat')?.toUpperCase() !== (item.Hazmat?.UNNumber ?? '')) {
    wrong('Hazmat', 'hazmatElsewhere')
  }
  const levels = levelsOfRow(cells, item.HandlingUnit, before?.levels ?? [], { number, packed, wrong })
  const shape = wireMasterItemInput.safeParse({ ...item, ...flatOf([], ''), Levels: undefined })
  for (const issue of shape.error?.issues ?? []) {
    const column = texts.find(name => name === issue.path[0])
    const code = issue.code === 'too_big' ? 'tooLong' : issue.code === 'too_small' ? 'required' : 'wrong'
    wrong(column ?? 'SKU', code, issue.code === 'too_big' ? { max: Number(issue.maximum) } : {})
  }
  for (const { at, code, params } of faults.length === 0 ? validateLevels(levels) : []) {
    wrong(columnOfLevel(at, cells, item.HandlingUnit), codeOf(code), params)
  }
  return { item, levels, faults }
}

/** A spreadsheet writes class 77.5 as 77.50. */
const classTyped = (cell: string): string => (/^\d+(\.\d+)?$/.test(cell) ? String(Number(cell)) : cell)

/** Where a figure of a level stands in the file: in its own column, or in that of the handling unit. */
function columnOfLevel(at: string, cells: ItemRow['cells'], handlingUnit: string): ItemColumn {
  const [level = '', name = ''] = at.split('.')
  const figure = levelFields[name as keyof typeof levelFields]
  if (figure === 'Count' && level === 'carton') return 'UnitsPerCarton'
  if (figure === 'Count') return (cells.get('CartonsPerPallet') ?? '') === '' ? 'UnitsPerPallet' : 'CartonsPerPallet'
  const own = [...levelColumns].find(([, one]) => one.level === level && one.figure === figure)?.[0] as ItemColumn
  const isHandled = level === levelOfPackaging(handlingUnit)
  return cells.has(own) || !isHandled ? own : figure === 'Packaging' ? 'HandlingUnit' : figure
}

interface Readers {
  readonly number: (column: ItemColumn) => number
  readonly packed: (column: ItemColumn, usual: string) => string
  readonly wrong: (column: ItemColumn, code: Code, params?: GroupFault['params']) => void
}

/** The levels with what the file says of them, in their own columns or in those of the handling unit; both must say the same. */
function levelsOfRow(
  cells: ItemRow['cells'],
  handlingUnit: string,
  known: readonly ItemLevel[],
  { number, packed, wrong }: Readers,
): readonly ItemLevel[] {
  const given = Object.fromEntries(flatNumbers.filter(name => cells.has(name)).map(name => [name, number(name)]))
  const flat = { ...flatOf(known, handlingUnit), ...given }
  const isFlat = Object.keys(given).length > 0
  const levels = isFlat ? withFlat(known, handlingUnit, flat) : levelsAsPacked(known, handlingUnit)
  const own = levelOfPackaging(handlingUnit)
  const next = itemLevelNames.map((level): ItemLevel => {
    const blank = {
      level,
      packaging: usualPackaging[level],
      weightLb: 0,
      lengthIn: 0,
      widthIn: 0,
      heightIn: 0,
      count: null,
    }
    let one: ItemLevel = { ...blank, ...levels.find(each => each.level === level) }
    for (const [column, { level: of, figure }] of levelColumns as ReadonlyMap<ItemColumn, LevelColumn>) {
      if (of !== level || !cells.has(column)) continue
      if (figure === 'Packaging') {
        one = { ...one, packaging: packed(column, level === own ? handlingUnit : usualPackaging[level]) }
        if (level === own && one.packaging !== handlingUnit)
          wrong(column, 'saysOtherwise', { column: headOf('HandlingUnit') })
        continue
      }
      // A blank says nothing where the other column of the same figure says something.
      const other = level === own ? (cells.get(figure) ?? '') : ''
      if (cells.get(column) === '' && other !== '') continue
      const value = number(column)
      if (other !== '' && given[figure] !== value) wrong(column, 'saysOtherwise', { column: headOf(figure) })
      one = { ...one, [sideOf[figure]]: value }
    }
    return one
  })
  const count = palletCountOf(cells, known, levelsAsPacked(next, handlingUnit), { number, wrong })
  return levelsAsPacked(
    next.map(one => (one.level === 'pallet' ? { ...one, count } : one)),
    handlingUnit,
  )
}

/**
 * How many of the level below a pallet holds. `Units per pallet` counts single units; where there are cartons they are
 * counted in a column of their own, and a count that was known never becomes one of something else.
 * @param next the levels as the row leaves them, the known count with them
 */
function palletCountOf(
  cells: ItemRow['cells'],
  known: readonly ItemLevel[],
  next: readonly ItemLevel[],
  { number, wrong }: Pick<Readers, 'number' | 'wrong'>,
): number | null {
  const countOf = (levels: readonly ItemLevel[], name: ItemLevel['level']) =>
    levels.find(({ level }) => level === name)?.count ?? null
  const [before, each] = [countOf(known, 'pallet'), countOf(next, 'carton')]
  const [units, cartons] = (['UnitsPerPallet', 'CartonsPerPallet'] as const).map(column =>
    cells.has(column) ? number(column) : 0,
  ) as [number, number]
  if (cartons > 0) {
    if (!countsCartons(next)) wrong('CartonsPerPallet', 'noCartons')
    else if (units > 0 && units !== cartons * (each ?? 0))
      wrong('UnitsPerPallet', 'saysOtherwise', { column: headOf('CartonsPerPallet') })
    return cartons
  }
  if (units > 0) {
    if (!countsCartons(next)) return units
    const isAsKnown = countsCartons(known) && each !== null && before === units / each
    if (!isAsKnown) wrong('UnitsPerPallet', 'inCartons')
    return before
  }
  if (cells.has(countsCartons(known) ? 'CartonsPerPallet' : 'UnitsPerPallet')) return null
  if (before !== null && countsCartons(known) !== countsCartons(next))
    wrong(bringsCartons(cells), 'countsOther', {
      ...{ count: before, column: headOf(countsCartons(next) ? 'CartonsPerPallet' : 'UnitsPerPallet') },
    })
  return before
}

/** The column of a row that says of cartons what was not known, or takes it away. */
function bringsCartons(cells: ItemRow['cells']): ItemColumn {
  const own: readonly ItemColumn[] = ['UnitsPerCarton', 'CartonWeight', 'CartonLength', 'CartonWidth', 'CartonHeight']
  const held = own.filter(column => cells.has(column))
  return held.find(column => cells.get(column) !== '') ?? held[0] ?? 'HandlingUnit'
}

type LevelColumn = typeof levelColumns extends ReadonlyMap<string, infer C> ? C : never
const sideOf = { Weight: 'weightLb', Length: 'lengthIn', Width: 'widthIn', Height: 'heightIn' } as const

/** Whether an item is what it was: a row that says what stands there changes nothing. */
export function isAsKnown({ item, levels }: Pick<Read, 'item' | 'levels'>, before: KnownItem): boolean {
  const { itemId: _, version: __, Levels: ___, ...known } = wireItem(before)
  const { Levels: ____, ...said } = { ...item, ...flatOf(levels, item.HandlingUnit) }
  return (
    isDeepStrictEqual(said, known) && isDeepStrictEqual(levels, levelsAsPacked(before.levels, before.handling_unit))
  )
}
