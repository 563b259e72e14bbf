import { rmSync } from 'node:fs'
import { createDatabase } from '@waybill/server/db/createDatabase.ts'
import { startEmbedded } from '@waybill/server/db/embedded/start.ts'
import { temporaryFolder } from '@waybill/server/db/embedded/temporaryFolder.ts'
import { migrate } from '@waybill/server/db/migrate.ts'
import { hashPassword } from '@waybill/server/identity/passwords.ts'
import pg from 'pg'
import { addBenchPerson } from '../benchPerson.ts'
import { signIn } from '../caller.ts'
import { fillShipments } from '../fill.ts'
import { PASSWORD } from '../prepared.ts'
import { startProduct } from '../product.ts'
import { pickupDay, wireShipment } from '../wired.ts'

export interface FilledProduct {
  readonly address: string
  readonly email: string
  readonly password: string
  /** An order with as many lines as were asked for. */
  readonly shipmentId: number
  close(): Promise<void>
}

const PORT = '8395'

/** Lists of so many rows each, as one company has them. */
async function fillLists(client: pg.Client, clientId: number, rows: number): Promise<void> {
  await client.query(
    `insert into item (client_id, sku, description, freight_class, weight_lb)
     select $1, 'SKU-' || n, 'Acme part ' || n, '70', 10 from generate_series(1, $2) n`,
    [clientId, rows],
  )
  await client.query(
    `insert into mail (client_id, purpose, recipients, subject, body_text, body_html, message_id, state, sent_at)
     select $1, 'contact', array['desk@bench.invalid'], 'Acme mail ' || n, 'Text', '<p>Text</p>', n || '@bench.invalid', 'sent', now()
       from generate_series(1, $2) n`,
    [clientId, rows],
  )
}

/** The product with one company whose lists are long, for measuring its screens. */
export async function openFilledProduct({ rows, lines }: { rows: number; lines: number }): Promise<FilledProduct> {
  const folder = temporaryFolder('waybill-bench-screens-')
  const database = await startEmbedded(folder)
  await createDatabase(database.connection('postgres'), 'waybill')
  const connection = database.connection('waybill')
  await migrate(connection)
  const client = new pg.Client(connection)
  await client.connect()
  const made = await client.query("insert into identity.client (name) values ('Bench') returning client_id")
  const clientId: number = made.rows[0].client_id
  const email = 'screens@bench.invalid'
  const userId = await addBenchPerson(client, { clientId, email, passwordHash: await hashPassword(PASSWORD) })
  await fillShipments(connection, clientId, userId, rows)
  await fillLists(client, clientId, rows)
  await client.end()
  await database.stop()
  const running = await startProduct(folder, { WAYBILL_PORT: PORT, PUBLIC_URL: `http://127.0.0.1:${PORT}` })
  const call = await signIn(running.address, email, PASSWORD)
  const shipment = wireShipment('P9', pickupDay())
  const [line] = shipment.Items
  const body = { shipment: { ...shipment, Items: Array.from({ length: lines }, () => ({ ...line, Weight: 100 })) } }
  const entered = await call('Shipment/BuildShipment', body, crypto.randomUUID())
  return {
    address: running.address,
    email,
    password: PASSWORD,
    shipmentId: JSON.parse(String(entered)).shipmentId,
    async close() {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
