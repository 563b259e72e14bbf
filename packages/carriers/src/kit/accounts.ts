import type { CarrierAccount, CarrierFailure, WireCall } from './connector.ts'

/** A company's account with a carrier as it is told to the provider: the fields its definition asks for. */
export interface AccountGiven {
  readonly scac: string
  readonly accountCode: string
  readonly accountDefinitionIdentifier: string
  /** Secrets among them: nothing that is kept shows their values. */
  readonly fields: Readonly<Record<string, string>>
}

/** A carrier that the provider knows, and what it asks for to connect an account with it. */
export interface CapacityProvider {
  readonly identifier: { readonly type: string; readonly value: string }
  readonly name: string
  readonly accountDefinitions: readonly {
    readonly accountDefinitionIdentifier: string
    readonly fields: readonly { name: string; label: string; required: boolean; secret: boolean }[]
  }[]
}

type MetadataOutcome = { readonly kind: 'metadata'; readonly providers: readonly CapacityProvider[] } | CarrierFailure
export type GroupsOutcome =
  | { readonly kind: 'groups'; readonly groups: readonly { readonly code: string; readonly name: string }[] }
  | CarrierFailure
/** What was made, or was there under that code. */
type GroupOutcome = { readonly kind: 'group'; readonly code: string; readonly name: string } | CarrierFailure
export type AccountsOutcome =
  | { readonly kind: 'accounts'; readonly accounts: readonly { readonly providerId: string; readonly code: string }[] }
  | CarrierFailure
export type AccountOutcome = { readonly kind: 'account'; readonly providerId: string } | CarrierFailure
type DeleteOutcome = { readonly kind: 'deleted' } | CarrierFailure

/** What a company keeps at a provider: which carriers there are, and its accounts with them. */
export interface ProviderAccounts<Settings> {
  readonly metadata: (account: CarrierAccount<Settings>, wireCall: WireCall) => Promise<MetadataOutcome>
  readonly groups: (account: CarrierAccount<Settings>, wireCall: WireCall) => Promise<GroupsOutcome>
  /** Makes a group of accounts; one of that code stays as it is. */
  readonly addGroup: (
    account: CarrierAccount<Settings>,
    given: { readonly code: string; readonly name: string },
    wireCall: WireCall,
  ) => Promise<GroupOutcome>
  /** The accounts of the company's group. */
  readonly list: (account: CarrierAccount<Settings>, wireCall: WireCall) => Promise<AccountsOutcome>
  /** Adds it, or brings the one of that code up to date. */
  readonly add: (account: CarrierAccount<Settings>, given: AccountGiven, wireCall: WireCall) => Promise<AccountOutcome>
  readonly update: (
    account: CarrierAccount<Settings>,
    providerId: string,
    given: AccountGiven,
    wireCall: WireCall,
  ) => Promise<AccountOutcome>
  readonly remove: (account: CarrierAccount<Settings>, providerId: string, wireCall: WireCall) => Promise<DeleteOutcome>
}
