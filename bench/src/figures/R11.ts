import { goals } from '../goals.ts'
import { runInFull } from '../inTests.ts'
import type { Row } from '../measure.ts'

const REQUESTS = 50_000

/** The wild requests of the tests, as many as the figure asks for: no 5xx, no hang, every answer in its shape. */
export async function R11(): Promise<Row[]> {
  const env = { WILD_REQUESTS: String(REQUESTS) }
  const { isGood, failed, seconds } = runInFull('packages/server/src/http/wildBodies.test.ts', env)
  return [
    {
      figure: `R11 ${REQUESTS.toLocaleString('en-US')} generated requests`,
      measured: isGood ? `all answered in shape, ${seconds} s` : `failed: ${failed.join('; ')}`,
      beside: '-',
      ratio: '-',
      goal: goals.R11.wild,
    },
  ]
}
