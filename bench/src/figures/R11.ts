import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import type { Row } from '../measure.ts'

const root = resolve(import.meta.dirname, '../../..')
const REQUESTS = 50_000

/** The wild requests of the tests, as many as the figure asks for: no 5xx, no hang, every answer in its shape. */
export async function R11(): Promise<Row[]> {
  const file = 'packages/server/src/http/wildBodies.test.ts'
  const { status, stdout } = spawnSync('vitest', ['run', '--project', 'server', '--testTimeout=600000', file], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, WILD_REQUESTS: String(REQUESTS), NODE_ENV: 'test' },
    maxBuffer: 64 * 1024 * 1024,
  })
  const failed = [...stdout.matchAll(/× (.+?)(?:, and refuses| \d+ms)/g)].map(([, name = '']) => name)
  return [
    {
      figure: `R11 ${REQUESTS} generated requests`,
      measured: status === 0 ? 'all answered in shape' : `${failed.length} calls failed: ${failed.join(', ')}`,
      beside: '-',
      ratio: '-',
      goal: 'no 5xx, none over 5 s',
    },
  ]
}
