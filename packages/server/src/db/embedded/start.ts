import { execFile, spawn } from 'node:child_process'
import { chownSync, closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { choosePlace, notePlace, type Place } from './place.ts'
import { clearStaleLocks, isServing, recordedPid } from './postmaster.ts'

/** The superuser of the embedded cluster; the product itself works as `waybill_app`. */
export const OWNER = 'waybill'
const LOCK_KEY = 8_675_309
const START_DEADLINE_MS = 60_000

/** Somebody else works on the same data: the message is for the person who started the product. */
export class DataInUse extends Error {}

export interface EmbeddedServer {
  /** Connection settings of a database of the cluster. */
  connection(database: string): { host: string; user: string; database: string }
  /** True when a running server left by a killed process was taken over. */
  readonly adopted: boolean
  stop(): Promise<void>
}

const run = promisify(execFile)
const options = (place: Place) => (place.runAs ? { uid: place.runAs.uid, gid: place.runAs.gid } : {})

/** Makes the cluster beside its place and moves it there, so that two first starts cannot mix their files. */
async function createCluster(place: Place): Promise<void> {
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

function launch(place: Place, isLasting: boolean): void {
  const log = openSync(join(place.home, 'postgres.log'), 'a')
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
  child.unref()
  closeSync(log)
}

async function connectWhenReady(config: pg.ClientConfig): Promise<pg.Client> {
  const deadline = Date.now() + START_DEADLINE_MS
  for (;;) {
    const client = new pg.Client(config)
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => {})
      if (Date.now() > deadline) throw error
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

async function holds(lock: pg.Client): Promise<boolean> {
  const deadline = Date.now() + NOTICED_WITHIN_MS
  for (;;) {
    const { rows } = await lock.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [LOCK_KEY])
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

/**
 * Starts the embedded PostgreSQL of a data folder or takes over the one a killed process left running.
 * @param isLasting false for data that is thrown away, as of tests: it would not outlive a crash of the machine
 * @throws {DataInUse} when another process of the product holds the folder
 * @throws {WrongPlace} when its cluster is where it cannot be used
 */
export async function startEmbedded(dataDir: string, isLasting = true): Promise<EmbeddedServer> {
  const place = await prepareEmbedded(dataDir)
  const adopted = isServing(place.cluster)
  if (!adopted) {
    clearStaleLocks(place)
    launch(place, isLasting)
  }
  const connection = (database: string) => ({ host: place.socket, user: OWNER, database })
  // The lock lives on an idle connection of its own: PostgreSQL frees it the moment this process dies.
  const lock = await connectWhenReady(connection('postgres'))
  lock.on('error', () => {})
  if (!(await holds(lock))) {
    await lock.end()
    throw new DataInUse(
      `Another Waybill is already running on ${dataDir}. Stop it, or set WAYBILL_DATA to another folder.`,
    )
  }
  return {
    connection,
    adopted,
    async stop() {
      await lock.end().catch(() => {})
      await stopPostmaster(place)
    },
  }
}
