import type { Ledger, LedgerEntry } from '../ledger.ts'
import { textOf } from '../project44/read.ts'

/** A package that a parcel carrier sold a label for. */
export interface SoldLabel {
  readonly entry: LedgerEntry
  /** Of all packages that were bought with it. */
  readonly shipmentNumber: string
  readonly trackingNumber: string
  readonly to: { readonly city: string; readonly state: string; readonly zip: string; readonly country?: string }
  /** Place in its shipment and how many there are. */
  readonly n: number
  readonly of: number
  readonly weightLb: number
  readonly serviceCode: string
  /** Digest of the request that bought it, where the carrier answers the same one again; blank: it does not. */
  readonly request: string
  /** What people know it by, printed on it: several behind commas. */
  readonly shown: string
  /** Its references, each by the kind of it that is asked for. */
  readonly references: Readonly<Record<string, string>>
  /** Until then nobody who asks by reference is told of it; milliseconds since 1970. */
  readonly shownFrom: number
  voided: boolean
  /** Added by hand. */
  readonly events: { type: string; dateTime: string; description: string }[]
}

interface LabelSold
  extends Omit<SoldLabel, 'entry' | 'voided' | 'events' | 'shownFrom' | 'request' | 'shown' | 'references'>,
    Partial<Pick<SoldLabel, 'request' | 'shown' | 'references'>> {
  readonly account: string
  readonly reference: string
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** The labels of a network, with those of before it was started anew: an entry of the ledger each. */
export function openSoldLabels(ledger: Ledger, network: string) {
  const byNumber = new Map<string, SoldLabel>()
  const byReference = new Map<string, SoldLabel[]>()
  const byShipment = new Map<string, SoldLabel[]>()

  function remember(entry: LedgerEntry, shownFrom = 0): void {
    if (entry.kind === 'cancel') {
      const known = byNumber.get(entry.pro)
      if (known !== undefined) known.voided = true
      return
    }
    const { details } = entry
    const to = details.to as SoldLabel['to']
    const label: SoldLabel = {
      entry,
      shipmentNumber: textOf(details.shipmentNumber),
      trackingNumber: entry.pro,
      to,
      n: numberOf(details.n),
      of: numberOf(details.of),
      weightLb: numberOf(details.weightLb),
      serviceCode: textOf(details.serviceCode),
      request: textOf(details.request),
      shown: textOf(details.shown),
      // Those of before had one, the customer's.
      references: (details.references ?? { CUSTOMER_REFERENCE: entry.bol }) as SoldLabel['references'],
      shownFrom,
      voided: false,
      events: [],
    }
    const add = (into: Map<string, SoldLabel[]>, key: string) => into.set(key, [...(into.get(key) ?? []), label])
    byNumber.set(label.trackingNumber, label)
    add(byReference, entry.bol)
    add(byShipment, label.shipmentNumber)
  }
  for (const entry of ledger.entries().filter(({ details }) => textOf(details.network) === network)) remember(entry)

  return {
    count: (): number => byNumber.size,
    all: (): readonly SoldLabel[] => [...byNumber.values()],
    sell({ account, reference, trackingNumber, ...details }: LabelSold, hiddenMs: number): SoldLabel {
      const entry = ledger.add({
        at: new Date().toISOString(),
        kind: 'dispatch',
        account,
        bol: reference,
        key: `${reference}/${details.n}`,
        dispatchId: 500_000_000 + ledger.entries().length + 1,
        pickup: '',
        pro: trackingNumber,
        details: { ...details, network },
      })
      remember(entry, Date.now() + hiddenMs)
      return byNumber.get(trackingNumber) as SoldLabel
    },
    void(label: SoldLabel): void {
      if (label.voided) return
      const { seq: _, kind: __, ...entry } = label.entry
      remember(ledger.add({ ...entry, at: new Date().toISOString(), kind: 'cancel', details: { network } }))
    },
    number: (trackingNumber: string): SoldLabel | undefined => byNumber.get(trackingNumber),
    shipment: (number: string): readonly SoldLabel[] => byShipment.get(number) ?? [],
    /** What a message bought, whether it was given back since or not. */
    asked: (reference: string): SoldLabel | undefined => byReference.get(reference)?.[0],
    /** Shown by now, not voided. */
    reference: (reference: string): readonly SoldLabel[] =>
      (byReference.get(reference) ?? []).filter(({ shownFrom, voided }) => shownFrom <= Date.now() && !voided),
    /** Shown by now, with those that were voided, under a reference of a kind. */
    everUnder: (kind: string, reference: string): readonly SoldLabel[] =>
      [...byNumber.values()].filter(
        ({ shownFrom, references }) => shownFrom <= Date.now() && references[kind] === reference,
      ),
  }
}

/** What happened to a label's package: the life that was set, from the purchase on, and what was added by hand. */
export function happenedTo(
  label: SoldLabel,
  life: readonly { readonly type: string; readonly afterSeconds: number }[],
): readonly { readonly type: string; readonly dateTime: string; readonly description: string }[] {
  if (label.voided) return []
  const bought = Date.parse(label.entry.at)
  const lived = life
    .map(({ type, afterSeconds }) => ({ type, at: bought + afterSeconds * 1000 }))
    .filter(({ at }) => at <= Date.now())
    .map(({ type, at }) => ({ type, dateTime: new Date(at).toISOString(), description: type }))
  return [...lived, ...label.events]
}
