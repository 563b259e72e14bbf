import type { Shipment } from '@waybill/domain'
import type { ProviderAccounts } from './accounts.ts'
import type {
  BookedOrder,
  BookOutcome,
  CancelOutcome,
  CarrierAccount,
  ChangeOutcome,
  Connector,
  DocumentsOutcome,
  FindOutcome,
  Order,
  OrderChange,
  OrderKey,
  OrderTerms,
  RateAnswer,
  TrackOutcome,
  WireCall,
} from './connector.ts'

type Asking<Given, Outcome> = (given: Given, wireCall: WireCall) => Promise<Outcome>

/** The same function without the account before its other arguments. */
type Bound<Ask> = Ask extends (account: never, ...rest: infer Rest) => infer Outcome
  ? (...rest: Rest) => Outcome
  : never

export type OpenAccounts = { readonly [Name in keyof ProviderAccounts<never>]: Bound<ProviderAccounts<never>[Name]> }

/**
 * One account with its secrets open, bound to the connector that can use them; what that can't do is undefined. Never
 * logged, never answered.
 */
export interface OpenAccount {
  readonly rate?: Asking<Shipment, readonly RateAnswer[]> | undefined
  readonly booking?: (OrderTerms & { readonly book: Asking<Order, BookOutcome> }) | undefined
  readonly find?: Asking<OrderKey, FindOutcome> | undefined
  readonly cancel?: Asking<BookedOrder, CancelOutcome> | undefined
  readonly change?: Asking<OrderChange, ChangeOutcome> | undefined
  readonly track?: Asking<BookedOrder, TrackOutcome> | undefined
  readonly documents?: Asking<BookedOrder, DocumentsOutcome> | undefined
  readonly accounts?: OpenAccounts | undefined
}

/** A connector whose settings only itself reads: such ones stand side by side in a registry. */
export interface Registered {
  readonly name: string
  readonly title: string
  /** Binds an account. @throws when the stored settings are not what the connector needs */
  readonly open: (account: CarrierAccount<unknown>) => OpenAccount
}

function openAccount<Settings>(connector: Connector<Settings>, given: CarrierAccount<unknown>): OpenAccount {
  const account = { ...given, settings: connector.readSettings(given.settings) }
  const bound = <Rest extends readonly unknown[], Outcome>(
    ask: ((account: CarrierAccount<Settings>, ...rest: Rest) => Outcome) | undefined,
  ) => (ask === undefined ? undefined : (...rest: Rest) => ask(account, ...rest))
  const { booking, accounts } = connector
  return {
    rate: bound(connector.rate),
    booking: booking && { ...booking, book: (order, wireCall) => booking.book(account, order, wireCall) },
    find: bound(connector.find),
    cancel: bound(connector.cancel),
    change: bound(connector.change),
    track: bound(connector.track),
    documents: bound(connector.documents),
    accounts: accounts && {
      metadata: wireCall => accounts.metadata(account, wireCall),
      groups: wireCall => accounts.groups(account, wireCall),
      list: wireCall => accounts.list(account, wireCall),
      add: (...rest) => accounts.add(account, ...rest),
      update: (...rest) => accounts.update(account, ...rest),
      remove: (...rest) => accounts.remove(account, ...rest),
    },
  }
}

export const registered = <Settings>(connector: Connector<Settings>): Registered => ({
  name: connector.name,
  title: connector.title,
  open: account => openAccount(connector, account),
})
