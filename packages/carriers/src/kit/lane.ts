import type { CarrierFailure } from './connector.ts'

/** A place as far as a carrier routes by it. Blank for what nobody said; the postal code and the country are always there. */
export interface LanePlace {
  readonly city: string
  /** Two-letter US state or Canadian province. */
  readonly state: string
  readonly zip: string
  /** ISO 3166 alpha-2. */
  readonly country: string
}

/** The way freight would go, and when: enough to ask how long it takes and through which terminals it goes. */
export interface Lane {
  readonly origin: LanePlace
  readonly destination: LanePlace
  /** Local date at the origin, `2026-11-24`. */
  readonly pickupDate: string
  /** A shipment of the carrier's that goes this way, for one that tells more of it; blank when there is none. */
  readonly proNumber: string
}

/** Where a carrier handles the freight of one end of a lane. Blank for what it does not tell. */
export interface CarrierTerminal {
  readonly end: 'origin' | 'destination'
  /** The carrier's own code. */
  readonly code: string
  readonly name: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly country: string
  /** A person, or a department. */
  readonly contact: string
  readonly phone: string
  readonly fax: string
  readonly email: string
  /** In the carrier's words. */
  readonly serviceHours: string
}

/** At most one terminal of each end. An end that the carrier says nothing of is missing. */
export type TerminalsOutcome =
  | {
      readonly kind: 'terminals'
      readonly scac: string
      readonly terminals: readonly CarrierTerminal[]
      /** What the carrier said beside, or why something is missing, for a person to read. */
      readonly messages: readonly string[]
    }
  | CarrierFailure

/** How long a carrier takes over a lane with one of its services. */
export interface TransitTime {
  readonly kind: 'transit'
  readonly scac: string
  readonly mode: 'LTL'
  /** As the carrier calls it. */
  readonly service: string
  readonly serviceCode: string
  /** Business days; null when it did not say. */
  readonly transitDays: number | null
  /** Local date at the destination; null when it did not say. */
  readonly deliveryDate: string | null
  /** Whether the carrier goes all the way itself; null when it did not say. */
  readonly lane: 'direct' | 'interline' | null
  readonly messages: readonly string[]
}

export type TransitAnswer = TransitTime | CarrierFailure
