import { setTimeout as pause } from 'node:timers/promises'
import type { Registration } from '@waybill/contract/calls/UPSReady/Registration.ts'
import {
  UPS_REGISTRATIONS_SHOWN,
  type UpsDetails,
  upsDetails,
  upsFromWire,
  upsProblems,
} from '@waybill/contract/wire/upsReady.ts'
import { parseAmount } from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import { baseUrlOf } from '../../carriers/accounts.ts'
import { openAuthorization } from '../../carriers/authorization.ts'
import { openWireCall } from '../../carriers/exchanges.ts'
import type { Tx } from '../../db/open.ts'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { addParcelAccount, hasParcelAccount } from '../carrierAccounts/index.ts'
import { acceptAgreement, agreementInForce, refuseUnaccepted } from './agreement.ts'
import { beginRegistration, isBeingAsked, lockRegistration, sealDetails, todayAt } from './registrationRows.ts'

type Asked = Given<typeof Registration>
type Asking = NonNullable<Asked['input']['register']>

const connector = 'ups'
const SCAC = 'UPSN'
const DEADLINE_MS = 20_000
/** How long the second of two at once waits for the first. */
const WAIT_MS = 25_000
const LOOK_EVERY_MS = 250

/**
 * Whether accounts are registered here: UPS itself publishes no Registration any more, so only what stands in its place, the
 * sandbox, is asked for it.
 */
const isOffered = ({ settings }: Asked['app']): boolean =>
  !settings.production && settings.carrierUrls[connector] !== undefined

const doer = ({ who, request, now }: Asked) => ({ who, requestId: request.id, at: now })

async function answered(asked: Asked, Status: 'load' | 'registered' | 'exist' | 'error' | 'failed', Message = '') {
  const { app, db, who } = asked
  const rows = await db.read(
    app.db.query
      .selectFrom('ups_registration')
      .select(['account_number', 'account_id', 'registered_at', 'registered_by', 'agreement'])
      .where('client_id', '=', who.clientId)
      .where('state', '=', 'registered')
      .$if('kind' in who, found => found.where('registration_id', '=', 'kind' in who ? who.subjectId : 0))
      .orderBy('registration_id', 'desc')
      .limit(UPS_REGISTRATIONS_SHOWN),
  )
  return {
    ...{ Status, Message, isOffered: isOffered(app) },
    // Who holds a link has no session that a sign-in could be bound to.
    isConnectOffered: !('kind' in who) && openAuthorization(app, who.clientId, connector) !== null,
    registered: rows.map(row => ({
      ...{ AccountNumber: row.account_number, AccountID: row.account_id ?? 0, AgreementVersion: row.agreement },
      ...{ registeredAt: row.registered_at ?? '', registeredBy: row.registered_by },
    })),
  }
}

interface Claim {
  readonly kind: 'claimed'
  readonly registrationId: number
  readonly version: number
  readonly today: string
  readonly agreement: string
}

/** @throws {Refusal} InvalidInput at every field that is wrong, at the box, or at the agreement's version */
async function refuseWrong({ app, now, who }: Asked, tx: Tx, asking: Asking) {
  const { details, AgreementVersion: version, Accepted: isAccepted } = asking
  const agreement = await agreementInForce(app, tx)
  const today = await todayAt(tx, who.clientId, now)
  const issues = upsProblems(details, today).map(({ at, ...rest }) => ({ at: `body.register.details.${at}`, ...rest }))
  const box = isAccepted ? [] : [{ at: 'body.register.Accepted', code: 'mustAgree', params: {} }]
  if (issues.length + box.length > 0) throw new Refusal('InvalidInput', {}, [...issues, ...box])
  refuseUnaccepted(
    agreement,
    { version, isAccepted },
    { box: 'register.Accepted', version: 'register.AgreementVersion' },
  )
  return { agreement: agreement.version, today }
}

/** Takes it upon itself to ask UPS; `asked`: somebody else is doing so now. */
const claim = (asked: Asked, asking: Asking): Promise<Claim | { readonly kind: 'exist' | 'asked' }> =>
  asked.db.transaction(async tx => {
    const { app, who, now } = asked
    const { clientId } = who
    const { details } = asking
    const known = await refuseWrong(asked, tx, asking)
    const row =
      (await lockRegistration(tx, who)) ??
      (await beginRegistration(app, tx, clientId, { details, step: 'invoice' }, now)) ??
      (await lockRegistration(tx, who))
    if (row === undefined) return { kind: 'asked' }
    if (isBeingAsked(row, now)) return { kind: 'asked' }
    const { number } = upsFromWire(details).account
    if (row.state === 'registered' || (await hasParcelAccount(app, tx, clientId, connector, number))) {
      return { kind: 'exist' }
    }
    await acceptAgreement(tx, who, known.agreement, now)
    const version = row.version + 1
    await tx
      .updateTable('ups_registration')
      .set({
        ...{ state: 'asking', step: 'invoice', sealed: sealDetails(app, clientId, details), version },
        ...{ asked_at: now.toISOString(), updated_at: now.toISOString() },
      })
      .where('client_id', '=', clientId)
      .where('registration_id', '=', row.registration_id)
      .execute()
    return { kind: 'claimed', registrationId: row.registration_id, version, ...known }
  })

/** Whoever comes second hears what became of the first. @throws {Refusal} InFlight: that takes too long */
async function claimInTurn(asked: Asked, asking: Asking): Promise<Claim | { readonly kind: 'exist' }> {
  const until = performance.now() + WAIT_MS
  for (;;) {
    const claimed = await claim(asked, asking)
    if (claimed.kind !== 'asked') return { ...claimed } as Claim | { readonly kind: 'exist' }
    if (performance.now() > until) throw new Refusal('InFlight')
    await pause(LOOK_EVERY_MS)
  }
}

async function askUps({ app, who }: Asked, details: UpsDetails) {
  const { contact, account, invoice } = upsFromWire(details)
  const baseUrl = baseUrlOf(app, connector, SCAC)
  // Signed in as this product: the account has no sign-in of its own yet.
  const settings = { clientId: 'waybill', clientSecret: 'waybill-registers', accountNumber: account.number }
  const { register } = app.carriers.open(connector, {
    ...{ clientId: who.clientId, accountId: 0, scac: SCAC, baseUrl, settings },
  })
  if (register === undefined) throw new Error(`connector ${connector} cannot register`)
  const about = { clientId: who.clientId, shipmentId: null, accountId: null, connector }
  const { wireCall, keep } = openWireCall(app, about, DEADLINE_MS)
  const amount = parseAmount(invoice.amount, invoice.currency) ?? 0
  const outcome = await register({ contact, account, invoice: { ...invoice, amount } }, wireCall)
  await keep()
  return outcome
}

/** The row as it is after UPS was asked, unless somebody else has taken it over by then. */
const settled = (tx: Tx, { who, now }: Asked, { registrationId, version }: Claim, change: object) =>
  tx
    .updateTable('ups_registration')
    .set({ ...change, version: version + 1, updated_at: now.toISOString() })
    .where('client_id', '=', who.clientId)
    .where('registration_id', '=', registrationId)
    .where('version', '=', version)
    .execute()

async function register(asked: Asked, asking: Asking) {
  const { app, db, who, now } = asked
  if (!isOffered(app)) throw new Refusal('UpsNotOffered')
  const claimed = await claimInTurn(asked, asking)
  if (claimed.kind === 'exist') return answered(asked, 'exist')
  const { details } = asking
  const giveBack = () => db.transaction(tx => settled(tx, asked, claimed, { state: 'open', asked_at: null }))
  const outcome = await askUps(asked, details).catch(async (error: unknown) => {
    await giveBack()
    throw error
  })
  if (outcome.kind === 'failed') {
    await giveBack()
    return answered(asked, outcome.reason === 'refused' ? 'error' : 'failed', outcome.message)
  }
  const { contactPerson, account } = details
  const number = account.AccountNumber.toUpperCase()
  const stands = await addParcelAccount(
    { app, db, doer: doer(asked), today: claimed.today },
    {
      ...{ connector, fields: outcome.fields },
      also: async (tx, accountId) => {
        await settled(tx, asked, claimed, {
          ...{ state: 'registered', account_id: accountId, account_number: number, agreement: claimed.agreement },
          ...{ registered_at: now.toISOString(), registered_by: 'kind' in who ? contactPerson.ContactName : who.name },
          sealed: sealDetails(app, who.clientId, upsDetails.parse({ contactPerson, account })),
        })
        await recordChange(tx, doer(asked), {
          ...{ entity: 'upsRegistration', entityId: claimed.registrationId, action: 'registered' },
          after: { accountNumber: number, agreement: claimed.agreement },
        })
      },
    },
  )
  if (stands) return answered(asked, 'registered')
  await giveBack()
  return answered(asked, 'exist')
}

export const registration: Handler<typeof Registration> = async asked => {
  const { register: asking } = asked.input
  return asking === undefined ? answered(asked, 'load') : register(asked, asking)
}
