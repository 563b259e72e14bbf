import type { Mode } from '../shipment/shipment.ts'

/** When a booking has to be approved, whatever its booker's own limit: all that is said has to hold, nothing said is every booking. */
export interface ApprovalRule {
  readonly name: string
  /** It costs more than so much, in minor units of `currency`; null: any sum. */
  readonly sumAbove: number | null
  readonly currency: string
  /** So many percent over the cheapest price that was at hand; null: any. */
  readonly percentAbove: number | null
  /** Against the routing guide. */
  readonly offGuide: boolean
  /** The company never had freight with the carrier. */
  readonly newCarrier: boolean
  readonly hazmat: boolean
  /** Blank: any. */
  readonly mode: '' | Mode
  /** Own dock, by its address id; null: any. */
  readonly siteId: number | null
  /** Who approves: any of them. */
  readonly approvers: readonly number[]
}

/** What a rule is held against. Amounts are minor units. */
export interface BookingFacts {
  /** Null: nobody knows, or others pay. */
  readonly total: number | null
  readonly currency: string
  /** Of the prices at hand in the same currency; null: there is none to compare with. */
  readonly cheapest: number | null
  readonly isOffGuide: boolean
  readonly isNewCarrier: boolean
  readonly isHazmat: boolean
  readonly mode: Mode
  readonly siteId: number | null
  readonly isPaidByUs: boolean
}

/** Percent have so many parts, so that a half is said without a fraction of a cent. */
const PERCENT = 100

/**
 * The first rule that fits a booking; undefined: none does.
 * @param inCurrency what the booking costs in a currency; null where no exchange rate says so, and then its sum is taken for too much
 */
export const firstApprovalRule = (
  rules: readonly ApprovalRule[],
  facts: BookingFacts,
  inCurrency: (currency: string) => number | null,
): ApprovalRule | undefined =>
  rules.find(rule => {
    if (rule.sumAbove !== null) {
      if (!facts.isPaidByUs) return false
      const sum = inCurrency(rule.currency)
      if (sum !== null && sum <= rule.sumAbove) return false
    }
    if (rule.percentAbove !== null) {
      const { total, cheapest } = facts
      if (!facts.isPaidByUs || total === null || cheapest === null) return false
      if (total * PERCENT <= cheapest * (PERCENT + rule.percentAbove)) return false
    }
    return (
      (!rule.offGuide || facts.isOffGuide) &&
      (!rule.newCarrier || facts.isNewCarrier) &&
      (!rule.hazmat || facts.isHazmat) &&
      (rule.mode === '' || rule.mode === facts.mode) &&
      (rule.siteId === null || rule.siteId === facts.siteId)
    )
  })
