import { readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Sandbox, type SandboxOptions, startSandbox } from '@waybill/sandbox'
import { sealLogin } from '@waybill/server/carriers/logins.ts'
import { createDatabase } from '@waybill/server/db/createDatabase.ts'
import { type EmbeddedServer, startEmbedded } from '@waybill/server/db/embedded/start.ts'
import { temporaryFolder } from '@waybill/server/db/embedded/temporaryFolder.ts'
import { migrate } from '@waybill/server/db/migrate.ts'
import { openDatabase } from '@waybill/server/db/open.ts'
import { hashPassword } from '@waybill/server/identity/passwords.ts'
import { loadRateSheet } from '@waybill/server/modules/rates/index.ts'
import { readSheetFolder } from '@waybill/server/modules/rates/sheetFolder.ts'
import { sandboxSettings } from '@waybill/server/testing/sandboxSettings.ts'
import pg from 'pg'
import { addBenchPerson } from './benchPerson.ts'
import { signIn } from './caller.ts'
import { PASSWORD } from './prepared.ts'
import { type Running, secretBytes, startProduct } from './product.ts'

const sheets = resolve(import.meta.dirname, '../../packages/server/src/demo/rate-sheets')

/** A company whose carriers are a sandbox, on a database that outlives the product's processes. */
export interface WiredBench {
  readonly sandbox: Sandbox
  readonly connection: pg.ClientConfig
  readonly clientId: number
  readonly email: string
  /** Starts one more node of the product. */
  startNode(port: number, env?: Readonly<Record<string, string>>): Promise<Running>
  query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]>
  close(): Promise<void>
}

/** A sign-in at a carrier that is asked by itself. */
export interface OwnLogin {
  readonly connector: string
  readonly scac: string
  readonly login: Readonly<Record<string, string>>
}

async function addLogin(client: pg.Client, clientId: number, connector: string, values: object): Promise<number> {
  const login = { clientId, connector, name: '' }
  const kept = await client.query(
    'insert into carrier_login (client_id, connector, sealed) values ($1, $2, $3) returning login_id',
    [clientId, connector, sealLogin(secretBytes, login, values)],
  )
  return kept.rows[0].login_id
}

interface Seeded {
  readonly withSheets: boolean
  readonly own: readonly OwnLogin[]
}

async function seedCompany(connection: pg.ClientConfig, accounts: readonly string[], { withSheets, own }: Seeded) {
  const client = new pg.Client(connection)
  await client.connect()
  const made = await client.query("insert into identity.client (name) values ('Bench') returning client_id")
  const clientId: number = made.rows[0].client_id
  const email = 'wired@bench.invalid'
  await addBenchPerson(client, { clientId, email, passwordHash: await hashPassword(PASSWORD) })
  const addAccount = (loginId: number, connector: string, scac: string, settings: object) =>
    client.query(
      'insert into carrier_account (client_id, login_id, connector, scac, name, settings) values ($1, $2, $3, $4, $4, $5)',
      [clientId, loginId, connector, scac, JSON.stringify(settings)],
    )
  const provider = 'project44'
  const loginId = await addLogin(client, clientId, provider, { oauthClientId: 'b', oauthClientSecret: 'bench' })
  for (const scac of accounts) await addAccount(loginId, provider, scac, { groupCode: 'BENCH', accountCode: scac })
  for (const { connector, scac, login } of own) {
    await addAccount(await addLogin(client, clientId, connector, login), connector, scac, {})
  }
  await client.end()
  if (!withSheets) return { clientId, email }
  const db = openDatabase(connection)
  await db.forClient(clientId).transaction(async tx => {
    for (const folder of readdirSync(sheets)) {
      const scac = folder.toUpperCase()
      await tx.insertInto('carrier').values({ client_id: clientId, scac, name: scac }).execute()
      for (const version of readdirSync(join(sheets, folder)).sort()) {
        await loadRateSheet(tx, clientId, readSheetFolder(join(sheets, folder, version)), new Date())
      }
    }
  })
  await db.close()
  return { clientId, email }
}

export async function openWiredBench(
  accounts: readonly string[],
  { withSheets = false, own = [], ...options }: SandboxOptions & Partial<Seeded> = {},
): Promise<WiredBench> {
  const folder = temporaryFolder('waybill-bench-wired-')
  const database: EmbeddedServer = await startEmbedded(folder)
  await createDatabase(database.connection('postgres'), 'waybill')
  const connection = database.connection('waybill')
  await migrate(connection)
  const company = await seedCompany(connection, accounts, { withSheets, own })
  const sandbox = await startSandbox(options)
  const { host, user } = connection as { host: string; user: string }
  const pool = new pg.Pool({ ...connection, max: 2 })
  // The server may end a connection that is just being closed: nothing was asked of it any more.
  pool.on('error', error => console.warn('bench:', error.message))
  return {
    sandbox,
    connection,
    ...company,
    startNode: (port, env = {}) =>
      startProduct(folder, {
        ...{ WAYBILL_DATABASE: '', DATABASE_URL: `postgres://${user}@/waybill?host=${encodeURIComponent(host)}` },
        ...{ WAYBILL_PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` },
        ...sandboxSettings(sandbox.url),
        ...env,
      }),
    query: async sql => (await pool.query(sql)).rows,
    async close() {
      await pool.end()
      await sandbox.close()
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A shipment whole enough to be priced and ordered, as the browser sends it; on a lane the sheets cover. */
export const wireShipment = (reference: string, pickup: string) => ({
  Origin: end('Bench Dock', 'Dayton', 'OH', '45402'),
  Destination: end('Bench Consignee', 'Madison', 'WI', '53703'),
  SheduleDateTime: { PickupByDate: pickup, PickupByFromTime: '10:00', PickupByToTime: '15:30' },
  Items: [
    {
      ...{ Description: 'Pump housings', NMFC: '156600-2', itemClass: '70', Qty: 1, packageType: 'PLT', Pieces: 10 },
      ...{ PieceType: 'CTN', Weight: 500, Length: 48, Width: 40, Height: 48 },
    },
  ],
  Reference1: reference,
})

const end = (CompanyName: string, City: string, State: string, Zip: string) => ({
  ...{ CompanyName, Street: '1 Dock Road', City, State, Zip, CountryCode: 'US' },
  ...{ ContactName: 'Bench Caller', ContactNumber: '937-555-0123', EmailID: 'dock@bench.invalid' },
})

/** The next weekday but two: a pickup that every cut-off allows. */
export function pickupDay(): string {
  const day = new Date(Date.now() + 4 * 86_400_000)
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

export const signInAt = (address: string, { email }: Pick<WiredBench, 'email'>) => signIn(address, email, PASSWORD)
