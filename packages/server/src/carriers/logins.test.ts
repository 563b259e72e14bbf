import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { createDatabase } from '../db/createDatabase.ts'
import { openLogin } from './logins.ts'
import { seal } from './seal.ts'

const db = join(import.meta.dirname, '../db')

it('logins kept before there could be several are each company’s first one, and open as before', async () => {
  const { host, user } = inject('postgres')
  const database = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await createDatabase({ host, user, database: 'postgres' }, database)
  const client = new pg.Client({ host, user, database })
  await client.connect()
  const run = (file: string) => client.query(readFileSync(join(db, file), 'utf8'))
  await run('bootstrap.sql')
  const files = readdirSync(join(db, 'migrations')).toSorted()
  for (const file of files.filter(name => name < '0007')) await run(`migrations/${file}`)
  const key = Buffer.alloc(32, 1)
  for (const clientId of [1, 2]) {
    const sealed = seal(key, `${clientId}/project44`, { oauthClientId: `id ${clientId}` })
    await client.query("insert into identity.client (name) values ('Example')")
    await client.query("insert into carrier_login (client_id, connector, sealed) values ($1, 'project44', $2)", [
      clientId,
      sealed,
    ])
    await client.query(
      `insert into carrier_account (client_id, connector, scac, name, settings)
       values ($1, 'project44', 'DMGL', 'Test', '{"groupCode": "G", "accountCode": "A"}')`,
      [clientId],
    )
  }
  await run('migrations/0008_logins.sql')
  const { rows } = await client.query(
    `select a.client_id, l.name, l.sealed from carrier_account a
     join carrier_login l on l.client_id = a.client_id and l.login_id = a.login_id order by a.client_id`,
  )
  const opened = rows.map(({ client_id: clientId, name, sealed }) =>
    openLogin(key, { clientId, connector: 'project44', name }, sealed),
  )
  expect(opened).toEqual([{ oauthClientId: 'id 1' }, { oauthClientId: 'id 2' }])
  const { name, sealed } = rows[0]
  expect(() => openLogin(key, { clientId: 1, connector: 'project44', name: 'Europe' }, sealed)).toThrow()
  expect(name).toBe('')
  await client.end()
})
