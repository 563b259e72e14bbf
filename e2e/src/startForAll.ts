import { type Product, type SignIn, startProduct } from './product.ts'

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

/** One product for all journeys; where it is reaches them through the environment. */
export default async function start(): Promise<() => Promise<void>> {
  const product = await startProduct()
  process.env.GIVEN = JSON.stringify(given(product))
  return () => product.stop()
}
