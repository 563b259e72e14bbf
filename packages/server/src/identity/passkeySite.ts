import { isIP } from 'node:net'
import type { App } from '../app.ts'
import { Refusal } from '../refusal.ts'

/** What passkeys are bound to: the name that they are made for, and the one address that a browser may answer from. */
export interface PasskeySite {
  /** The relying party's id: a host name, `localhost` included. */
  readonly rpId: string
  readonly origin: string
}

/**
 * The public address says it. Without one, which is no production, `localhost` may be used on whatever port it was opened.
 * Null: an address that browsers give no passkeys, as a number or one without TLS is.
 */
export function passkeySite(
  { settings }: Pick<App, 'settings'>,
  requestOrigin: string | undefined,
): PasskeySite | null {
  const address = settings.PUBLIC_URL ?? requestOrigin
  if (address === undefined || !URL.canParse(address)) return null
  const { hostname, protocol, origin } = new URL(address)
  const isNamed = protocol === 'https:' && isIP(hostname) === 0 && !hostname.startsWith('[')
  return hostname === 'localhost' || (settings.PUBLIC_URL !== undefined && isNamed) ? { rpId: hostname, origin } : null
}

/** @throws {Refusal} PasskeysOff */
export function passkeySiteOrRefuse(app: App, requestOrigin: string | undefined): PasskeySite {
  const site = passkeySite(app, requestOrigin)
  if (site === null) throw new Refusal('PasskeysOff')
  return site
}
