import type { CarrierFailure } from './connector.ts'

/** An account that is registered with its carrier, and the invoice that proves whose it is. */
export interface AccountRegistration {
  readonly contact: {
    readonly company: string
    readonly name: string
    readonly title: string
    readonly phone: string
    readonly email: string
    readonly street: string
    readonly street2: string
    readonly city: string
    readonly state: string
    readonly zip: string
    /** ISO 3166 alpha-2. */
    readonly country: string
  }
  readonly account: { readonly name: string; readonly number: string; readonly zip: string; readonly country: string }
  readonly invoice: {
    readonly number: string
    /** `2026-11-21` */
    readonly date: string
    /** Minor units of the currency. */
    readonly amount: number
    readonly currency: string
    /** Blank outside the US. */
    readonly controlId: string
  }
}

/** The settings by which the account is used from now on, by the names of the connector's form; or why it was not registered. */
export type RegisterOutcome =
  | { readonly kind: 'registered'; readonly fields: Readonly<Record<string, string>> }
  | CarrierFailure
