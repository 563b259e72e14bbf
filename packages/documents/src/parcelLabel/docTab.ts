import { LABEL_DOTS } from '@waybill/domain'
import { zplFitted } from '../label/zplText.ts'

/** The shipper's own words: short ones each in a place of its own, and one that may be longer below them. */
export interface TabWords {
  readonly facts: readonly string[]
  readonly note: string
}

const EDGE = 24
const GAP = 16
const ABOVE = 10
/** Heights of letters in dots: what nobody has to bend down for, and what still can be read. */
const LARGEST = 44
const COMFORTABLE = 30
const SMALLEST = 16
const LEADING = 1.15

/**
 * The fields of a doc tab so many dots high, its left top at the home of the label. Nothing typed can end a field or begin
 * a command; what does not fit gets smaller, then ends in an ellipsis.
 */
export function tabZpl({ facts, note }: TabWords, room: number): string {
  const given = facts.filter(fact => fact !== '')
  const inner = LABEL_DOTS.width - 2 * EDGE
  const noteRows = note === '' ? 0 : 1
  const rowsIn = (columns: number): number => Math.ceil(given.length / columns) + noteRows
  const heightIn = (columns: number): number =>
    Math.min(LARGEST, Math.floor((room - 2 * ABOVE) / Math.max(1, rowsIn(columns)) / LEADING))
  const columns = heightIn(1) >= COMFORTABLE ? 1 : 2
  const height = Math.max(SMALLEST, heightIn(columns))
  const pitch = Math.round(height * LEADING)
  const width = Math.floor((inner - (columns - 1) * GAP) / columns)
  const field = (text: string, column: number, row: number, wide: number): string =>
    zplFitted(text, {
      ...{ x: EDGE + column * (width + GAP), y: ABOVE + row * pitch, width: wide },
      ...{ lines: 1, height, smallest: SMALLEST },
    })
  const rows = Math.ceil(given.length / columns)
  return [
    ...given.map((text, i) => field(text, Math.floor(i / rows), i % rows, width)),
    ...(note === '' ? [] : [field(note, 0, rows, inner)]),
  ].join('\n')
}
