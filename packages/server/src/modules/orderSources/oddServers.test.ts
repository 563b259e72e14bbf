import { readdir } from 'node:fs/promises'
import type { ServerWay } from '@waybill/contract/wire/orderSources.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keepSwitches } from '../../identity/companies.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { sharedNode, type TestNode } from '../../testing/node.ts'
import { type OddServer, startHalfSftp, startOddFtp, startSaying } from '../../testing/oddServers.ts'
import { countOrders, rested, saveSource, theSource } from '../../testing/orderSources.ts'
import { lookAtSource } from './lookAtSource.ts'
import { openFolder } from './remote/openFolder.ts'
import type { Reach } from './remote/remoteFolder.ts'

/** Nobody waits long in a test. */
const patience = { connect: 700, step: 700, list: 2_000, idle: 700, file: 2_000 }
const hold = { renew: async () => true, ending: new AbortController().signal }

let node: TestNode
let clerk: Person
let server: OddServer | null = null
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  clerk = await newCompany(node)
})
afterEach(async () => {
  await server?.close()
  server = null
})

/** A source that is looked at when the test says so, twice: what lay there the first time has settled by the second. */
async function lookedAt(way: ServerWay, port: number, host = '127.0.0.1', app = node.app) {
  const given = { port, user: 'us', password: 'canary-of-ours', folder: '' }
  const { sourceId: subjectId } = (await saveSource(node, clerk, given, { way, host })).reply
  await rested(node)
  await keepSwitches(node.app.db.identity, clerk.clientId, { orderIntegration: true })
  const due = { clientId: clerk.clientId, subjectId }
  await lookAtSource(app, due, hold, patience)
  node.clock.pass(20_000)
  await lookAtSource(app, due, hold, patience)
  return theSource(node, clerk)
}

/** A source in the inner network. */
const innerReach: Reach = {
  ...{ way: 'sftp', host: 'files.inner.example', port: 22, user: 'us', password: 'x', privateKey: '', folder: '' },
  ...{ doneFolder: '', hostKey: '' },
}

/** A port that says so, or one that nobody listens at. */
async function portSaying(words: string, ends: boolean, isOpen: boolean): Promise<number> {
  await server?.close()
  server = await startSaying(words, ends)
  const { port } = server
  if (!isOpen) {
    await server.close()
    server = null
  }
  return port
}

describe('a server of orders', () => {
  it.each([
    ['sftp', '', false, 'key', 'silent'],
    ['sftp', '', true, 'key', 'closed'],
    ['sftp', 'HTTP/1.1 400 Bad Request\r\n\r\n', true, 'key', 'otherProtocol'],
    ['ftp', '', false, 'connect', 'silent'],
    ['ftp', '', true, 'connect', 'closed'],
    ['sftp', '220 an FTP server\r\n', false, 'key', 'otherProtocol'],
    ['ftp', 'SSH-2.0-OpenSSH_9.2\r\n', false, 'connect', 'otherProtocol'],
    ['ftp', '421 too many of you\r\n', true, 'connect', 'otherProtocol'],
  ] as const)('by %s that says %j (ends: %s) fails at %s as %s', async (way, words, ends, step, code) => {
    server = await startSaying(words, ends)
    const { fault, nextAt } = await lookedAt(way, server.port)
    expect(fault).toMatchObject({ step, code })
    expect(JSON.stringify(fault)).not.toContain('canary-of-ours')
    expect(nextAt).toBeNull()
  })

  it('is looked at by one at a time, whoever else has the turn', async () => {
    server = await startSaying('', false)
    const { sourceId: subjectId } = await lookedAt('sftp', server.port)
    const due = { clientId: clerk.clientId, subjectId }
    const now = node.clock.now().getTime()
    const agains = await Promise.all([1, 2].map(() => lookAtSource(node.app, due, hold, patience)))
    const seconds = agains.map(again => ((again?.getTime() ?? 0) - now) / 1_000)
    expect(seconds.toSorted((a, b) => a - b)).toEqual([15, 900])
  })

  it('that is not there is said by its name and port', async () => {
    server = await startSaying('', true)
    const { port } = server
    await server.close()
    const { fault, failingSince } = await lookedAt('sftp', port)
    expect(fault).toMatchObject({ code: 'noAnswer', params: { host: '127.0.0.1', port } })
    expect(failingSince).not.toBeNull()
    server = null
  })

  it.each([
    ['breaksOff', 'halfFile'],
    ['hangs', 'silent'],
    ['drips', 'silent'],
  ] as const)('that %s in the middle of a file gives nothing of it', async (how, code) => {
    server = await startHalfSftp(how)
    const { fault, last, files } = await lookedAt('sftp', server.port)
    expect(fault).toMatchObject({ step: 'fetch', code })
    expect([last, files]).toMatchObject([null, [{ name: 'orders.csv', state: 'seen' }]])
    expect(await countOrders(node, clerk)).toBe(0)
    const kept = `${node.app.settings.WAYBILL_DATA}/files/${clerk.clientId}`
    expect(await readdir(kept, { recursive: true }).catch(() => [])).toEqual([])
  })

  it('by FTP that ends a file before its end gives nothing of it', async () => {
    server = await startOddFtp('half')
    expect(await lookedAt('ftp', server.port)).toMatchObject({ fault: { code: 'halfFile' }, last: null })
  })

  it('by FTP that sends us to another host is not followed', async () => {
    server = await startOddFtp('elsewhere')
    expect((await lookedAt('ftp', server.port)).fault).toMatchObject({ step: 'list', code: 'otherHost' })
  })

  it.each(['127.0.0.1', 'localhost', '2130706433', '::1', '169.254.169.254', '10.0.0.1'])(
    'at %s is not connected to in production, unless the operator named it',
    async host => {
      server = await startSaying('SSH-2.0-x\r\n', true)
      const settings = { ...node.app.settings, production: true }
      const shut = await lookedAt('sftp', server.port, host, { ...node.app, settings })
      expect(shut.fault).toEqual({ step: 'name', code: 'addressShut', params: { host } })
    },
  )

  it.each(['10.0.0.7', null])('of a name that stands for %s in production nothing else is told', async address => {
    const settings = { production: true, ALLOWED_HOSTS: [] }
    const told: string[] = []
    const resolve = async () => {
      if (address === null) throw new Error('ENOTFOUND')
      return [address]
    }
    const opening = openFolder(innerReach, {
      settings,
      patience,
      resolve,
      done: (...words) => told.push(words.join(' ')),
    })
    const failure = await opening.catch((error: unknown) => error)
    expect(failure).toMatchObject({ fault: { step: 'name', code: 'addressShut', params: { host: innerReach.host } } })
    expect(told).toEqual([])
  })

  it.each([
    ['silent', '', false, true],
    ['closing', '', true, true],
    ['of another protocol', 'HTTP/1.1 400 Bad Request\r\n\r\n', true, true],
    ['shut', '', true, false],
  ] as const)(
    'a port in the inner network that is %s reads like any other, without its address',
    async (_, words, ends, isOpen) => {
      const settings = { production: true, ALLOWED_HOSTS: [innerReach.host] }
      for (const way of ['sftp', 'ftp'] as const) {
        const port = await portSaying(words, ends, isOpen)
        const told: string[] = []
        const ways = { settings, patience, resolve: async () => ['127.0.0.1'] }
        const opening = openFolder(
          { ...innerReach, way, port },
          { ...ways, done: (...said) => told.push(said.join(' ').trim()) },
        )
        const failure = await opening.catch((error: unknown) => error)
        expect(failure).toMatchObject({
          fault: { step: 'connect', code: 'noAnswer', params: { host: innerReach.host, port } },
        })
        expect(JSON.stringify([failure, told])).not.toContain('127.0.0.1')
        expect(told).toEqual(['name', 'address'])
      }
    },
  )

  it('is connected to in a private network that the operator opened', async () => {
    server = await startHalfSftp('breaksOff')
    const settings = { ...node.app.settings, production: true, ALLOWED_HOSTS: ['127.0.0.1'] }
    const opened = await lookedAt('sftp', server.port, '127.0.0.1', { ...node.app, settings })
    expect(opened.fault).toMatchObject({ step: 'fetch', code: 'halfFile' })
  })
})
