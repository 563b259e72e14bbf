import { type ChildProcess, execFile, spawn } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Logger } from 'pino'
import { OperatorFault } from '../../operatorFault.ts'
import { choosePlace, notePlace, type Place } from './place.ts'
import { clearStaleLocks, endOrphans, isRunning, isServing, recordedPid } from './postmaster.ts'

/** The superuser of the embedded cluster; the product itself works as `waybill_app`. */
export const OWNER = 'waybill'
const LOCK_KEY = 8_675_309
const START_DEADLINE_MS = 60_000

/** A server that died is started again, or given up, within this time. */
const RECOVER_MS = 30_000
/** What outlived its postmaster is asked to end, and made to after this long. */
const ORPHANS_MS = 1_500
/** A postmaster writes its pid within this time, or never will. */
const STILLBORN_MS = 10_000
const LOOK_EVERY_MS = 250

/** Somebody else works on the same data: the message is for the person who started the product. */
export class DataInUse extends OperatorFault {
  readonly exitCode = 75
}

/** The server does not come up, or ended while it did: the message bears its own last words. */
export class NoServer extends OperatorFault {
  readonly exitCode = 69
}

export interface EmbeddedServer {
  /** Connection settings of a database of the cluster. */
  connection(database: string): { host: string; user: string; database: string }
  /** True when a running server left by a killed process was taken over. */
  readonly adopted: boolean
  /**
   * Keeps it running from here on: one that died is started again, and the hold on the folder is taken again when its
   * connection broke. Called once.
   * @param lost called once with a sentence when that failed: the process cannot go on
   */
  supervise(log: Pick<Logger, 'warn'>, lost: (reason: DataInUse | NoServer) => void): void
  stop(): Promise<void>
}

const run = promisify(execFile)
const options = (place: Place) => (place.runAs ? { uid: place.runAs.uid, gid: place.runAs.gid } : {})

/** Takes away what starts that were cut off had begun to make. */
function removeHalves({ home }: Place): void {
  for (const name of readdirSync(home)) {
    const pid = /^cluster\.(\d+)$/.exec(name)?.[1]
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(home, name), { recursive: true, force: true })
  }
}

/** Makes the cluster beside its place and moves it there, so that two first starts cannot mix their files. */
async function createCluster(place: Place): Promise<void> {
  removeHalves(place)
  const half = `${place.cluster}.${process.pid}`
  mkdirSync(half, { mode: 0o700 })
  if (place.runAs) chownSync(half, place.runAs.uid, place.runAs.gid)
  const initdb = (args: readonly string[]) =>
    run(join(place.bin, 'initdb'), [...args, '-D', half], { ...options(place), cwd: '/' })
  // C.UTF-8 of the builtin provider: with plain C pg_trgm drops every letter outside ASCII.
  await initdb([
    ...['--no-sync', '-U', OWNER, '-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...['--lc-collate=C', '--lc-ctype=C.UTF-8', '--auth=peer'],
  ])
  const who = place.runAs ? 'root' : '/.*'
  writeFileSync(join(half, 'pg_hba.conf'), 'local all all peer map=app\n')
  writeFileSync(join(half, 'pg_ident.conf'), `app ${who} all\n`)
  await initdb(['--sync-only'])
  try {
    renameSync(half, place.cluster)
  } catch {
    rmSync(half, { recursive: true, force: true })
  }
}

/** What is thrown away anyway need not reach the disk; tests run many nodes on one cluster. */
const unlasting = {
  max_connections: '400',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
}

/**
 * After a death the files are made to last by one call instead of one for each: 0.3 s instead of 5 (measured; nothing was to be
 * replayed). Linux 5.8 and newer tell of what could not be written by it.
 */
const afterDeath = process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}

const logOf = (place: Place): string => join(place.home, 'postgres.log')

/** Why the server could not go on, in its own last words: of two lines the one that says so comes first. */
function lastWords(place: Place): string {
  const said = readFileSync(logOf(place), 'utf8').slice(-20_000).trim().split('\n').slice(-20)
  const fatal = said.findLast(line => /\b(FATAL|PANIC):/.test(line) && !/is (starting up|shutting down)/.test(line))
  return (fatal ?? said.at(-1) ?? 'it said nothing').replace(/^.*?\b(FATAL|PANIC): +/, '')
}

/** @returns the process, for as long as it is this one's child */
function launch(place: Place, isLasting: boolean): ChildProcess {
  const log = openSync(logOf(place), 'a')
  const settings = {
    listen_addresses: '',
    unix_socket_directories: place.socket,
    unix_socket_permissions: '0700',
    max_connections: '120',
    shared_buffers: '256MB',
    work_mem: '16MB',
    random_page_cost: '1.1',
    jit: 'off',
    client_connection_check_interval: '500ms',
    ...afterDeath,
    ...(isLasting ? {} : unlasting),
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Detached: a Ctrl-C in the terminal must not stop the database under the draining server.
  const child = spawn(join(place.bin, 'postgres'), ['-D', place.cluster, ...args], {
    ...options(place),
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  })
  child.on('error', () => {})
  child.unref()
  closeSync(log)
  return child
}

/** The idle connection that holds the folder: PostgreSQL lets go of it the moment this process dies. */
interface Lock {
  readonly client: pg.Client
  /** Resolves when it ended, for whatever reason. */
  readonly broken: Promise<void>
}

const hasExited = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/**
 * @param child the server when this process started it
 * @throws {NoServer} when it ended, or takes too long
 */
async function connectWhenReady(place: Place, child: ChildProcess | null): Promise<Lock> {
  const deadline = Date.now() + START_DEADLINE_MS
  let own = child
  for (;;) {
    const client = new pg.Client(connectionOf(place, 'postgres'))
    client.on('error', () => {})
    const broken = new Promise<void>(resolve => client.once('end', () => resolve()))
    try {
      await client.connect()
      return { client, broken }
    } catch (error) {
      await client.end().catch(() => {})
      // Another start at the same moment was faster: its server is waited for, to hear who holds the folder.
      if (own !== null && hasExited(own) && isServing(place.cluster)) own = null
      const hasEnded = own === null ? !isServing(place.cluster) : hasExited(own)
      if (hasEnded) throw new NoServer(`The database does not start: ${lastWords(place)} (${logOf(place)}).`)
      if (Date.now() > deadline) throw new NoServer(`The database does not answer: ${String(error)} (${logOf(place)}).`)
      await delay(10)
    }
  }
}

async function stopPostmaster(place: Place): Promise<void> {
  const pid = recordedPid(place.cluster)
  if (pid === null || !isServing(place.cluster)) return
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + 10_000
  while (isServing(place.cluster) && Date.now() < deadline) await delay(10)
}

/** PostgreSQL needs a moment to notice that who held the lock was killed, on a busy machine a longer one. */
const NOTICED_WITHIN_MS = 3_000

async function holds({ client }: Lock): Promise<boolean> {
  const deadline = Date.now() + NOTICED_WITHIN_MS
  for (;;) {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [LOCK_KEY])
    if (rows[0]?.got === true) return true
    if (Date.now() >= deadline) return false
    await delay(100)
  }
}

/** Clusters that are being made, by their data folder. */
const making = new Map<string, Promise<Place>>()

/**
 * Sees to it that there is a cluster in a data folder, in a process beside this one: whoever starts has much to load
 * meanwhile. `startEmbedded` waits for it, and is told what went wrong.
 */
export function prepareEmbedded(dataDir: string): Promise<Place> {
  const under = making.get(dataDir)
  if (under !== undefined) return under
  const made = (async () => {
    const place = choosePlace(dataDir)
    if (!existsSync(place.cluster)) await createCluster(place)
    notePlace(place)
    return place
  })()
  making.set(dataDir, made)
  const over = () => making.delete(dataDir)
  made.then(over, over)
  return made
}

const connectionOf = (place: Place, database: string) => ({ host: place.socket, user: OWNER, database })

const inUse = (dataDir: string) =>
  new DataInUse(`Another Waybill is already running on ${dataDir}. Stop it, or set WAYBILL_DATA to another folder.`)

/** Waits until what outlived its postmaster has ended, and starts another one. @returns null: it is running */
async function relaunch(place: Place, isLasting: boolean): Promise<ChildProcess | null> {
  const since = Date.now()
  endOrphans(place.cluster, 'SIGTERM')
  while (!isServing(place.cluster)) {
    if (clearStaleLocks(place)) return launch(place, isLasting)
    const waited = Date.now() - since
    if (waited > ORPHANS_MS) endOrphans(place.cluster, 'SIGKILL', waited > STILLBORN_MS)
    await delay(20)
  }
  return null
}

/** Clusters whose start is under way in this process: who ends it then ends them, too. */
const starting = new Set<Place>()

/** Ends what a start that is cut off has begun. */
export async function abandonStart(): Promise<void> {
  await Promise.all([...starting].map(stopPostmaster))
}

/**
 * Starts the embedded PostgreSQL of a data folder or takes over the one a killed process left running.
 * @param isLasting false for data that is thrown away, as of tests: it would not outlive a crash of the machine
 * @throws {DataInUse} when another process of the product holds the folder
 * @throws {WrongPlace} when its cluster is where it cannot be used
 * @throws {NoServer} when it does not come up
 */
export async function startEmbedded(dataDir: string, isLasting = true): Promise<EmbeddedServer> {
  const place = await prepareEmbedded(dataDir)
  const adopted = isServing(place.cluster)
  if (!adopted) starting.add(place)
  try {
    const child = adopted ? null : await relaunch(place, isLasting)
    const lock = await connectWhenReady(place, child)
    if (!(await holds(lock))) {
      await lock.client.end()
      throw inUse(dataDir)
    }
    return held(place, dataDir, { lock, adopted, isLasting })
  } finally {
    starting.delete(place)
  }
}

interface Held {
  readonly lock: Lock
  readonly adopted: boolean
  readonly isLasting: boolean
}

/** A server whose folder this process holds. */
function held(place: Place, dataDir: string, { adopted, isLasting, ...given }: Held): EmbeddedServer {
  let { lock } = given
  let isStopping = false
  /** Another process holds the folder by now: the server is no longer ours to end. */
  let isAnothers = false

  /** Starts it if it is gone, and takes the folder again. @throws {DataInUse} {NoServer} */
  async function recover(): Promise<void> {
    const deadline = Date.now() + RECOVER_MS
    for (;;) {
      try {
        const child = isServing(place.cluster) ? null : await relaunch(place, isLasting)
        lock = await connectWhenReady(place, child)
        break
      } catch (error) {
        // A full disk may be freed: it is tried until then.
        if (isStopping || Date.now() > deadline) throw error
        await delay(LOOK_EVERY_MS)
      }
    }
    if (!(await holds(lock))) throw inUse(dataDir)
  }

  return {
    connection: database => connectionOf(place, database),
    adopted,
    supervise(log, lost) {
      void (async () => {
        while (!isStopping) {
          await lock.broken
          if (isStopping) return
          log.warn(`the database's own connection broke (${isServing(place.cluster) ? 'it runs' : 'it is gone'})`)
          await recover()
          log.warn('the database is back')
        }
      })().catch((error: unknown) => {
        if (isStopping) return
        isAnothers = error instanceof DataInUse
        lost(error instanceof DataInUse || error instanceof NoServer ? error : new NoServer(String(error)))
      })
    },
    async stop() {
      isStopping = true
      await lock.client.end().catch(() => {})
      if (!isAnothers) await stopPostmaster(place)
    },
  }
}
