import { resolve } from 'node:path'
import { createDatabase } from '@waybill/server/db/createDatabase.ts'
import { startEmbedded } from '@waybill/server/db/embedded/start.ts'
import { migrate } from '@waybill/server/db/migrate.ts'
import { hashPassword } from '@waybill/server/identity/passwords.ts'
import pg from 'pg'
import { addBenchPerson } from './benchPerson.ts'
import { fillShipments } from './fill.ts'

const folder = resolve(import.meta.dirname, '../../.data/bench')

export interface Company {
  readonly clientId: number
  readonly email: string
  readonly shipments: number
}

export interface Prepared {
  readonly folder: string
  readonly connection: pg.ClientConfig
  readonly large: Company
  readonly small: Company
}

export const PASSWORD = 'a password for measuring'

/** A company of this name and its caller, made where there is none yet. */
export async function openCompany(
  client: pg.Client,
  name: string,
  password: string,
): Promise<{ clientId: number; userId: number; email: string }> {
  const email = `${name}@bench.invalid`
  const known = await client.query('select client_id, user_id from identity.member where email = $1', [email])
  if (known.rows[0]) return { clientId: known.rows[0].client_id, userId: known.rows[0].user_id, email }
  const made = await client.query('insert into identity.client (name) values ($1) returning client_id', [name])
  const clientId: number = made.rows[0].client_id
  return { clientId, userId: await addBenchPerson(client, { clientId, email, passwordHash: password }), email }
}

/** A cluster with one company of `large` shipments and one of 10,000; filled once and kept for the next run. */
export async function prepare(large: number): Promise<Prepared> {
  const server = await startEmbedded(folder)
  const connection = server.connection('waybill')
  try {
    await createDatabase(server.connection('postgres'), 'waybill')
    await migrate(connection)
    const client = new pg.Client(connection)
    await client.connect()
    const password = await hashPassword(PASSWORD)
    const companies: Company[] = []
    for (const [name, count] of [
      ['small', 10_000],
      [`large-${large}`, large],
    ] as const) {
      const { clientId, userId, email } = await openCompany(client, name, password)
      const { rows } = await client.query('select exists (select from shipment where client_id = $1) as filled', [
        clientId,
      ])
      if (!rows[0].filled) {
        const took = await fillShipments(connection, clientId, userId, count)
        console.log(`filled ${count.toLocaleString('en-US')} shipments in ${(took / 1000).toFixed(1)} s`)
      }
      companies.push({ clientId, email, shipments: count })
    }
    await client.end()
    const [smallOne, largeOne] = companies
    if (!smallOne || !largeOne) throw new Error('no companies')
    return { folder, connection, large: largeOne, small: smallOne }
  } finally {
    await server.stop()
  }
}
