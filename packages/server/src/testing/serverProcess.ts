import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { temporaryFolder } from '../db/embedded/temporaryFolder.ts'

const program = join(import.meta.dirname, '../serve.ts')
const oneMigrationMore = join(import.meta.dirname, 'oneMigrationMore.ts')
/** Compiled once for all starts: a process that is killed keeps nothing there. */
const compiled = join(import.meta.dirname, '../../../../node_modules/.waybill/modules')

/** A migration of the version after this one. */
export interface NextMigration {
  readonly name: string
  readonly text: string
}

/** The product in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess
  /** Resolves with where it listens; null: it ended before. */
  readonly listening: Promise<string | null>
  /** Resolves with its exit code and what it said on either stream. */
  readonly ended: Promise<{ readonly code: number | null; readonly said: string }>
}

/**
 * Starts the product as an operator does, on a database of his own server; null: on the embedded one.
 * @param secret what the data are sealed with
 * @param data its WAYBILL_DATA; left out: one of its own
 * @param next given: the version after this one is started
 */
export function startServer(
  own: { readonly host: string; readonly user: string; readonly database: string } | null,
  { secret, data = temporaryFolder('waybill-data-') }: { readonly secret: Buffer; readonly data?: string },
  next?: NextMigration,
): ServerProcess {
  const version = next === undefined ? [] : ['--import', oneMigrationMore]
  const child = spawn(process.execPath, [...version, program], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'test', WAYBILL_DEMO: 'false', WAYBILL_PORT: '0', NODE_COMPILE_CACHE: compiled },
      ...{ WAYBILL_DATA: data, UPS_URL: 'http://127.0.0.1:1/ups/api' },
      WAYBILL_SECRET: secret.toString('base64'),
      ...(own === null ? {} : { DATABASE_URL: `postgres://${own.user}@/${own.database}?host=${own.host}` }),
      ...(next === undefined ? {} : { NEXT_NAME: next.name, NEXT_TEXT: next.text }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', chunk => {
    said += String(chunk)
  })
  const listening = new Promise<string | null>(resolve => {
    createInterface({ input: child.stdout }).on('line', line => {
      said += `${line}\n`
      const address = /running at (\S+)/.exec(line)?.[1]
      if (address !== undefined) resolve(address)
    })
    child.once('close', () => resolve(null))
  })
  const ended = new Promise<{ code: number | null; said: string }>(resolve =>
    child.once('close', code => resolve({ code, said })),
  )
  return { child, listening, ended }
}
