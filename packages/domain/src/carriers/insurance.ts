import { modes } from '../shipment/modes.ts'
import type { Mode } from '../shipment/shipment.ts'
import { addDays, daysBetween, type LocalDate } from '../time/dates.ts'

/** From that many days before its last insured day on, a carrier's insurance is spoken of. Source: ours. */
export const INSURANCE_WARN_DAYS = 30

/** `missing`: nobody has entered a date. */
export type InsuranceState = 'missing' | 'expired' | 'ending' | 'valid'

/** What stands against a carrier, whatever its price. `days` are left until the last insured day, that day included as 0. */
export type CarrierWarning =
  | { readonly code: 'newCarrier' }
  | { readonly code: 'insuranceMissing' }
  | { readonly code: 'insuranceExpired'; readonly date: LocalDate }
  | { readonly code: 'insuranceEnding'; readonly date: LocalDate; readonly days: number }

/** The first and the last day on which insurance counts as ending, for whoever narrows a list by it. */
export const endingRange = (today: LocalDate): { readonly from: LocalDate; readonly to: LocalDate } => ({
  from: today,
  to: addDays(today, INSURANCE_WARN_DAYS),
})

/**
 * How a carrier's insurance stands.
 * @param expires the last day on which it is insured; null: nobody has entered one
 * @param today the company's day
 */
export function insuranceState(expires: LocalDate | null, today: LocalDate): InsuranceState {
  if (expires === null) return 'missing'
  const { from, to } = endingRange(today)
  if (expires < from) return 'expired'
  return expires <= to ? 'ending' : 'valid'
}

/**
 * What is said of a carrier beside its price and before it is booked.
 * @param isNew it gave its price by a link and stands on no list yet
 * @param mode of what it is to move: carriers of small packages answer for them by tariff, and nobody enters their insurance
 */
export function carrierWarnings(
  expires: LocalDate | null,
  today: LocalDate,
  isNew = false,
  mode: Mode = 'LTL',
): readonly CarrierWarning[] {
  if (isNew) return [{ code: 'newCarrier' }, { code: 'insuranceMissing' }]
  const state = insuranceState(expires, today)
  if (state === 'valid' || (state === 'missing' && modes[mode].isLabelled)) return []
  if (state === 'missing' || expires === null) return [{ code: 'insuranceMissing' }]
  if (state === 'expired') return [{ code: 'insuranceExpired', date: expires }]
  return [{ code: 'insuranceEnding', date: expires, days: daysBetween(today, expires) }]
}

/** Freight is not offered to a carrier whose insurance has run out; one whose date nobody knows is only warned of. */
export const isUninsured = (expires: LocalDate | null, today: LocalDate): boolean =>
  insuranceState(expires, today) === 'expired'
