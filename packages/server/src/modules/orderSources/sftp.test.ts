import type { BodyOf } from '@waybill/contract'
import type { OrderFileSoruceConfigure } from '@waybill/contract/calls/Shipment/OrderFileSoruceConfigure.ts'
import { OrderIntegration } from '@waybill/contract/calls/Shipment/OrderIntegration.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { type FileServer, missing, startSftpServer } from '../../testing/fileServers.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { countOrders, orderFile, rested, settle, setUp, theSource } from '../../testing/orderSources.ts'
import { importWork } from '../imports/index.ts'
import { lookAtSource } from './lookAtSource.ts'

const why = missing('sshd')
if (why !== '') console.warn(`Orders by SFTP are not tested: ${why}`)

describe.skipIf(why !== '')('a source on an SFTP server', () => {
  let node: TestNode
  let server: FileServer
  let clerk: Person
  beforeAll(async () => {
    node = await sharedNode()
  })
  beforeEach(async () => {
    clerk = await newCompany(node)
    server = await startSftpServer()
    return () => server.close()
  })

  const source = (given: Partial<BodyOf<typeof OrderFileSoruceConfigure>> = {}) =>
    setUp(node, clerk, server, { way: 'sftp', ...given })
  const call = async (Functype: 'run' | 'start' | 'stop' | 'accept' | 'test', more: object = {}) => {
    const { sourceId, version } = await theSource(node, clerk)
    const asked = { query: { Functype }, body: { sourceId, version, ...more } }
    return (await ask(node, OrderIntegration, asked, clerk.token)).reply
  }

  it('takes a file once it no longer grows, and moves it away', async () => {
    server.put('monday.csv', orderFile('SO-1', 2))
    await source()
    const first = await settle(node, clerk, 0)
    expect(first.files).toMatchObject([{ name: 'monday.csv', state: 'seen' }])
    server.put('monday.csv', orderFile('SO-1', 3))
    const second = await settle(node, clerk, 1)
    expect(second.files).toMatchObject([{ name: 'monday.csv', state: 'seen' }])
    expect(second.leftThere).toBe(1)
    const third = await settle(node, clerk, 1)
    expect(third).toMatchObject({ fault: null, leftThere: 0 })
    expect(third.last).toMatchObject({ name: 'monday.csv', state: 'done', done: 3, held: 0 })
    expect(server.names()).toEqual(['processed'])
    expect(server.names('processed')).toEqual(['monday.csv'])
    expect(third.hostKey).toMatch(/^ssh-ed25519 SHA256:/)
    expect(await countOrders(node, clerk)).toBe(1)
  })

  it('takes a content once, also under another name, and gives a name that is taken another', async () => {
    server.put('monday.csv', orderFile('SO-1'))
    await source()
    await settle(node, clerk, 1)
    server.put('tuesday.csv', orderFile('SO-1'))
    server.put('monday.csv', orderFile('SO-2'))
    await call('run')
    const now = await settle(node, clerk, 1)
    expect(now.files.map(({ name, state }) => [name, state])).toEqual([
      ['tuesday.csv', 'same'],
      ['monday.csv', 'taken'],
      ['monday.csv', 'taken'],
    ])
    expect(server.names('processed')).toHaveLength(3)
    expect(await countOrders(node, clerk)).toBe(2)
  })

  it.each(['stop', 'delete', 'switch'] as const)(
    'takes nothing more and moves nothing once a person says %s in the middle',
    async said => {
      for (const n of [1, 2, 3]) server.put(`f${n}.csv`, orderFile(`SO-${n}`))
      await source()
      const { sourceId, version } = await settle(node, clerk, 0)
      await rested(node)
      // It is looked at by this test alone.
      await node.app.db.identity.deleteFrom('work.due').where('client_id', '=', clerk.clientId).execute()
      node.clock.at += 20_000
      let turns = 0
      const hold = {
        ending: new AbortController().signal,
        async renew() {
          turns += 1
          if (turns !== 2) return true
          const body = said === 'switch' ? { IntergrationCheck: false } : { sourceId, version }
          const asked = { query: { Functype: said }, body }
          expect((await ask(node, OrderIntegration, asked, clerk.token)).status).toBe(200)
          return true
        },
      }
      await lookAtSource(node.app, { clientId: clerk.clientId, subjectId: sourceId }, hold)
      await rested(node)
      expect([server.names(), server.names('processed')]).toEqual([['f2.csv', 'f3.csv', 'processed'], ['f1.csv']])
      expect(await countOrders(node, clerk)).toBe(1)
    },
  )

  it('works its files in the order in which they came, whichever node has its turn first', async () => {
    server.put('a.csv', orderFile('SO-1'))
    await source()
    await settle(node, clerk, 1)
    server.put('b.csv', orderFile('SO-1').replace(',5,', ',7,'))
    await call('run')
    await settle(node, clerk, 1)
    const db = node.app.db.forClient(clerk.clientId)
    const own = sql<boolean>`client_id = ${clerk.clientId}`
    const runs = await db.transaction(async tx => {
      // As after a node that died with both of them under way.
      await sql`update import_row set state = 'waiting', became = null where ${own}`.execute(tx)
      await sql`update import_run set state = 'running', waiting = 1, done = 0 where ${own}`.execute(tx)
      return tx.selectFrom('import_run').select('run_id').where(own).orderBy('run_id').execute()
    })
    const hold = { ending: new AbortController().signal, renew: async () => true }
    const work = (n: number) =>
      importWork.import(node.app, { clientId: clerk.clientId, subjectId: runs[n]?.run_id ?? 0 }, hold)
    expect(await work(1)).not.toBeNull()
    expect(await work(0)).toBeNull()
    await rested(node)
    const lines = await db.read(node.app.db.query.selectFrom('sales_order_line').select('quantity').where(own))
    const states = await db.read(node.app.db.query.selectFrom('import_run').select('state').where(own))
    expect([lines, states.map(({ state }) => state)]).toEqual([[{ quantity: 7 }], ['done', 'done']])
  })

  it('signs in by key, and takes only what its pattern names', async () => {
    server.put('orders.csv', orderFile('SO-1'))
    server.put('notes.pdf', 'nothing')
    server.put('next.csv.part', orderFile('SO-2'))
    await source({ FTPPassword: '', FTPKey: server.privateKey, pattern: '*.csv', doneFolder: 'done' })
    const now = await settle(node, clerk, 1)
    expect(now).toMatchObject({ fault: null, hasKey: true, hasPassword: false })
    expect(server.names()).toEqual(['done', 'next.csv.part', 'notes.pdf'])
  })

  it('says what can’t be read and leaves it there, looked at once', async () => {
    server.put('bad.xlsx', Buffer.from('PK\u0003\u0004 this is no workbook'))
    await source()
    const now = await settle(node, clerk, 2)
    expect(now.files).toMatchObject([{ name: 'bad.xlsx', state: 'refused', isMoved: false }])
    expect(now.files[0]?.reason).not.toBe('')
    expect(server.names()).toEqual(['bad.xlsx'])
  })

  it('leaves a file above the limit where it is, and says so', async () => {
    server.putZeros('huge.csv', 201 * 1024 * 1024)
    await source()
    const now = await settle(node, clerk, 1)
    expect(now.fault).toMatchObject({ code: 'fileTooLarge', params: { name: 'huge.csv', max: 200 } })
    expect(now.files).toMatchObject([{ name: 'huge.csv', state: 'refused', reason: 'FileTooLarge' }])
    expect(server.names()).toEqual(['huge.csv'])
  })

  it('takes a file that can’t be moved away, says so, and takes it once', async () => {
    server.put('monday.csv', orderFile('SO-1'))
    server.lock()
    await source()
    const now = await settle(node, clerk, 1)
    expect(now.fault).toMatchObject({ step: 'move', code: 'moveRefused' })
    expect(now.last).toMatchObject({ state: 'done' })
    await call('run')
    await settle(node, clerk, 2)
    expect(await countOrders(node, clerk)).toBe(1)
    expect((await theSource(node, clerk)).files).toHaveLength(1)
    // As after a node that died between taking and moving.
    server.unlock()
    await call('run')
    expect(await settle(node, clerk, 0)).toMatchObject({ fault: null, files: [{ isMoved: true }] })
    expect(server.names('processed')).toEqual(['monday.csv'])
    expect(await countOrders(node, clerk)).toBe(1)
  })

  it('stops at another host key until a person accepts it', async () => {
    await source()
    const before = (await settle(node, clerk, 0)).hostKey
    await server.changeKey()
    server.put('monday.csv', orderFile('SO-1'))
    await call('run')
    const stopped = await settle(node, clerk, 1)
    expect(stopped.fault).toMatchObject({ step: 'key', code: 'keyChanged', params: { key: stopped.newHostKey } })
    expect(stopped).toMatchObject({ hostKey: before, nextAt: null, files: [] })
    await call('run')
    expect((await settle(node, clerk, 1)).files).toEqual([])
    const other = { ...(await theSource(node, clerk)), hostKey: 'ssh-ed25519 SHA256:other' }
    const body = { sourceId: other.sourceId, version: other.version, hostKey: other.hostKey }
    expect((await ask(node, OrderIntegration, { query: { Functype: 'accept' }, body }, clerk.token)).status).toBe(409)
    await call('accept', { hostKey: stopped.newHostKey })
    const now = await settle(node, clerk, 1)
    expect(now).toMatchObject({ fault: null, hostKey: stopped.newHostKey, newHostKey: '' })
    expect(now.last).toMatchObject({ state: 'done' })
  })

  it('fetches nothing while it, or order integration, is switched off', async () => {
    server.put('monday.csv', orderFile('SO-1'))
    await source()
    await call('stop')
    expect(await settle(node, clerk, 2)).toMatchObject({ isActive: false, last: null })
    const off = { query: { Functype: 'switch' as const }, body: { IntergrationCheck: false } }
    await ask(node, OrderIntegration, off, clerk.token)
    await call('start')
    expect(await settle(node, clerk, 2)).toMatchObject({ isActive: true, last: null })
  })

  it('is tested step by step, and nothing is left of that', async () => {
    server.put('monday.csv', orderFile('SO-1'))
    await source()
    const { steps } = await call('test')
    expect(steps.map(({ step, outcome }) => [step, outcome])).toEqual(
      ['name', 'address', 'connect', 'key', 'signIn', 'folder', 'list', 'move'].map(step => [step, 'done']),
    )
    expect(steps.find(({ step }) => step === 'list')?.found).toBe('1')
    expect(server.names()).toEqual(['monday.csv', 'processed'])
    expect(server.names('processed')).toEqual([])
  })

  it.each([
    ['signIn', 'signInRefused', { FTPPassword: 'wrong' }],
    ['signIn', 'keyUnreadable', { FTPKey: 'no key' }],
    ['folder', 'folderMissing', { folder: '/nowhere' }],
    ['name', 'nameUnknown', { host: 'nowhere.invalid' }],
  ] as const)('is tested: %s fails as %s', async (step, code, given) => {
    await source(given)
    const { steps } = await call('test')
    const failed = steps.find(({ outcome }) => outcome === 'failed')
    expect(failed?.fault).toMatchObject({ code })
    expect(code === 'keyUnreadable' || failed?.step === step).toBe(true)
    expect(JSON.stringify(steps)).not.toContain(server.password)
  })

  it('looks through a folder of 50,000 files and takes those it is to take', async () => {
    for (let i = 0; i < 50_000; i += 1) server.put(`order-${i}.csv`, '')
    server.put('a-first.csv', orderFile('SO-1'))
    await source()
    expect(await settle(node, clerk, 0)).toMatchObject({ fault: null, leftThere: 50_001 })
    const { sourceId, version } = await theSource(node, clerk)
    await source({ sourceId, version, pattern: 'a-*' })
    const now = await settle(node, clerk, 1)
    expect(now).toMatchObject({ fault: null, leftThere: 0, last: { name: 'a-first.csv', state: 'done' } })
    expect(server.names()).toHaveLength(50_001)
  }, 120_000)
})
