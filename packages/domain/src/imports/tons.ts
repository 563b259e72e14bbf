import type { ColumnLook } from './columnLooks.ts'
import type { ImportField } from './fields.ts'
import { readFigure } from './readCell.ts'
import { isMetric, type TonKind, tonIn, tonWords } from './units.ts'
import { plainWords, unitOfHead } from './words.ts'

/** Which ton a file means. */
export interface Tons {
  /** Left out: no word of it says, or there are none. */
  readonly decided?: TonKind
  /** The head or cell of a ton of which nobody knows which it is; null: there is none. */
  readonly unclear: string | null
}

/** A unit of measure by a cell of its own, or behind a figure. */
const unitIn = (text: string): string => {
  const words = readFigure(text)?.unit ?? readFigure(text, true)?.unit ?? text
  return tonIn(plainWords(words).split(' ')) ?? words.trim().toLowerCase()
}

/**
 * Which ton is meant by `tons`: of 2,000 lb, of 1,000 kg or of 2,240 lb. A file whose other weights and sizes are metric
 * counts in metric ones; any other has to be asked, for people of one country mean different ones.
 */
export function tonsIn(
  columns: readonly (string | null)[],
  fields: readonly ImportField[],
  heads: readonly string[],
  looks: readonly ColumnLook[],
): Tons {
  const byName = new Map(fields.map(field => [field.name, field]))
  const unitFields = new Set(fields.flatMap(({ unitBy }) => unitBy ?? []))
  const said = columns.flatMap((name, column) => {
    const shape = name === null ? undefined : byName.get(name)?.shape
    const isUnit = name !== null && unitFields.has(name)
    if (!isUnit && shape !== 'weight' && shape !== 'length' && shape !== 'sizes') return []
    const head = heads[column] ?? ''
    const cells = (looks[column]?.texts ?? []).map(text => ({ unit: unitIn(text), text }))
    return [...(isUnit ? [] : [{ unit: unitOfHead(head) ?? '', text: head }]), ...cells]
  })
  const unclear = said.find(({ unit }) => tonWords.has(unit))?.text ?? null
  if (unclear === null) return { unclear }
  const known = said.filter(({ unit }) => unit !== '' && !tonWords.has(unit))
  return known.length > 0 && known.every(({ unit }) => isMetric(unit)) && known.some(({ unit }) => isMetric(unit))
    ? { decided: 'metric', unclear }
    : { unclear }
}
