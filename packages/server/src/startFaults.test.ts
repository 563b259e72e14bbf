import { createServer, type Socket } from 'node:net'
import pg from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { OtherSecret } from './backup/secretMark.ts'
import { DataInUse } from './db/embedded/start.ts'
import { NewerData } from './db/migrate.ts'
import { BucketFault } from './files/bucket.ts'
import { FileStoreAway } from './files/fileStoreAway.ts'
import { readSettings } from './settings.ts'
import { startFault } from './startFaults.ts'
import { testSettings } from './testing/node.ts'

const settings = { ...testSettings(), DATABASE_URL: 'postgres://clerk:secret@db.example:6543/waybill' }
const faultOf = async (work: () => Promise<unknown>) =>
  startFault(await work().catch((error: unknown) => error), settings)

const connect = async (config: pg.ClientConfig, statement = 'select 1') => {
  const client = new pg.Client(config)
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(statement)
  } finally {
    await client.end().catch(() => {})
  }
}

it('what a database answers is a sentence each, and no password stands in it', async () => {
  const server = inject('postgres')
  const database = 'postgres'
  const said = [
    await faultOf(() => connect({ host: '127.0.0.1', port: 1 })),
    await faultOf(() => connect({ host: 'no-such-host.invalid', port: 1 })),
    await faultOf(() => connect({ ...server, database: 'no_such_database' })),
    await faultOf(() => connect({ ...server, database, options: '-c role=pg_monitor' }, 'create role nobody_made')),
    await faultOf(() =>
      connect({ ...server, database, options: '-c default_transaction_read_only=on' }, 'create table x ()'),
    ),
  ]
  expect(said.map(fault => [fault?.exitCode, fault?.words])).toEqual([
    [69, expect.stringMatching(/^Nothing listens at db\.example:6543/)],
    [69, expect.stringMatching(/^There is no host db\.example:6543/)],
    [78, expect.stringMatching(/^The database that DATABASE_URL names is not there/)],
    [78, expect.stringMatching(/has to own the database and to have CREATEROLE/)],
    [78, expect.stringMatching(/^The database is read-only/)],
  ])
  expect(JSON.stringify(said)).not.toContain('secret')
})

it('a server that is no PostgreSQL, has no TLS or a certificate of its own is said', async () => {
  const listening = async (answer: (socket: Socket) => void) => {
    const other = createServer(socket => {
      socket.on('error', () => {})
      socket.once('data', () => answer(socket))
    })
    onTestFinished(() => void other.close())
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    return address !== null && typeof address === 'object' ? address.port : 0
  }
  const host = '127.0.0.1'
  const said = [
    await faultOf(async () => connect({ host, port: await listening(socket => socket.end()) })),
    await faultOf(async () => connect({ host, port: await listening(socket => socket.end('N')), ssl: true })),
    startFault(Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }), settings),
  ]
  expect(said.map(fault => [fault?.exitCode, fault?.words])).toEqual([
    [69, expect.stringMatching(/^db\.example:6543 ended the connection/)],
    [78, expect.stringMatching(/^db\.example:6543 does not speak TLS/)],
    [78, expect.stringMatching(/^The certificate of db\.example:6543 is not trusted/)],
  ])
})

it('a data folder that cannot be made is said, in whatever a start comes upon it', () => {
  const WAYBILL_DATA = '/proc/x'
  expect(() => readSettings({ WAYBILL_DATA })).toThrow(/^WAYBILL_DATA cannot be (used|made).*\/proc/)
  const missing = Object.assign(new Error('ENOENT'), { code: 'ENOENT', path: '/proc/x/files' })
  expect(startFault(missing, { ...settings, WAYBILL_DATA })).toEqual({
    words: expect.stringMatching(/^WAYBILL_DATA cannot be used: \/proc\/x\/files \(ENOENT\)/),
    exitCode: 78,
  })
  expect(startFault(missing, { ...settings, WAYBILL_DATA: '/proc/xy' })).toBeNull()
})

it('a port that is taken and an address of another machine are said', async () => {
  const taken = createServer()
  const listen = (server: ReturnType<typeof createServer>, host: string, port: number) =>
    new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  await listen(taken, '127.0.0.1', 0)
  const address = taken.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  expect(await faultOf(() => listen(createServer(), '127.0.0.1', port))).toEqual({
    words: expect.stringMatching(/^Port 0 is taken\. Stop what listens there, or set WAYBILL_PORT\.$/),
    exitCode: 78,
  })
  expect((await faultOf(() => listen(createServer(), '192.0.2.1', 0)))?.words).toMatch(/^This machine has no address/)
  taken.close()
})

it('a file store that is away is said by what is wrong with it', () => {
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' })
  expect(startFault(new FileStoreAway(full), settings)?.exitCode).toBe(74)
  const away = new BucketFault('The file store s3://freight/ is not reached.')
  expect(startFault(new FileStoreAway(away), settings)).toEqual({ words: away.message, exitCode: 69 })
})

it('its own refusals keep the exit code that a supervisor knows, and anything else its stack', () => {
  expect(startFault(new DataInUse('in use'), settings)?.exitCode).toBe(75)
  expect(startFault(new NewerData('newer'), settings)?.exitCode).toBe(65)
  expect(startFault(new OtherSecret('other'), settings)?.exitCode).toBe(78)
  expect(startFault(new Error('a bug'), settings)).toBeNull()
})
