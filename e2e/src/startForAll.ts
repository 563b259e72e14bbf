import { startProduct } from './product.ts'

/** One product for the whole run; its address and sign-in reach the journeys through the environment. */
export default async function start(): Promise<() => Promise<void>> {
  const product = await startProduct()
  Object.assign(process.env, { BASE_URL: product.address, DEMO_EMAIL: product.email, DEMO_PASSWORD: product.password })
  return () => product.stop()
}
