import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

const root = resolve(import.meta.dirname, '../..')

export interface Running {
  readonly address: string
  /** Milliseconds from the spawn to the printed address. */
  readonly startedIn: number
  stop(): Promise<void>
  /** kill -9, and waits until it is gone. */
  kill(): Promise<void>
  /** Stops it where it is, as a machine that sleeps: its clocks go on, it does not. */
  stall(): void
  goOn(): void
  /** Memory that it holds now (resident); NaN where the system does not say. */
  heldMb(): number
}

function heldBy(pid: number | undefined): number {
  try {
    const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Math.round(Number(kb) / 1024)
  } catch {
    return Number.NaN
  }
}

async function run(file: string, env: Readonly<Record<string, string>>): Promise<Running> {
  const started = performance.now()
  const child: ChildProcess = spawn(process.execPath, [resolve(root, file)], {
    env: Object.fromEntries(Object.entries({ ...process.env, ...env }).filter(([, value]) => value !== '')),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.stdout === null) throw new Error('no output')
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /https?:\/\/\S+/.exec(line)?.[0]
    if (address === undefined) continue
    child.stdout.resume()
    return {
      address,
      startedIn: performance.now() - started,
      async stop() {
        child.kill('SIGTERM')
        await once(child, 'exit')
      },
      async kill() {
        child.kill('SIGKILL')
        await once(child, 'exit')
      },
      stall: () => void child.kill('SIGSTOP'),
      goOn: () => void child.kill('SIGCONT'),
      heldMb: () => heldBy(child.pid),
    }
  }
  throw new Error(`${file} ended before it listened`)
}

/** What the product seals credentials with, the same in each run: a database that is kept refuses any other one. */
export const secretBytes = createHash('sha256').update('of the bench alone').digest()
const secret = secretBytes.toString('base64')

/** The product as it runs in production, on the embedded database of a folder. */
export const startProduct = (dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<Running> =>
  run('packages/server/src/main.ts', {
    NODE_ENV: 'production',
    WAYBILL_DATABASE: 'embedded',
    WAYBILL_DATA: dataDir,
    WAYBILL_SECRET: secret,
    PUBLIC_URL: 'http://127.0.0.1:8391',
    WAYBILL_PORT: '8391',
    WAYBILL_LOG_LEVEL: 'error',
    WAYBILL_MAIL: 'none',
    ...env,
  })

/** The product as a newcomer starts it, with its demo company. */
export const startDemo = (dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<Running> =>
  run('packages/server/src/main.ts', { WAYBILL_DATA: dataDir, WAYBILL_PORT: '8392', ...env })

export const startBare = (env: Readonly<Record<string, string>>): Promise<Running> =>
  run('bench/src/bareServer.ts', env)
