import type { AccountGiven, CarrierFailure } from '@waybill/carriers'
import type { Capacityprovideraccount } from '@waybill/contract/calls/RealTimePricing/Capacityprovideraccount.ts'
import type { WireProviderAccount } from '@waybill/contract/wire/providerAccount.ts'
import { sentence } from '@waybill/domain'
import { z } from 'zod'
import { recordChange } from '../../audit.ts'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { hasOpenOrders } from '../booking/index.ts'
import { withdrawPrices } from '../rates/index.ts'
import { type Provider, providerLogins, providerOf } from './provider.ts'

type Asked = Given<typeof Capacityprovideraccount>

const kept = z.object({
  groupCode: z.string(),
  accountCode: z.string(),
  providerId: z.string().catch(''),
})

/** Where an account stands at its provider. */
type Place = z.output<typeof kept>

interface Row {
  readonly account_id: number
  readonly login_id: number
  readonly scac: string
  readonly name: string
  readonly settings: unknown
  readonly version: number
}

const wireOf = ({ account_id, login_id, scac, name, settings, version }: Row): WireProviderAccount => {
  const { groupCode, accountCode } = kept.parse(settings)
  return {
    accountId: account_id,
    loginId: login_id,
    CapacityProviderIdentifierType: 'SCAC',
    CapacityProviderIdentifierValue: scac,
    CarrierName: name,
    groupCode,
    accountCode,
    version,
  }
}

/** Far above what a company has; the index of their codes refuses a second one whatever is listed. */
export const ACCOUNTS_MAX = 1_000

const rows = ({ app, who }: Asked) =>
  app.db.query
    .selectFrom('carrier_account')
    .select(['account_id', 'login_id', 'scac', 'name', 'settings', 'version'])
    .where('client_id', '=', who.clientId)
    .where(eb => eb('connector', '=', eb.fn.any(eb.val([...app.carriers.accountKeepers.keys()]))))
    .where('active', '=', true)
    .orderBy('scac')
    .orderBy('account_id')
    .limit(ACCOUNTS_MAX)

const load = async (asked: Asked) => ({
  Status: 'Success' as const,
  providerStatus: null,
  message: '',
  accounts: (await asked.db.read(rows(asked))).map(wireOf),
  logins: (await asked.db.read(providerLogins(asked.app, asked.who.clientId))).map(({ login_id, name }) => ({
    loginId: login_id,
    name,
  })),
})

const failed = async (asked: Asked, { providerStatus, message }: CarrierFailure) => ({
  ...(await load(asked)),
  Status: 'Failed' as const,
  providerStatus,
  message,
})

const doer = ({ who, request, now }: Asked) => ({ who, requestId: request.id, at: now })

const entryOf = (accountId: number, action: string) => ({ entity: 'carrierAccount', entityId: accountId, action })

function givenOf({ input }: Asked): AccountGiven {
  const { CapacityProviderIdentifierValue: scac, accountCode, accountDefinitionIdentifier, fields } = input
  return { scac, accountCode: accountCode || scac, accountDefinitionIdentifier, fields }
}

/** @throws {Refusal} CarrierDetailsMissing at each field */
function refuseIncomplete({ input }: Asked): void {
  const needed = ['CapacityProviderIdentifierValue', 'CarrierName', 'groupCode'] as const
  const issues = needed
    .filter(field => input[field] === '' || (field.endsWith('Value') && !/^[A-Z]{2,4}$/.test(input[field])))
    .map(field => ({ at: `body.${field}`, code: input[field] === '' ? 'required' : 'invalid', params: {} }))
  if (issues.length > 0) throw new Refusal('CarrierDetailsMissing', {}, issues)
}

/** @throws {Refusal} NotFound, ChangedMeanwhile */
async function theAccount(asked: Asked): Promise<Row & Place> {
  const { db, input } = asked
  const row = await db.readOne(rows(asked).where('account_id', '=', input.accountId ?? 0))
  if (row === null) throw new Refusal('NotFound')
  if (row.version !== input.version) throw new Refusal('ChangedMeanwhile')
  return { ...row, ...kept.parse(row.settings) }
}

async function add(asked: Asked, provider: Provider) {
  const { db, who, input, now } = asked
  const given = givenOf(asked)
  const carrier = input.CarrierName
  const there = (await load(asked)).accounts
  const same = there.some(
    one =>
      one.loginId === provider.loginId && one.groupCode === input.groupCode && one.accountCode === given.accountCode,
  )
  if (same) throw new Refusal('CarrierAccountExists', { carrier })
  const answer = await provider.accountsIn(input.groupCode, given.scac).add(given, provider.wireCall)
  if (answer.kind === 'failed') return failed(asked, answer)
  const { groupCode } = input
  const settings = { groupCode, accountCode: given.accountCode, providerId: answer.providerId }
  await db.transaction(async tx => {
    const added = await tx
      .insertInto('carrier_account')
      .values({
        client_id: who.clientId,
        login_id: provider.loginId,
        connector: provider.connector,
        scac: given.scac,
        name: carrier,
        settings: JSON.stringify(settings),
        updated_at: now.toISOString(),
      })
      .onConflict(conflict => conflict.doNothing())
      .returning('account_id')
      .executeTakeFirst()
    if (added === undefined) throw new Refusal('CarrierAccountExists', { carrier })
    await recordChange(tx, doer(asked), { ...entryOf(added.account_id, 'added'), after: { scac: given.scac, carrier } })
  })
  return load(asked)
}

async function update(asked: Asked, provider: Provider, before: Row & Place) {
  const { db, who, input, now } = asked
  const given = givenOf(asked)
  const place = provider.accountsIn(before.groupCode, given.scac)
  const answer = await place.update(before.providerId, given, provider.wireCall)
  if (answer.kind === 'failed') return failed(asked, answer)
  await db.transaction(async tx => {
    const changed = await tx
      .updateTable('carrier_account')
      .set({ name: input.CarrierName, version: before.version + 1, updated_at: now.toISOString() })
      .where('client_id', '=', who.clientId)
      .where('account_id', '=', before.account_id)
      .where('version', '=', before.version)
      .returning('account_id')
      .executeTakeFirst()
    if (changed === undefined) throw new Refusal('ChangedMeanwhile')
    const after = { carrier: input.CarrierName, fields: Object.keys(input.fields) }
    await recordChange(tx, doer(asked), {
      ...entryOf(before.account_id, 'changed'),
      before: { carrier: before.name },
      after,
    })
  })
  return load(asked)
}

/**
 * Asks nobody for prices through this account any more, and ends those that it gave. Returns their shipments.
 * @throws {Refusal} ChangedMeanwhile
 */
const putOut = ({ db, who, now }: Asked, before: Row): Promise<ReadonlySet<number>> =>
  db.transaction(async tx => {
    const changed = await tx
      .updateTable('carrier_account')
      .set({ active: false, version: before.version + 1, updated_at: now.toISOString() })
      .where('client_id', '=', who.clientId)
      .where('account_id', '=', before.account_id)
      .where('version', '=', before.version)
      .returning('account_id')
      .executeTakeFirst()
    if (changed === undefined) throw new Refusal('ChangedMeanwhile')
    return withdrawPrices(tx, who.clientId, before.account_id, now)
  })

/**
 * Whether there are orders of an account that is out. Whoever was just placing one holds the shipment's lock and is waited
 * for; whoever comes later finds no price of it.
 */
const isWanted = ({ db, who }: Asked, { account_id }: Row, shipments: ReadonlySet<number>): Promise<boolean> =>
  db.transaction(async tx => {
    await tx
      .selectFrom('shipment')
      .select('shipment_id')
      .where('client_id', '=', who.clientId)
      .where(eb => eb('shipment_id', '=', eb.fn.any(eb.val([...shipments]))))
      .orderBy('shipment_id')
      .forShare()
      .execute()
    return hasOpenOrders(tx, who.clientId, account_id)
  })

/** The provider would not let it go: it is there again, under one more version. */
const putBack = ({ db, who, now }: Asked, before: Row) =>
  db.transaction(tx =>
    tx
      .updateTable('carrier_account')
      .set({ active: true, version: before.version + 2, updated_at: now.toISOString() })
      .where('client_id', '=', who.clientId)
      .where('account_id', '=', before.account_id)
      .where('version', '=', before.version + 1)
      .execute(),
  )

/**
 * Deletes an account. While orders of it are open it stays at the provider: without it nobody could ask there what became
 * of them, cancel them or see where the freight is.
 */
async function remove(asked: Asked, { accountsIn, wireCall }: Provider, before: Row & Place) {
  const shipments = await putOut(asked, before)
  const isOpen = await isWanted(asked, before, shipments)
  if (!isOpen) {
    const place = accountsIn(before.groupCode, before.scac)
    const answer = await place.remove(before.providerId, wireCall).catch(async (error: unknown) => {
      await putBack(asked, before)
      throw error
    })
    if (answer.kind === 'failed') {
      await putBack(asked, before)
      return failed(asked, answer)
    }
  }
  await asked.db.transaction(tx =>
    recordChange(tx, doer(asked), { ...entryOf(before.account_id, 'deleted'), before: { carrier: before.name } }),
  )
  const message = isOpen ? sentence('accountStays') : ''
  return { ...(await load(asked)), message }
}

export const capacityprovideraccount: Handler<typeof Capacityprovideraccount> = async asked => {
  const { app, db, who, query, input } = asked
  const { operationtype } = query
  if (operationtype === 'load') return load(asked)
  if (operationtype !== 'delete') refuseIncomplete(asked)
  const before = operationtype === 'add' ? null : await theAccount(asked)
  const provider = await providerOf(app, db, who.clientId, before?.login_id ?? input.loginId)
  try {
    if (before === null) return await add(asked, provider)
    return await (operationtype === 'update' ? update : remove)(asked, provider, before)
  } finally {
    await provider.keep()
  }
}
