import type { EarlierSettings } from '@waybill/contract/wire/parcelAccount.ts'
import { earlierSettings } from '@waybill/contract/wire/parcelAccount.ts'
import { type LocalDate, sentence } from '@waybill/domain'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import { type Doer, recordChange } from '../../audit.ts'
import { keepLogin } from '../../carriers/logins.ts'
import { type TenantDb, type Tx, within } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'
import { listConnectedCarrier } from '../carriers/index.ts'
import { withdrawPrices } from '../rates/index.ts'
import { type KnownAccount, knownAccounts } from './parcelAccountRows.ts'
import { keptEarlier, NUMBER_FIELD, type ParcelConnector } from './parcelForms.ts'

/** Who keeps an account, and the day where he is. */
export interface Keeper {
  readonly app: App
  readonly db: Pick<TenantDb, 'transaction'>
  readonly doer: Doer
  readonly today: LocalDate
}

type Fields = Readonly<Record<string, string>>

const same = (a: string, b: string): boolean => a.toUpperCase() === b.toUpperCase()

/** Whether the number or the name is another account's by now; in words. */
export function takenBy(others: readonly KnownAccount[], scac: string, number: string, name: string): string {
  const numbered = others.find(({ accountNumber }) => number !== '' && same(accountNumber, number))
  if (numbered !== undefined) return sentence('accountRegistered', { scac, number })
  return others.some(other => same(other.login_name, name)) ? sentence('accountNameTaken') : ''
}

/** An account as it is kept from now on. */
export interface Keeping {
  readonly connector: ParcelConnector
  /** Null: a new one. */
  readonly before: KnownAccount | null
  readonly name: string
  readonly environment: KnownAccount['environment']
  readonly fields: Fields
  /** What was entered for earlier interfaces; left out: as it is kept. */
  readonly earlier?: EarlierSettings
  /** Done in the same transaction once it stands. */
  readonly also?: (tx: Tx, accountId: number) => Promise<unknown>
}

/** @throws {Refusal} ChangedMeanwhile */
export async function lockedVersion(tx: Tx, clientId: number, before: KnownAccount): Promise<void> {
  const row = await tx
    .selectFrom('carrier_account')
    .select('version')
    .where('client_id', '=', clientId)
    .where('account_id', '=', before.account_id)
    .where('active', '=', true)
    .forUpdate()
    .executeTakeFirst()
  if (row?.version !== before.version) throw new Refusal('ChangedMeanwhile')
}

/**
 * The account behind the login. Another number is another account: the former one stays with its number for what was bought
 * with it, which the carrier knows under no other.
 */
async function keepRow({ doer }: Pick<Keeper, 'doer'>, tx: Tx, loginId: number, keeping: Keeping): Promise<number> {
  const { at: now } = doer
  const { clientId } = doer.who
  const { connector, before, name, environment, fields } = keeping
  const number = fields[NUMBER_FIELD] ?? ''
  const settingsOf = (accountNumber: string) =>
    JSON.stringify({ groupCode: '', accountCode: accountNumber, [NUMBER_FIELD]: accountNumber })
  if (before !== null) {
    const stays = same(before.accountNumber, number)
    await tx
      .updateTable('carrier_account')
      .set(eb => ({
        settings: settingsOf(stays ? number : before.accountNumber),
        active: stays,
        // Its carrier has just accepted it.
        ...{ refused_at: null, refused_words: '' },
        version: eb('version', '+', 1),
        updated_at: now.toISOString(),
      }))
      .where('client_id', '=', clientId)
      .where('account_id', '=', before.account_id)
      .execute()
    const prices = connector.form.fields.filter(({ secret }) => secret !== true)
    const isPricedOtherwise = prices.some(field => (before.fields[field.name] ?? '') !== (fields[field.name] ?? ''))
    if (isPricedOtherwise) await withdrawPrices(tx, clientId, before.account_id, now)
    if (stays) return before.account_id
  }
  const { scac, name: carrier } = connector.form.carrier
  const { account_id } = await tx
    .insertInto('carrier_account')
    .values({
      ...{ client_id: clientId, login_id: loginId, connector: connector.connector, scac, environment },
      // Of several, a price has to say which it is of.
      name: name === '' ? carrier : `${carrier} (${name})`,
      settings: settingsOf(number),
      updated_at: now.toISOString(),
    })
    .returning('account_id')
    .executeTakeFirstOrThrow()
  return account_id
}

/** Accounts of a company are kept one after the other: of two alike the second sees the first. */
const inTurn = (tx: Tx, clientId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`parcelAccounts/${clientId}`}, 0))`.execute(tx)

/** Keeps what the carrier accepted; in words, why another one stands in its way by now. @throws {Refusal} ChangedMeanwhile */
export const keepParcelAccount = ({ app, db, doer, today }: Keeper, keeping: Keeping): Promise<string> =>
  db.transaction(async tx => {
    const { connector, before, name, environment, fields, also } = keeping
    const { clientId } = doer.who
    await inTurn(tx, clientId)
    const known = await knownAccounts(app, within(tx), clientId, [connector])
    const others = known.filter(({ account_id }) => account_id !== before?.account_id)
    const taken = takenBy(others, connector.form.carrier.scac, fields[NUMBER_FIELD] ?? '', name)
    if (taken !== '') return taken
    if (before !== null) await lockedVersion(tx, clientId, before)
    const none = earlierSettings.parse({})
    const earlier = keptEarlier(keeping.earlier ?? none, before?.earlier ?? none)
    const login = { ...fields, ...(JSON.stringify(earlier) === JSON.stringify(none) ? {} : { earlier }) }
    const own = { clientId, connector: connector.connector, name }
    const { loginId } = await keepLogin(tx, app.settings.secret, own, login, doer.at)
    const accountId = await keepRow({ doer }, tx, loginId, keeping)
    const { scac, name: carrier } = connector.form.carrier
    await listConnectedCarrier({ tx, doer, today }, { scac, name: carrier, mode: 'PARCEL' })
    const said = ({ [NUMBER_FIELD]: number = '' }: Fields) => ({ scac, name, environment, accountNumber: number })
    await recordChange(tx, doer, {
      ...{ entity: 'carrierAccount', entityId: accountId, action: before === null ? 'added' : 'changed' },
      ...(before === null ? {} : { before: said({ [NUMBER_FIELD]: before.accountNumber }) }),
      after: said(fields),
    })
    await also?.(tx, accountId)
    return ''
  })
