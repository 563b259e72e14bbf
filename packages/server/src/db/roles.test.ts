import { join } from 'node:path'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import pg from 'pg'
import pino from 'pino'
import { expect, inject, it } from 'vitest'
import { backUp } from '../backup/backup.ts'
import { composeNode } from '../compose.ts'
import { startFault } from '../startFaults.ts'
import { newCompany, newDockClerk } from '../testing/company.ts'
import { addFreight } from '../testing/freight.ts'
import { ask, TestClock, testSettings } from '../testing/node.ts'
import { createDatabase, dropDatabase } from './createDatabase.ts'
import { temporaryFolder } from './embedded/temporaryFolder.ts'

it('a second installation on one server works, and is backed up, with roles of its own; with those of the first it is refused in a sentence', async () => {
  const server = inject('postgres')
  const name = `second_${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`
  const superuser = new pg.Client({ ...server, database: 'postgres' })
  await superuser.connect()
  await superuser.query(`create role ${name} login createrole`)
  await createDatabase({ ...server, database: 'postgres' }, name)
  await superuser.query(`alter database ${name} owner to ${name}`)
  const said: string[] = []
  const given = { settings: testSettings(), log: pino({ level: 'warn' }, { write: line => said.push(line) }) }
  const connection = { host: server.host, user: name, database: name }

  const fault = await composeNode({ ...given, connection }).then(
    () => null,
    error => startFault(error, given.settings),
  )
  expect(fault).toEqual({ exitCode: 78, words: expect.stringContaining('set WAYBILL_DB_ROLE') })

  const clock = new TestClock()
  const node = { ...(await composeNode({ ...given, clock, connection: { ...connection, roles: name } })), clock }
  const testNode = { ...node, connection }
  const clerk = await newCompany(testNode)
  await addFreight(testNode, clerk)
  const question = { query: { statuscode: 'Q' }, body: {} } as const
  const all = await ask(node, GetShipmentList, question, clerk.token)
  const elsewhere = await newDockClerk(testNode, clerk.clientId, [1])
  const none = await ask(node, GetShipmentList, question, elsewhere.token)
  expect([all.reply.rows.length, none.reply.rows.length]).toEqual([1, 0])
  const file = join(temporaryFolder('waybill backup '), 'second.backup')
  const { rows } = await backUp({ ...connection, roles: name }, given.settings, file, clock.now())
  expect(rows).toBeGreaterThan(1)
  expect(said).toEqual([])
  await node.close()

  // Under a name that the tables were not made for it does not begin to work.
  const other = composeNode({ ...given, connection: { ...connection, roles: `${name}_other` } })
  await expect(other).rejects.toThrow(/has no rights on the tables of this database: .*WAYBILL_DB_ROLE/)
  await dropDatabase({ ...server, database: 'postgres' }, name)
  await superuser.end()
})

it('a database user who is a superuser is said at the start', async () => {
  const server = inject('postgres')
  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: line => said.push(line) })
  const name = `super_${crypto.randomUUID().replaceAll('-', '')}`
  await createDatabase({ ...server, database: 'postgres' }, name, 'template')
  const settings = { ...testSettings(), embedded: false }
  const node = await composeNode({ settings, log, connection: { ...server, database: name } })
  await node.close()
  expect(said.join('')).toContain('DATABASE_URL signs in as a superuser')
  await dropDatabase({ ...server, database: 'postgres' }, name)
})
