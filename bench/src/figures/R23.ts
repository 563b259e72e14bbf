import { goals } from '../goals.ts'
import { runInFull } from '../inTests.ts'
import type { Row } from '../measure.ts'

const ORDERS = 1_000

/** Generated orders from the form to the paper: what is typed, kept, priced, mailed and printed agrees field by field. */
export async function R23(): Promise<Row[]> {
  const env = { ORDERS: String(ORDERS) }
  const { isGood, failed, seconds } = runInFull('packages/server/src/modules/booking/everyOrderAgrees.test.ts', env)
  return [
    {
      figure: `R23 ${ORDERS.toLocaleString('en-US')} generated orders`,
      measured: isGood ? `all agree, ${seconds} s` : `failed: ${failed.join('; ')}`,
      beside: '-',
      ratio: '-',
      goal: goals.R23.agree,
    },
  ]
}
