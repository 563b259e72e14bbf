import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** One thing that was bought or taken back. */
export interface LedgerEntry {
  readonly seq: number
  /** ISO instant. */
  readonly at: string
  readonly kind: 'dispatch' | 'cancel' | 'pickup' | 'pickupCancel'
  readonly account: string
  /** The shipper's reference. */
  readonly bol: string
  /** The shipper's own key of this one message; blank where it sent none. */
  readonly key: string
  readonly dispatchId: number
  readonly pickup: string
  readonly pro: string
  /** What the carrier needs to know again after a restart. */
  readonly details: Readonly<Record<string, unknown>>
}

/** One order from its purchase to its cancellation. */
export interface SoldOrder {
  readonly account: string
  /** The shipper's reference, which several orders may have. */
  readonly reference: string
  readonly key: string
  readonly dispatchId: number
  readonly pro: string
  /** ISO instant. */
  readonly boughtAt: string
  /** ISO instant; null while it stands. */
  readonly cancelledAt: string | null
}

export interface Ledger {
  entries(): readonly LedgerEntry[]
  orders(): readonly SoldOrder[]
  add(entry: Omit<LedgerEntry, 'seq'>): LedgerEntry
}

/**
 * What the network sold. With a file, each entry is on disk before its answer leaves: the carrier remembers what it sold
 * even when it is killed right after.
 */
export function openLedger(file?: string): Ledger {
  const lines = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const entries = lines
    .filter(line => line.endsWith('}'))
    .map(line => ({ key: '', ...JSON.parse(line) }) as LedgerEntry)
  return {
    entries: () => entries,
    orders() {
      const cancelled = new Map(entries.filter(({ kind }) => kind === 'cancel').map(one => [one.dispatchId, one.at]))
      return entries
        .filter(({ kind }) => kind === 'dispatch')
        .map(({ account, bol: reference, key, dispatchId, pro, at: boughtAt }) => {
          const cancelledAt = cancelled.get(dispatchId) ?? null
          return { account, reference, key, dispatchId, pro, boughtAt, cancelledAt }
        })
    },
    add(given) {
      const entry = { seq: entries.length + 1, ...given }
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(entry)}\n`)
      entries.push(entry)
      return entry
    },
  }
}
