import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DisplayFile } from '@waybill/contract/calls/Shipment/DisplayFile.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { backUp } from '../backup/backup.ts'
import { restore } from '../backup/restore.ts'
import { createDatabase, dropDatabase } from '../db/createDatabase.ts'
import { temporaryFolder } from '../db/embedded/temporaryFolder.ts'
import { storeFile } from '../modules/files/index.ts'
import { type BucketServer, startBucketServer } from '../testing/bucketServer.ts'
import { checkLines } from '../testing/checkLines.ts'
import { newCompany, type Person } from '../testing/company.ts'
import { ask, startTestNode, type TestNode, testSettings } from '../testing/node.ts'
import { insertShipment } from '../testing/shipments.ts'
import { openFiles } from './files.ts'
import { FORGET_NOTHING, forgetFile } from './forgetFile.ts'

let server: BucketServer
let node: TestNode
let clerk: Person
let fileId: number
const bytes = Buffer.from('%PDF-1.7 signed')
const sha256 = createHash('sha256').update(bytes).digest('hex')
beforeAll(async () => {
  server = await startBucketServer()
  node = await startTestNode(testSettings(server.env))
  clerk = await newCompany(node)
  const shipmentId = await insertShipment(node, clerk)
  const { clientId, userId } = clerk
  fileId = await node.app.db.forClient(clientId).transaction(tx =>
    storeFile(node.app, tx, {
      ...{ clientId, shipmentId, kind: 'pod', name: 'POD.pdf', mime: 'application/pdf', bytes },
      ...{ by: userId, at: node.clock.now() },
    }),
  )
})
afterAll(async () => {
  await node.close()
  await server.stop()
})

it('a backup holds the files of a bucket, which a restore puts where the settings say', async () => {
  const path = join(temporaryFolder('waybill-backup-'), 'waybill.backup')
  const { files } = await backUp(node.connection, node.app.settings, path, node.clock.now())
  expect(files).toBe(1)
  const database = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const postgres = { ...inject('postgres'), database: 'postgres' }
  await createDatabase(postgres, database)
  const elsewhere = testSettings()
  await restore({ ...inject('postgres'), database }, elsewhere, path, false)
  await dropDatabase(postgres, database)
  expect(await openFiles(elsewhere).bytes(clerk.clientId, sha256)).toEqual(bytes)
})

it('a file that nothing names any more stays while a backup is made', async () => {
  const orphan = await node.app.files.put(clerk.clientId, Buffer.from('nobody names it'))
  const size = () => node.app.files.size(clerk.clientId, orphan)
  await node.app.db.identity.connection().execute(async backup => {
    await sql.raw(FORGET_NOTHING).execute(backup)
    await forgetFile(node.app, clerk.clientId, orphan)
    expect(await size()).toBe(15)
    await sql`select pg_advisory_unlock_all()`.execute(backup)
  })
  await forgetFile(node.app, clerk.clientId, orphan)
  expect(await size()).toBeNull()
})

it('a bucket that is away is said by the check, by /readyz and on calls, and is back by itself', async () => {
  const line = async () => (await checkLines(node.app.settings)).lines.find(text => text.startsWith('bucket'))
  const show = () => ask(node, DisplayFile, { body: { fileId } }, clerk.token)
  const ready = async () => (await node.server.inject('/readyz')).json()
  expect(await line()).toMatch(/^bucket +ok +s3:\/\/freight\/acme\/ at http:\S+ can be written and read$/)
  await server.stop()
  expect(await line()).toMatch(/^bucket +FAILS +The file store s3:\/\/freight\/acme\/ at http:\S+ is not reached: /)
  // A look is shared by all who ask within a second.
  await expect.poll(async () => (await ready()).status).toMatch(/^The file store .* is not reached: /)
  const away = await show()
  expect([away.status, away.error.code, away.headers['retry-after']]).toEqual([503, 'FileStoreAway', '2'])
  await server.start()
  await expect.poll(async () => (await ready()).status).toBe('ready')
  expect((await show()).bytes).toEqual(bytes)
})
