import type { ConnectUps } from '@waybill/contract/calls/UPSReady/ConnectUps.ts'
import { openAuthorization } from '../../carriers/authorization.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { environmentOf, hasParcelAccount } from '../carrierAccounts/index.ts'
import { acceptanceOf, agreementInForce } from './agreement.ts'
import { beginConnection, redirectUriOf } from './connections.ts'

const issue = (code: string, params = {}) =>
  new Refusal('InvalidInput', {}, [{ at: 'body.AccountNumber', code, params }])

export const connectUps: Handler<typeof ConnectUps> = async ({ app, tx, who, input, now }) => {
  const number = input.AccountNumber.toUpperCase()
  if (number === '') throw issue('required')
  if (!/^[A-Z0-9]{6}$/.test(number)) throw issue('badForm', { example: 'A1B2C3' })
  const environment = await environmentOf(app, tx, who.clientId, 'ups', number)
  const authorization = openAuthorization(app, who.clientId, 'ups', environment)
  if (authorization === null) throw new Refusal('UpsConnectNotOffered')
  if (!(await hasParcelAccount(app, tx, who.clientId, 'ups', number))) {
    const { version } = await agreementInForce(app, tx)
    if ((await acceptanceOf(tx, who.clientId, version)) === undefined) throw issue('mustAgree')
  }
  const { state, challenge } = await beginConnection(app, tx, who, { number, cameFrom: input.CameFrom }, now)
  return { Url: authorization.address({ redirectUri: redirectUriOf(app), state, challenge }) }
}
