import pino from 'pino'
import { expect, inject, it } from 'vitest'
import { composeNode } from '../compose.ts'
import { TestClock, testSettings } from '../testing/node.ts'
import { createDatabase } from './createDatabase.ts'

it('two nodes that start at once on an empty database both stand, ten times', async () => {
  const { host, user } = inject('postgres')
  for (let n = 0; n < 10; n++) {
    const database = `twin_${crypto.randomUUID().replaceAll('-', '')}`
    await createDatabase({ host, user, database: 'postgres' }, database)
    const given = { settings: testSettings(), connection: { host, user, database }, clock: new TestClock() }
    const start = () => composeNode({ ...given, log: pino({ level: 'silent' }) })
    const both = await Promise.allSettled([start(), start()])
    for (const node of both) if (node.status === 'fulfilled') await node.value.close()
    expect(both.map(node => (node.status === 'fulfilled' ? 'stands' : String(node.reason)))).toEqual([
      'stands',
      'stands',
    ])
  }
}, 120_000)
