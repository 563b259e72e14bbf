import type { Environment, OpenAccount } from '@waybill/carriers'
import type { App } from '../app.ts'
import { addressOf } from './addresses.ts'
import type { Refresh } from './grants.ts'

type OpenAuthorization = NonNullable<OpenAccount['authorization']>

/** A connector's way to connect accounts by signing in at its carrier, as the operator's app; null: there is none here. */
export function openAuthorization(
  app: App,
  clientId: number,
  connector: string,
  environment: Environment = 'live',
): OpenAuthorization | null {
  const { upsApp } = app.settings
  if (upsApp === null || connector !== 'ups' || !app.carriers.has(connector)) return null
  const scac = app.carriers.formOf(connector)?.carrier.scac ?? ''
  const baseUrl = addressOf(app, connector, scac, environment)
  if (baseUrl === undefined) return null
  const settings = { ...upsApp, accountNumber: '-' }
  return app.carriers.open(connector, { clientId, accountId: 0, scac, baseUrl, settings }).authorization ?? null
}

/** How a login's tokens are renewed. @throws when the operator's app is gone */
export function refreshWith(app: App, clientId: number, connector: string, environment: Environment): Refresh {
  return async (refreshToken, wireCall) => {
    const authorization = openAuthorization(app, clientId, connector, environment)
    if (authorization === null) throw new Error(`UPS_CLIENT_ID is not set: ${connector} can't be asked for tokens`)
    return authorization.refresh({ refreshToken }, wireCall)
  }
}
