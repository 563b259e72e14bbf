import { calls } from '@waybill/contract'
import { AddNewOrder } from '@waybill/contract/calls/Shipment/AddNewOrder.ts'
import { UploadOrderFile } from '@waybill/contract/calls/Shipment/UploadOrderFile.ts'
import { beforeEach, expect, it } from 'vitest'
import { hasEnded, jobOnce } from '../../testing/bulk.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { importNow, sendFile } from '../../testing/imports.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const heads = 'Order,Ship to,Address,City,State,ZIP,Item,Qty,UOM,Weight,Class,Dimensions,Terms,Cancel'
async function taken(order: string, cancel = ''): Promise<void> {
  node.clock.pass(1_000)
  const row = `${order},Sample Consignee,2 Plain Street,Reno,NV,89501,A,2,PLT,400,85,48x40x50,PPD,${cancel}`
  const { runId } = await sendFile(node, clerk, UploadOrderFile, `${heads}\n${row}`, { fields: { again: 'true' } })
  await importNow(node, clerk, runId)
  node.clock.pass(1_000)
}
const seen = async (number: string) => {
  const body = { pageSize: 100, sortName: 'OrderNumber', filter: {} } as const
  const { orders } = (await ask(node, calls.GetOrders, { body }, clerk.token)).reply
  const found = orders.find(({ OrderNumber }) => OrderNumber === number)
  return (await ask(node, calls.GetOrder, { body: { orderId: found?.orderId ?? 0 } }, clerk.token)).reply
}
const build = async (...numbers: readonly string[]) => {
  const orders = []
  for (const number of numbers) {
    const { orderId, version } = await seen(number)
    orders.push({ orderId, version })
  }
  return ask(node, calls.BuildFromOrders, { body: { orders } }, clerk.token)
}
const bulk = async (action: 'buildShipments' | 'reopenOrders' | 'cancelOrders', number: string) => {
  const { orderId, version } = await seen(number)
  await ask(node, calls.StartBulk, { body: { action, rows: [{ id: orderId, version }] } }, clerk.token)
  return (await jobOnce(node, clerk, hasEnded)).shown.map(({ code }) => code)
}

/** An order that is open although a file cancelled it: its shipment was tendered then, and is voided now. */
async function wantedAndOpen(number: string): Promise<void> {
  await taken(number)
  const { shipmentId } = (await build(number)).reply
  const moved = (status: string) =>
    node.app.db
      .forClient(clerk.clientId)
      .transaction(tx => tx.updateTable('shipment').set({ status }).where('shipment_id', '=', shipmentId).execute())
  await moved('T')
  await taken(number, 'yes')
  await moved('Q')
  const { version } = (await ask(node, calls.ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
  expect((await ask(node, calls.Void, { body: { shipmentId, version } }, clerk.token)).status).toBe(200)
  expect(await seen(number)).toMatchObject({ state: 'open', cancelWantedAt: expect.any(String) })
}

it('an order that a file cancelled is built by nobody until somebody says that it goes on', async () => {
  await wantedAndOpen('S-1')
  const { error } = await build('S-1')
  expect(error).toMatchObject({ code: 'OrderCancelWanted' })
  expect(error.message).toMatch(/^A file cancelled order S-1 on \S/)
  expect(await bulk('buildShipments', 'S-1')).toEqual(['OrderCancelWanted'])
  await taken('S-2')
  expect((await build('S-2', 'S-1')).error.code).toBe('OrderCancelWanted')
  const { shipmentId, version } = (await build('S-2')).reply
  const { orderId, version: seenAs } = await seen('S-1')
  const body = { shipmentId, version, orders: [{ orderId, version: seenAs }] }
  expect((await ask(node, AddNewOrder, { body }, clerk.token)).error.code).toBe('OrderCancelWanted')
  expect(await bulk('reopenOrders', 'S-1')).toEqual([])
  expect(await seen('S-1')).toMatchObject({ state: 'open', cancelWantedAt: null })
  expect((await build('S-1')).status).toBe(200)
})

it('an order that a file cancelled is cancelled as any', async () => {
  await wantedAndOpen('S-1')
  expect(await bulk('cancelOrders', 'S-1')).toEqual([])
  expect((await seen('S-1')).state).toBe('cancelled')
})

it('an order that nobody wants cancelled has nothing to reopen', async () => {
  await taken('S-1')
  expect(await bulk('reopenOrders', 'S-1')).toEqual(['OrderNotCancelled'])
})
