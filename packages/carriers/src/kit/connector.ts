import type { ChargeLine, Shipment, TrackingStatus } from '@waybill/domain'
import type { ProviderAccounts } from './accounts.ts'
import type { Authorization, TokenKeeper } from './authorization.ts'
import type {
  CancelPickupOutcome,
  CloseOutcome,
  CloseRequest,
  CloseTerms,
  FindPickupOutcome,
  HeldPickup,
  LocationQuestion,
  LocationsOutcome,
  PickupOutcome,
  PickupRateOutcome,
  PickupRequest,
  PickupTerms,
} from './dayEnd.ts'
import type {
  AddressQuestion,
  AddressVerdict,
  BuyOutcome,
  LabelOrder,
  LabelPurchase,
  LabelsToVoid,
  LabelTerms,
  RecoverOutcome,
  VoidOutcome,
} from './labels.ts'
import type { Lane, TerminalsOutcome, TransitAnswer } from './lane.ts'
import type { Reach } from './reach.ts'
import type { AccountRegistration, RegisterOutcome } from './registration.ts'
import type { CheckOutcome, SettingsForm } from './settingsForm.ts'
import type { WaysBack } from './waysBack.ts'

/** What a connector can be asked to do; breakers, traces and figures are kept per operation. */
export type Operation =
  | 'rate'
  | 'book'
  | 'find'
  | 'cancel'
  | 'change'
  | 'track'
  | 'documents'
  | 'terminals'
  | 'transit'
  | 'accounts'
  | 'buyLabels'
  | 'recoverLabels'
  | 'voidLabels'
  | 'checkAddress'
  | 'check'
  | 'register'
  | 'authorize'
  | 'ratePickup'
  | 'askPickup'
  | 'findPickup'
  | 'cancelPickup'
  | 'closeDay'
  | 'locations'

/** A company's account with one carrier, its secrets opened from their seal to be used and forgotten. */
export interface CarrierAccount<Settings> {
  readonly clientId: number
  readonly accountId: number
  /** Blank when the account serves several carriers. */
  readonly scac: string
  /** Without a slash at the end. */
  readonly baseUrl: string
  readonly settings: Settings
  /** Values of its secret settings: struck out of all that is kept, answered or logged. */
  readonly secrets: readonly string[]
  /** Where its customer signs in at the carrier, instead of settings that sign in. */
  readonly tokens?: TokenKeeper
}

/** One request and what came of it, safe to keep: no secret is in it. Kept so that support can read what was said. */
export interface Exchange {
  readonly operation: Operation
  readonly method: string
  readonly url: string
  readonly requestBody: string
  /** HTTP status; null when no answer came. */
  readonly status: number | null
  /** Cut to what is worth reading. */
  readonly responseBody: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly durationMs: number
  readonly outcome: 'answered' | 'late' | 'unreachable' | 'tooLarge' | 'shut'
  /** Blank when it was answered. */
  readonly error: string
}

/** What a call is given beside its input. */
export interface WireCall {
  /** The call ends by then, in milliseconds from now; a carrier that is slower is not waited for. */
  readonly deadlineMs: number
  /** Ends it sooner. */
  readonly signal?: AbortSignal
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly onExchange: (exchange: Exchange) => void
}

/**
 * Why there is no result, whoever's fault it is: `refused` the carrier said no; `credentials` it did not know us; `busy`
 * it asked us to wait; `late` it did not answer in time; `unreachable` no connection; `badAnswer` what came was not an
 * answer; `shut` it failed so often that it is left alone for a while.
 */
export type FailureReason = 'refused' | 'credentials' | 'busy' | 'late' | 'unreachable' | 'badAnswer' | 'shut'

/** Data beside the results, never an exception: one failing carrier hides no other. */
export interface CarrierFailure {
  readonly kind: 'failed'
  readonly scac: string
  readonly reason: FailureReason
  /** The carrier's words or ours, for a person to read. */
  readonly message: string
  /** The carrier's HTTP status; it never becomes ours. */
  readonly providerStatus: number | null
}

export interface CarrierCharge extends ChargeLine {
  readonly description: string
}

/** A price over the wire. Amounts are minor units of `currency`. */
export interface CarrierPrice {
  readonly kind: 'price'
  readonly scac: string
  readonly service: string
  readonly serviceCode: string
  readonly transitDays: number | null
  /** Local date at the destination, `2026-11-30`. */
  readonly deliveryDate: string | null
  readonly linehaul: number
  /** Taken off the linehaul, positive. */
  readonly discount: number
  readonly fuel: number
  readonly accessorials: number
  readonly total: number
  readonly currency: string
  readonly charges: readonly CarrierCharge[]
  /** The carrier's number of this quote; blank when it gave none. */
  readonly quoteNumber: string
  /** Milliseconds since 1970; null when the carrier names no end. */
  readonly expiresAt: number | null
  /** Codes of domain `accessorials.ts` that the carrier did not accept or price. */
  readonly unpricedAccessorials: readonly string[]
  /** Items that were asked for as class 70 because nobody gave a class: by their place in the shipment's rows. */
  readonly guessedItems: readonly number[]
  readonly messages: readonly string[]
  /** The carrier's zone of the lane, where it names one. */
  readonly zone?: string
  /** Pounds that are charged, where the carrier says so: the larger of actual and dimensional weight. */
  readonly billedWeightLb?: number
}

export type RateAnswer = CarrierPrice | CarrierFailure

/** A shipment as it is ordered: its price and our numbers. */
export interface Order {
  readonly shipment: Shipment
  /** Ours; the reference by which the carrier is asked whether it has the order. */
  readonly bolNumber: string
  readonly quoteNumber: string
  readonly scac: string
  readonly serviceCode: string
  /** Ours, another one for each transmission; sent where the carrier takes one. */
  readonly wireKey: string
  /** Who orders, for the carrier to reach. */
  readonly requester: {
    readonly company: string
    readonly name: string
    readonly phone: string
    readonly email: string
  }
}

/** The carrier's numbers of an order; blank where it gave none. */
export interface Confirmation {
  readonly providerId: string
  readonly pickupNumber: string
  readonly proNumber: string
  readonly bolUrl: string
  /** Local date and time at the origin, `2026-11-24T14:00`. */
  readonly pickupAt: string
  readonly messages: readonly string[]
}

/** `unknown`: nobody heard what became of it. The carrier is asked as its `recovery` says, and it is never sent again. */
export type BookOutcome =
  /** With the labels that were bought, where the order is one of labels. */
  | { readonly kind: 'booked'; readonly confirmation: Confirmation; readonly purchase?: LabelPurchase }
  | CarrierFailure
  | { readonly kind: 'unknown'; readonly message: string }

export type FindOutcome =
  | { readonly kind: 'found'; readonly confirmation: Confirmation; readonly purchase?: LabelPurchase }
  /** The carrier answered that it has no such order. */
  | { readonly kind: 'absent' }
  /** The carrier had sold the order's labels and gives none out again: it has cancelled them since, and has none more. */
  | { readonly kind: 'givenBack' }
  | CarrierFailure

export interface BookedOrder {
  readonly shipment: Shipment
  readonly bolNumber: string
  readonly confirmation: Pick<Confirmation, 'providerId' | 'pickupNumber' | 'proNumber'>
}

export type CancelOutcome =
  | { readonly kind: 'cancelled'; readonly message: string }
  /** The carrier does not cancel it: somebody has to call. */
  | { readonly kind: 'refused'; readonly message: string }
  /** Nobody knows: asked again later, cancelling twice does no harm. */
  | { readonly kind: 'unconfirmed'; readonly message: string }

/** An order that the carrier holds, as it shall be from now on. */
export interface OrderChange extends BookedOrder {
  readonly order: Order
  /** Names of what differs from what the carrier knows. */
  readonly differs: readonly string[]
}

export type ChangeOutcome =
  | { readonly kind: 'changed'; readonly message: string }
  /** The carrier keeps the order as it was: it has to be told in another way. */
  | { readonly kind: 'refused'; readonly message: string }
  /** Nobody knows which of the two the carrier holds. */
  | { readonly kind: 'unknown'; readonly message: string }

/** What a carrier says happened to the freight. */
export interface CarrierEvent {
  /** The carrier's own code. */
  readonly code: string
  /** Null when nothing happened to the freight yet, or nobody can say what: it is shown and reported, and moves nothing. */
  readonly status: TrackingStatus | null
  readonly description: string
  /** Local date and time where it happened, `2026-11-24T14:05`, or an instant ending in Z. */
  readonly at: string
  /** What the clock said there, where `at` is the instant: `2026-11-24T14:05`. */
  readonly local?: string
  /** The freight goes back to its sender. */
  readonly isReturn?: true
  readonly city: string
  readonly state: string
  readonly country: string
}

export type TrackOutcome =
  | {
      readonly kind: 'events'
      readonly events: readonly CarrierEvent[]
      readonly proNumber: string
      /** What could not be read, in words; left out when nothing is to be said. */
      readonly messages?: readonly string[]
    }
  | CarrierFailure

export interface CarrierDocument {
  readonly kind: 'pod' | 'bol' | 'customs' | 'other'
  readonly name: string
  readonly bytes: Uint8Array
}

export type DocumentsOutcome =
  | { readonly kind: 'documents'; readonly documents: readonly CarrierDocument[] }
  | CarrierFailure

/**
 * How an order is found again that nobody heard about: `reference` by our number of the bill of lading, `wireKey` by our
 * own key, `person` not over the wire: somebody has to call.
 */
export type Recovery = 'reference' | 'wireKey' | 'person'

/** What an order is asked about by. */
export type OrderKey = Pick<Order, 'bolNumber' | 'scac' | 'wireKey' | 'shipment' | 'serviceCode'>

/** Something a connector does with an account. */
type Ability<Settings, Given, Outcome> = (
  account: CarrierAccount<Settings>,
  given: Given,
  wireCall: WireCall,
) => Promise<Outcome>

/** What holds for orders over a wire, whoever's account it is. */
export interface OrderTerms {
  /** The longest an order is waited for on the wire, in milliseconds. */
  readonly deadlineMs: number
  /**
   * The carrier's own time, in milliseconds: once `deadlineMs` is over it needs at most this long until `find` shows an
   * order that it took. Before that, `absent` says nothing.
   */
  readonly registersWithinMs: number
  readonly recovery: Recovery
  /** Whether the carrier takes this service only under its quote's number: without it another service would be bought. */
  readonly needsQuoteNumber: (serviceCode: string) => boolean
}

/** Orders over a wire. */
export interface Booking<Settings> extends OrderTerms {
  readonly book: Ability<Settings, Order, BookOutcome>
}

/** Labels over a wire: buying them moves the freight, a void gives them back. */
export interface Labels<Settings> extends LabelTerms {
  readonly buy: Ability<Settings, LabelOrder, BuyOutcome>
  readonly recover: Ability<Settings, LabelOrder, RecoverOutcome>
  readonly void: Ability<Settings, LabelsToVoid, VoidOutcome>
}

/** Trucks over a wire. What asks for one is sent once; a cancelled one can be asked for anew. */
export interface Pickups<Settings> extends PickupTerms {
  /** What a pickup would cost; it asks for none. */
  readonly rate?: Ability<Settings, PickupRequest, PickupRateOutcome>
  readonly ask: Ability<Settings, PickupRequest, PickupOutcome>
  /** How one that was asked for stands; left out where the carrier tells it to callers alone. */
  readonly find?: Ability<Settings, HeldPickup, FindPickupOutcome>
  readonly cancel: Ability<Settings, HeldPickup, CancelPickupOutcome>
}

/** The end of a carrier's day over a wire; left out by a carrier that has none: its manifest is ours alone. */
export interface DayClose<Settings> extends CloseTerms {
  readonly close: Ability<Settings, CloseRequest, CloseOutcome>
}

/** One carrier or pricing provider. What it can't do is left out, and nobody asks it for that. */
export interface Connector<Settings> {
  readonly name: string
  readonly title: string
  /** Reads stored settings. @throws when they are not what this connector needs */
  readonly readSettings: (stored: unknown) => Settings
  /** Names of stored settings whose values are secret: struck out by value wherever something is kept or logged. */
  readonly secretSettings: readonly (keyof Settings & string)[]
  /** What its prices and orders are for: nobody asks it beyond that. */
  readonly reach: Reach
  /** How an account with it is set up; left out by providers whose accounts have screens of their own. */
  readonly form?: SettingsForm
  /** Asks the carrier whether it knows the account. */
  readonly check?: (account: CarrierAccount<Settings>, wireCall: WireCall) => Promise<CheckOutcome>
  /** Registers an account with the carrier by one of its invoices, and gives the sign-in that belongs to it from then on. */
  readonly register?: Ability<Settings, AccountRegistration, RegisterOutcome>
  /** How an account is connected by signing in at the carrier; left out by one that has no such way. */
  readonly authorization?: Authorization<Settings>
  readonly rate?: Ability<Settings, Shipment, readonly RateAnswer[]>
  readonly booking?: Booking<Settings>
  readonly find?: Ability<Settings, OrderKey, FindOutcome>
  readonly cancel?: Ability<Settings, BookedOrder, CancelOutcome>
  readonly change?: Ability<Settings, OrderChange, ChangeOutcome>
  readonly track?: Ability<Settings, BookedOrder, TrackOutcome>
  readonly documents?: Ability<Settings, BookedOrder, DocumentsOutcome>
  /** Which terminals handle both ends of a lane; left out by a carrier that offers none. */
  readonly terminals?: Ability<Settings, Lane, TerminalsOutcome>
  /** How long its services take over a lane; an answer for each. */
  readonly transit?: Ability<Settings, Lane, readonly TransitAnswer[]>
  readonly accounts?: ProviderAccounts<Settings>
  readonly labels?: Labels<Settings>
  /** How it sells returns and imports; left out by a carrier that sells no labels. */
  readonly waysBack?: WaysBack
  readonly checkAddress?: Ability<Settings, AddressQuestion, AddressVerdict>
  readonly pickups?: Pickups<Settings>
  readonly dayClose?: DayClose<Settings>
  /** Where packages can be dropped off, the nearest first. */
  readonly locations?: Ability<Settings, LocationQuestion, LocationsOutcome>
}

/** What a freight carrier's connector may leave out. */
export type ParcelAbility =
  | 'labels'
  | 'waysBack'
  | 'checkAddress'
  | 'check'
  | 'register'
  | 'authorization'
  | 'form'
  | 'pickups'
  | 'dayClose'
  | 'locations'
