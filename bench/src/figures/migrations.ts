import { resolve } from 'node:path'
import { createDatabase, dropDatabase } from '@waybill/server/db/createDatabase.ts'
import { startEmbedded } from '@waybill/server/db/embedded/start.ts'
import { migrate, sqlMigrations } from '@waybill/server/db/migrate.ts'
import { hashPassword } from '@waybill/server/identity/passwords.ts'
import pg from 'pg'
import { fillShipments } from '../fill.ts'
import { ms, type Row } from '../measure.ts'
import { openCompany, PASSWORD } from '../prepared.ts'

const folder = resolve(import.meta.dirname, '../../../.data/bench-migrations')
/** The first of those that are measured. */
const FROM = process.env.FROM ?? '0200'

const shipments = Number(process.env.SHIPMENTS ?? 1_000_000)

/** What each migration from 0200 on takes on a company of a million shipments, and all of them as an operator waits for them. */
export async function migrations(): Promise<Row[]> {
  const server = await startEmbedded(folder)
  const postgres = server.connection('postgres')
  const before = Object.keys(sqlMigrations()).filter(name => name < FROM)
  const last = before.at(-1) ?? ''
  const filled = `before_${FROM}_${shipments}`
  const measured = `${filled}_measured`
  try {
    if (await createDatabase(postgres, filled)) {
      const connection = server.connection(filled)
      await migrate(connection, sqlMigrations(connection, last))
      const client = new pg.Client(connection)
      await client.connect()
      const { clientId, userId } = await openCompany(client, 'large', await hashPassword(PASSWORD))
      await client.end()
      const took = await fillShipments(connection, clientId, userId, shipments)
      console.log(`filled ${shipments.toLocaleString('en-US')} shipments in ${(took / 1000).toFixed(1)} s`)
    }
    await createDatabase(postgres, measured, filled)
    const said: string[] = []
    const begun = performance.now()
    const connection = server.connection(measured)
    await migrate(connection, sqlMigrations(connection), line => {
      console.log(line)
      said.push(line)
    })
    const all = performance.now() - begun
    const each = said.flatMap(line => {
      const [, name, seconds] = /^ {2}(\w+): ([\d.]+) s$/.exec(line) ?? []
      return name === undefined ? [] : [{ name, seconds: Number(seconds) }]
    })
    const row = (figure: string, took: string): Row => ({
      figure,
      measured: took,
      beside: `${shipments.toLocaleString('en-US')} shipments`,
      ratio: '',
      goal: 'said',
    })
    return [
      ...each.map(({ name, seconds }) => row(`migration ${name}`, `${seconds.toFixed(1)} s`)),
      row(`all ${each.length} of them`, ms(all)),
    ]
  } finally {
    await dropDatabase(postgres, measured)
    await server.stop()
  }
}
