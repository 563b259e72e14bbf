/** A term of the glossary with the words that are not said for it. */
export interface Term {
  readonly english: string
  readonly spanish: string
  readonly notSaid: readonly string[]
  readonly noSeDice: readonly string[]
}

export interface Glossary {
  readonly terms: readonly Term[]
  /** Words that may hold a refused one. */
  readonly leftAlone: readonly string[]
}

const cellsOf = (row: string): readonly string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim())

const ticked = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(found => found[1] ?? '')

/** The rows of the tables under a heading that begin with neither their head nor its rule. */
const rowsOf = (section: string): readonly (readonly string[])[] =>
  section
    .split('\n')
    .filter(line => line.startsWith('|'))
    .slice(2)
    .map(cellsOf)

/** `docs/glossary.md`, read: a table for each area, the last one for what is left alone. */
export function glossaryOf(markdown: string): Glossary {
  const sections = markdown.split(/^## /m).slice(1)
  const apart = sections.filter(section => section.startsWith('Left alone'))
  const terms = sections
    .filter(section => !apart.includes(section))
    .flatMap(rowsOf)
    .map(([english = '', spanish = '', , notSaid = '', noSeDice = '']) => ({
      english,
      spanish,
      notSaid: ticked(notSaid),
      noSeDice: ticked(noSeDice),
    }))
  return { terms, leftAlone: apart.flatMap(rowsOf).map(([words = '']) => words) }
}
