import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { type Product, type SignIn, startProduct } from './product.ts'

const setup = resolve(import.meta.dirname, '../../scripts/setup.mjs')

/** What journeys are given of a product that runs. */
export interface Given {
  readonly address: string
  readonly sandbox: string
  /** The folder that holds its database. */
  readonly data: string
  /** The company of which every journey gets a copy of its own. */
  readonly template: SignIn
}

/** @throws where no company could be made */
export function given(product: Product): Given {
  const [template] = product.addCompanies(1)
  if (template === undefined) throw new Error('the template of the journeys’ companies was not made')
  const { address, sandbox, data } = product
  return { address, sandbox, data, template }
}

/** One product for all journeys, of the sources as they stand; where it is reaches them through the environment. */
export default async function start(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [setup, '--with-test-tools'], { stdio: 'inherit' })
  const product = await startProduct()
  process.env.GIVEN = JSON.stringify(given(product))
  return () => product.stop()
}
