import type { BodyOf } from '@waybill/contract'
import { UpdateLocation } from '@waybill/contract/calls/Address/UpdateLocation.ts'
import { ExportShipments } from '@waybill/contract/calls/Shipment/ExportShipments.ts'
import { GenericShipmentsList } from '@waybill/contract/calls/Shipment/GenericShipmentsList.ts'
import { GetScheduleShipmentCount } from '@waybill/contract/calls/Shipment/GetScheduleShipmentCount.ts'
import { wireBookAddressInput } from '@waybill/contract/wire/bookAddress.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { insertShipment } from '../../testing/shipments.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

describe('Shipment/GenericShipmentsList', () => {
  it('answers 401, 400, and the bucket newest first without what is not ours', async () => {
    expect((await ask(node, GenericShipmentsList, { query: { statuscode: 'T' } })).status).toBe(401)
    expect((await ask(node, GenericShipmentsList, {}, clerk.token)).error.issues?.[0]?.at).toBe('query.statuscode')
    await insertShipment(node, await newCompany(node), { status: 'Q' })
    const first = await insertShipment(node, clerk, { status: 'O' })
    const second = await insertShipment(node, clerk, { status: 'Q' })
    const { reply } = await ask(node, GenericShipmentsList, { query: { statuscode: 'NB' }, body: {} }, clerk.token)
    expect(reply.rows.map(row => row.shipmentId)).toEqual([second, first])
  })
})

describe('Shipment/GetScheduleShipmentCount', () => {
  it('answers 401 and 400', async () => {
    expect((await ask(node, GetScheduleShipmentCount)).status).toBe(401)
    const long = { body: { WHSE: 'x'.repeat(101) } }
    expect((await ask(node, GetScheduleShipmentCount, long, clerk.token)).status).toBe(400)
  })

  it('counts waiting pickups by the day at their origin, and by the own dock they leave', async () => {
    const person = await newCompany(node)
    const address = { CompanyName: 'Test Dock', Street: '1 Dock Rd', City: 'Dayton', State: 'OH', Zip: '45402-1234' }
    const query = { funtype: 'add' } as const
    const own = { ...wireBookAddressInput.parse({ ...address, CountryCode: 'US' }), isOurs: true }
    const site = (await ask(node, UpdateLocation, { query, body: { address: own } }, person.token)).reply.address
      ?.addressId
    await insertShipment(node, await newCompany(node), { pickup: '2026-11-20' })
    for (const pickup of ['2026-11-19', '2026-11-20', '2026-11-20', '2026-11-21', '2026-11-30', null]) {
      await insertShipment(node, person, { pickup })
    }
    await insertShipment(node, person, { pickup: '2026-11-20', status: 'A' })
    const counts = { overdue: 1, today: 2, tomorrow: 1, later: 2, total: 6 }
    expect((await ask(node, GetScheduleShipmentCount, { body: {} }, person.token)).reply).toEqual(counts)
    const dock = await ask(node, GetScheduleShipmentCount, { body: { WHSE: 'test dock' } }, person.token)
    expect(dock.reply.total).toBe(6)
    const number = await ask(node, GetScheduleShipmentCount, { body: { WHSE: String(site) } }, person.token)
    expect(number.reply.total).toBe(6)
    const other = await ask(node, GetScheduleShipmentCount, { body: { WHSE: 'Elsewhere' } }, person.token)
    expect(other.reply.total).toBe(0)
  })
})

describe('Shipment/ExportShipments', () => {
  const give = (body: BodyOf<typeof ExportShipments>, token = clerk.token) =>
    ask(node, ExportShipments, { query: { statuscode: 'T' }, body }, token)

  it('answers 401 and 400', async () => {
    expect((await ask(node, ExportShipments, { body: { columns: ['BOLNumber'] } })).status).toBe(401)
    expect((await give({ columns: [] })).error.issues?.[0]?.at).toBe('body.columns')
  })

  it('writes the shown columns in the shown order, amounts as people read them, formulas made harmless', async () => {
    const person = await newCompany(node)
    await insertShipment(node, await newCompany(node))
    await insertShipment(node, person, { consignee: '=HYPERLINK("x")', total: 139_45 })
    await insertShipment(node, person, { consignee: 'Łódź, Inc.', total: null })
    const file = await give({ columns: ['consignee', 'TotalCharge', 'PaymentType', 'shipmentStatus'] }, person.token)
    expect(file.headers['content-disposition']).toContain('shipments-T-2026-11-20.csv')
    expect(file.text.replace('\uFEFF', '').split('\r\n')).toEqual([
      'Consignee,Amount,Terms,Status',
      '"Łódź, Inc.",,Prepaid,Tendered',
      `"'=HYPERLINK(""x"")",139.45,Prepaid,Tendered`,
      '',
    ])
  })

  it('gives every row once, past the end of a page', async () => {
    const person = await newCompany(node)
    const first = await insertShipment(node, person)
    await node.app.db.forClient(person.clientId).transaction(async tx => {
      const row = await tx.selectFrom('shipment').selectAll().where('shipment_id', '=', first).executeTakeFirstOrThrow()
      const { shipment_id, search_text, lane_keys, bucket, ...rest } = row
      const copies = Array.from({ length: 1200 }, (_, i) => ({
        ...rest,
        bill_to: null,
        unique_name: `copy ${i}`,
        bol_number: `copy ${i}`,
      }))
      // A statement carries 65,535 values at most.
      for (const half of [copies.slice(0, 600), copies.slice(600)])
        await tx.insertInto('shipment').values(half).execute()
    })
    const file = await give({ columns: ['BOLNumber'], sortName: 'consignee' }, person.token)
    const numbers = file.text.trim().split('\r\n').slice(1)
    expect([numbers.length, new Set(numbers).size]).toEqual([1201, 1201])
  })
})
