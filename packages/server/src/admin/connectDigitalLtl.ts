import { keepLogin } from '../carriers/logins.ts'
import { keepAccount } from '../modules/carrierAccounts/index.ts'
import { AdminError } from './companies.ts'
import { companyOf } from './connect.ts'
import type { Admin } from './openAdmin.ts'

const connector = 'nmfta'

export interface DigitalLtlAccount {
  readonly scac: string
  readonly name: string
  /** The company's number at the carrier; blank where it has none. */
  readonly account: string
  readonly apiKey: string
}

/**
 * Keeps a company's account with a carrier that speaks the Digital LTL Council's standard, its key sealed; given again for
 * the same SCAC, the new one takes its place.
 * @throws {AdminError} when nobody signs in under that address, the key is blank, or the SCAC is none
 */
export async function connectDigitalLtl(
  { db, clock, settings: { secret } }: Admin,
  email: string,
  { scac: given, name, account, apiKey }: DigitalLtlAccount,
): Promise<void> {
  const scac = given.trim().toUpperCase()
  if (!/^[A-Z]{2,4}$/.test(scac)) throw new AdminError(`${given} is no SCAC: it has two to four letters.`)
  if (apiKey === '') throw new AdminError('Give the key of the carrier in CARRIER_KEY.')
  const clientId = await companyOf(db, email)
  await db.forClient(clientId).transaction(async tx => {
    // Each carrier has a key of its own, so each has a login of its own.
    const own = { clientId, connector, name: scac }
    const { loginId } = await keepLogin(tx, secret, own, { apiKey, account }, clock.now())
    await keepAccount(tx, { clientId, connector, loginId, scac, name: name.trim() || scac }, clock.now())
  })
}
