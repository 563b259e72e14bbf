import type { Ledger, LedgerEntry } from './ledger.ts'
import { textOf } from './project44/read.ts'

/** A shipment the network carries. */
export interface Carried {
  readonly entry: LedgerEntry
  readonly trackingId: string
  cancelled: boolean
  /** Until then nobody who asks by reference is told of it; milliseconds since 1970. */
  readonly shownFrom: number
  /** Added by hand. */
  readonly events: { type: string; dateTime: string; description: string }[]
}

/** What a network sold, with those it sold before it was started anew. Networks share one ledger. */
export function openCarried(ledger: Ledger, network = '') {
  const byReference = new Map<string, Carried[]>()
  const byTracking = new Map<string, Carried>()
  const byId = new Map<number, Carried>()

  function remember(entry: LedgerEntry, shownFrom = 0): void {
    if (entry.kind === 'cancel') {
      const known = byId.get(entry.dispatchId)
      if (known !== undefined) known.cancelled = true
      return
    }
    const trackingId = textOf(entry.details.trackingId)
    const shipment: Carried = { entry, trackingId, cancelled: false, shownFrom, events: [] }
    const key = `${entry.account}|${entry.bol}`
    byReference.set(key, [...(byReference.get(key) ?? []), shipment])
    byTracking.set(trackingId, shipment)
    byId.set(entry.dispatchId, shipment)
  }
  const isOwn = ({ details }: LedgerEntry): boolean => textOf(details.network) === network
  for (const entry of ledger.entries().filter(isOwn)) remember(entry)

  return {
    remember,
    /** The last one under a reference that is shown by now; one that is not cancelled before one that is. */
    underReference(account: string, bol: string): Carried | undefined {
      const shown = (byReference.get(`${account}|${bol}`) ?? []).filter(({ shownFrom }) => shownFrom <= Date.now())
      return shown.findLast(({ cancelled }) => !cancelled) ?? shown.at(-1)
    },
    underId: (id: number): Carried | undefined => byId.get(id),
    /** The last one under a number of the carrier's. */
    underPro: (pro: string): Carried | undefined => [...byId.values()].findLast(({ entry }) => entry.pro === pro),
    withPickup: (number: string): Carried | undefined =>
      [...byId.values()].findLast(({ entry }) => entry.pickup === number),
    underTracking: (id: string): Carried | undefined => byTracking.get(id),
    /** The last one under a bill of lading, whoever's account it is. */
    withBol: (bol: string): Carried | undefined => [...byId.values()].findLast(({ entry }) => entry.bol === bol),
  }
}
