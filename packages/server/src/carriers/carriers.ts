import { type OpenAccount, openConnectors, openKit, type Registered, type StoredAccount } from '@waybill/carriers'

export type { OpenAccount } from '@waybill/carriers'

/** The connectors of this node, with the breakers and sign-in tokens that belong to them. */
export interface Carriers {
  /** @throws when there is no such connector, or the stored settings are not what it needs */
  open(connector: string, account: StoredAccount): OpenAccount
  /** Titles of the connectors at which companies keep accounts, by their names. */
  readonly accountKeepers: ReadonlyMap<string, string>
}

/** Opened once per node. */
export function openCarriers(connectors: readonly Registered[] = openConnectors(openKit())): Carriers {
  const byName = new Map(connectors.map(connector => [connector.name, connector]))
  return {
    accountKeepers: new Map(connectors.filter(one => one.keepsAccounts).map(({ name, title }) => [name, title])),
    open(name, account) {
      const connector = byName.get(name)
      if (connector === undefined) throw new Error(`there is no connector ${name}`)
      return connector.open(account)
    },
  }
}
