import type { SettingsForm } from '@waybill/carriers'
import type { EarlierSettings, WireParcelCarrier } from '@waybill/contract/wire/parcelAccount.ts'
import type { App } from '../../app.ts'
import { isReachable } from '../../carriers/accounts.ts'

/** A connector whose accounts are set up by its own form, for small packages. */
export interface ParcelConnector {
  readonly connector: string
  readonly form: SettingsForm
  readonly secrets: readonly string[]
}

/** Field of a form that names the account at its carrier: another one is another account. */
export const NUMBER_FIELD = 'accountNumber'
/** Set where the company signed in at the carrier itself. */
export const CONNECTED = { connected: 'yes' } as const
export const isConnected = (fields: Readonly<Record<string, string>>): boolean => fields.connected === 'yes'
const FIELD_MAX = 100

export const modeOf = (connector: string): string => connector.toUpperCase()

/** The connectors for small packages whose accounts can be kept here. @param mode one of them; blank: all */
export function parcelConnectors({ carriers, ...app }: App, mode = ''): readonly ParcelConnector[] {
  return carriers.withForms.flatMap(connector => {
    const form = carriers.formOf(connector)
    const isAsked = mode === '' || modeOf(connector) === mode.toUpperCase()
    if (form === null || !isAsked || !carriers.reachOf(connector).modes.includes('PARCEL')) return []
    if (!isReachable({ carriers, ...app }, connector, form.carrier.scac)) return []
    const secrets = form.fields.filter(({ secret }) => secret === true).map(({ name }) => name)
    return [{ connector, form, secrets }]
  })
}

/** How a carrier's form goes over the wire. */
export const wireCarrierOf = ({ connector, form }: ParcelConnector): WireParcelCarrier => ({
  mode: modeOf(connector),
  SCAC: form.carrier.scac,
  CarrierName: form.carrier.name,
  fields: form.fields.map(({ name, label, hint, required, secret, signsIn, choices, max }) => ({
    ...{ name, label, hint: hint ?? null },
    ...{ required: required === true, secret: secret === true, signsIn: signsIn === true, max: max ?? FIELD_MAX },
    choices: (choices ?? []).map(choice => ({ ...choice })),
  })),
})

/** What was entered for earlier interfaces, without its secrets; `names` of those that are kept. */
export function shownEarlier({ FedEx, USPS }: EarlierSettings) {
  const hidden = { Key: '', Password: '' }
  const names = [
    ...(['test', 'live'] as const).flatMap(at =>
      (['Key', 'Password'] as const).flatMap(name => (FedEx[at][name] === '' ? [] : [`FedEx.${at}.${name}`])),
    ),
    ...(USPS.Password === '' ? [] : ['USPS.Password']),
  ]
  const earlier: EarlierSettings = {
    FedEx: { ...FedEx, test: { ...FedEx.test, ...hidden }, live: { ...FedEx.live, ...hidden } },
    USPS: { ...USPS, Password: '' },
  }
  return { earlier, names }
}

/** What is kept from now on: a secret that was left blank stays as it was. */
export function keptEarlier(given: EarlierSettings, before: EarlierSettings): EarlierSettings {
  const signIn = (at: 'test' | 'live') => ({
    ...given.FedEx[at],
    Key: given.FedEx[at].Key || before.FedEx[at].Key,
    Password: given.FedEx[at].Password || before.FedEx[at].Password,
  })
  return {
    FedEx: { ...given.FedEx, test: signIn('test'), live: signIn('live') },
    USPS: { ...given.USPS, Password: given.USPS.Password || before.USPS.Password },
  }
}
