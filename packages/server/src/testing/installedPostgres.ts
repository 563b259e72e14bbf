import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { temporaryFolder } from '../db/embedded/temporaryFolder.ts'

/** A PostgreSQL of the system, as an operator has it: another version than the embedded one. */
export interface InstalledPostgres {
  readonly host: string
  readonly user: string
  stop(): Promise<void>
}

const NOBODY = 65534
const START_MS = 60_000

/**
 * Starts it on data that are thrown away.
 * @param bin its programs, such as `/usr/lib/postgresql/15/bin`
 */
export async function startInstalledPostgres(bin: string): Promise<InstalledPostgres> {
  const folder = temporaryFolder('waybill-pg-')
  const [data, host] = [join(folder, 'data'), join(folder, 'socket')]
  // It refuses to run as root.
  const runAs = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  for (const path of [data, host]) {
    mkdirSync(path, { mode: 0o700 })
    if (runAs.uid !== undefined) chownSync(path, runAs.uid, runAs.gid)
  }
  const how = { ...runAs, cwd: '/' }
  const cluster = ['-D', data, '-U', 'waybill', '-E', 'UTF8', '--locale=C.UTF-8', '--auth=trust', '--no-sync']
  execFileSync(join(bin, 'initdb'), cluster, { ...how, stdio: 'ignore' })
  const settings = {
    ...{ listen_addresses: '', unix_socket_directories: host, max_connections: '400', shared_buffers: '256MB' },
    ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', jit: 'off' },
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...args], { ...how, stdio: 'ignore' })
  const ended = once(child, 'exit')
  const connection = { host, user: 'waybill' }
  for (const deadline = Date.now() + START_MS; ; await delay(50)) {
    const client = new pg.Client({ ...connection, database: 'postgres' })
    client.on('error', () => {})
    const isThere = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (isThere) break
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${bin} starts no server in ${data}`)
  }
  return {
    ...connection,
    async stop() {
      child.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
