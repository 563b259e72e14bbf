import type { UpsInvoice, UpsRegistration } from '@waybill/domain'
import type { CarrierFailure } from './connector.ts'

/** An account that is registered with its carrier, and the invoice that proves whose it is. */
export interface AccountRegistration extends Omit<UpsRegistration, 'invoice'> {
  readonly invoice: Omit<UpsInvoice, 'amount'> & {
    /** Minor units of the currency. */
    readonly amount: number
  }
}

/** The settings by which the account is used from now on, by the names of the connector's form; or why it was not registered. */
export type RegisterOutcome =
  | { readonly kind: 'registered'; readonly fields: Readonly<Record<string, string>> }
  | CarrierFailure
