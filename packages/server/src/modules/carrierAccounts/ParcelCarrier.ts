import type { ParcelCarrier } from '@waybill/contract/calls/Carriers/ParcelCarrier.ts'
import { recordChange } from '../../audit.ts'
import type { Given, Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { withdrawPrices } from '../rates/index.ts'
import { checkAccount } from './checkAccount.ts'
import { type Keeper, keepParcelAccount, lockedVersion, takenBy } from './keepParcelAccount.ts'
import { knownAccounts, parcelAccounts, tokensOfAccount } from './parcelAccountRows.ts'
import { CONNECTED, isConnected, NUMBER_FIELD, type ParcelConnector, parcelConnectors } from './parcelForms.ts'

type Asked = Given<typeof ParcelCarrier>
type Status = 'load' | 'added' | 'updated' | 'deleted' | 'exist' | 'error' | 'failed'
type Fields = Readonly<Record<string, string>>

const answered = async ({ app, db, who, query }: Asked, Status: Status, Message = '') => ({
  ...{ Status, Message },
  ...(await parcelAccounts(app, db, who.clientId, query.function === 'Load' ? query.mode : '')),
})

const doer = ({ who, request, now }: Asked) => ({ who, requestId: request.id, at: now })

const keeper = (asked: Asked): Keeper => ({
  ...{ app: asked.app, db: asked.db, doer: doer(asked) },
  today: localNow(asked.now, asked.who.timeZone).date,
})

/** What the carrier asked for, a blank secret as it is kept. @throws {Refusal} CarrierDetailsMissing, InvalidInput at the fields */
function entered({ input }: Asked, { form }: ParcelConnector, before: Fields): Fields {
  const isOwn = isConnected(before)
  const asked = form.fields.filter(({ signsIn }) => !(isOwn && signsIn === true))
  const values = asked.map(field => {
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
  const given = values.filter(({ value }) => value !== '').map(({ field, value }) => [field.name, value])
  return { ...Object.fromEntries(given), ...(isOwn ? CONNECTED : {}) }
}

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
  const verdict = await checkAccount(app, who.clientId, connector, {
    ...{ environment, settings: fields },
    ...(before !== null && isConnected(fields) ? { tokens: tokensOfAccount(app, who.clientId, before) } : {}),
  })
  if (verdict.kind !== 'accepted') return answered(asked, verdict.kind, verdict.message)
  const { earlier } = input
  const stands = await keepParcelAccount(keeper(asked), { connector, before, name, environment, fields, earlier })
  if (stands !== '') return answered(asked, 'exist', stands)
  return answered(asked, before === null ? 'added' : 'updated')
}

/** Asks nobody for prices or labels through it any more; what was bought with it is still followed and given back. */
async function remove(asked: Asked) {
  const { db, who, now } = asked
  const { before, connector } = await meant(asked)
  if (before === null) throw new Refusal('NotFound')
  await db.transaction(async tx => {
    await lockedVersion(tx, who.clientId, before)
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
