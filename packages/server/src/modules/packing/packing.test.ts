import { ScanParcel } from '@waybill/contract/calls/Labels/ScanParcel.ts'
import { RCSelectedParcelCarrier } from '@waybill/contract/calls/Shipment/RCSelectedParcelCarrier.ts'
import { SaveOwnBoxes } from '@waybill/contract/calls/Shipment/SaveOwnBoxes.ts'
import { WaybillExtraInfoDetails } from '@waybill/contract/calls/Shipment/WaybillExtraInfoDetails.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask } from '../../testing/node.ts'
import { buildParcels, connectUps } from '../../testing/parcels.ts'
import { putOrders, salesOrder } from '../../testing/salesOrders.ts'
import { startWiredNode, type Wired } from '../../testing/wire.ts'
import { buildShipment } from '../../testing/wireShipment.ts'

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
  clerk = await newCompany(wired.node)
  await connectUps(wired.node, clerk)
})
afterAll(() => wired.close())

const scan = async (code: string, person = clerk) => ask(wired.node, ScanParcel, { body: { code } }, person.token)

it('a scan finds a shipment by any of its numbers, its own company’s alone', async () => {
  const built = await buildParcels(wired.node, clerk, 2, { Reference1: 'BIN-7' })
  for (const code of [built.UniqueName, built.BOLNumber, 'BIN-7', ` (402)${built.BOLNumber}`]) {
    const { reply } = await scan(code)
    expect([code, reply.found, reply.shipmentId]).toEqual([code, 'shipment', built.shipmentId])
    expect(reply).toMatchObject({ shipMode: 'PARCEL', packages: 2, labels: 0, items: [{ Qty: 2 }] })
  }
  expect((await scan('BIN-7', await newCompany(wired.node))).reply.found).toBe('none')
  expect((await scan('~^XA garbage \u{1F4E6}')).reply.found).toBe('none')
})

it('one package comes with the smallest own box that takes its items, where their size is known', async () => {
  const { node } = wired
  const box = { Name: 'Small', Length: 12, Width: 9, Height: 6, MaxWeight: 30, Tare: 1 }
  const boxes = [{ ...box, Name: 'Large', Length: 24, Width: 18, Height: 12 }, box]
  expect((await ask(node, SaveOwnBoxes, { body: { version: 0, boxes } }, clerk.token)).status).toBe(200)
  const item = { SKU: 'BOXED-1', Description: 'Gauge', HandlingUnit: 'PCS', Length: 6, Width: 4, Height: 3, Weight: 2 }
  const query = { flag: 'add' as const }
  const added = await ask(node, WaybillExtraInfoDetails, { query, body: { item } }, clerk.token)
  expect(added.status, added.text).toBe(200)
  const boxOf = async (number: string, itemCode: string, Pieces: number) => {
    const size = { Qty: 1, packageType: '02', Length: 20, Width: 20, Height: 20, Weight: 9.5 }
    const Items = [{ Description: 'Gauge', ItemCode: itemCode, Pieces, ...size }]
    await buildParcels(node, clerk, 1, { Reference1: number, Items })
    return (await scan(number)).reply.box
  }
  expect(await boxOf('BOX-9', 'boxed-1', 9)).toEqual(box)
  expect(await boxOf('BOX-10', 'BOXED-1', 10)).toMatchObject({ Name: 'Large' })
  expect(await boxOf('BOX-99', 'BOXED-1', 99)).toBeNull()
  expect(await boxOf('BOX-NONE', 'NOBODY-KNOWS', 1)).toBeNull()
})

it('two that are still to be packed are not told apart by a number that both have', async () => {
  await buildParcels(wired.node, clerk, 1, { Reference1: 'TWICE' })
  await buildParcels(wired.node, clerk, 1, { Reference1: 'TWICE' })
  expect((await scan('TWICE')).reply).toMatchObject({ found: 'several', shipmentId: null })
})

it('an order is built first, and the second scan finds its shipment', async () => {
  await putOrders(wired.node, clerk, [salesOrder({ number: 'SO-PACK', mode: 'PARCEL' })])
  const first = (await scan('SO-PACK')).reply
  expect(first).toMatchObject({ found: 'order', shipMode: 'PARCEL' })
  expect((await scan('SO-PACK')).reply).toMatchObject({ found: 'shipment', shipmentId: first.shipmentId })
})

it('the parcel carrier is asked for, chosen, and shown with its service and account', async () => {
  const { shipmentId } = await buildParcels(wired.node, clerk)
  const call = (Flag: 'rate' | 'select' | 'load', PricesheetID = 0) =>
    ask(wired.node, RCSelectedParcelCarrier, { query: { Flag }, body: { shipmentId, PricesheetID } }, clerk.token)
  expect((await call('load')).reply.selected).toBeNull()
  const { rates, selected } = (await call('rate')).reply
  expect(rates.map(rate => rate.title)).toContain('UPS Next Day Air')
  // Nobody said when it is due: the cheapest is chosen by itself.
  expect(selected).toMatchObject({ title: 'UPS Ground', LabelCode: '03', CarrierSCAC: 'UPSN', UOMType: 'LBS' })
  const air = rates.find(rate => rate.title === 'UPS Next Day Air')
  const chosen = await call('select', air?.PricesheetID)
  expect(chosen.reply.selected).toMatchObject({ title: 'UPS Next Day Air', LabelCode: '01' })
  expect((await call('select', 999_999)).status).toBe(404)
  const freight = await buildShipment(wired.node, clerk)
  const body = { shipmentId: freight.shipmentId }
  expect((await ask(wired.node, RCSelectedParcelCarrier, { body }, clerk.token)).error.code).toBe('NotParcel')
})
