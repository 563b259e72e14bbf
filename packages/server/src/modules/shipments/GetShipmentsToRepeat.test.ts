import { GetShipmentsToRepeat } from '@waybill/contract/calls/Shipment/GetShipmentsToRepeat.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { newCompany } from '../../testing/company.ts'
import { ask, sharedNode } from '../../testing/node.ts'
import { insertShipment } from '../../testing/shipments.ts'

it('finds what was shipped behind three hundred of the day, each consignee with the same freight once', async () => {
  const node = await sharedNode()
  const clerk = await newCompany(node)
  const stranger = await newCompany(node)
  await insertShipment(node, stranger, { consignee: 'Acme of another company' })
  const yesterday = await insertShipment(node, clerk, { consignee: 'Acme', status: 'D' })
  const void_ = await insertShipment(node, clerk, { consignee: 'Acme void', status: 'V' })
  const usual = await insertShipment(node, clerk, { consignee: 'Usual', status: 'T' })
  // Three hundred more of the same: what is written once is copied.
  await node.app.db.forClient(clerk.clientId).transaction(async tx => {
    const { rows } = await sql<{ column_name: string }>`
      select column_name from information_schema.columns
       where table_name = 'shipment' and table_schema = current_schema() and is_generated = 'NEVER'
         and column_name not in ('shipment_id', 'unique_name', 'bol_number', 'created_key')`.execute(tx)
    const columns = sql.raw(rows.map(row => row.column_name).join(', '))
    await sql`
      insert into shipment (unique_name, bol_number, ${columns})
      select gen_random_uuid()::text, left(md5(n::text), 17), ${columns} from shipment, generate_series(1, 300) n
       where client_id = ${clerk.clientId} and shipment_id = ${usual}`.execute(tx)
  })
  const asked = async (searchText = '') =>
    (await ask(node, GetShipmentsToRepeat, { body: { searchText } }, clerk.token)).reply.shipments
  expect((await asked()).map(({ consignee }) => consignee)).toEqual(['Usual', 'Acme'])
  expect((await asked('acm')).map(({ shipmentId }) => shipmentId)).toEqual([yesterday])
  expect((await asked()).some(({ shipmentId }) => shipmentId === void_)).toBe(false)
  expect((await ask(node, GetShipmentsToRepeat)).status).toBe(401)
})
