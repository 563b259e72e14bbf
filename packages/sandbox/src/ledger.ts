import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** One thing that was bought or taken back. */
export interface LedgerEntry {
  readonly seq: number
  /** ISO instant. */
  readonly at: string
  readonly kind: 'dispatch' | 'cancel'
  readonly account: string
  /** The shipper's reference. */
  readonly bol: string
  readonly dispatchId: number
  readonly pickup: string
  readonly pro: string
  /** What the carrier needs to know again after a restart. */
  readonly details: Readonly<Record<string, unknown>>
}

export interface Ledger {
  entries(): readonly LedgerEntry[]
  add(entry: Omit<LedgerEntry, 'seq'>): LedgerEntry
}

/**
 * What the network sold. With a file, each entry is on disk before its answer leaves: the carrier remembers what it sold
 * even when it is killed right after.
 */
export function openLedger(file?: string): Ledger {
  const lines = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const entries = lines.filter(line => line.endsWith('}')).map(line => JSON.parse(line) as LedgerEntry)
  return {
    entries: () => entries,
    add(given) {
      const entry = { seq: entries.length + 1, ...given }
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(entry)}\n`)
      entries.push(entry)
      return entry
    },
  }
}
