/** How bad a kind is: the lower, the sooner somebody has to act (rules of the trade, exceptions). */
const ranks = { unknown: 0, problem: 1, notBooked: 2, late: 3, rest: 4 } as const

/** What an exception is about; its number is the exception's subject. */
export type ExceptionSubject = 'shipment' | 'tender' | 'mail' | 'quote' | 'round' | 'carrier'

interface KindTraits {
  readonly rank: (typeof ranks)[keyof typeof ranks]
  readonly subject: ExceptionSubject
}

/** Everything that is somebody's work because it did not go as planned. */
export const exceptionKinds = {
  unknownOrder: { rank: ranks.unknown, subject: 'tender' },
  problem: { rank: ranks.problem, subject: 'shipment' },
  /** An account that its parcel carrier does not accept any more: its next label would be refused. */
  accountRefused: { rank: ranks.problem, subject: 'carrier' },
  notBooked: { rank: ranks.notBooked, subject: 'shipment' },
  pickupLate: { rank: ranks.late, subject: 'shipment' },
  /** Its window is over, and nobody who could tell whether it was picked up tells of it by himself. */
  pickupUnconfirmed: { rank: ranks.late, subject: 'shipment' },
  deliveryLate: { rank: ranks.late, subject: 'shipment' },
  duplicateOrder: { rank: ranks.rest, subject: 'tender' },
  cancelUnconfirmed: { rank: ranks.rest, subject: 'tender' },
  /** An order or a label that its carrier keeps and charges though nobody wants it. */
  surplus: { rank: ranks.rest, subject: 'tender' },
  /** Packages of an order whose label was refused, while others have theirs. */
  labelsMissing: { rank: ranks.rest, subject: 'tender' },
  carrierUntold: { rank: ranks.rest, subject: 'tender' },
  quoteUnanswered: { rank: ranks.rest, subject: 'quote' },
  offerNotTaken: { rank: ranks.rest, subject: 'round' },
  mailFailed: { rank: ranks.rest, subject: 'mail' },
  noPro: { rank: ranks.rest, subject: 'shipment' },
  noPod: { rank: ranks.rest, subject: 'shipment' },
  labelUnused: { rank: ranks.rest, subject: 'tender' },
  insuranceEnds: { rank: ranks.rest, subject: 'carrier' },
} as const satisfies Readonly<Record<string, KindTraits>>

export type ExceptionKind = keyof typeof exceptionKinds
export const exceptionKindNames = Object.keys(exceptionKinds) as [ExceptionKind, ...ExceptionKind[]]

/** What a kind is called in files and on papers. */
export const exceptionNames: Readonly<Record<ExceptionKind, string>> = {
  unknownOrder: 'Order not confirmed',
  problem: 'Problem',
  accountRefused: 'Must be authorized again',
  notBooked: 'Not booked',
  pickupLate: 'Pickup late',
  pickupUnconfirmed: 'Pickup not confirmed',
  deliveryLate: 'Delivery late',
  duplicateOrder: 'Duplicate order',
  cancelUnconfirmed: 'Cancellation not confirmed',
  surplus: 'Surplus order or label',
  labelsMissing: 'Labels missing',
  carrierUntold: 'Carrier does not know a change',
  quoteUnanswered: 'No quote yet',
  offerNotTaken: 'Nobody took the offer',
  mailFailed: 'E-mail not delivered',
  noPro: 'No PRO',
  noPod: 'No POD',
  labelUnused: 'Label unused',
  insuranceEnds: 'Insurance ends',
}

/** How much worse it has become since it began. */
export type ExceptionLevel = 1 | 2 | 3

/** Whose doing it was; the figure of who was on time excuses what was not the carrier's. */
export const exceptionSides = ['carrier', 'shipper', 'consignee', 'weather', 'nobody'] as const
export type ExceptionSide = (typeof exceptionSides)[number]

/** Why an exception is closed, and whose doing that usually is. */
export const closeReasons = {
  carrierLate: 'carrier',
  breakdown: 'carrier',
  carrierForgot: 'carrier',
  notReady: 'shipper',
  wrongData: 'shipper',
  appointmentLater: 'consignee',
  consigneeClosed: 'consignee',
  consigneeRefused: 'consignee',
  weather: 'weather',
  settled: 'nobody',
  other: 'nobody',
} as const satisfies Readonly<Record<string, ExceptionSide>>
export type CloseReason = keyof typeof closeReasons
export const closeReasonNames = Object.keys(closeReasons) as [CloseReason, ...CloseReason[]]

/** More than the seconds since 1970 ever come to. */
const SECONDS = 100_000_000_000

/** One number by which exceptions sort, the worst first: by kind, then by how bad it has become, then the oldest. */
export const urgencyOf = (kind: ExceptionKind, level: ExceptionLevel, since: number): number =>
  (exceptionKinds[kind].rank * 3 + (3 - level)) * SECONDS + Math.floor(since / 1000)
