import { isPartyAlone, plainPartOf } from './parties.ts'
import { headWords } from './words.ts'

const isFilled = (cell: string | undefined): boolean => cell !== undefined && cell.trim() !== ''

/** Heads that say nothing without the title above them: `No.` under `Order`. */
const bare = new Set(['number', 'id', 'date', 'status', 'total', 'value', 'code'])

/**
 * The heads of a table. Titles in the row above name what several heads are of: `Name` under a `Ship to` that goes over five
 * columns is the ship-to's.
 * @param headRow from 0; -1: the table has none
 */
export function headsAt(sample: readonly (readonly string[])[], headRow: number): readonly string[] {
  const heads = sample[headRow] ?? []
  const above = sample[headRow - 1] ?? []
  const titles = above.filter(isFilled)
  if (titles.length < 2 && !titles.some(isPartyAlone)) return heads
  const width = Math.max(heads.length, above.length)
  let title = ''
  return Array.from({ length: width }, (_, column) => {
    const own = above[column]
    if (isFilled(own)) title = (own ?? '').trim()
    const head = heads[column] ?? ''
    if (!isFilled(head)) return isFilled(own) ? title : head
    if (isPartyAlone(title)) return plainPartOf(head) === null ? head : `${title} ${head}`
    return title !== '' && bare.has(headWords(head)) ? `${title} ${head}` : head
  })
}
