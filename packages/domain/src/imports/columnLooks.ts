import type { ColumnReading } from './fields.ts'
import { bareCell, numericDate, readAnyDate, readFigure, withoutCurrency } from './readCell.ts'

/** Texts of a column that are kept to be shown and matched with codes. */
const TEXTS_MAX = 40
const TEXT_MAX = 60
/** Cells of a column whose values are looked at closely: the rest are only asked for days that say their order. */
const CLOSELY = 2_000

/** What the cells of a column are, as far as they were looked at. */
export interface ColumnLook {
  /** Cells that hold something, and how many of them were read closely. */
  readonly filled: number
  readonly close: number
  /** Of those: figures, amounts with the sign of a currency, days. */
  readonly figures: number
  readonly money: number
  readonly dates: number
  /** Days of three numbers that are days in one order alone, and those that are in both. */
  readonly monthFirst: number
  readonly dayFirst: number
  readonly unclear: number
  /** Figures that can only be read with a comma before the tenths, and those only with a point. */
  readonly commas: number
  readonly points: number
  /** Figures that are thousands in one custom and tenths in the other: `1,250` and `1.250`. */
  readonly commaThrees: number
  readonly pointThrees: number
  /** The first texts that differ, each once. */
  readonly texts: readonly string[]
}

type Mutable = { -readonly [K in keyof Omit<ColumnLook, 'texts'>]: number } & { readonly texts: Set<string> }

const blank = (): Mutable => ({
  ...{
    filled: 0,
    close: 0,
    figures: 0,
    money: 0,
    dates: 0,
    monthFirst: 0,
    dayFirst: 0,
    unclear: 0,
    commas: 0,
    points: 0,
    commaThrees: 0,
    pointThrees: 0,
  },
  texts: new Set(),
})

/** Which of the first two numbers of a day can only be the month. */
function countOrder(look: Mutable, text: string): void {
  const date = numericDate(text)
  if (date === null) return
  const { first, second } = date
  if (first > 12 && second <= 12) look.dayFirst += 1
  else if (second > 12 && first <= 12) look.monthFirst += 1
  else if (first <= 12 && second <= 12 && first !== second) look.unclear += 1
}

/** A figure as weights, sizes and amounts are written: `48 1/2`, `CAD 12.00`; a number before two words is an address. */
const figureIn = (text: string, comma: boolean) => {
  const figure = readFigure(withoutCurrency(text).amount, comma)
  return figure === null || /\s/.test(figure.unit) ? null : figure
}

function lookAt(look: Mutable, cell: string): void {
  const text = bareCell(cell)
  if (text === '') return
  look.filled += 1
  if (text.length <= 20 && text.charCodeAt(0) < 58) countOrder(look, text)
  if (look.close >= CLOSELY) return
  look.close += 1
  if (look.texts.size < TEXTS_MAX) look.texts.add(text.slice(0, TEXT_MAX))
  if (text.length > 40) return
  const figure = figureIn(text, false)
  const withComma = figureIn(text, true)
  if (figure !== null || withComma !== null) look.figures += 1
  if (figure === null && withComma !== null) look.commas += 1
  if (figure !== null && withComma === null) look.points += 1
  if (figure !== null && withComma !== null && figure.number !== withComma.number) {
    if (text.includes(',')) look.commaThrees += 1
    else look.pointThrees += 1
  }
  if (/[$€£]/.test(text) && (figure ?? withComma) !== null) look.money += 1
  if (readAnyDate(text) !== null && !/^\d{5}$/.test(text)) look.dates += 1
}

/** Looks at the columns of a table row by row. */
export class ColumnLooks {
  readonly #looks: Mutable[] = []

  add(cells: readonly string[]): void {
    for (let i = 0; i < cells.length; i += 1) {
      let look = this.#looks[i]
      if (look === undefined) {
        look = blank()
        while (this.#looks.length < i) this.#looks.push(blank())
        this.#looks[i] = look
      }
      lookAt(look, cells[i] ?? '')
    }
  }

  all(): readonly ColumnLook[] {
    return this.#looks.map(look => ({ ...look, texts: [...look.texts] }))
  }
}

/** How the cells of a column are read, as far as they say it themselves. */
export function readingOf(look: ColumnLook | undefined, unit: string | undefined): ColumnReading {
  if (look === undefined) return {}
  const { monthFirst, dayFirst, commas, points } = look
  return {
    ...(monthFirst > 0 && dayFirst === 0 ? { dates: 'month' as const } : {}),
    ...(dayFirst > 0 && monthFirst === 0 ? { dates: 'day' as const } : {}),
    ...(commas > 0 && points === 0 ? { comma: true as const } : {}),
    ...(unit === undefined ? {} : { unit }),
  }
}

/** Whether a column holds figures or amounts: passed over, they would be missed. */
export const holdsFigures = ({ close, figures, money, dates }: ColumnLook): boolean =>
  close > 0 && (money > 0 || (figures - dates) / close >= 0.6)
