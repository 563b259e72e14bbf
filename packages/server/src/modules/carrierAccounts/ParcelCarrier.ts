import type { ParcelCarrier } from '@waybill/contract/calls/Carriers/ParcelCarrier.ts'
import { earlierSettings } from '@waybill/contract/wire/parcelAccount.ts'
import { sentence } from '@waybill/domain'
import { sql } from 'kysely'
import { recordChange } from '../../audit.ts'
import { keepLogin } from '../../carriers/logins.ts'
import { type Tx, within } from '../../db/open.ts'
import type { Given, Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { listConnectedCarrier } from '../carriers/index.ts'
import { withdrawPrices } from '../rates/index.ts'
import { checkAccount } from './checkAccount.ts'
import { type KnownAccount, knownAccounts, parcelAccounts } from './parcelAccountRows.ts'
import { keptEarlier, NUMBER_FIELD, type ParcelConnector, parcelConnectors } from './parcelForms.ts'

type Asked = Given<typeof ParcelCarrier>
type Status = 'load' | 'added' | 'updated' | 'deleted' | 'exist' | 'error' | 'failed'
type Fields = Readonly<Record<string, string>>

const answered = async ({ app, db, who, query }: Asked, Status: Status, Message = '') => ({
  ...{ Status, Message },
  ...(await parcelAccounts(app, db, who.clientId, query.function === 'Load' ? query.mode : '')),
})

const doer = ({ who, request, now }: Asked) => ({ who, requestId: request.id, at: now })

/** What the carrier asked for, a blank secret as it is kept. @throws {Refusal} CarrierDetailsMissing, InvalidInput at the fields */
function entered({ input }: Asked, { form }: ParcelConnector, before: Fields): Fields {
  const values = form.fields.map(field => {
    const typed = input.fields[field.name]?.trim() ?? ''
    return { field, value: typed === '' && field.secret === true ? (before[field.name] ?? '') : typed }
  })
  const issue = (name: string, code: string, params: Readonly<Record<string, number>> = {}) => ({
    ...{ at: `body.fields.${name}`, code, params },
  })
  const missing = values.filter(({ field, value }) => field.required === true && value === '')
  if (missing.length > 0) {
    const issues = missing.map(({ field }) => issue(field.name, 'required'))
    throw new Refusal('CarrierDetailsMissing', {}, issues)
  }
  const wrong = values.flatMap(({ field, value }) => {
    if (value.length > (field.max ?? 100)) return [issue(field.name, 'too_long', { max: field.max ?? 100 })]
    const isOther = field.choices !== undefined && value !== '' && !field.choices.some(one => one.value === value)
    return isOther ? [issue(field.name, 'invalid')] : []
  })
  if (wrong.length > 0) throw new Refusal('InvalidInput', {}, wrong)
  return Object.fromEntries(values.filter(({ value }) => value !== '').map(({ field, value }) => [field.name, value]))
}

const same = (a: string, b: string): boolean => a.toUpperCase() === b.toUpperCase()

/** Whether the number or the name is another account's by now; in words. */
function takenBy(others: readonly KnownAccount[], scac: string, number: string, name: string): string {
  const numbered = others.find(({ accountNumber }) => number !== '' && same(accountNumber, number))
  if (numbered !== undefined) return sentence('accountRegistered', { scac, number })
  return others.some(other => same(other.login_name, name)) ? sentence('accountNameTaken') : ''
}

interface Keeping {
  readonly connector: ParcelConnector
  /** Null: a new one. */
  readonly before: KnownAccount | null
  readonly name: string
  readonly environment: KnownAccount['environment']
  readonly fields: Fields
}

/** @throws {Refusal} ChangedMeanwhile */
async function lockedVersion({ who }: Asked, tx: Tx, before: KnownAccount): Promise<void> {
  const row = await tx
    .selectFrom('carrier_account')
    .select('version')
    .where('client_id', '=', who.clientId)
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
async function keepRow(asked: Asked, tx: Tx, loginId: number, keeping: Keeping): Promise<number> {
  const { who, now } = asked
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
        version: eb('version', '+', 1),
        updated_at: now.toISOString(),
      }))
      .where('client_id', '=', who.clientId)
      .where('account_id', '=', before.account_id)
      .execute()
    const prices = connector.form.fields.filter(({ secret }) => secret !== true)
    const isPricedOtherwise = prices.some(field => (before.fields[field.name] ?? '') !== (fields[field.name] ?? ''))
    if (isPricedOtherwise) await withdrawPrices(tx, who.clientId, before.account_id, now)
    if (stays) return before.account_id
  }
  const { scac, name: carrier } = connector.form.carrier
  const { account_id } = await tx
    .insertInto('carrier_account')
    .values({
      ...{ client_id: who.clientId, login_id: loginId, connector: connector.connector, scac, environment },
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

/** Keeps what the carrier accepted; in words, why another one stands in its way by now. */
const keep = (asked: Asked, keeping: Keeping): Promise<string> =>
  asked.db.transaction(async tx => {
    const { app, who, input, now } = asked
    const { connector, before, name, environment, fields } = keeping
    await inTurn(tx, who.clientId)
    const known = await knownAccounts(app, within(tx), who.clientId, [connector])
    const others = known.filter(({ account_id }) => account_id !== before?.account_id)
    const taken = takenBy(others, connector.form.carrier.scac, fields[NUMBER_FIELD] ?? '', name)
    if (taken !== '') return taken
    if (before !== null) await lockedVersion(asked, tx, before)
    const none = earlierSettings.parse({})
    const earlier = keptEarlier(input.earlier, before?.earlier ?? none)
    const login = { ...fields, ...(JSON.stringify(earlier) === JSON.stringify(none) ? {} : { earlier }) }
    const own = { clientId: who.clientId, connector: connector.connector, name }
    const { loginId } = await keepLogin(tx, app.settings.secret, own, login, now)
    const accountId = await keepRow(asked, tx, loginId, keeping)
    const { scac, name: carrier } = connector.form.carrier
    const today = localNow(now, who.timeZone).date
    await listConnectedCarrier({ tx, doer: doer(asked), today }, { scac, name: carrier, mode: 'PARCEL' })
    const said = ({ [NUMBER_FIELD]: number = '' }: Fields) => ({ scac, name, environment, accountNumber: number })
    await recordChange(tx, doer(asked), {
      ...{ entity: 'carrierAccount', entityId: accountId, action: before === null ? 'added' : 'changed' },
      ...(before === null ? {} : { before: said({ [NUMBER_FIELD]: before.accountNumber }) }),
      after: said(fields),
    })
    return ''
  })

/** The carriers that are there, the one account that is meant, and the others at its carrier. @throws {Refusal} NotFound, ChangedMeanwhile */
async function meant({ app, db, who, query, input }: Asked) {
  const connectors = parcelConnectors(app)
  const known = await knownAccounts(app, db, who.clientId, connectors)
  const before = query.function === 'ADD' ? null : known.find(({ account_id }) => account_id === input.AccountID)
  if (before === undefined) throw new Refusal('NotFound')
  if (before !== null && before.version !== input.version) throw new Refusal('ChangedMeanwhile')
  const mode = (before?.connector ?? query.mode).toUpperCase()
  const [connector] = mode === '' ? [] : parcelConnectors(app, mode)
  if (connector === undefined) {
    throw new Refusal('InvalidInput', {}, [
      { at: 'query.mode', code: mode === '' ? 'required' : 'invalid', params: {} },
    ])
  }
  const others = known.filter(one => one.connector === connector.connector && one.account_id !== before?.account_id)
  return { connector, before, others }
}

async function save(asked: Asked) {
  const { app, who, input } = asked
  const { connector, before, others } = await meant(asked)
  const name = before?.login_name ?? input.name
  const environment = before?.environment ?? input.environment
  const fields = entered(asked, connector, before?.fields ?? {})
  const { scac } = connector.form.carrier
  const taken = takenBy(others, scac, fields[NUMBER_FIELD] ?? '', name)
  if (taken !== '') return answered(asked, 'exist', taken)
  const verdict = await checkAccount(app, who.clientId, connector, { environment, settings: fields })
  if (verdict.kind !== 'accepted') return answered(asked, verdict.kind, verdict.message)
  const stands = await keep(asked, { connector, before, name, environment, fields })
  if (stands !== '') return answered(asked, 'exist', stands)
  return answered(asked, before === null ? 'added' : 'updated')
}

/** Asks nobody for prices or labels through it any more; what was bought with it is still followed and given back. */
async function remove(asked: Asked) {
  const { db, who, now } = asked
  const { before, connector } = await meant(asked)
  if (before === null) throw new Refusal('NotFound')
  await db.transaction(async tx => {
    await lockedVersion(asked, tx, before)
    await tx
      .updateTable('carrier_account')
      .set({ active: false, version: before.version + 1, updated_at: now.toISOString() })
      .where('client_id', '=', who.clientId)
      .where('account_id', '=', before.account_id)
      .execute()
    await withdrawPrices(tx, who.clientId, before.account_id, now)
    await recordChange(tx, doer(asked), {
      ...{ entity: 'carrierAccount', entityId: before.account_id, action: 'deleted' },
      before: { scac: connector.form.carrier.scac, accountNumber: before.accountNumber },
    })
  })
  return answered(asked, 'deleted')
}

export const parcelCarrier: Handler<typeof ParcelCarrier> = async asked => {
  if (asked.query.function === 'Load') return answered(asked, 'load')
  return asked.query.function === 'DELETE' ? remove(asked) : save(asked)
}
