import type { Shipment } from '@waybill/domain'
import type { ProviderAccounts } from './accounts.ts'
import type { Authorization } from './authorization.ts'
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
  LabelsToVoid,
  LabelTerms,
  RecoverOutcome,
  VoidOutcome,
} from './labels.ts'
import type { Lane, TerminalsOutcome, TransitAnswer } from './lane.ts'
import type { Reach } from './reach.ts'
import { hideValues } from './redact.ts'
import type { AccountRegistration, RegisterOutcome } from './registration.ts'
import type { CheckOutcome, SettingsForm } from './settingsForm.ts'

type Asking<Given, Outcome> = (given: Given, wireCall: WireCall) => Promise<Outcome>

/** The same function without the account before its other arguments. */
type Bound<Ask> = Ask extends (account: never, ...rest: infer Rest) => infer Outcome
  ? (...rest: Rest) => Outcome
  : never

type OpenAuthorization = {
  readonly [Name in 'exchange' | 'refresh']: Bound<Authorization<never>[Name]>
} & { readonly address: (...given: Parameters<Bound<Authorization<never>['address']>>) => string }

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
  readonly terminals?: Asking<Lane, TerminalsOutcome> | undefined
  readonly transit?: Asking<Lane, readonly TransitAnswer[]> | undefined
  readonly accounts?: OpenAccounts | undefined
  readonly labels?: OpenLabels | undefined
  readonly checkAddress?: Asking<AddressQuestion, AddressVerdict> | undefined
  readonly check?: ((wireCall: WireCall) => Promise<CheckOutcome>) | undefined
  readonly register?: Asking<AccountRegistration, RegisterOutcome> | undefined
  readonly authorization?: OpenAuthorization | undefined
  readonly pickups?: OpenPickups | undefined
  readonly dayClose?: (CloseTerms & { readonly close: Asking<CloseRequest, CloseOutcome> }) | undefined
  readonly locations?: Asking<LocationQuestion, LocationsOutcome> | undefined
}

/** Trucks that are asked for, bound to an account. */
export interface OpenPickups extends PickupTerms {
  readonly rate?: Asking<PickupRequest, PickupRateOutcome> | undefined
  readonly ask: Asking<PickupRequest, PickupOutcome>
  readonly find?: Asking<HeldPickup, FindPickupOutcome> | undefined
  readonly cancel: Asking<HeldPickup, CancelPickupOutcome>
}

/** The purchase of labels, bound to an account. */
export interface OpenLabels extends LabelTerms {
  readonly buy: Asking<LabelOrder, BuyOutcome>
  readonly recover: Asking<LabelOrder, RecoverOutcome>
  readonly void: Asking<LabelsToVoid, VoidOutcome>
}

/** A connector whose settings only itself reads: such ones stand side by side in a registry. */
export interface Registered {
  readonly name: string
  readonly title: string
  /** Whether companies keep accounts with several carriers there, which are configured from here. */
  readonly keepsAccounts: boolean
  readonly reach: Reach
  readonly form: SettingsForm | null
  /** Names of the settings that are secret. */
  readonly secretSettings: readonly string[]
  /** Binds an account. @throws when the stored settings are not what the connector needs */
  readonly open: (account: StoredAccount) => OpenAccount
}

/** An account as it is stored, its seal opened. */
export type StoredAccount = Omit<CarrierAccount<unknown>, 'secrets'>

/** The values of those of its settings that are secret. */
function secretsOf<Settings>({ secretSettings }: Connector<Settings>, settings: Settings): readonly string[] {
  const values: readonly unknown[] = secretSettings.map(name => settings[name])
  return values.filter(value => typeof value === 'string')
}

/** Takes the secrets out of what a connector threw: it is logged, and may say what was asked. */
function strike(error: unknown, secrets: readonly string[]): void {
  if (!(error instanceof Error)) return
  error.message = hideValues(error.message, secrets)
  if (error.stack !== undefined) error.stack = hideValues(error.stack, secrets)
  strike(error.cause, secrets)
}

function openAccount<Settings>(connector: Connector<Settings>, given: StoredAccount): OpenAccount {
  const settings = connector.readSettings(given.settings)
  const account = { ...given, settings, secrets: secretsOf(connector, settings) }
  const bound =
    <Rest extends readonly unknown[], Result>(
      ask: (account: CarrierAccount<Settings>, ...rest: Rest) => Promise<Result>,
    ) =>
    async (...rest: Rest): Promise<Result> => {
      try {
        return await ask(account, ...rest)
      } catch (error) {
        strike(error, account.secrets)
        throw error
      }
    }
  const { rate, booking, find, cancel, change, track, documents, terminals, transit, accounts, labels } = connector
  const { checkAddress, check, register, authorization, pickups, dayClose, locations } = connector
  return {
    labels: labels && {
      ...labels,
      buy: bound(labels.buy),
      recover: bound(labels.recover),
      void: bound(labels.void),
    },
    pickups: pickups && {
      ...pickups,
      rate: pickups.rate && bound(pickups.rate),
      ask: bound(pickups.ask),
      find: pickups.find && bound(pickups.find),
      cancel: bound(pickups.cancel),
    },
    dayClose: dayClose && { ...dayClose, close: bound(dayClose.close) },
    locations: locations && bound(locations),
    checkAddress: checkAddress && bound(checkAddress),
    check: check && bound(check),
    register: register && bound(register),
    authorization: authorization && {
      address: request => authorization.address(account, request),
      exchange: bound(authorization.exchange),
      refresh: bound(authorization.refresh),
    },
    rate: rate && bound(rate),
    booking: booking && { ...booking, book: bound(booking.book) },
    find: find && bound(find),
    cancel: cancel && bound(cancel),
    change: change && bound(change),
    track: track && bound(track),
    documents: documents && bound(documents),
    terminals: terminals && bound(terminals),
    transit: transit && bound(transit),
    accounts: accounts && {
      metadata: bound(accounts.metadata),
      groups: bound(accounts.groups),
      addGroup: bound(accounts.addGroup),
      list: bound(accounts.list),
      add: bound(accounts.add),
      update: bound(accounts.update),
      remove: bound(accounts.remove),
    },
  }
}

export const registered = <Settings>(connector: Connector<Settings>): Registered => ({
  name: connector.name,
  title: connector.title,
  keepsAccounts: connector.accounts !== undefined,
  reach: connector.reach,
  form: connector.form ?? null,
  secretSettings: connector.secretSettings,
  open: account => openAccount(connector, account),
})
