/** A node that took an order has begun to send it by then, or never will: its lease, in milliseconds. */
export const SEND_LEASE_MS = 30_000

/** What a connector states about its orders, in milliseconds. */
export interface OrderTimes {
  /** The longest its wire is waited for. */
  readonly deadlineMs: number
  /** Within this time after that an order shows when it is asked for. */
  readonly registersWithinMs: number
}

/** How long after an order left "there is no such order" is not believed yet. */
export const giveUpAfterMs = ({ deadlineMs, registersWithinMs }: OrderTimes): number =>
  SEND_LEASE_MS + deadlineMs + registersWithinMs

const FIRST_MS = 60_000
const DAY_MS = 86_400_000

/**
 * When a carrier is asked again about an order that was given up: after one minute, and each time after twice as long,
 * for a day. Null: it is not asked any more. Instants are milliseconds since 1970.
 */
export function nextAskAfterGivingUp(givenUpAt: number, now: number): number | null {
  const waited = Math.max(0, now - givenUpAt)
  const next = givenUpAt + Math.max(FIRST_MS, waited * 2)
  return next - givenUpAt > DAY_MS ? (waited < DAY_MS ? givenUpAt + DAY_MS : null) : next
}
