import type { ShipmentStatus } from '../shipment/shipment.ts'
import { type CalendarPlace, calendarAt, deliveryDate, usualCarrierCalendar } from '../time/businessDays.ts'
import { addDays, isDate, type LocalDate } from '../time/dates.ts'
import type { LocalTime } from '../time/times.ts'
import { wallAt, zonedInstant } from '../time/zones.ts'
import { type ExceptionKind, type ExceptionLevel, urgencyOf } from './exceptionKinds.ts'
import type { ExceptionRules } from './exceptionRules.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A stop as exceptions look at it. Instants are milliseconds since 1970. */
export interface StopFacts {
  readonly place: CalendarPlace
  readonly zone: string
  /** A day at the delivery is its appointment. */
  readonly date: LocalDate | null
  /** The end of its window; blank: the end of the day. */
  readonly until: LocalTime | ''
  readonly arrivedAt: number | null
  readonly leftAt: number | null
}

/** Something about an order that only a person can settle. */
export interface OrderInDoubt {
  readonly kind: Extract<
    ExceptionKind,
    'unknownOrder' | 'duplicateOrder' | 'cancelUnconfirmed' | 'surplus' | 'labelsMissing'
  >
  readonly tenderId: number
  readonly since: number
  /** Where the order stands: another one is another cause. */
  readonly state: string
}

/** All that decides what is wrong with a shipment. Instants are milliseconds since 1970. */
export interface ShipmentFactsNow {
  readonly shipmentId: number
  readonly status: ShipmentStatus
  /** Archived, merged or given back: nobody waits for it to move any more. */
  readonly isSetAside: boolean
  /** It travels under labels, which are its numbers and its proof. */
  readonly isLabelled: boolean
  readonly pickup: StopFacts
  readonly delivery: StopFacts
  readonly promisedDay: LocalDate | null
  readonly proNumber: string
  readonly hasPod: boolean
  /** A carrier may hold its order, or does. */
  readonly isOrdered: boolean
  /** The order in force; null: none is. */
  readonly booking: { readonly tenderId: number; readonly heldSince: number; readonly tellsEvents: boolean } | null
  /** What was told last, where that is a problem. */
  readonly problem: { readonly eventId: number; readonly at: number } | null
  readonly orders: readonly OrderInDoubt[]
  /** The carrier goes by something else than the shipment is. */
  readonly untold: { readonly tenderId: number; readonly since: number; readonly cause: string } | null
  /** Questions for offers that nobody has answered. */
  readonly quotes: readonly { readonly spotId: number; readonly deadline: number }[]
  /** Rounds of offers that nobody took, with nothing begun since. */
  readonly rounds: readonly { readonly roundId: number; readonly endedAt: number }[]
  /** Mails that failed or came back, and say nothing that the carrier heard another way since. */
  readonly mails: readonly { readonly mailId: number; readonly at: number }[]
  /** Labels that nobody scanned, by order: the oldest of each. */
  readonly labels: readonly { readonly tenderId: number; readonly boughtAt: number }[]
}

/** Something that is an exception from `beginsAt` on, unless its cause ends before. */
export interface Candidate {
  readonly kind: ExceptionKind
  readonly subjectId: number
  /** What brought it about: another one is a new exception, where somebody closed the one before. */
  readonly cause: string
  readonly beginsAt: number
  /** When it is worse, and worst. */
  readonly worseAt: readonly [number, number]
}

export interface FoundException {
  readonly kind: ExceptionKind
  readonly subjectId: number
  readonly cause: string
  readonly since: number
  readonly level: ExceptionLevel
  readonly urgency: number
}

export interface Found {
  readonly found: readonly FoundException[]
  /** When that is another one though nothing happens; null: never. */
  readonly changesAt: number | null
}

/** The end of a window, or of the day, on the clock of its place; NaN without a day. */
const windowEnd = ({ date, until, zone }: StopFacts): number =>
  date === null ? Number.NaN : until === '' ? dayEnd(date, zone) : zonedInstant(`${date}T${until}`, zone)

const dayEnd = (date: LocalDate, zone: string): number => zonedInstant(`${addDays(date, 1)}T00:00`, zone)

/** The same time of the day so many business days later, by the calendar of a place. */
export function businessDaysLater(
  from: number,
  days: number,
  { place, zone }: Pick<StopFacts, 'place' | 'zone'>,
): number {
  const { date, time } = wallAt(from, zone)
  if (!isDate(date)) return from + days * DAY_MS
  return zonedInstant(`${deliveryDate(date, days, calendarAt(usualCarrierCalendar, place))}T${time}`, zone)
}

/** What waits for a business day is worse, for three of them worst. */
const byDays = (at: Pick<StopFacts, 'place' | 'zone'>, one: Omit<Candidate, 'worseAt'>): Candidate => ({
  ...one,
  worseAt: Number.isNaN(one.beginsAt)
    ? [Number.NaN, Number.NaN]
    : [businessDaysLater(one.beginsAt, 1, at), businessDaysLater(one.beginsAt, 3, at)],
})

type Rule = (facts: ShipmentFactsNow, rules: ExceptionRules) => readonly Candidate[]

const notBooked: Rule = ({ shipmentId: subjectId, status, isSetAside, isOrdered, pickup }, { notBookedHours }) => {
  if (isSetAside || isOrdered || !['O', 'Q', 'T'].includes(status)) return []
  const end = windowEnd(pickup)
  const beginsAt = end - notBookedHours * HOUR_MS
  return [byDays(pickup, { kind: 'notBooked', subjectId, cause: String(end), beginsAt })]
}

const pickupLate: Rule = ({ shipmentId: subjectId, status, isSetAside, booking, pickup }, { pickupLateHours }) => {
  const isPickedUp = pickup.arrivedAt !== null || pickup.leftAt !== null
  if (isSetAside || status !== 'T' || booking === null || isPickedUp) return []
  const end = windowEnd(pickup)
  const kind = booking.tellsEvents ? 'pickupLate' : 'pickupUnconfirmed'
  return [byDays(pickup, { kind, subjectId, cause: String(end), beginsAt: end + pickupLateHours * HOUR_MS })]
}

const deliveryLate: Rule = ({ shipmentId: subjectId, status, isSetAside, booking, delivery, promisedDay }) => {
  if (isSetAside || booking === null || delivery.arrivedAt !== null || (status !== 'T' && status !== 'A')) return []
  const isByAppointment = delivery.date !== null
  if (!isByAppointment && promisedDay === null) return []
  const end = isByAppointment || promisedDay === null ? windowEnd(delivery) : dayEnd(promisedDay, delivery.zone)
  return [byDays(delivery, { kind: 'deliveryLate', subjectId, cause: String(end), beginsAt: end })]
}

const noPro: Rule = ({ shipmentId: subjectId, status, isSetAside, isLabelled, proNumber, pickup }, { noProHours }) => {
  if (isSetAside || isLabelled || proNumber !== '' || (status !== 'A' && status !== 'D')) return []
  const left = pickup.leftAt ?? pickup.arrivedAt ?? windowEnd(pickup)
  return [byDays(pickup, { kind: 'noPro', subjectId, cause: 'noPro', beginsAt: left + noProHours * HOUR_MS })]
}

const noPod: Rule = ({ shipmentId: subjectId, status, isSetAside, isLabelled, hasPod, delivery }, { noPodDays }) => {
  if (isSetAside || isLabelled || hasPod || status !== 'D' || delivery.arrivedAt === null) return []
  const beginsAt = businessDaysLater(delivery.arrivedAt, noPodDays, delivery)
  return [byDays(delivery, { kind: 'noPod', subjectId, cause: 'noPod', beginsAt })]
}

const problem: Rule = ({ shipmentId: subjectId, status, isSetAside, problem: told, pickup }) =>
  told === null || isSetAside || status === 'V'
    ? []
    : [byDays(pickup, { kind: 'problem', subjectId, cause: String(told.eventId), beginsAt: told.at })]

const ordersInDoubt: Rule = ({ orders, pickup }) =>
  orders.map(({ kind, tenderId: subjectId, state: cause, since: beginsAt }) =>
    byDays(pickup, { kind, subjectId, cause, beginsAt }),
  )

const carrierUntold: Rule = ({ untold, pickup, status }, { untoldMinutes }) =>
  untold === null || status !== 'T'
    ? []
    : [
        byDays(pickup, {
          ...{ kind: 'carrierUntold', subjectId: untold.tenderId, cause: untold.cause },
          beginsAt: untold.since + untoldMinutes * 60_000,
        }),
      ]

const quotes: Rule = ({ quotes: asked }, { quoteEndsHours }) =>
  asked.map(({ spotId, deadline }) => ({
    ...{ kind: 'quoteUnanswered', subjectId: spotId, cause: String(deadline) },
    beginsAt: deadline - quoteEndsHours * HOUR_MS,
    worseAt: [deadline, deadline + DAY_MS],
  }))

const offers: Rule = ({ rounds, pickup }) =>
  rounds.map(({ roundId, endedAt }) =>
    byDays(pickup, { kind: 'offerNotTaken', subjectId: roundId, cause: 'offer', beginsAt: endedAt }),
  )

const mails: Rule = ({ mails: failed, pickup }) =>
  failed.map(({ mailId, at }) =>
    byDays(pickup, { kind: 'mailFailed', subjectId: mailId, cause: String(at), beginsAt: at }),
  )

const labelUnused: Rule = ({ status, isSetAside, labels, pickup }, { labelUnusedDays }) =>
  isSetAside || status !== 'T'
    ? []
    : labels.map(({ tenderId: subjectId, boughtAt }) =>
        byDays(pickup, {
          ...{ kind: 'labelUnused', subjectId, cause: String(boughtAt) },
          beginsAt: boughtAt + labelUnusedDays * DAY_MS,
        }),
      )

const rulesOfShipments: readonly Rule[] = [
  ...[ordersInDoubt, problem, notBooked, pickupLate, deliveryLate],
  ...[carrierUntold, quotes, offers, mails, noPro, noPod, labelUnused],
]

const levelAt = ({ worseAt: [worse, worst] }: Candidate, now: number): ExceptionLevel =>
  now >= worst ? 3 : now >= worse ? 2 : 1

/** Which of them have begun, one of a kind and subject, and when that changes next. One without a time, because nobody named a day, never begins. */
export function begunBy(candidates: readonly Candidate[], now: number): Found {
  const seen = new Set<string>()
  const begun = candidates.filter(({ kind, subjectId, beginsAt }) => {
    const isFirst = !seen.has(`${kind} ${subjectId}`)
    if (beginsAt <= now) seen.add(`${kind} ${subjectId}`)
    return beginsAt <= now && isFirst
  })
  const ahead = candidates.flatMap(({ beginsAt, worseAt }) => [beginsAt, ...worseAt]).filter(at => at > now)
  return {
    found: begun.map(one => {
      const { kind, subjectId, cause, beginsAt: since } = one
      const level = levelAt(one, now)
      return { kind, subjectId, cause, since, level, urgency: urgencyOf(kind, level, since) }
    }),
    changesAt: ahead.length === 0 ? null : Math.min(...ahead),
  }
}

/** What is wrong with a shipment now, and when that changes next (rules of the trade, exceptions). */
export const findExceptions = (facts: ShipmentFactsNow, rules: ExceptionRules, now: number): Found =>
  begunBy(
    rulesOfShipments.flatMap(rule => rule(facts, rules)),
    now,
  )

/** What decides whether something is to be done about a carrier. Instants are milliseconds since 1970. */
export interface CarrierFacts {
  readonly carrierId: number
  /** The last insured day; null: nobody has entered one. */
  readonly expires: LocalDate | null
  /** It holds orders of freight that it has not delivered. */
  readonly hasFreight: boolean
  /** Since when it refuses accounts of the company, and which; null: it refuses none. */
  readonly refused: { readonly at: number; readonly accounts: string } | null
  /** The company's zone. */
  readonly zone: string
}

/** An insurance that ends while its carrier has freight ahead is worse a week before, and worst once it is over. */
function insuranceEnds(
  { carrierId, expires, hasFreight, zone }: CarrierFacts,
  { insuranceDays }: ExceptionRules,
): readonly Candidate[] {
  if (expires === null || !hasFreight) return []
  const start = (days: number) => zonedInstant(`${addDays(expires, days)}T00:00`, zone)
  const beginsAt = start(-insuranceDays)
  const worseAt = [Math.max(beginsAt, start(-7)), start(1)] as const
  return [{ kind: 'insuranceEnds', subjectId: carrierId, cause: expires, beginsAt, worseAt }]
}

/** An account that its carrier refuses is worse after a day, and worst after three. */
function accountRefused({ carrierId, refused }: CarrierFacts): readonly Candidate[] {
  if (refused === null) return []
  const { at: beginsAt, accounts: cause } = refused
  const worseAt = [beginsAt + DAY_MS, beginsAt + 3 * DAY_MS] as const
  return [{ kind: 'accountRefused', subjectId: carrierId, cause, beginsAt, worseAt }]
}

/** What is wrong with a carrier now, and when that changes next. */
export const carrierExceptions = (facts: CarrierFacts, rules: ExceptionRules, now: number): Found =>
  begunBy([...accountRefused(facts), ...insuranceEnds(facts, rules)], now)
