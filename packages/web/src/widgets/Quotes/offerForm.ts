import type { FieldIssue } from '@waybill/contract/messages.ts'
import type { WireRate } from '@waybill/contract/wire/rate.ts'
import { type RoundKind, roundKinds, STEP_MINUTES_MAX, STEP_MINUTES_MIN, textLimits } from '@waybill/domain'
import { z } from 'zod'
import { CallProblem } from '../../api/problem.ts'
import { amountText, readAmount } from '../../ui/form/amount.ts'

/** How a shipment is offered, as it is entered. */
export const offerForm = z
  .object({
    kind: z.enum(roundKinds),
    /** Numbers of prices, in the order in which their carriers are asked. */
    prices: z.array(z.number()),
    minutes: amountText('quantity', STEP_MINUTES_MAX),
    comments: z.string().trim().max(textLimits.comments),
  })
  .refine(({ prices }) => prices.length > 0, { path: ['prices'], params: { code: 'nobodyOffered' } })
  .refine(({ kind, prices }) => kind !== 'single' || prices.length < 2, {
    path: ['prices'],
    params: { code: 'offeredOne' },
  })
  .refine(({ minutes }) => readAmount(minutes) >= STEP_MINUTES_MIN, {
    path: ['minutes'],
    params: { code: 'too_small', min: STEP_MINUTES_MIN },
  })
export type OfferForm = z.output<typeof offerForm>

/** Prices that may be offered now: in force, allowed, and for the shipment as it is. */
export const offerable = (rates: readonly WireRate[], now: number): readonly WireRate[] =>
  rates.filter(({ current, allowed, expiresAt }) => current && allowed && Date.parse(expiresAt) > now)

/** Over a wire the first to be asked would have the order, so such a price cannot be offered to all at once. */
export const fitsKind = ({ isAPI }: Pick<WireRate, 'isAPI'>, kind: RoundKind): boolean => kind !== 'broadcast' || !isAPI

/**
 * The chosen prices after one was taken in or out: at the end, in place of another price of its carrier, and alone where
 * one carrier is asked.
 */
export function taken(
  prices: readonly number[],
  rate: Pick<WireRate, 'PricesheetID' | 'CarrierSCAC'>,
  kind: RoundKind,
  all: readonly Pick<WireRate, 'PricesheetID' | 'CarrierSCAC'>[],
): number[] {
  const id = rate.PricesheetID
  if (prices.includes(id)) return prices.filter(one => one !== id)
  if (kind === 'single') return [id]
  const scacOf = (price: number) => all.find(({ PricesheetID }) => PricesheetID === price)?.CarrierSCAC
  const same = prices.findIndex(price => scacOf(price) === rate.CarrierSCAC)
  return same === -1 ? [...prices, id] : prices.map((price, i) => (i === same ? id : price))
}

/** A price at another place among the chosen, counted from 0; beyond the ends it stays. */
export function movedTo(prices: readonly number[], id: number, to: number): number[] {
  if (to < 0 || to >= prices.length || !prices.includes(id)) return [...prices]
  const others = prices.filter(one => one !== id)
  return [...others.slice(0, to), id, ...others.slice(to)]
}

const codes: Readonly<Record<string, string>> = {
  required: 'nobodyOffered',
  twice: 'offeredTwice',
  tooMany: 'offeredOne',
  buysAtOnce: 'buysAtOnce',
}

/** A refusal with its issues at the fields of the form. */
export function offerRefusal(error: unknown): unknown {
  if (!(error instanceof CallProblem) || error.issues.length === 0) return error
  const placed = (issue: FieldIssue): FieldIssue =>
    issue.at.startsWith('body.PricesheetIDs')
      ? { ...issue, at: 'body.prices', code: codes[issue.code] ?? issue.code }
      : { ...issue, at: issue.at.replace('stepMinutes', 'minutes') }
  return error.withIssues(error.issues.map(placed))
}
