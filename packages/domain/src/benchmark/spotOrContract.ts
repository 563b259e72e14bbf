/** How a price was agreed: once, or for a time. */
export const priceKinds = ['spot', 'contract'] as const
export type PriceKind = (typeof priceKinds)[number]

/** Distinct days on which the same linehaul has to have been paid to be a contract's. */
export const CONTRACT_DAYS = 4

interface PaidLinehaul {
  readonly scac: string
  readonly fromZip: string
  readonly toZip: string
  readonly currency: string
  readonly linehaul: number
  readonly day: string
}

const key = ({ scac, fromZip, toZip, currency, linehaul }: PaidLinehaul): string =>
  [scac, fromZip, toZip, currency, linehaul].join('|')

/** Tells which of what was paid was a contract's: one linehaul of a carrier between two places, on enough days. */
export function priceKindAmong(rows: readonly PaidLinehaul[]): (row: PaidLinehaul) => PriceKind {
  const groups = Map.groupBy(rows, key)
  const days = new Map([...groups].map(([of, paid]) => [of, new Set(paid.map(({ day }) => day)).size]))
  return row => ((days.get(key(row)) ?? 0) < CONTRACT_DAYS ? 'spot' : 'contract')
}
