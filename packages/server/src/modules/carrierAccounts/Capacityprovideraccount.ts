import type { AccountGiven, CarrierFailure } from '@waybill/carriers'
import type { Capacityprovideraccount } from '@waybill/contract/calls/RealTimePricing/Capacityprovideraccount.ts'
import type { WireProviderAccount } from '@waybill/contract/wire/providerAccount.ts'
import { z } from 'zod'
import { recordChange } from '../../audit.ts'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { PROJECT44, type Provider, providerOf } from './provider.ts'

type Asked = Given<typeof Capacityprovideraccount>

const kept = z.object({
  groupCode: z.string(),
  accountCode: z.string(),
  providerId: z.string().catch(''),
})

interface Row {
  readonly account_id: number
  readonly scac: string
  readonly name: string
  readonly settings: unknown
  readonly version: number
}

const wireOf = ({ account_id, scac, name, settings, version }: Row): WireProviderAccount => {
  const { groupCode, accountCode } = kept.parse(settings)
  return {
    accountId: account_id,
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
    .select(['account_id', 'scac', 'name', 'settings', 'version'])
    .where('client_id', '=', who.clientId)
    .where('connector', '=', PROJECT44)
    .where('active', '=', true)
    .orderBy('scac')
    .orderBy('account_id')
    .limit(ACCOUNTS_MAX)

const load = async (asked: Asked) => ({
  Status: 'Success' as const,
  providerStatus: null,
  message: '',
  accounts: (await asked.db.read(rows(asked))).map(wireOf),
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
async function theAccount(asked: Asked): Promise<Row & { readonly providerId: string; readonly groupCode: string }> {
  const { db, input } = asked
  const row = await db.readOne(rows(asked).where('account_id', '=', input.accountId ?? 0))
  if (row === null) throw new Refusal('NotFound')
  if (row.version !== input.version) throw new Refusal('ChangedMeanwhile')
  return { ...row, ...kept.parse(row.settings) }
}

async function add(asked: Asked, provider: Provider) {
  const { app, db, who, input, now } = asked
  refuseIncomplete(asked)
  const given = givenOf(asked)
  const carrier = input.CarrierName
  const there = (await load(asked)).accounts
  const same = there.some(one => one.groupCode === input.groupCode && one.accountCode === given.accountCode)
  if (same) throw new Refusal('CarrierAccountExists', { carrier })
  const { accounts } = app.carriers.connectors.project44
  const answer = await accounts.add(provider.account(input.groupCode, given.scac), given, provider.errand)
  if (answer.kind === 'failed') return failed(asked, answer)
  const { groupCode } = input
  const settings = { groupCode, accountCode: given.accountCode, providerId: answer.providerId }
  await db.transaction(async tx => {
    const added = await tx
      .insertInto('carrier_account')
      .values({
        client_id: who.clientId,
        connector: PROJECT44,
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

async function update(asked: Asked, provider: Provider) {
  const { app, db, who, input, now } = asked
  refuseIncomplete(asked)
  const before = await theAccount(asked)
  const given = givenOf(asked)
  const { accounts } = app.carriers.connectors.project44
  const place = provider.account(before.groupCode, given.scac)
  const answer = await accounts.update(place, before.providerId, given, provider.errand)
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

async function remove(asked: Asked, provider: Provider) {
  const { app, db, who, now } = asked
  const before = await theAccount(asked)
  const { accounts } = app.carriers.connectors.project44
  const place = provider.account(before.groupCode, before.scac)
  const answer = await accounts.remove(place, before.providerId, provider.errand)
  if (answer.kind === 'failed') return failed(asked, answer)
  await db.transaction(async tx => {
    await tx
      .updateTable('carrier_account')
      .set({ active: false, version: before.version + 1, updated_at: now.toISOString() })
      .where('client_id', '=', who.clientId)
      .where('account_id', '=', before.account_id)
      .execute()
    await recordChange(tx, doer(asked), { ...entryOf(before.account_id, 'deleted'), before: { carrier: before.name } })
  })
  return load(asked)
}

export const capacityprovideraccount: Handler<typeof Capacityprovideraccount> = async asked => {
  const { app, db, who, query } = asked
  if (query.operationtype === 'load') return load(asked)
  const provider = await providerOf(app, db, who.clientId)
  try {
    if (query.operationtype === 'add') return await add(asked, provider)
    return await (query.operationtype === 'update' ? update(asked, provider) : remove(asked, provider))
  } finally {
    await provider.keep()
  }
}
