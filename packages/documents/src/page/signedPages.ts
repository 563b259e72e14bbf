import { drawLine, type Paper } from '../type/text.ts'
import { rule } from './marks.ts'
import { heightOf, type Row, rowsThatFit } from './table.ts'

/**
 * Rows by page; the last page leaves room for what is signed below them.
 * @param room for rows on the first page and on those after it; `signed`: what of it the signature takes
 */
export function signedPages(
  rows: readonly Row[],
  { first, next, signed }: { readonly first: number; readonly next: number; readonly signed: number },
): readonly (readonly Row[])[] {
  const pages: (readonly Row[])[] = []
  let from = 0
  do {
    const room = pages.length === 0 ? first : next
    const rest = rows.slice(from)
    const fits = heightOf(rest) + signed <= room ? rest.length : Math.max(1, rowsThatFit(rest, room))
    // What would fill the page to its end leaves its last row to the page that is signed.
    const count = fits === rest.length && heightOf(rest) + signed > room ? Math.max(1, fits - 1) : fits
    pages.push(rest.slice(0, count))
    from += count
  } while (from < rows.length)
  return pages
}

/** A line to write on, with what belongs there in small letters below, and above it what is known already. */
export function blank(paper: Paper, words: string, x: number, y: number, width: number, known = ''): void {
  if (known !== '') drawLine(paper, known, x + 2, y - 13, { size: 10, weight: 'bold' })
  rule(paper, x, y, x + width, y, 0.6)
  drawLine(paper, words, x, y + 3, { size: 8 })
}
