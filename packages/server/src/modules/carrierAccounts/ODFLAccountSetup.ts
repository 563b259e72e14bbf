import type { RateAnswer } from '@waybill/carriers'
import type { ODFLAccountSetup } from '@waybill/contract/calls/Carriers/ODFLAccountSetup.ts'
import { z } from 'zod'
import { recordChange } from '../../audit.ts'
import { baseUrlOf, isReachable } from '../../carriers/accounts.ts'
import { openWireCall } from '../../carriers/exchanges.ts'
import { keepLogin, openLoginIfAble } from '../../carriers/logins.ts'
import type { Tx } from '../../db/open.ts'
import type { Given, Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { withdrawPrices } from '../rates/index.ts'
import { probeShipment } from './probeShipment.ts'

type Asked = Given<typeof ODFLAccountSetup>

const connector = 'odfl'
const SCAC = 'ODFL'
const DEADLINE_MS = 20_000

/** The sign-in as its connector reads it. */
const credentials = z.object({
  userName: z.string(),
  password: z.string(),
  accountNumber: z.string(),
  /** False: kept without being asked of the carrier, whose connector was not there. */
  verified: z.boolean().catch(false),
})
type Credentials = z.output<typeof credentials>

async function kept({ app, db, who }: Asked): Promise<Credentials | null> {
  const row = await db.readOne(
    app.db.query
      .selectFrom('carrier_login')
      .select('sealed')
      .where('client_id', '=', who.clientId)
      .where('connector', '=', connector)
      .where('name', '=', ''),
  )
  if (row === null) return null
  const login = openLoginIfAble(app.settings.secret, { clientId: who.clientId, connector, name: '' }, row.sealed)
  return login === null ? null : credentials.parse(login)
}

const shown = (known: Credentials | null) => ({
  userName: known?.userName ?? '',
  accountNumber: known?.accountNumber ?? '',
  hasPassword: known !== null,
  verified: known?.verified ?? false,
})

/** @throws {Refusal} CarrierDetailsMissing at each field */
function entered({ input }: Asked, before: Credentials | null): Credentials {
  const given = { ...input, password: input.password || (before?.password ?? '') }
  const missing = (['userName', 'password', 'accountNumber'] as const).filter(field => given[field] === '')
  if (missing.length > 0) {
    const issues = missing.map(field => ({ at: `body.${field}`, code: 'required', params: {} }))
    throw new Refusal('CarrierDetailsMissing', {}, issues)
  }
  return { ...given, verified: false }
}

type Verdict =
  | { readonly kind: 'accepted' | 'notAsked' }
  | { readonly kind: 'error' | 'failed'; readonly message: string }

/** Only a price, or a refusal of the freight itself, says that the account was accepted. */
function verdictOf(answers: readonly RateAnswer[]): Verdict {
  const [failure] = answers.flatMap(answer => (answer.kind === 'failed' ? [answer] : []))
  if (failure === undefined || answers.some(answer => answer.kind === 'price')) return { kind: 'accepted' }
  const isOwn = failure.reason === 'credentials' || failure.reason === 'refused'
  return { kind: isOwn ? 'error' : 'failed', message: failure.message }
}

/** Asks the carrier for a price with the credentials, where its connector is there. */
async function verify({ app, who, now }: Asked, given: Credentials): Promise<Verdict> {
  if (!isReachable(app, connector)) return { kind: 'notAsked' }
  const { clientId } = who
  const settings = { ...given, groupCode: '', accountCode: given.accountNumber }
  const { rate } = app.carriers.open(connector, {
    ...{ clientId, accountId: 0, scac: SCAC, baseUrl: baseUrlOf(app, connector), settings },
  })
  if (rate === undefined) return { kind: 'notAsked' }
  const about = { clientId, shipmentId: null, accountId: null, connector }
  const { wireCall, keep } = openWireCall(app, about, DEADLINE_MS)
  const answers = await rate(probeShipment(localNow(now, who.timeZone).date), wireCall)
  await keep()
  return verdictOf(answers)
}

/** The account that is in force, its row locked. */
const accountInForce = (tx: Tx, clientId: number, loginId: number) =>
  tx
    .selectFrom('carrier_account')
    .select(['account_id', 'settings'])
    .where('client_id', '=', clientId)
    .where('login_id', '=', loginId)
    .where('active', '=', true)
    .forUpdate()
    .executeTakeFirst()

const numberOf = (settings: unknown): string | undefined =>
  z.object({ accountNumber: z.string() }).safeParse(settings).data?.accountNumber

/**
 * The account behind the login, for whom prices are asked and orders placed with it. Another number is another account:
 * the former one stays with its number for the orders that were placed with it, which the carrier knows under no other. Asked
 * about under the new one it would say that it has none, and the freight would be ordered again. The prices that it gave are
 * not ordered any more.
 */
async function keepAccount(
  { who, now }: Asked,
  tx: Tx,
  loginId: number,
  before: Credentials | null,
  after: Credentials,
) {
  const { accountNumber } = after
  const settingsOf = (accountCode: string) => JSON.stringify({ groupCode: '', accountCode, accountNumber: accountCode })
  const inForce = await accountInForce(tx, who.clientId, loginId)
  const former = numberOf(inForce?.settings) ?? before?.accountNumber ?? ''
  if (inForce !== undefined) {
    await tx
      .updateTable('carrier_account')
      .set(eb => ({
        settings: settingsOf(former),
        active: former === accountNumber,
        version: eb('version', '+', 1),
        updated_at: now.toISOString(),
      }))
      .where('client_id', '=', who.clientId)
      .where('account_id', '=', inForce.account_id)
      .execute()
    if (former === accountNumber) return inForce.account_id
    await withdrawPrices(tx, who.clientId, inForce.account_id, now)
  }
  const { account_id } = await tx
    .insertInto('carrier_account')
    .values({
      ...{ client_id: who.clientId, login_id: loginId, connector, scac: SCAC },
      name: 'Old Dominion Freight Line',
      settings: settingsOf(accountNumber),
      updated_at: now.toISOString(),
    })
    .returning('account_id')
    .executeTakeFirstOrThrow()
  return account_id
}

async function save(asked: Asked) {
  const { app, db, who, request, now } = asked
  const before = await kept(asked)
  const given = entered(asked, before)
  const verdict = await verify(asked, given)
  if (verdict.kind === 'error' || verdict.kind === 'failed') {
    return { Status: verdict.kind, Message: verdict.message, ...shown(before) }
  }
  const after = { ...given, verified: verdict.kind === 'accepted' }
  await db.transaction(async tx => {
    const own = { clientId: who.clientId, connector, name: '' }
    const { loginId } = await keepLogin(tx, app.settings.secret, own, after, now)
    const accountId = await keepAccount(asked, tx, loginId, before, after)
    const { userName, accountNumber, verified } = after
    await recordChange(
      tx,
      { who, requestId: request.id, at: now },
      {
        ...{ entity: 'carrierAccount', entityId: accountId, action: before === null ? 'added' : 'changed' },
        ...(before === null ? {} : { before: { userName: before.userName, accountNumber: before.accountNumber } }),
        after: { scac: SCAC, userName, accountNumber, verified },
      },
    )
  })
  return { Status: before === null ? ('success' as const) : ('updated' as const), Message: '', ...shown(after) }
}

export const accountSetup: Handler<typeof ODFLAccountSetup> = async asked =>
  asked.query.Mode === 'save' ? save(asked) : { Status: 'load', Message: '', ...shown(await kept(asked)) }
