/** What was typed into a form and not saved: of which version of its record, and what the form had been opened with. */
export interface KeptText<V> {
  readonly version: number
  readonly base: V
  readonly values: V
}

const keyOf = (person: string, record: string): string => `waybill.typed.${person}.${record}`

const hasParts = (value: unknown): value is KeptText<object> =>
  typeof value === 'object' && value !== null && 'version' in value && 'base' in value && 'values' in value

/** What this person typed of this record, kept through a crash, a reload or a sign-in of this tab; null: nothing. */
export function keptText<V>(person: string, record: string): KeptText<V> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(person, record)) ?? 'null')
    return hasParts(kept) ? (kept as unknown as KeptText<V>) : null
  } catch {
    return null
  }
}

/** Storage that is full or forbidden keeps nothing, and nobody who types has to know. */
export function keepText<V>(person: string, record: string, kept: KeptText<V>): void {
  try {
    sessionStorage.setItem(keyOf(person, record), JSON.stringify(kept))
  } catch {
    dropText(person, record)
  }
}

export function dropText(person: string, record: string): void {
  try {
    sessionStorage.removeItem(keyOf(person, record))
  } catch {
    // Forbidden storage holds nothing.
  }
}
