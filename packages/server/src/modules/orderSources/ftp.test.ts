import type { BodyOf } from '@waybill/contract'
import type { OrderFileSoruceConfigure } from '@waybill/contract/calls/Shipment/OrderFileSoruceConfigure.ts'
import { OrderIntegration } from '@waybill/contract/calls/Shipment/OrderIntegration.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { type FileServer, missing, startFtpServer } from '../../testing/fileServers.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { countOrders, orderFile, settle, setUp, theSource } from '../../testing/orderSources.ts'
import { sendToSource } from './sendToSource.ts'
import { sourceOf } from './sourceRows.ts'

const why = missing('vsftpd')
if (why !== '') console.warn(`Orders by FTP are not tested: ${why}`)

let node: TestNode
let server: FileServer
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})

const call = async (Functype: 'run' | 'accept' | 'test', more: object = {}) => {
  const { sourceId, version } = await theSource(node, clerk)
  const asked = { query: { Functype }, body: { sourceId, version, ...more } }
  return (await ask(node, OrderIntegration, asked, clerk.token)).reply
}
const steps = ['name', 'address', 'connect', 'key', 'signIn', 'folder', 'list', 'move']

describe.skipIf(why !== '').each([
  ['ftp', false],
  ['ftps', true],
] as const)('a source by %s', (way, tls) => {
  beforeEach(async () => {
    clerk = await newCompany(node)
    server = await startFtpServer({ tls })
    return () => server.close()
  })
  const source = (given: Partial<BodyOf<typeof OrderFileSoruceConfigure>> = {}) =>
    setUp(node, clerk, server, { way, ...given })

  it('puts a file whole into a folder that it makes, and leaves one of its name as it is', async () => {
    await source()
    await settle(node, clerk, 0)
    const put = (text: string) =>
      node.app.db
        .forClient(clerk.clientId)
        .transaction(async tx => sourceOf(tx, clerk.clientId, (await theSource(node, clerk)).sourceId))
        .then(its => {
          if (its === undefined) throw new Error('no source')
          return sendToSource(node.app, its, { folder: 'back', name: 'one.csv', bytes: Buffer.from(text) })
        })
    expect(await put('first')).toBeNull()
    expect(await put('second')).toBeNull()
    expect(server.names('back')).toEqual(['one.csv'])
    expect(server.read('back/one.csv')).toBe('first')
    server.remove('back/one.csv')
    server.put('back/one.csv.part', 'half of')
    expect(await put('third')).toBeNull()
    expect(server.names('back')).toEqual(['one.csv'])
    expect(server.read('back/one.csv')).toBe('third')
  })

  it('takes what has settled, once, and moves it away', async () => {
    server.put('monday.csv', orderFile('SO-1', 40))
    await source()
    const first = await settle(node, clerk, 1)
    expect(first).toMatchObject({ fault: null, leftThere: 0, last: { name: 'monday.csv', state: 'done', done: 40 } })
    expect(server.names('processed')).toEqual(['monday.csv'])
    server.put('tuesday.csv', orderFile('SO-1', 40))
    server.put('monday.csv', orderFile('SO-2'))
    await call('run')
    const now = await settle(node, clerk, 1)
    expect(now.fault).toBeNull()
    expect(server.names('processed')).toHaveLength(3)
    expect(await countOrders(node, clerk)).toBe(2)
  })

  it('is tested step by step, and nothing is left of that', async () => {
    server.put('monday.csv', orderFile('SO-1'))
    await source()
    const { steps: tested } = await call('test')
    expect(tested.map(({ step, outcome }) => [step, outcome])).toEqual(steps.map(step => [step, 'done']))
    expect(server.names()).toEqual(['monday.csv', 'processed'])
    expect(server.names('processed')).toEqual([])
  })

  it('says that a sign-in was refused, that a folder is missing, that nothing can be moved', async () => {
    await source({ FTPPassword: 'wrong' })
    const refused = (await call('test')).steps.find(({ outcome }) => outcome === 'failed')
    expect(refused).toMatchObject({ step: 'signIn', fault: { code: 'signInRefused' } })
    const { sourceId, version } = await theSource(node, clerk)
    await source({ sourceId, version, folder: '/nowhere' })
    const missed = (await call('test')).steps.find(({ outcome }) => outcome === 'failed')
    expect(missed).toMatchObject({ step: 'folder', fault: { code: 'folderMissing' } })
    server.lock()
    await source({ sourceId, version: version + 1 })
    const locked = (await call('test')).steps.find(({ outcome }) => outcome === 'failed')
    expect(locked).toMatchObject({ step: 'move', fault: { code: 'moveRefused' } })
  })
})

describe.skipIf(why !== '')('a source by FTPS', () => {
  beforeEach(async () => {
    clerk = await newCompany(node)
  })

  it('stops at another certificate that nobody vouches for', async () => {
    server = await startFtpServer({ tls: true })
    try {
      await setUp(node, clerk, server, { way: 'ftps' })
      const { hostKey } = await settle(node, clerk, 0)
      expect(hostKey).toMatch(/^X509 SHA256:/)
      await server.changeKey()
      await call('run')
      const stopped = await settle(node, clerk, 1)
      expect(stopped).toMatchObject({ hostKey, fault: { step: 'key', code: 'keyChanged' }, nextAt: null })
      await call('accept', { hostKey: stopped.newHostKey })
      expect(await settle(node, clerk, 0)).toMatchObject({ fault: null, hostKey: stopped.newHostKey })
    } finally {
      await server.close()
    }
  })

  it('sends nothing to a server that offers no TLS', async () => {
    server = await startFtpServer()
    try {
      await setUp(node, clerk, server, { way: 'ftps' })
      expect((await settle(node, clerk, 0)).fault).toMatchObject({ step: 'key', code: 'noTls' })
    } finally {
      await server.close()
    }
  })
})
