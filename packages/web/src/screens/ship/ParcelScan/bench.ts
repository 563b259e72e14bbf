import type { ReplyOf } from '@waybill/contract/call.ts'
import type { ScanParcel } from '@waybill/contract/calls/Labels/ScanParcel.ts'
import type { WireOwnBox } from '@waybill/contract/wire/ownBox.ts'

/** What stands on the bench. */
export type Scanned = ReplyOf<typeof ScanParcel> & {
  readonly shipmentId: number
  /** The own box whose size it gets; left out: its size stays as it was entered. */
  readonly packedIn?: WireOwnBox
}

type Choices = ReplyOf<typeof ScanParcel>['choices']

/** Where the bench is: one thing is waited for at a time. */
export type Bench =
  /** For a box or an order to be scanned; what was done last is still told. */
  | { readonly step: 'scan'; readonly done: Done | null }
  /** For a person to say which of these is meant, or for another scan. */
  | { readonly step: 'choose'; readonly code: string; readonly choices: Choices; readonly hasMore: boolean }
  /** For the items that go into the box; how many of each were scanned. */
  | { readonly step: 'verify'; readonly parcel: Scanned; readonly counted: readonly number[] }
  /** For its weight. */
  | { readonly step: 'weigh'; readonly parcel: Scanned }
  /** For the carrier. */
  | { readonly step: 'working'; readonly parcel: Scanned; readonly doing: 'saving' | 'rating' | 'buying' }
  /** For a person: nothing goes on by itself. */
  | { readonly step: 'problem'; readonly parcel: Scanned | null; readonly message: string }

interface Done {
  readonly parcel: Scanned
  readonly service: string
  /** Why it goes by this service, as a sentence. */
  readonly why: string
  readonly trackingNumber: string
  /** Where its label comes out; blank: at no station, so that somebody prints it from here. */
  readonly printer: string
  /** Why nobody knows whether it was sent to the printer; blank: that is known. */
  readonly failed: string
}

export const start: Bench = { step: 'scan', done: null }

/** What follows a scan that found a parcel which is still to be packed. */
export function opened(parcel: Scanned, verifies: boolean): Bench {
  if (verifies && parcel.items.some(({ Qty }) => Qty > 0)) {
    return { step: 'verify', parcel, counted: parcel.items.map(() => 0) }
  }
  // Several packages were weighed when they were entered: one scale says nothing of each.
  return parcel.packages === 1 ? { step: 'weigh', parcel } : { step: 'working', parcel, doing: 'rating' }
}

/**
 * What follows a scan that found a parcel by the last digits of a number: nothing is bought of it unless somebody has chosen
 * it, or looks at it on the scale or while its items are scanned.
 */
export function openedByEnd(parcel: Scanned, verifies: boolean, code: string): Bench {
  const next = opened(parcel, verifies)
  const { shipmentId, BOLNumber, consignee, consigneeCity, consigneeState, ending } = parcel
  const choice = {
    shipmentId,
    BOLNumber,
    shipmentStatus: 'Q' as const,
    consignee,
    consigneeCity,
    consigneeState,
    ending,
  }
  return ending !== null && next.step === 'working' ? { step: 'choose', code, choices: [choice], hasMore: false } : next
}

const spelled = (text: string): string => text.trim().toUpperCase()

/**
 * An item that was scanned into the box. No label while an item lacks; one too many is no part of the order.
 * @returns why it is not counted, or the bench with it counted
 */
export function countItem(
  bench: Extract<Bench, { step: 'verify' }>,
  code: string,
): 'notInOrder' | 'oneTooMany' | Bench {
  const { parcel, counted } = bench
  const own = parcel.items.flatMap(({ ItemCode }, index) => (spelled(ItemCode) === spelled(code) ? [index] : []))
  if (own.length === 0) return 'notInOrder'
  const open = own.find(index => (counted[index] ?? 0) < (parcel.items[index]?.Qty ?? 0))
  if (open === undefined) return 'oneTooMany'
  const next = counted.with(open, (counted[open] ?? 0) + 1)
  const isWhole = parcel.items.every(({ Qty }, index) => (next[index] ?? 0) >= Qty)
  return isWhole ? opened(parcel, false) : { ...bench, counted: next }
}

/** The parcel on the bench packed into one of the own boxes, while it is still packed or weighed. */
export const packedIn = (bench: Bench, box: WireOwnBox): Bench =>
  bench.step === 'verify' || bench.step === 'weigh' ? { ...bench, parcel: { ...bench.parcel, packedIn: box } } : bench

/** The rows of one package with the size of the box it is in; without one they stay as they are. */
export const sized = <Item extends Pick<WireOwnBox, 'Length' | 'Width' | 'Height'>>(
  items: readonly Item[],
  box: WireOwnBox | undefined,
): Item[] =>
  items.map(item => (box === undefined ? item : { ...item, Length: box.Length, Width: box.Width, Height: box.Height }))

/**
 * Pounds as they are typed, with their unit; null: no weight of a package. A number alone may be one that was scanned, of
 * an order or an item: taken for a weight, it would be paid for.
 */
export function weightTyped(text: string): number | null {
  const typed = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:l|lbs?)$/i.exec(text.trim())?.[1]?.replace(',', '.')
  const pounds = typed === undefined ? Number.NaN : Number(typed)
  return pounds > 0 && pounds <= 150 ? pounds : null
}

/**
 * The rows of one package with its weight of the scale: shared among them as before, to the last hundredth, none of them
 * less than one.
 */
export function weighed<Item extends { readonly Weight: number }>(items: readonly Item[], pounds: number): Item[] {
  const before = items.reduce((sum, { Weight }) => sum + Weight, 0)
  const shares = items.map(({ Weight }) =>
    Math.max(1, Math.round((before === 0 ? 1 / items.length : Weight / before) * pounds * 100)),
  )
  const rest = Math.round(pounds * 100) - shares.reduce((sum, share) => sum + share, 0)
  const largest = shares.indexOf(Math.max(...shares))
  return items.map((item, index) => ({
    ...item,
    Weight: Math.max(1, (shares[index] ?? 1) + (index === largest ? rest : 0)) / 100,
  }))
}
