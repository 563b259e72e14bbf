import { LABEL_DOTS, type LabelStock, labelStocks, type TabPlace, tabRoom } from '@waybill/domain'
import { type TabWords, tabZpl } from './docTab.ts'
import { type Part, partsOf } from './formats.ts'

/** How a carrier's label comes out of the printer. */
export interface LabelLayout {
  readonly stock: LabelStock
  readonly tab: TabPlace
  readonly words: TabWords
}

/** Fields, pictures, stored formats: without any of them a format sets the printer up and prints nothing. */
const PRINTING: ReadonlySet<string> = new Set(
  ['FD', 'FV', 'SN', 'GF', 'GB', 'GC', 'GD', 'GE', 'GS', 'XG', 'XF', 'IM', 'IL'].map(name => `^${name}`),
)

/** A carrier that composes the tab itself states a label that is longer than 6 inches. */
const OWN_TAB = labelStocks['4x6'] + 60

const numbersOf = (text: string): readonly number[] =>
  text
    .slice(3)
    .split(',')
    .map(part => Number.parseInt(part, 10) || 0)

/** Whether a format prints, and the label is the carrier's alone: a tab that it brings is longer than 6 inches. */
function isPlainLabel({ pieces }: Part): boolean {
  let prints = false
  for (const { code, text } of pieces) {
    if (code === '^DF') return false
    if (code === '^LL' && (numbersOf(text)[0] ?? 0) > OWN_TAB) return false
    prints ||= PRINTING.has(code)
  }
  return prints
}

/** The label's own home and everything in it, so many dots further down. */
const shifted = (text: string, down: number): string => {
  const [x = 0, y = 0] = numbersOf(text)
  // Line ends behind the command stay.
  return `^LH${x},${y + down}${/\s*$/.exec(text)?.[0] ?? ''}`
}

/**
 * What the layout says itself: length, width, and that it comes out upright. Carriers turn their labels (`^POI`), and with
 * them the tab, which would come out last.
 */
const OURS: ReadonlySet<string> = new Set(['^LL', '^PW', '^PO', '^XZ'])

function formatOn({ pieces }: Part, { stock, tab, words }: LabelLayout): string {
  const room = tabRoom(stock)
  const down = tab === 'top' ? room : 0
  const tabAt = tab === 'top' ? 0 : labelStocks['4x6']
  // Letters, direction and contrast of the tab are its own; the label begins as a printer that was just switched on does.
  const head = tab === 'none' || room === 0 ? '' : `^LRN^FWN,0^CI28^LH0,${tabAt}\n${tabZpl(words, room)}\n^CI0`
  let body = ''
  for (const { code, text } of pieces) {
    if (code === '^XA') body += text.slice(3)
    else if (code === '^LH') body += shifted(text, down)
    else if (!OURS.has(code)) body += text
  }
  // The home outlasts a label: the next one must not begin where this one did. So does its direction: a printer that was
  // turned by a label before stands upright again.
  return `^XA^PON^PW${LABEL_DOTS.width}^LL${labelStocks[stock]}${head}^LH0,${down}${body}^LH0,0^XZ`
}

/**
 * A carrier's label of 6 inches in ZPL II (203 dpi, its bytes as Latin-1) as it is printed on a stock, with the shipper's tab
 * above or below where the stock has room for one. A label that came with its carrier's tab stays as it is.
 * @throws {UnreadableLabel}
 */
export const onStock = (zpl: string, layout: LabelLayout): string =>
  partsOf(zpl)
    .map(part =>
      part.isFormat && isPlainLabel(part) ? formatOn(part, layout) : part.pieces.map(({ text }) => text).join(''),
    )
    .join('')
