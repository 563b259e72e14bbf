import { hundredthsOf } from '../shipment/hundredths.ts'
import { freightOfItems, rowsOf } from '../shipment/plainForm.ts'
import type { LineItem } from '../shipment/shipment.ts'
import { textOf } from '../shipment/textOf.ts'
import { freightOfLine, type OrderedItem } from './orderFreight.ts'
import { type OrderLine, thousandths } from './salesOrder.ts'
import { type Freight, LABELLED, type Labelled, takeOff, withMore, withoutLines } from './takeOff.ts'

/** So much of a line of an order, on the line of a shipment of this number, from 1. */
export interface OnLine {
  readonly line: number
  /** In the unit of the order's line. */
  readonly quantity: number
}

export interface LaterLine {
  /** Lines of the shipment that hold it, in their order. */
  readonly held: readonly OnLine[]
  /** What was ordered, as the shipment was built from it; null: a line that is new. */
  readonly before: OrderLine | null
  readonly after: OrderLine
  /** How much of it is to be on the shipment; 0: none. */
  readonly quantity: number
  /** What the item master says of it. */
  readonly item: OrderedItem | null
  readonly labelled: Labelled
  /** Stops of the shipment. */
  readonly stops: number
}

/** The freight as it follows, and which lines hold it now; or why it can't: `hazmat`, a person has to say how much is left. */
export type Followed =
  | { readonly freight: Freight; readonly held: readonly OnLine[]; readonly gone: readonly number[] }
  | { readonly refused: typeof LABELLED | 'hazmat' }

const total = (held: readonly OnLine[]): number => thousandths(held.reduce((sum, { quantity }) => sum + quantity, 0))

const bare = ({ lineId, unitId, ...row }: LineItem): object => row

/** Whether a line's freight stands as it was built: on units of its own, in nobody's hands, with nothing typed over it. */
function isAsBuilt({ lines, units }: Freight, { held, before, item, labelled }: LaterLine): boolean {
  if (before === null) return false
  const numbers = new Set(held.map(({ line }) => line))
  const own = units.filter(unit => unit.contents.some(({ line }) => numbers.has(line)))
  if (own.some(unit => unit.contents.length > 1 || (labelled.get(unit.unitId ?? 0) ?? 0) > 0)) return false
  const built = freightOfLine(before, item, total(held)).rows
  return (
    textOf(rowsOf(lines, own).map(bare)) === textOf(built.map(row => row.item)) &&
    textOf(held.map(({ quantity }) => quantity)) === textOf(built.map(({ quantity }) => quantity))
  )
}

/** Built anew in the place where it stood: rows keep lines and units as far as there are as many. */
function builtAnew(freight: Freight, later: LaterLine): Followed {
  const { held, after, item, quantity, stops, labelled } = later
  const rows = freightOfLine(after, item, quantity).rows
  const surplus = held.slice(rows.length)
  let next = freight
  for (const [at, { line }] of held.slice(0, rows.length).entries()) {
    const built = freightOfItems([rows[at]?.item as LineItem], stops)
    next = {
      lines: next.lines.map((one, n) =>
        n + 1 === line ? { ...(built.lines[0] as typeof one), lineId: one.lineId } : one,
      ),
      units: next.units.map(unit =>
        unit.contents.some(content => content.line === line)
          ? {
              ...(built.units[0] as typeof unit),
              unitId: unit.unitId,
              contents: (built.units[0] as typeof unit).contents.map(content => ({ ...content, line })),
            }
          : unit,
      ),
    }
  }
  const more = rows.slice(held.length)
  const kept = held.slice(0, rows.length).map(({ line }, at) => ({ line, quantity: rows[at]?.quantity ?? 0 }))
  const first = next.lines.length
  const all = withMore(
    next,
    freightOfItems(
      more.map(row => row.item),
      stops,
    ),
  )
  const behind = more.map((row, at) => ({ line: first + at + 1, quantity: row.quantity }))
  return without(
    all,
    [...kept, ...behind],
    surplus.map(({ line }) => line),
    labelled,
  )
}

/** Without lines, and the numbers of those that stay as they are then. */
function without(freight: Freight, held: readonly OnLine[], gone: readonly number[], labelled: Labelled): Followed {
  const less = withoutLines(freight, new Set(gone), labelled)
  if (less === LABELLED) return { refused: LABELLED }
  const down = (line: number): number => line - gone.filter(one => one < line).length
  return { freight: less, held: held.map(one => ({ ...one, line: down(one.line) })), gone }
}

const goodsOf = (line: OrderLine, item: OrderedItem | null) => {
  const [row] = freightOfLine(line, item, Math.max(line.quantity, 1)).rows
  if (row === undefined) return {}
  const { description, itemCode, nmfc, freightClass } = row.item
  return { description, itemCode, nmfc, freightClass }
}

const perUnit = ({ weightLb, quantity }: OrderLine): number | null =>
  weightLb === null || quantity <= 0 ? null : weightLb / quantity

/** What the order says otherwise of the goods, written over lines that a person worked on; what it says as before stays his. */
function told(freight: Freight, { held, before, after, item }: LaterLine): Freight {
  if (before === null) return freight
  const old: Readonly<Record<string, unknown>> = goodsOf(before, item)
  const changed = Object.fromEntries(Object.entries(goodsOf(after, item)).filter(([at, value]) => old[at] !== value))
  const [was, is] = [perUnit(before), perUnit(after)]
  const isWeighed = is !== null && (was === null || Math.abs(is - was) > 1e-6)
  const numbers = new Map(held.map(one => [one.line, one.quantity]))
  const lines = freight.lines.map((line, at) => {
    const quantity = numbers.get(at + 1)
    if (quantity === undefined) return line
    const weightLb = isWeighed ? Math.round(is * quantity * 100) / 100 : line.weightLb
    return { ...line, ...changed, weightLb }
  })
  if (!isWeighed) return { ...freight, lines }
  // Each content takes what the contents up to it come to, less what those before it took: the sum is the line's.
  const before100 = new Map<number, number>()
  const pieces = (line: number): number => freight.lines[line - 1]?.pieces ?? 0
  const units = freight.units.map(unit => {
    const contents = unit.contents.map(content => {
      if (!numbers.has(content.line)) return content
      const from = before100.get(content.line) ?? 0
      before100.set(content.line, from + content.pieces)
      const all = hundredthsOf(lines[content.line - 1]?.weightLb ?? 0)
      const upTo = (n: number): number => Math.round((all * n) / Math.max(1, pieces(content.line)))
      return { ...content, weightLb: (upTo(from + content.pieces) - upTo(from)) / 100 }
    })
    const by = (of: typeof contents): number => of.reduce((sum, { weightLb }) => sum + hundredthsOf(weightLb), 0)
    const grossWeightLb =
      unit.grossWeightLb === null
        ? null
        : (hundredthsOf(unit.grossWeightLb) - by([...unit.contents]) + by(contents)) / 100
    return { ...unit, contents, grossWeightLb }
  })
  return { lines, units }
}

/** Less of a line that a person worked on: from its last line on the shipment back, from the last unit back. */
function shrunk(freight: Freight, later: LaterLine): Followed {
  const { held, quantity, labelled } = later
  let less = thousandths(total(held) - quantity)
  let next = freight
  const kept: OnLine[] = []
  const gone: number[] = []
  for (const one of held.toReversed()) {
    if (less >= one.quantity) {
      less = thousandths(less - one.quantity)
      gone.push(one.line)
      continue
    }
    kept.unshift({ line: one.line, quantity: thousandths(one.quantity - less) })
    if (less <= 0) continue
    if (freight.lines[one.line - 1]?.hazmat != null) return { refused: 'hazmat' }
    const smaller = takeOff(next, one.line, one.quantity, less, labelled)
    if (smaller === LABELLED) return { refused: LABELLED }
    next = smaller
    less = 0
  }
  return without(next, kept, gone, labelled)
}

/**
 * The freight of a shipment after the line of an order that it holds became another one. What stands as it was built is built
 * anew; on what a person worked on, less comes off from the last unit back and more goes behind it, as orders are built.
 */
export function followLine(freight: Freight, later: LaterLine): Followed {
  const { held, after, item, quantity, stops } = later
  if (quantity <= 0) {
    return without(
      freight,
      [],
      held.map(({ line }) => line),
      later.labelled,
    )
  }
  if (isAsBuilt(freight, later)) return builtAnew(freight, later)
  const more = thousandths(quantity - total(held))
  const known = told(freight, later)
  if (more < 0) return shrunk(known, later)
  if (more === 0) return { freight: known, held, gone: [] }
  const rows = freightOfLine(after, item, more).rows
  const first = known.lines.length
  const grown = withMore(
    known,
    freightOfItems(
      rows.map(row => row.item),
      stops,
    ),
  )
  return {
    freight: grown,
    held: [...held, ...rows.map((row, at) => ({ line: first + at + 1, quantity: row.quantity }))],
    gone: [],
  }
}
