import {
  type BookedOrder,
  type BookOutcome,
  type CancelOutcome,
  type CarrierAccount,
  type Connector,
  type Connectors,
  type DocumentsOutcome,
  type Errand,
  type FindOutcome,
  type Order,
  openConnectors,
  openKit,
  type RateAnswer,
  type TrackOutcome,
} from '@waybill/carriers'
import type { Shipment } from '@waybill/domain'

/** One account with its secrets open, bound to the connector that can use them. Never logged, never answered. */
export interface OpenAccount {
  rate(shipment: Shipment, errand: Errand): Promise<readonly RateAnswer[]>
  book(order: Order, errand: Errand): Promise<BookOutcome>
  find(order: Pick<Order, 'bolNumber' | 'scac'>, errand: Errand): Promise<FindOutcome>
  cancel(order: BookedOrder, errand: Errand): Promise<CancelOutcome>
  track(order: BookedOrder, errand: Errand): Promise<TrackOutcome>
  documents(order: BookedOrder, errand: Errand): Promise<DocumentsOutcome>
}

/** Binds an account to its connector. @throws when the stored settings are not what the connector needs */
export function openAccount<Settings>(
  connector: Connector<Settings>,
  { settings, ...given }: CarrierAccount<unknown>,
): OpenAccount {
  const account = { ...given, settings: connector.readSettings(settings) }
  return {
    rate: (shipment, errand) => connector.rate(account, shipment, errand),
    book: (order, errand) => connector.book(account, order, errand),
    find: (order, errand) => connector.find(account, order, errand),
    cancel: (order, errand) => connector.cancel(account, order, errand),
    track: (order, errand) => connector.track(account, order, errand),
    documents: (order, errand) => connector.documents(account, order, errand),
  }
}

/** The connectors of this node, with the breakers and sign-in tokens that belong to them. */
export interface Carriers {
  open(connector: string, account: CarrierAccount<unknown>): OpenAccount
  readonly connectors: Connectors
}

/** Opened once per node. */
export function openCarriers(): Carriers {
  const connectors = openConnectors(openKit())
  return {
    connectors,
    open(name, account) {
      if (!isConnectorName(name)) throw new Error(`there is no connector ${name}`)
      return openAccount(connectors[name], account)
    },
  }
}

const isConnectorName = (name: string): name is keyof Connectors => name === 'project44'
