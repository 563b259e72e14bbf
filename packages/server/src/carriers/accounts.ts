import type { CarrierFailure, Environment, Reach } from '@waybill/carriers'
import { sentence } from '@waybill/domain'
import type { App } from '../app.ts'
import type { Read, TenantDb } from '../db/open.ts'
import { addressOf } from './addresses.ts'
import { refreshWith } from './authorization.ts'
import type { OpenAccount } from './carriers.ts'
import { type GrantName, tokenKeeper } from './grants.ts'
import { asBooking } from './labelBooking.ts'
import { openLoginIfAble } from './logins.ts'

/** A company's account with one carrier, ready to be used. */
export interface NamedAccount {
  readonly accountId: number
  readonly connector: string
  readonly scac: string
  readonly carrierName: string
  readonly open: OpenAccount
  /** What it is asked for. */
  readonly reach: Reach
}

/** Something that an account's connector may be able to do. */
export type OpenAbility = keyof OpenAccount

/** What an account's connector can do. @throws when it can't: whoever asks has seen to that before */
export function able<Name extends keyof OpenAccount>(
  { open, connector }: NamedAccount,
  name: Name,
): NonNullable<OpenAccount[Name]> {
  const ability = open[name]
  if (ability === undefined) throw new Error(`connector ${connector} cannot ${name}`)
  return ability
}

interface Row {
  readonly account_id: number
  readonly connector: string
  readonly scac: string
  readonly name: string
  readonly settings: unknown
  readonly environment: Environment
  readonly login_id: number
  readonly login_name: string
  readonly sealed: Buffer
}

/** Whether accounts of a connector can be used here: it is there, and a setting says where its carrier is reached. */
export const isReachable = (app: App, connector: string, scac = ''): boolean =>
  app.carriers.has(connector) && addressOf(app, connector, scac) !== undefined

/** Where a connector's carrier is reached. @throws when no setting says so */
export function baseUrlOf(app: App, connector: string, scac = '', environment: Environment = 'live'): string {
  const url = addressOf(app, connector, scac, environment)
  if (url === undefined) throw new Error(`no address is set for connector ${connector} and carrier ${scac || '(any)'}`)
  return url
}

const columns = [
  'a.account_id',
  'a.connector',
  'a.scac',
  'a.name',
  'a.settings',
  'a.environment',
  'l.login_id',
  'l.name as login_name',
  'l.sealed',
] as const

const accounts = (app: App, clientId: number) =>
  app.db.query
    .selectFrom('carrier_account as a')
    .innerJoin('carrier_login as l', join =>
      join.onRef('l.client_id', '=', 'a.client_id').onRef('l.login_id', '=', 'a.login_id'),
    )
    .select(columns)
    .where('a.client_id', '=', clientId)

const openedLogin = (app: App, clientId: number, { connector, login_name: name, sealed }: Row): object | null =>
  openLoginIfAble(app.settings.secret, { clientId, connector, name }, sealed)

/** The tokens of a login whose company signed in at its carrier; asked by connectors of such accounts alone. */
export const tokensOf = (app: App, name: GrantName, connector: string, environment: Environment) =>
  tokenKeeper(app, name, refreshWith(app, name.clientId, connector, environment))

function named(app: App, clientId: number, row: Row, login: object): NamedAccount {
  const { account_id: accountId, connector, scac, environment } = row
  const settings = { ...login, ...(row.settings as object) }
  const baseUrl = baseUrlOf(app, connector, scac, environment)
  const tokens = tokensOf(app, { clientId, loginId: row.login_id }, connector, environment)
  const open = asBooking(app.carriers.open(connector, { clientId, accountId, scac, baseUrl, settings, tokens }))
  return { accountId, connector, scac, carrierName: row.name, open, reach: app.carriers.reachOf(connector) }
}

/** An account whose sign-in can't be read answers every question with what is to be done about it. */
function unreadable(app: App, { account_id: accountId, connector, scac, name: carrierName }: Row): NamedAccount {
  const message = sentence('signInLost')
  const failure: CarrierFailure = { kind: 'failed', scac, reason: 'credentials', message, providerStatus: null }
  const open = { rate: async () => [failure], transit: async () => [failure], terminals: async () => failure }
  return { accountId, connector, scac, carrierName, open, reach: app.carriers.reachOf(connector) }
}

/** The accounts of a company that are in force and whose carrier can be asked over its wire. */
async function accountsInForce(
  app: App,
  db: Pick<TenantDb, 'read'>,
  clientId: number,
): Promise<readonly NamedAccount[]> {
  const query = accounts(app, clientId).where('a.active', '=', true).orderBy('a.scac').orderBy('a.account_id')
  const rows = await db.read(query as Read<Row>)
  // An account may be kept before its connector is there, or without an address of its carrier: it is asked nothing.
  return rows
    .filter(({ connector, scac }) => isReachable(app, connector, scac))
    .map(row => {
      const login = openedLogin(app, clientId, row)
      return login === null ? unreadable(app, row) : named(app, clientId, row, login)
    })
}

/** The accounts a company asks for prices. */
export const activeAccounts = async (app: App, db: Pick<TenantDb, 'read'>, clientId: number) =>
  (await accountsInForce(app, db, clientId)).filter(({ open }) => open.rate !== undefined)

/** The accounts whose carriers look at addresses. */
export const validators = async (app: App, db: Pick<TenantDb, 'read'>, clientId: number) =>
  (await accountsInForce(app, db, clientId)).filter(({ open }) => open.checkAddress !== undefined)

/** The accounts that labels are bought with. */
export const labelSellers = async (app: App, db: Pick<TenantDb, 'read'>, clientId: number) =>
  (await accountsInForce(app, db, clientId)).filter(({ open }) => open.labels !== undefined)

/**
 * One account, deleted ones too: an order that was placed with it is still cancelled and tracked with it.
 * @throws when it is gone, or its sign-in can't be read any more
 */
export async function accountOf(
  app: App,
  db: Pick<TenantDb, 'readOne'>,
  clientId: number,
  accountId: number,
): Promise<NamedAccount> {
  const query = accounts(app, clientId).where('a.account_id', '=', accountId)
  const row = await db.readOne(query as Read<Row>)
  if (row === null) throw new Error(`carrier account ${accountId} is gone`)
  const login = openedLogin(app, clientId, row)
  if (login === null) throw new Error(`the sign-in of carrier account ${accountId} was sealed with another key`)
  return named(app, clientId, row, login)
}
