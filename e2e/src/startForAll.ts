import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { type Product, type SignIn, startProduct } from './product.ts'

/** What a worker's journeys are given: where its product is, and the sign-in of the company of each file. */
export interface Given {
  readonly BASE_URL: string
  readonly SANDBOX_URL: string
  readonly signIns: Readonly<Record<string, SignIn>>
}

const files = readdirSync(join(import.meta.dirname, 'journeys')).filter(name => name.endsWith('.spec.ts'))

function given(product: Product): Given {
  const companies = product.addCompanies(files.length)
  const signIns = Object.fromEntries(files.map((name, n) => [name, companies[n] ?? { email: '', password: '' }]))
  return { BASE_URL: product.address, SANDBOX_URL: product.sandbox, signIns }
}

/**
 * A product for each worker, with carriers of its own and a company for each file of journeys, so that what one leaves
 * behind is in nobody's way. What they are given reaches them through the environment.
 */
export default async function start({ workers }: FullConfig): Promise<() => Promise<void>> {
  const products: Product[] = []
  for (let n = 0; n < workers; n++) products.push(await startProduct())
  process.env.GIVEN = JSON.stringify(products.map(given))
  return async () => {
    for (const product of products) await product.stop()
  }
}
