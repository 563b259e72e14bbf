import { type ExchangeRate, exchanged } from '../money/exchange.ts'

/** What somebody may book by himself. */
export interface BookingRight {
  readonly mayBook: boolean
  /** For each shipment, in minor units of `currency`; null: no limit, 0: every price is approved. */
  readonly limit: number | null
  readonly currency: string
}

/** What a shipment is bought at, amendments included, in minor units; null: there is no price of ours. */
export interface Purchase {
  readonly total: number | null
  readonly currency: string
  /** False: the consignee or a third party pays, and no limit of ours holds. */
  readonly isPaidByUs: boolean
}

/** Why a price is not booked without an approval. */
export const approvalReasons = ['above', 'incomparable', 'rule'] as const
export type ApprovalReason = (typeof approvalReasons)[number]

/**
 * Whether somebody may book at a price by himself.
 * @param day the company's, on which exchange rates hold
 * @returns `mayNot` book at all; `above` his limit; `incomparable` where no exchange rate or no price says what it comes to
 */
export function bookingLeave(
  { mayBook, limit, currency }: BookingRight,
  purchase: Purchase,
  rates: readonly ExchangeRate[],
  day: string,
): 'free' | 'mayNot' | 'above' | 'incomparable' {
  if (!mayBook) return 'mayNot'
  if (limit === null || !purchase.isPaidByUs) return 'free'
  if (purchase.total === null) return 'incomparable'
  if (purchase.currency === currency) return purchase.total <= limit ? 'free' : 'above'
  const known = exchanged({ minor: purchase.total, from: purchase.currency, into: currency }, rates, day)
  if (known === null) return 'incomparable'
  return known.amount <= limit ? 'free' : 'above'
}
