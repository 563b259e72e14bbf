/** How a shipment is offered to carriers that may say no: to one, to one after the other, to all at once. */
export const roundKinds = ['single', 'waterfall', 'broadcast'] as const
export type RoundKind = (typeof roundKinds)[number]

export const roundStates = ['open', 'won', 'exhausted', 'withdrawn'] as const
export type RoundState = (typeof roundStates)[number]

/** Carriers of one round. */
export const ROUND_STEPS_MAX = 25
/** How long a carrier has, in minutes. */
export const STEP_MINUTES_MIN = 1
export const STEP_MINUTES_MAX = 10_080
export const STEP_MINUTES_DEFAULT = 120

/** An offer closes this long after its deadline: an answer that came in time may still be on its way through the house. */
export const STEP_GRACE_MS = 5_000

/** Why a place in a round was passed over (rules of the trade: tender and quotes). */
export const skipReasons = [
  'doNotUse',
  'uninsured',
  'inactive',
  'capacity',
  'outOfWindow',
  'noAddress',
  'priceExpired',
  // It was given for the shipment as it was, before it or one of its places changed.
  'priceOutdated',
  'accountUnusable',
  // It was asked, and its letter came back.
  'unreached',
  // Whoever started the round may not book at its price.
  'aboveLimit',
] as const
export type SkipReason = (typeof skipReasons)[number]

/** What is known of a carrier when its turn comes. Days are local dates; instants milliseconds since 1970. */
export interface StepCandidate {
  readonly active: boolean
  readonly doNotUse: boolean
  readonly uninsured: boolean
  readonly email: string
  /** It is booked over its wire, which needs no address. */
  readonly overWire: boolean
  readonly wireUsable: boolean
  /** Until when its price may be booked; null: it has none. */
  readonly priceUntil: number | null
  /** Loads it takes on the pickup's day, and how many it has by now; null: nobody set a limit. */
  readonly dailyLoads: number | null
  readonly loadsThatDay: number
}

/** Why a carrier may not have the freight, whatever it says itself. */
export const standingReasons = [
  'inactive',
  'doNotUse',
  'uninsured',
  'capacity',
] as const satisfies readonly SkipReason[]
export type StandingReason = (typeof standingReasons)[number]

/** What {@link standingReasonOf} looks at. */
export type CarrierStanding = Pick<StepCandidate, 'active' | 'doNotUse' | 'uninsured' | 'dailyLoads' | 'loadsThatDay'>

/** Why a carrier may not have the freight as it stands, or null: it may. Asked when its turn comes, and when it accepts. */
export function standingReasonOf(carrier: CarrierStanding): StandingReason | null {
  if (!carrier.active) return 'inactive'
  if (carrier.doNotUse) return 'doNotUse'
  if (carrier.uninsured) return 'uninsured'
  return carrier.dailyLoads !== null && carrier.loadsThatDay >= carrier.dailyLoads ? 'capacity' : null
}

/** Why a carrier is passed over, or null: it is asked. @param pickupEnds the end of the pickup window */
export function skipReasonOf(candidate: StepCandidate, now: number, pickupEnds: number | null): SkipReason | null {
  if (pickupEnds !== null && now >= pickupEnds) return 'outOfWindow'
  const standing = standingReasonOf(candidate)
  if (standing !== null) return standing
  if (candidate.priceUntil !== null && now > candidate.priceUntil) return 'priceExpired'
  if (candidate.overWire) return candidate.wireUsable ? null : 'accountUnusable'
  return candidate.email === '' ? 'noAddress' : null
}

/** Until when an offer may be accepted: its time, and never longer than its price or the pickup window last. */
export const stepDueAt = (openedAt: number, minutes: number, priceUntil: number | null, pickupEnds: number | null) =>
  Math.min(openedAt + minutes * 60_000, priceUntil ?? Number.POSITIVE_INFINITY, pickupEnds ?? Number.POSITIVE_INFINITY)

/** Why a carrier declines a tender: codes of its page, `other` with words. */
export const declineReasons = ['noCapacity', 'equipment', 'price', 'timing', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]
