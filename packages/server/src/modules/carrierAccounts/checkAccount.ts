import type { Environment, TokenKeeper } from '@waybill/carriers'
import type { App } from '../../app.ts'
import { baseUrlOf } from '../../carriers/accounts.ts'
import { openWireCall } from '../../carriers/exchanges.ts'
import type { ParcelConnector } from './parcelForms.ts'

const DEADLINE_MS = 20_000

/** What a carrier says of an account: `error` it refused it, `failed` it could not be asked. */
export type Verdict = { readonly kind: 'accepted' } | { readonly kind: 'error' | 'failed'; readonly message: string }

/** Asks the carrier whether it knows the account. Nothing of it is kept but the exchange, without its secrets. */
export async function checkAccount(
  app: App,
  clientId: number,
  { connector, form }: ParcelConnector,
  given: { readonly environment: Environment; readonly settings: object; readonly tokens?: TokenKeeper },
): Promise<Verdict> {
  const { scac } = form.carrier
  const baseUrl = baseUrlOf(app, connector, scac, given.environment)
  const tokens = given.tokens === undefined ? {} : { tokens: given.tokens }
  const account = { clientId, accountId: 0, scac, baseUrl, settings: given.settings, ...tokens }
  const { check } = app.carriers.open(connector, account)
  if (check === undefined) return { kind: 'accepted' }
  const about = { clientId, shipmentId: null, accountId: null, connector }
  const { wireCall, keep } = openWireCall(app, about, DEADLINE_MS)
  const answer = await check(wireCall)
  await keep()
  if (answer.kind === 'accepted') return answer
  const isOwn = answer.reason === 'credentials' || answer.reason === 'refused'
  return { kind: isOwn ? 'error' : 'failed', message: answer.message }
}
