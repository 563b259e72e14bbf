import { z } from 'zod'
import { money, moneyLines, price } from '../money.ts'
import { wireCarrierWarning } from './carrierChoice.ts'

/** One price of one source for one shipment. Amounts are minor units of `currency`. */
export const wireRate = z.object({
  PricesheetID: z.int(),
  CarrierName: z.string(),
  CarrierSCAC: z.string(),
  /** Service level as the source names it. */
  title: z.string(),
  /** Where the price comes from: `Rate sheet Demo LTL 2026, version 2`. */
  source: z.string(),
  ServiceDays: z.int().nullable(),
  /** Local date at the destination, `2026-11-30`; empty when the source doesn't say. */
  deliveryDate: z.string(),
  /** Before discount. Null, here and below: the source named no such charge. */
  linehaul: money(),
  /** Taken off the linehaul, positive. */
  discount: money(),
  fuel: money(),
  accessorials: money(),
  CurrAmount: money(),
  currency: z.string(),
  /** A description stands where the carrier has its own words for a line. */
  charges: moneyLines(
    z.array(z.object({ kind: z.string(), code: z.string(), amount: price(), description: z.string().optional() })),
  ),
  /** Why this price, step by step; each step's fields are those of domain `TraceStep`. */
  trace: moneyLines(z.array(z.looseObject({ step: z.string() }))),
  /** What could still be charged, e.g. for linear feet: said before the tender. */
  warnings: moneyLines(z.array(z.looseObject({ code: z.string() }))),
  /** Codes of services that were asked for and are not in the price: it is never selected by itself. */
  missing: z.array(z.string()).default([]),
  /** Its fuel surcharge is older than its program allows: it is never selected by itself. */
  fuelIsOld: z.boolean().default(false),
  /** It is charged by miles that nobody measured: it is never selected by itself. */
  milesAreGuessed: z.boolean().default(false),
  /**
   * It comes to nothing, its weight break has no discount where lighter ones have one, or its carrier charges for the room
   * and has no rate for that: it is never selected by itself.
   * Its warnings say which.
   */
  linehaulIsDoubtful: z.boolean().default(false),
  /** Booked over the carrier's wire; otherwise by mail or telephone. */
  isAPI: z.boolean(),
  /** A carrier offered it when it was asked for a quote. */
  isSpot: z.boolean().default(false),
  /** The carrier's number of this quote; blank when it gave none. */
  quoteNumber: z.string(),
  /** Some article had no class and was rated at 70. */
  guessedClass: z.boolean(),
  ratedAt: z.string(),
  expiresAt: z.string(),
  /** False once anything the price depends on has changed: it needs a new rating. */
  current: z.boolean(),
  allowed: z.boolean(),
  carrierWarnings: z.array(wireCarrierWarning).default([]),
  /** What the routing guide says of the carrier, by which rule; null: nothing. */
  guide: z
    .object({ says: z.enum(['preferred', 'doNotUse']), rule: z.int(), name: z.string() })
    .nullable()
    .default(null),
  /** In the shipment's currency, to compare with: what is owed stays in `currency`. Null: it is the same, or no rate was known. */
  converted: money(z.object({ amount: price(), currency: z.string(), from: z.string() })).default(null),
})
export type WireRate = z.output<typeof wireRate>
/** A price before it is shown to anybody. */
export type PricedRate = WireRate & { readonly CurrAmount: number }

/** Of a price's warnings, those that doubt what its freight costs. */
const linehaulDoubts: ReadonlySet<string> = new Set(['linehaulFree', 'discountEnds'])

/** Whether warnings doubt what the freight costs: by their kind, or as the carrier charges for what has no rate. */
export const isLinehaulDoubtful = (
  warnings: readonly { readonly code: string; readonly unpriced?: unknown }[],
): boolean => warnings.some(({ code, unpriced }) => linehaulDoubts.has(code) || unpriced === true)

/**
 * Costs something, leaves nothing out that was asked for, and rests on nothing old or guessed: what can be selected by itself.
 * Who sees no prices knows what costs nothing by its doubtful linehaul.
 */
export const isWholePrice = ({
  missing,
  fuelIsOld,
  milesAreGuessed,
  linehaulIsDoubtful,
  CurrAmount,
}: Pick<WireRate, 'missing' | 'fuelIsOld' | 'milesAreGuessed' | 'linehaulIsDoubtful' | 'CurrAmount'>): boolean =>
  (CurrAmount === null || CurrAmount > 0) &&
  missing.length === 0 &&
  !fuelIsOld &&
  !milesAreGuessed &&
  !linehaulIsDoubtful

/**
 * Services that a price was asked for though nobody ticked them, in it or left out of it: codes, each once. They go with the
 * order, too.
 */
export function impliedIn({ trace, warnings }: Pick<WireRate, 'trace' | 'warnings'>): readonly string[] {
  const codes = trace.flatMap(step => {
    if (step.step === 'implied' && Array.isArray(step.codes)) return step.codes
    return step.step === 'accessorial' && step.implied === true ? [step.code] : []
  })
  const left = warnings.flatMap(one =>
    one.code === 'accessorialNotPriced' && one.implied === true ? [one.accessorial] : [],
  )
  return [...new Set([...codes, ...left])].filter(code => typeof code === 'string')
}

/** Nobody picks up on the day that was asked for, local date; the days on the road are counted from `next`. */
export interface CountedFrom {
  readonly pickup: string
  readonly next: string
}

/** From when the days of a price are counted; null: from its pickup date, or its carrier counted them itself. */
export function countedFrom({ trace }: Pick<WireRate, 'trace'>): CountedFrom | null {
  for (const { step, pickupDate, pickedUp } of trace) {
    if (step !== 'delivery' || typeof pickupDate !== 'string' || typeof pickedUp !== 'string') continue
    if (pickedUp !== '' && pickedUp !== pickupDate) return { pickup: pickupDate, next: pickedUp }
  }
  return null
}

/** What a price comes to in a currency, to compare with; null when nobody knows. */
export function comparableIn(
  currency: string,
  {
    currency: own,
    CurrAmount,
    converted,
  }: Pick<WireRate, 'currency' | 'CurrAmount'> & Partial<Pick<WireRate, 'converted'>>,
): number | null {
  if (own === currency) return CurrAmount
  return converted?.currency === currency ? converted.amount : null
}

/** Rules of room rate the whole shipment anew, each by itself: of several the dearest is charged. */
const roomRules: ReadonlySet<string> = new Set(['cubicCapacity', 'linearFeet'])

/** What rules of room would add to a price and is not in it, minor units of its currency; 0: nothing that anybody can say. */
export function roomRisk({
  warnings = [],
  currency,
}: Pick<WireRate, 'currency'> & Partial<Pick<WireRate, 'warnings'>>): number {
  const extras = warnings.map(({ code, extra, currency: own }) =>
    roomRules.has(code) && typeof extra === 'number' && own === currency ? extra : 0,
  )
  return Math.max(0, ...extras)
}

type Ranked = Parameters<typeof comparableIn>[1] & Partial<Pick<WireRate, 'warnings'>>

/**
 * What a price counts as beside others in a currency: with what rules of room would add, so that a sheet that is silent
 * about them does not look cheapest. Null when nobody knows what it comes to.
 */
export function rankedIn(currency: string, rate: Ranked): number | null {
  const amount = comparableIn(currency, rate)
  const risk = roomRisk(rate)
  if (amount === null || rate.CurrAmount === null || risk === 0) return amount
  return rate.CurrAmount === 0 ? amount : amount + Math.round((risk * amount) / rate.CurrAmount)
}

/** Cheapest first in a currency; what nobody can compare stands after it, each currency by itself. */
export const byPriceIn =
  (currency: string) =>
  (a: Ranked, b: Ranked): number => {
    const [one, other] = [rankedIn(currency, a), rankedIn(currency, b)]
    if (one !== null && other !== null) return one - other
    if (one !== null || other !== null) return one === null ? 1 : -1
    // Who sees no prices gets them in the order of what they cost: it stays.
    if (a.CurrAmount === null || b.CurrAmount === null) return 0
    return a.currency.localeCompare(b.currency) || a.CurrAmount + roomRisk(a) - b.CurrAmount - roomRisk(b)
  }

/** A source that gave no price, and why: `reason` is a key of the texts, `params` its figures. */
export const wireRateRefusal = z.object({
  CarrierName: z.string(),
  CarrierSCAC: z.string(),
  source: z.string(),
  reason: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type WireRateRefusal = z.output<typeof wireRateRefusal>
