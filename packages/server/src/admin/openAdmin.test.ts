import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { OtherSecret } from '../backup/secretMark.ts'
import { createDatabase, dropDatabase } from '../db/createDatabase.ts'
import { temporaryFolder } from '../db/embedded/temporaryFolder.ts'
import { HalfRestored, markRestore } from '../db/halfRestored.ts'
import { newestMigration } from '../db/schemaVersion.ts'
import { checkLines } from '../testing/checkLines.ts'
import { startTestNode, testSettings } from '../testing/node.ts'
import { backupTo } from './backups.ts'
import { OtherVersion, withAdmin } from './openAdmin.ts'

const settingsOf = ({ host, user, database }: { host: string; user: string; database: string }) =>
  testSettings({ DATABASE_URL: `postgres://${user}@/${database}?host=${host}` })

it('commands change no tables of an older version, whose nodes would all have to stop', async () => {
  const node = await startTestNode()
  const settings = settingsOf(node.connection)
  expect(await withAdmin(settings, async () => 'works')).toBe('works')
  const { identity } = node.app.db
  await identity
    .deleteFrom('kysely_migration' as never)
    .where('name' as never, '=', newestMigration as never)
    .execute()
  await expect(withAdmin(settings, async () => 'works')).rejects.toThrow(OtherVersion)
  await node.close()
})

it('half a restore is claimed by no command, backed up by none, and told by the check', async () => {
  const node = await startTestNode()
  const owner = new pg.Client(node.connection)
  await owner.connect()
  await owner.query(markRestore)
  await owner.end()
  const settings = settingsOf(node.connection)
  await expect(withAdmin(settings, async () => '')).rejects.toThrow(HalfRestored)
  const path = join(temporaryFolder('waybill backup '), 'half.backup')
  await expect(backupTo(settings, path)).rejects.toThrow(HalfRestored)
  expect(existsSync(path)).toBe(false)
  expect((await checkLines(settings)).lines).toContainEqual(expect.stringMatching(/^database +FAILS +A restore/))
  await node.close()
})

it('what a command seals, the server can open: another secret is refused', async () => {
  const node = await startTestNode()
  const settings = settingsOf(node.connection)
  await withAdmin(settings, async () => '')
  const other = { ...settings, secret: Buffer.alloc(32, 9) }
  await expect(withAdmin(other, async () => '')).rejects.toThrow(OtherSecret)
  expect(await withAdmin(other, async () => 'new secret', true)).toBe('new secret')
  expect((await checkLines(other)).lines).toContainEqual(expect.stringMatching(/^secret +FAILS/))
  await node.close()
})

it('a backup that can’t be written says which place it is', async () => {
  const node = await startTestNode()
  const settings = settingsOf(node.connection)
  const folder = temporaryFolder('waybill backup ')
  await expect(backupTo(settings, join(folder, 'no', 'such.backup'))).rejects.toThrow(/^There is no folder .*no\. /)
  await node.close()
})

it('a database without tables is not backed up, and says what to do', async () => {
  const postgres = { ...inject('postgres'), database: 'postgres' }
  const database = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await createDatabase(postgres, database)
  const settings = settingsOf({ ...postgres, database })
  const path = join(temporaryFolder('waybill backup '), 'waybill.backup')
  await expect(backupTo(settings, path)).rejects.toThrow(/^Start this version once on the database/)
  expect((await checkLines(settings)).lines).toContainEqual(expect.stringMatching(/^tables +ok +none yet/))
  await dropDatabase(postgres, database)
})
