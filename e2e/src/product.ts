import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { sandboxSettings } from '@waybill/server/testing/sandboxSettings.ts'
import { signInShell } from './signInShell.ts'

const root = resolve(import.meta.dirname, '../..')

export interface SignIn {
  readonly email: string
  readonly password: string
}

export interface Product extends SignIn {
  readonly address: string
  /** Makes that many further demo companies. */
  addCompanies(howMany: number): readonly SignIn[]
  /** Where the carriers' sandbox has its levers. */
  readonly sandbox: string
  /** The folder that holds its database. */
  readonly data: string
  stop(signal?: NodeJS.Signals): Promise<void>
}

const signInLine = /Demo sign-in: (\S+) {2}password: (.+)/g

/** Others may walk through it, or root's PostgreSQL would have to be kept elsewhere. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-journey-'))
  chmodSync(folder, 0o711)
  return folder
}

/** An error that the product logs is told where the journeys are: a page shows its reference at most. */
function tellErrors(line: string): void {
  if (/^{"level":[56]0,/.test(line)) console.error(line)
}

/**
 * Starts the built product with its demo company on data of its own, as `npm start` does in a sign-in shell, on a port of its
 * own.
 */
export async function startProduct(folder = temporaryFolder(), port = '0'): Promise<Product> {
  const child: ChildProcess = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...signInShell(), WAYBILL_DATA: folder, WAYBILL_PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.stdout === null) throw new Error('no output')
  const said = createInterface({ input: child.stdout })
  let address = ''
  let sandbox = ''
  let signIn: SignIn = { email: '', password: '' }
  await new Promise<void>((ready, failed) => {
    child.once('exit', () => failed(new Error('the product ended before it was ready')))
    said.on('line', line => {
      address = /running at (\S+)/.exec(line)?.[1] ?? address
      sandbox = /carriers answer at (\S+)/.exec(line)?.[1] ?? sandbox
      for (const [, email = '', password = ''] of line.matchAll(signInLine)) signIn = { email, password }
      // Its last line: the demo is filled by then.
      if (line.includes('Ctrl-C')) ready()
      tellErrors(line)
    })
  })
  const addCompanies = (howMany: number): SignIn[] => {
    const output = execFileSync(process.execPath, ['packages/server/src/admin/main.ts', 'demo', String(howMany)], {
      cwd: root,
      env: { ...signInShell(), ...sandboxSettings(sandbox), WAYBILL_DATA: folder },
      encoding: 'utf8',
    })
    return [...output.matchAll(signInLine)].map(([, email = '', password = '']) => ({ email, password }))
  }
  return {
    ...signIn,
    address,
    sandbox,
    data: folder,
    addCompanies,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
