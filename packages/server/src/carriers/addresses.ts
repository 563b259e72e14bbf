import type { Environment } from '@waybill/carriers'
import type { App } from '../app.ts'

/**
 * Where a carrier of a connector is reached: as a setting of the installation says, else at the carrier's own address for
 * the account's environment. Undefined when neither is known.
 */
export const addressOf = (
  { settings: { carrierUrls }, carriers }: Pick<App, 'settings'> & Partial<Pick<App, 'carriers'>>,
  connector: string,
  scac: string,
  environment: Environment = 'live',
): string | undefined =>
  carrierUrls[`${connector}/${scac}`] ?? carrierUrls[connector] ?? carriers?.formOf(connector)?.addresses[environment]
