import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

interface Outcome {
  readonly isGood: boolean
  /** Names of the tests that failed. */
  readonly failed: readonly string[]
  readonly seconds: number
}

/** Runs tests of the server in full, where `npm test` runs a seeded part of them. @param env says how much */
export function runInFull(file: string, env: Readonly<Record<string, string>>): Outcome {
  const started = performance.now()
  const { status, stdout } = spawnSync('vitest', ['run', '--project', 'server', '--testTimeout=3600000', file], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env, NODE_ENV: 'test', NO_COLOR: '1' },
    maxBuffer: 64 * 1024 * 1024,
  })
  const failed = [...stdout.matchAll(/^\s*× (.+?)(?: \d+ms)?$/gm)].map(([, name = '']) => name)
  return { isGood: status === 0, failed, seconds: Math.round((performance.now() - started) / 1000) }
}
