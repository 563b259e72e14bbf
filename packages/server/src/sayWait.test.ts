import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { expect, inject, it } from 'vitest'
import { composeNode } from './compose.ts'
import { alone } from './db/alone.ts'
import { createDatabase, dropDatabase } from './db/createDatabase.ts'
import { TestClock, testSettings } from './testing/node.ts'
import { startSaying } from './testing/oddServers.ts'

const log = pino({ level: 'silent' })

it('a start that waits for a silent database says so, and names it', async () => {
  const silent = await startSaying('', false)
  const said: string[] = []
  const say = (line: string) => {
    said.push(line)
    void silent.close()
  }
  const connection = { host: '127.0.0.1', port: silent.port }
  await expect(composeNode({ settings: testSettings(), connection, log, say })).rejects.toThrow()
  expect(said).toEqual([expect.stringContaining(`Waiting for the database: 127.0.0.1:${silent.port}`)])
})

it('a start that waits for another one says so', async () => {
  const connection = { ...inject('postgres'), database: 'postgres' }
  const said: string[] = []
  let second: Promise<void> | undefined
  await alone(connection, async () => {
    await new Promise<void>(resolve => {
      const say = (line: string) => {
        said.push(line)
        resolve()
      }
      second = alone(connection, async () => {}, say)
    })
  })
  await second
  expect(said).toEqual([expect.stringMatching(/^Waiting for another node or command/)])
})

it('a start that waits for a silent file store says so, and goes on when it answers', async () => {
  const waiting: ServerResponse[] = []
  let isAwake = false
  const refuse = (answer: ServerResponse) => answer.writeHead(403).end()
  const store = createServer((_, answer) => {
    if (isAwake) refuse(answer)
    else waiting.push(answer)
  })
  store.listen(0, '127.0.0.1')
  await once(store, 'listening')
  const endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`
  const settings = testSettings({
    ...{ WAYBILL_FILES: `s3://freight?endpoint=${endpoint}`, WAYBILL_FILES_KEY_ID: 'a', WAYBILL_FILES_KEY: 'b' },
  })
  const postgres = { ...inject('postgres'), database: 'postgres' }
  const database = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await createDatabase(postgres, database, 'template')
  const said: string[] = []
  const say = (line: string) => {
    said.push(line)
    isAwake = true
    for (const answer of waiting) refuse(answer)
  }
  const node = await composeNode({
    ...{ settings: { ...settings, holdsCopies: true }, connection: { ...postgres, database } },
    ...{ log, clock: new TestClock(), say },
  })
  expect(said).toEqual([expect.stringContaining(`Waiting for the file store s3://freight/ at ${endpoint}`)])
  expect(node.app.hold.because()).toBe('unknown')
  await node.close()
  await dropDatabase(postgres, database)
  store.close()
})
