import type { ParcelAccountDetails } from '@waybill/contract/calls/Shipment/ParcelAccountDetails.ts'
import { SOLD_TO_ACCOUNTS_MAX } from '@waybill/contract/wire/parcelAccount.ts'
import { sentence } from '@waybill/domain'
import { sql } from 'kysely'
import { type Change, recordChange } from '../../audit.ts'
import { likePattern } from '../../db/likePattern.ts'
import type { Tx } from '../../db/open.ts'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { mayChange } from '../../who.ts'
import { accountsOfParty } from './partyAccounts.ts'
import { soldToAccounts, wireSoldTo } from './soldToRows.ts'
import { shipVias, wayOf } from './ways.ts'

type Asked = Given<typeof ParcelAccountDetails>
type Status = 'added' | 'updated' | 'deleted' | 'exist' | 'error'

/** What one party has, however its name is spelled. */
async function selectOf({ app, db, who, input }: Asked) {
  const [rows, ways] = await Promise.all([
    accountsOfParty(app, db, who.clientId, input.SoldTo),
    shipVias(app, db, who.clientId),
  ])
  const { pageSize, pageIndex } = input
  const page = rows.slice((pageIndex - 1) * pageSize, pageIndex * pageSize)
  return {
    Status: 'select' as const,
    Message: '',
    shipVias: [...ways],
    accounts: page.map(wireSoldTo),
    total: rows.length,
  }
}

async function select({ app, db, who, input }: Asked) {
  const { searchText, pageSize, pageIndex } = input
  const like = likePattern(searchText)
  const found = soldToAccounts(app, who.clientId).$if(searchText !== '', q =>
    q.where(
      sql<boolean>`lower(sold_to || ' ' || ship_via || ' ' || scac || ' ' || account_number) like lower(${like})`,
    ),
  )
  const counted = found
    .clearSelect()
    .clearOrderBy()
    .select(eb => eb.fn.countAll<number>().as('n'))
  const [rows, count, ways] = await Promise.all([
    db.read(found.limit(pageSize).offset((pageIndex - 1) * pageSize)),
    db.readOne(counted),
    shipVias(app, db, who.clientId),
  ])
  return {
    ...{ Status: 'select' as const, Message: '', shipVias: [...ways] },
    ...{ accounts: rows.map(wireSoldTo), total: count?.n ?? 0 },
  }
}

/** The one account that something was done with; null: none. */
async function answered({ app, db, who }: Asked, Status: Status, accountId: number | null, Message = '') {
  const row =
    accountId === null ? null : await db.readOne(soldToAccounts(app, who.clientId).where('account_id', '=', accountId))
  const accounts = row === null ? [] : [wireSoldTo(row)]
  return { Status, Message, accounts, total: accounts.length, shipVias: [] }
}

const mandatory = {
  SoldTo: 'Sold-to',
  PaymentType: 'Payment type',
  ShipVia: 'Ship via',
  AccountNumber: 'Account number',
} as const

/** Names of what is missing, in one list; blank: nothing. */
const missingIn = ({ input }: Asked): string =>
  (Object.keys(mandatory) as (keyof typeof mandatory)[])
    .filter(field => input[field] === '')
    .map(field => mandatory[field])
    .join(', ')

/** Accounts of a company are saved one after the other: of two alike the second sees the first. */
const inTurn = (tx: Tx, clientId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`soldToAccounts/${clientId}`}, 0))`.execute(tx)

/** Another account for the same party, payment and way. */
const twinOf = (tx: Tx, { who, input }: Asked, shipVia: string) =>
  tx
    .selectFrom('sold_to_account')
    .select(['account_id', 'scac', 'account_number'])
    .where('client_id', '=', who.clientId)
    .where(sql<boolean>`lower(sold_to) = lower(${input.SoldTo})`)
    .where('payment_type', '=', input.PaymentType)
    .where(sql<boolean>`upper(ship_via) = upper(${shipVia})`)
    .executeTakeFirst()

/** @throws {Refusal} NotFound, ChangedMeanwhile */
async function locked(tx: Tx, { who, input }: Asked) {
  const row = await tx
    .selectFrom('sold_to_account')
    .select(['account_id', 'version', 'sold_to', 'payment_type', 'ship_via', 'scac', 'account_number'])
    .where('client_id', '=', who.clientId)
    .where('account_id', '=', input.AccountID ?? 0)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('NotFound')
  if (row.version !== input.version) throw new Refusal('ChangedMeanwhile')
  return row
}

const record = (
  tx: Tx,
  { who, request, now }: Asked,
  id: number,
  action: string,
  change: Pick<Change, 'before' | 'after'>,
) =>
  recordChange(
    tx,
    { who, requestId: request.id, at: now },
    { entity: 'soldToAccount', entityId: id, action, ...change },
  )

interface Done {
  readonly Status: Status
  readonly id: number | null
  readonly Message?: string
}

async function save(asked: Asked) {
  const { app, db, who, input, query, now } = asked
  const lacking = missingIn(asked)
  if (lacking !== '') return answered(asked, 'error', null, sentence('accountLacks', { fields: lacking }))
  const way = await wayOf(app, db, who.clientId, input.ShipVia)
  if (way === null) throw new Refusal('InvalidInput', {}, [{ at: 'body.ShipVia', code: 'invalid', params: {} }])
  const number = input.AccountNumber.toUpperCase()
  const values = {
    ...{ sold_to: input.SoldTo, payment_type: input.PaymentType, ship_via: way.ShipVia, scac: way.SCAC },
    ...{ account_number: number, updated_at: now.toISOString() },
  }
  const done = await db.transaction(async (tx): Promise<Done> => {
    await inTurn(tx, who.clientId)
    const before = query.Operationtype === 'ADD' ? null : await locked(tx, asked)
    const twin = await twinOf(tx, asked, way.ShipVia)
    if (twin !== undefined && twin.account_id !== before?.account_id) {
      const isSame = twin.account_number === number
      const about = { scac: twin.scac, number: twin.account_number }
      const Message = isSame ? sentence('accountSameData', about) : sentence('accountRegistered', about)
      return { Status: 'exist', id: twin.account_id, Message }
    }
    if (before !== null) {
      await tx
        .updateTable('sold_to_account')
        .set({ ...values, version: before.version + 1 })
        .where('client_id', '=', who.clientId)
        .where('account_id', '=', before.account_id)
        .execute()
      await record(tx, asked, before.account_id, 'changed', { before, after: values })
      return { Status: 'updated', id: before.account_id }
    }
    const { n } = await tx
      .selectFrom('sold_to_account')
      .select(eb => eb.fn.countAll<number>().as('n'))
      .where('client_id', '=', who.clientId)
      .executeTakeFirstOrThrow()
    if (n >= SOLD_TO_ACCOUNTS_MAX) throw new Refusal('TooManyAccounts', { max: SOLD_TO_ACCOUNTS_MAX })
    const added = await tx
      .insertInto('sold_to_account')
      .values({ client_id: who.clientId, ...values })
      .returning('account_id')
      .executeTakeFirstOrThrow()
    await record(tx, asked, added.account_id, 'added', { after: values })
    return { Status: 'added', id: added.account_id }
  })
  return answered(asked, done.Status, done.id, done.Message)
}

async function remove(asked: Asked) {
  const { db, who } = asked
  await db.transaction(async tx => {
    const before = await locked(tx, asked)
    await tx
      .deleteFrom('sold_to_account')
      .where('client_id', '=', who.clientId)
      .where('account_id', '=', before.account_id)
      .execute()
    await record(tx, asked, before.account_id, 'deleted', { before })
  })
  return answered(asked, 'deleted', null)
}

export const parcelAccountDetails: Handler<typeof ParcelAccountDetails> = async asked => {
  const { Operationtype } = asked.query
  if (Operationtype === 'SELECT') return asked.input.SoldTo === '' ? select(asked) : selectOf(asked)
  // Who enters an order reads the accounts; they are kept where they are set up.
  if (!mayChange(asked.who, ['ParcelAccounts'])) {
    throw new Refusal('PageNotAllowed', { email: asked.app.settings.SUPPORT_EMAIL })
  }
  return Operationtype === 'DELETE' ? remove(asked) : save(asked)
}
