import type { UpsConnected } from '@waybill/contract/calls/UPSReady/UpsConnected.ts'
import { sentence } from '@waybill/domain'
import { openAuthorization } from '../../carriers/authorization.ts'
import { openWireCall } from '../../carriers/exchanges.ts'
import type { Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { connectParcelAccount, environmentOf } from '../carrierAccounts/index.ts'
import { redirectUriOf, takeConnection } from './connections.ts'

const connector = 'ups'
const DEADLINE_MS = 20_000

export const upsConnected: Handler<typeof UpsConnected> = async ({ app, db, who, input, request, now }) => {
  // It is used up before UPS is asked: who comes back a second time finds nothing.
  const { number, cameFrom, verifier, environment } = await db.transaction(async tx => {
    const taken = await takeConnection(app, tx, who, input.State, now)
    return { ...taken, environment: await environmentOf(app, tx, who.clientId, connector, taken.number) }
  })
  const answered = (Status: 'connected' | 'exist' | 'error' | 'failed', Message = '') => ({
    ...{ Status, Message, AccountNumber: number, CameFrom: cameFrom },
  })
  if (input.Error !== '' || input.Code === '') return answered('error', sentence('upsAccessDenied'))
  const authorization = openAuthorization(app, who.clientId, connector, environment)
  if (authorization === null) throw new Refusal('UpsConnectNotOffered')
  const about = { clientId: who.clientId, shipmentId: null, accountId: null, connector }
  const { wireCall, keep } = openWireCall(app, about, DEADLINE_MS)
  const outcome = await authorization.exchange(
    { code: input.Code, verifier, redirectUri: redirectUriOf(app) },
    wireCall,
  )
  await keep()
  if (outcome.kind === 'failed') {
    const isOwn = outcome.reason === 'credentials' || outcome.reason === 'refused'
    return answered(isOwn ? 'error' : 'failed', outcome.message)
  }
  const keeper = {
    ...{ app, db, doer: { who, requestId: request.id, at: now } },
    today: localNow(now, who.timeZone).date,
  }
  const kept = await connectParcelAccount(keeper, { connector, number, tokens: outcome.tokens })
  if (kept.kind === 'accepted') return answered('connected')
  if (kept.kind === 'error') return answered('error', sentence('upsNumberRefused', { number, message: kept.message }))
  return answered(kept.kind, kept.message)
}
