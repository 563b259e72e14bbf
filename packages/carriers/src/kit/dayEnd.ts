import type { Address } from '@waybill/domain'
import type { CancelOutcome, CarrierDocument, CarrierFailure } from './connector.ts'

/** Packages of one service that wait for the truck. */
export interface PickupPieces {
  /** The carrier's own code, as on the label. */
  readonly serviceCode: string
  /** ISO 3166 alpha-2 of where they go. */
  /** Where they go, as the networks count countries: a territory is one of its own. */
  readonly country: string
  readonly count: number
}

/** A truck as it is asked for. */
export interface PickupRequest {
  /** Ours, another one for each pickup: at most 32 letters and digits, by which it is found again where the carrier keeps it. */
  readonly reference: string
  /** Where the packages stand, and whom the driver asks for. */
  readonly address: Address
  readonly residential: boolean
  /** Local date there, `2026-11-24`. */
  readonly date: string
  /** Local times there, `14:00`: from when they are ready, and until when somebody is there. */
  readonly readyAt: string
  readonly closeAt: string
  /** Which of the carrier's trucks comes (`fleetOf`); blank: it has one. */
  readonly fleet: string
  readonly pieces: readonly PickupPieces[]
  /** Pounds of all of them, and of the heaviest. */
  readonly weightLb: number
  readonly heaviestLb: number
  /** At the building, in words for the driver; blank: none. */
  readonly instructions: string
}

/** A truck that comes. */
export interface AskedPickup {
  /** The carrier's number of it. */
  readonly number: string
  /** What the carrier wants to hear again where it is cancelled; nobody else reads it. */
  readonly handle: string
  /** Minor units of `currency`; null: the carrier names no price. */
  readonly charge: number | null
  readonly currency: string
  readonly messages: readonly string[]
}

/** `unknown`: nobody heard whether a truck comes; it is asked about as `recovery` says, and never asked for again by itself. */
export type PickupOutcome =
  | { readonly kind: 'asked'; readonly pickup: AskedPickup }
  | CarrierFailure
  | { readonly kind: 'unknown'; readonly message: string }

export type PickupRateOutcome =
  | { readonly kind: 'rated'; readonly total: number; readonly currency: string; readonly messages: readonly string[] }
  | CarrierFailure

export type FindPickupOutcome =
  | { readonly kind: 'found'; readonly pickup: AskedPickup }
  /** The carrier answered that no such truck is to come. */
  | { readonly kind: 'absent' }
  | CarrierFailure

/** A pickup that is to be found, or cancelled. */
export interface HeldPickup extends Pick<PickupRequest, 'reference' | 'date' | 'fleet' | 'address'> {
  /** Blank while nobody knows it. */
  readonly number: string
  readonly handle: string
}

/** What holds for the pickups of a carrier, whoever's account it is. */
export interface PickupTerms {
  /** The longest one is waited for on the wire, in milliseconds. */
  readonly deadlineMs: number
  /** The carrier's own time after that until `find` shows a pickup that it took. */
  readonly registersWithinMs: number
  /** `reference`: found again by our own reference; `person`: somebody has to call. */
  readonly recovery: 'reference' | 'person'
  /** Which truck comes for a service; services of one fleet go with one pickup. */
  readonly fleetOf: (serviceCode: string) => string
}

/** What became of the labels that were to be closed. */
export type CloseOutcome =
  | {
      readonly kind: 'closed'
      /** The carrier's number of the manifest; blank: it gives none. */
      readonly number: string
      /** A SCAN form, a manifest. */
      readonly papers: readonly CarrierDocument[]
      /** Labels that the carrier left out, with its words: they stay open. */
      readonly left: readonly { readonly trackingNumber: string; readonly message: string }[]
      readonly messages: readonly string[]
    }
  | CarrierFailure
  | { readonly kind: 'unknown'; readonly message: string }

/** The labels of a day that a carrier is told are its own from now on. */
export interface CloseRequest {
  readonly reference: string
  /** Local date of the shipper, `2026-11-24`. */
  readonly day: string
  /** Where they are handed over. */
  readonly address: Address
  readonly labels: readonly {
    readonly trackingNumber: string
    readonly serviceCode: string
    readonly weightLb: number
  }[]
}

/** What holds for the close of a carrier's day. Nothing finds one again that nobody heard about: a person asks. */
export interface CloseTerms {
  readonly deadlineMs: number
  /** `labels`: those that are named; `account`: all that it holds of the account until now. */
  readonly closes: 'labels' | 'account'
  /** Whether labels of a service are told to the carrier at all; the others stand on our own manifest. */
  readonly takes: (serviceCode: string) => boolean
  /** Labels of one request at most. */
  readonly most: number
}

/** Where a person is that looks for a place to drop packages off. */
export interface LocationQuestion {
  readonly zip: string
  readonly city: string
  /** Two-letter US state or Canadian province. */
  readonly state: string
  readonly country: string
  readonly radiusMiles: number
  readonly most: number
}

/** Hours of one day, local: `09:00` to `18:00`. */
export interface OpenHours {
  /** 0 is Sunday. */
  readonly day: number
  readonly from: string
  readonly to: string
}

/** A place that takes packages. Blank for what the carrier does not tell. */
export interface DropOffLocation {
  readonly id: string
  readonly name: string
  /** What kind of place it is, in the carrier's words. */
  readonly type: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly country: string
  readonly phone: string
  readonly distanceMiles: number | null
  /** Degrees; null: the carrier does not say where. */
  readonly latitude: number | null
  readonly longitude: number | null
  /** Days on which it is closed are missing. */
  readonly hours: readonly OpenHours[]
  /** Its hours in the carrier's words, where it tells them in no other way. */
  readonly hoursText: string
  /** Until when what is dropped off leaves the same day; local. */
  readonly latestGround: string
  readonly latestAir: string
}

export type LocationsOutcome =
  | { readonly kind: 'locations'; readonly locations: readonly DropOffLocation[]; readonly messages: readonly string[] }
  | CarrierFailure

export type { CancelOutcome as CancelPickupOutcome }
