import { startProduct } from './product.ts'

/** One product for the whole run; its address and sign-in reach the journeys through the environment. */
export default async function start(): Promise<() => Promise<void>> {
  const product = await startProduct()
  const { address, email, password, sandbox } = product
  Object.assign(process.env, { BASE_URL: address, DEMO_EMAIL: email, DEMO_PASSWORD: password, SANDBOX_URL: sandbox })
  return () => product.stop()
}
