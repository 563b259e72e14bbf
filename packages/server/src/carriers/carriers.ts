import {
  type Confirmation,
  type OpenAccount,
  openConnectors,
  openKit,
  type Reach,
  type Registered,
  type SettingsForm,
  type StoredAccount,
} from '@waybill/carriers'

import { storable } from '../db/storable.ts'

export type { OpenAccount } from '@waybill/carriers'

/** The connectors of this node, with the breakers and sign-in tokens that belong to them. */
export interface Carriers {
  /** @throws when there is no such connector, or the stored settings are not what it needs */
  open(connector: string, account: StoredAccount): OpenAccount
  /** Whether there is such a connector. */
  has(connector: string): boolean
  /** Titles of the connectors at which companies keep accounts, by their names. */
  /** @throws when there is no such connector */
  reachOf(connector: string): Reach
  /** How an account with it is set up; null: it has screens of its own, or is not there. */
  formOf(connector: string): SettingsForm | null
  /** Names of those whose accounts are set up by a form of their own. */
  readonly withForms: readonly string[]
  readonly accountKeepers: ReadonlyMap<string, string>
}

/** No carrier's number is longer; what is no number is not kept as one. */
const NUMBER_MAX = 100
const URL_MAX = 2_000

const numberOf = (text: string): string => (text.length > NUMBER_MAX ? '' : text)

const numbersOf = (given: Confirmation): Confirmation => ({
  ...given,
  providerId: numberOf(given.providerId),
  proNumber: numberOf(given.proNumber),
  pickupNumber: numberOf(given.pickupNumber),
  bolUrl: given.bolUrl.length > URL_MAX ? '' : given.bolUrl,
  messages: [given.providerId, given.proNumber, given.pickupNumber]
    .filter(text => text.length > NUMBER_MAX)
    .map(text => `${text.slice(0, NUMBER_MAX)}…`)
    .concat(given.messages),
})

/** What an answer says of an order, in figures that can be kept. */
function keepable<Outcome>(answer: Outcome): Outcome {
  const known = storable(answer)
  if (typeof known !== 'object' || known === null) return known
  if ('confirmation' in known) return { ...known, confirmation: numbersOf(known.confirmation as Confirmation) }
  return 'proNumber' in known ? { ...known, proNumber: numberOf(String(known.proNumber)) } : known
}

/**
 * The account with its answers cleaned of what the database can't store: an odd letter must not keep an order, an event
 * or a cancellation from being settled. Prices have a door of their own, which refuses the odd ones.
 */
function cleaned(open: OpenAccount): OpenAccount {
  const clean =
    <Given extends readonly unknown[], Outcome>(ask: (...given: Given) => Promise<Outcome>) =>
    async (...given: Given): Promise<Outcome> =>
      keepable(await ask(...given))
  const { booking, find, cancel, change, track, documents, terminals, transit } = open
  return {
    ...open,
    booking: booking && { ...booking, book: clean(booking.book) },
    find: find && clean(find),
    cancel: cancel && clean(cancel),
    change: change && clean(change),
    track: track && clean(track),
    documents: documents && clean(documents),
    terminals: terminals && clean(terminals),
    transit: transit && clean(transit),
  }
}

/** Opened once per node. */
export function openCarriers(connectors: readonly Registered[] = openConnectors(openKit())): Carriers {
  const byName = new Map(connectors.map(connector => [connector.name, connector]))
  const connectorOf = (name: string): Registered => {
    const connector = byName.get(name)
    if (connector === undefined) throw new Error(`there is no connector ${name}`)
    return connector
  }
  return {
    accountKeepers: new Map(connectors.filter(one => one.keepsAccounts).map(({ name, title }) => [name, title])),
    has: name => byName.has(name),
    formOf: name => byName.get(name)?.form ?? null,
    withForms: connectors.filter(({ form }) => form !== null).map(({ name }) => name),
    reachOf: name => connectorOf(name).reach,
    open(name, account) {
      return cleaned(connectorOf(name).open(account))
    },
  }
}
