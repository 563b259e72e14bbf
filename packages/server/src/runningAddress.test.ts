import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createDatabase, dropDatabase } from './db/createDatabase.ts'
import { temporaryFolder } from './db/embedded/temporaryFolder.ts'
import { addressNoted, noteAddress } from './runningAddress.ts'
import { startServer } from './testing/serverProcess.ts'

const database = `test_${crypto.randomUUID().replaceAll('-', '')}`
const server = (name: string) => ({ ...inject('postgres'), database: name })
beforeAll(() => createDatabase(server('postgres'), database))
afterAll(() => dropDatabase(server('postgres'), database))

it('is noted beside the data while a server runs, for the links of commands', async () => {
  const data = temporaryFolder('waybill-data-')
  expect(addressNoted(data)).toBeUndefined()
  const { child, listening } = startServer(server(database), { secret: Buffer.alloc(32, 7), data })
  const address = await listening
  expect(address).not.toBeNull()
  expect(addressNoted(data)).toBe(address)
  child.kill('SIGTERM')
  await once(child, 'close')
  expect(addressNoted(data)).toBeUndefined()
})

it('ends no start where it can’t be written, and makes a folder that is not there yet', () => {
  const folder = temporaryFolder('waybill-data-')
  noteAddress(join(folder, 'new'), 'http://127.0.0.1:1')
  expect(addressNoted(join(folder, 'new'))).toBe('http://127.0.0.1:1')
  writeFileSync(join(folder, 'file'), '')
  noteAddress(join(folder, 'file'), 'http://127.0.0.1:1')
  expect(addressNoted(join(folder, 'file'))).toBeUndefined()
})
