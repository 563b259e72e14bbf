import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
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
  let address = ''
  let sandbox = ''
  const addCompanies = (howMany: number): SignIn[] => {
    const carriers = {
      PROJECT44_URL: sandbox,
      ODFL_URL: sandbox,
      NMFTA_URLS: JSON.stringify({ DMDL: sandbox }),
      PARCEL_URLS: JSON.stringify({ ups: `${sandbox}/ups/api`, fedex: `${sandbox}/fedex`, usps: `${sandbox}/usps` }),
    }
    const said = execFileSync(process.execPath, ['packages/server/src/admin/main.ts', 'demo', String(howMany)], {
      cwd: root,
      env: { ...process.env, ...carriers, WAYBILL_DATA: folder },
      encoding: 'utf8',
    })
    return [...said.matchAll(signInLine)].map(([, email = '', password = '']) => ({ email, password }))
  }
  for await (const line of createInterface({ input: child.stdout })) {
    address = /running at (\S+)/.exec(line)?.[1] ?? address
    sandbox = /carriers answer at (\S+)/.exec(line)?.[1] ?? sandbox
    const [signIn] = line.matchAll(signInLine)
    if (!signIn) continue
    child.stdout.resume()
    return {
      address,
      sandbox,
      data: folder,
      addCompanies,
      email: signIn[1] ?? '',
      password: signIn[2] ?? '',
      async stop(signal = 'SIGTERM') {
        child.kill(signal)
        await once(child, 'exit')
        rmSync(folder, { recursive: true, force: true })
      },
    }
  }
  throw new Error('the product ended before it was ready')
}
