import type { Environment } from '@waybill/carriers'
import { earlierSettings, PARCEL_ACCOUNTS_MAX, type WireParcelAccount } from '@waybill/contract/wire/parcelAccount.ts'
import { z } from 'zod'
import type { App } from '../../app.ts'
import { tokensOf } from '../../carriers/accounts.ts'
import { openLoginIfAble } from '../../carriers/logins.ts'
import type { Read, TenantDb } from '../../db/open.ts'
import {
  CONNECTED,
  isConnected,
  modeOf,
  NUMBER_FIELD,
  type ParcelConnector,
  parcelConnectors,
  shownEarlier,
  wireCarrierOf,
} from './parcelForms.ts'

/** Sealed settings of an account: what its form asked for, by name, and what belongs to the account beside that. */
const sealedLogin = z.looseObject({
  earlier: earlierSettings.catch(earlierSettings.parse({})),
})

export interface AccountRow {
  readonly account_id: number
  readonly login_id: number
  readonly connector: string
  readonly scac: string
  readonly name: string
  readonly settings: unknown
  readonly environment: Environment
  readonly version: number
  readonly refused_at: string | null
  readonly refused_words: string
  readonly login_name: string
  readonly sealed: Buffer
  readonly granted_at: string | null
  readonly granted_by: string | null
}

/** An account that is in force, its seal opened. */
export interface KnownAccount extends Omit<AccountRow, 'settings' | 'sealed'> {
  /** Every value that was entered, secrets too. */
  readonly fields: Readonly<Record<string, string>>
  readonly earlier: z.output<typeof earlierSettings>
  readonly accountNumber: string
  readonly isLost: boolean
}

const accountSettings = z.object({ [NUMBER_FIELD]: z.string() }).catch({ [NUMBER_FIELD]: '' })

const openRow = (app: App, clientId: number, { settings, sealed, ...row }: AccountRow): KnownAccount => {
  const owner = { clientId, connector: row.connector, name: row.login_name }
  const login = openLoginIfAble(app.settings.secret, owner, sealed)
  const { earlier, ...given } = sealedLogin.parse(login ?? {})
  const texts = Object.entries(given).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  const fields: Readonly<Record<string, string>> = Object.fromEntries(texts)
  const accountNumber = accountSettings.parse(settings)[NUMBER_FIELD] || (fields[NUMBER_FIELD] ?? '')
  return { ...row, fields, earlier, accountNumber, isLost: login === null }
}

const rows = (app: App, clientId: number, connectors: readonly string[]) =>
  app.db.query
    .selectFrom('carrier_account as a')
    .innerJoin('carrier_login as l', join =>
      join.onRef('l.client_id', '=', 'a.client_id').onRef('l.login_id', '=', 'a.login_id'),
    )
    .select(['a.account_id', 'a.login_id', 'a.connector', 'a.scac', 'a.name', 'a.settings', 'a.environment'])
    .leftJoin('carrier_grant as g', join =>
      join.onRef('g.client_id', '=', 'l.client_id').onRef('g.login_id', '=', 'l.login_id'),
    )
    .select(['g.granted_at', 'g.granted_by'])
    .select(['a.version', 'a.refused_at', 'a.refused_words', 'l.name as login_name', 'l.sealed'])
    .where('a.client_id', '=', clientId)
    .where('a.active', '=', true)
    .where(eb => eb('a.connector', '=', eb.fn.any(eb.val([...connectors]))))
    .orderBy('a.connector')
    .orderBy('a.account_id')
    .limit(PARCEL_ACCOUNTS_MAX)

/** The company's accounts at these carriers, in force. */
export async function knownAccounts(
  app: App,
  db: Pick<TenantDb, 'read'>,
  clientId: number,
  connectors: readonly ParcelConnector[],
): Promise<readonly KnownAccount[]> {
  const names = connectors.map(({ connector }) => connector)
  const found = await db.read(rows(app, clientId, names) as Read<AccountRow>)
  return found.map(row => openRow(app, clientId, row))
}

/** The tokens of an account that is connected. */
export const tokensOfAccount = (
  app: App,
  clientId: number,
  { login_id: loginId, connector, environment }: KnownAccount,
) => tokensOf(app, { clientId, loginId }, connector, environment)

function wireOf(app: App, account: KnownAccount, { secrets }: ParcelConnector): WireParcelAccount {
  const { earlier, names } = shownEarlier(account.earlier)
  const isOwn = isConnected(account.fields)
  const shown = Object.entries(account.fields).filter(([name]) => !secrets.includes(name) && !(name in CONNECTED))
  const { account_id, version, connector, scac, name, login_name, environment, accountNumber, isLost } = account
  const { refused_at: refusedAt, refused_words: refusedWords, granted_at: at, granted_by: by } = account
  return {
    accUniqueId: `OWN-${account_id}`,
    AccountID: account_id,
    version,
    mode: modeOf(connector),
    SCAC: scac,
    CarrierName: name,
    AccountNumber: accountNumber,
    name: login_name,
    environment,
    fields: Object.fromEntries(shown),
    secrets: [...secrets.filter(secret => (account.fields[secret] ?? '') !== ''), ...names],
    earlier,
    isLost,
    connection: isOwn && at !== null ? { by: by ?? '', at } : null,
    isConnectable: isOwn && app.settings.upsApp !== null,
    ...{ refusedAt, refusedWords },
  }
}

/** The accounts and what their carriers ask for, as calls answer them. @param mode one carrier's; blank: all */
export async function parcelAccounts(app: App, db: Pick<TenantDb, 'read'>, clientId: number, mode: string) {
  const connectors = parcelConnectors(app, mode)
  const known = await knownAccounts(app, db, clientId, connectors)
  return {
    carriers: connectors.map(wireCarrierOf),
    accounts: known.flatMap(account =>
      connectors
        .filter(({ connector }) => connector === account.connector)
        .map(connector => wireOf(app, account, connector)),
    ),
  }
}
