import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { startProduct } from './product.ts'

/**
 * One product for the whole run with a company for each file of journeys, so that what one leaves behind is in nobody's
 * way. Its address and sign-ins reach the journeys through the environment.
 */
export default async function start(): Promise<() => Promise<void>> {
  const product = await startProduct()
  const files = readdirSync(join(import.meta.dirname, 'journeys')).filter(name => name.endsWith('.spec.ts'))
  const companies = product.addCompanies(files.length)
  const signIns = Object.fromEntries(files.map((name, n) => [name, companies[n]]))
  const { address, sandbox } = product
  Object.assign(process.env, { BASE_URL: address, SIGN_INS: JSON.stringify(signIns), SANDBOX_URL: sandbox })
  return () => product.stop()
}
