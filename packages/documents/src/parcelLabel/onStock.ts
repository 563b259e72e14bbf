import { LABEL_DOTS, type LabelStock, labelStocks, type TabPlace, tabRoom } from '@waybill/domain'
import { type TabWords, tabZpl } from './docTab.ts'
import { isCommand, type Part, partsOf } from './formats.ts'

/** How a carrier's label comes out of the printer. */
export interface LabelLayout {
  readonly stock: LabelStock
  readonly tab: TabPlace
  readonly words: TabWords
}

/** Fields, pictures, stored formats: without any of them a format sets the printer up and prints nothing. */
const PRINTING = ['^FD', '^FV', '^SN', '^GF', '^GB', '^GC', '^GD', '^GE', '^GS', '^XG', '^XF', '^IM', '^IL']

/** A carrier that composes the tab itself states a label that is longer than 6 inches. */
const OWN_TAB = labelStocks['4x6'] + 60

const numbersOf = (piece: string): readonly number[] =>
  piece
    .slice(3)
    .split(',')
    .map(part => Number.parseInt(part, 10) || 0)

const isPrinted = ({ pieces }: Part): boolean =>
  pieces.some(piece => PRINTING.some(code => isCommand(piece, code))) && !pieces.some(piece => isCommand(piece, '^DF'))

const bringsTab = ({ pieces }: Part): boolean =>
  pieces.some(piece => isCommand(piece, '^LL') && (numbersOf(piece)[0] ?? 0) > OWN_TAB)

/** The label's own home and everything in it, so many dots further down. */
const shifted = (piece: string, down: number): string => {
  const [x = 0, y = 0] = numbersOf(piece)
  // Line ends behind the command stay.
  return `^LH${x},${y + down}${/\s*$/.exec(piece)?.[0] ?? ''}`
}

function formatOn({ pieces }: Part, { stock, tab, words }: LabelLayout): string {
  const room = tabRoom(stock)
  const down = tab === 'top' ? room : 0
  const tabAt = tab === 'top' ? 0 : labelStocks['4x6']
  // Letters, direction and contrast of the tab are its own; the label begins as a printer that was just switched on does.
  const head = tab === 'none' || room === 0 ? '' : `^LRN^FWN,0^CI28^LH0,${tabAt}\n${tabZpl(words, room)}\n^CI0`
  const body = pieces
    .slice(1, -1)
    .filter(piece => !isCommand(piece, '^LL') && !isCommand(piece, '^PW'))
    .map(piece => (isCommand(piece, '^LH') ? shifted(piece, down) : piece))
    .join('')
  const behind = (pieces[0] ?? '').slice(3)
  // The home outlasts a label: the next one must not begin where this one did.
  return `^XA^PW${LABEL_DOTS.width}^LL${labelStocks[stock]}${head}^LH0,${down}${behind}${body}^LH0,0^XZ`
}

/**
 * A carrier's label of 6 inches in ZPL II (203 dpi, its bytes as Latin-1) as it is printed on a stock, with the shipper's tab
 * above or below where the stock has room for one. A label that came with its carrier's tab stays as it is.
 * @throws {UnreadableLabel}
 */
export const onStock = (zpl: string, layout: LabelLayout): string =>
  partsOf(zpl)
    .map(part => (part.isFormat && isPrinted(part) && !bringsTab(part) ? formatOn(part, layout) : part.pieces.join('')))
    .join('')
