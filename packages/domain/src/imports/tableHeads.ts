import { isPartyAlone, plainPartOf } from './parties.ts'
import { headWords } from './words.ts'

const isFilled = (cell: string | undefined): boolean => cell !== undefined && cell.trim() !== ''

/** Heads that say nothing without the title above them: `No.` under `Order`. */
const bare = new Set(['number', 'id', 'date'])

/** Whether a cell above heads may be a title of theirs: what names a day, a page or a whole report is none. */
const isTitle = (cell: string | undefined): boolean =>
  cell !== undefined && /^[^\d:]{2,40}$/.test(cell.trim()) && cell.trim().split(/\s+/).length <= 3

/** What stands above heads and is no title: the title before it ends there. */
const NO_TITLE = ' '

/**
 * The heads of a table. Titles in the row above name what several heads are of: `Name` under a `Ship to` that goes over five
 * columns is the ship-to's.
 * @param headRow from 0; -1: the table has none
 */
export function headsAt(sample: readonly (readonly string[])[], headRow: number): readonly string[] {
  const heads = sample[headRow] ?? []
  const above = (sample[headRow - 1] ?? []).map(cell => (isTitle(cell) ? cell : isFilled(cell) ? NO_TITLE : ''))
  const titles = above.filter(isTitle)
  if (titles.length < 2 && !titles.some(isPartyAlone)) return heads
  const width = Math.max(heads.length, above.length)
  let title = ''
  return Array.from({ length: width }, (_, column) => {
    const own = above[column] ?? ''
    if (own !== '') title = own === NO_TITLE ? '' : own.trim()
    const head = heads[column] ?? ''
    if (!isFilled(head)) return own === '' ? head : title
    if (isPartyAlone(title)) return plainPartOf(head) === null ? head : `${title} ${head}`
    return title !== '' && bare.has(headWords(head)) ? `${title} ${head}` : head
  })
}
