import type { LaneTerms } from '@waybill/domain'

/**
 * Figures without which freight is priced at the full tariff, or for less than it costs to come. A blank floor or discount
 * of a minimum is none, by rule.
 */
export const figures = ['discount', 'minimum'] as const
export type Figure = (typeof figures)[number]

/** A set of figures, a bit each: a file has a million rows. */
export type FigureSet = number

export const setOf = (own: readonly Figure[]): FigureSet =>
  own.reduce((sum, figure) => sum | (1 << figures.indexOf(figure)), 0)

/** What a row says, discounts by weight break as one. */
export const saidBy = ({ discount, discounts, minimum }: LaneTerms): FigureSet =>
  setOf([
    ...(discount === undefined && discounts === undefined ? [] : (['discount'] as const)),
    ...(minimum === undefined ? [] : (['minimum'] as const)),
  ])

/**
 * What a row need not say: one of a single class without rates leaves to its lane what it does not say; rates that look at
 * no class take no discount, and a price of the load or of so many pallets is its own minimum.
 */
export function leftOutBy({ plain, freightClass }: LaneTerms): FigureSet {
  if (freightClass !== undefined) return setOf(figures)
  if (plain === undefined) return 0
  const isWhole = plain.unit === 'load' || plain.unit === 'pallets'
  return setOf(isWhole ? figures : ['discount'])
}

/** A figure whose cells are blank in some rows of a table and filled in others. */
export interface BlankFigure {
  readonly figure: Figure
  readonly table: string
  /** The first row with a blank one. */
  readonly row: number
  /** How many rows have one. */
  readonly count: number
}

interface Row {
  readonly row: number
  readonly table: string
  readonly says: FigureSet
  readonly leavesOut: FigureSet
}

/**
 * The figures that a table gives in some rows, where others have neither them nor a row beside that says them.
 * @param settled what is said for the whole sheet, so that a blank means that
 */
export function blankFigures<R extends Row>(
  rows: Iterable<R>,
  settled: FigureSet,
  isSaidBeside: (row: R, figure: FigureSet) => boolean,
): readonly BlankFigure[] {
  const filled = new Map<string, FigureSet>()
  const all = [...rows]
  for (const { table, says } of all) filled.set(table, (filled.get(table) ?? 0) | says)
  const found = new Map<string, BlankFigure>()
  for (const row of all) {
    const open = (filled.get(row.table) ?? 0) & ~settled & ~row.says & ~row.leavesOut
    if (open === 0) continue
    for (const figure of figures) {
      const bit = setOf([figure])
      if ((open & bit) === 0 || isSaidBeside(row, bit)) continue
      const key = `${figure} ${row.table}`
      const before = found.get(key)
      const first = Math.min(before?.row ?? row.row, row.row)
      found.set(key, { figure, table: row.table, row: first, count: (before?.count ?? 0) + 1 })
    }
  }
  return [...found.values()]
}
