import { calls } from '@waybill/contract'
import { GetImportUndo } from '@waybill/contract/calls/Imports/GetImportUndo.ts'
import { UndoImport } from '@waybill/contract/calls/Imports/UndoImport.ts'
import { UploadOrderFile } from '@waybill/contract/calls/Shipment/UploadOrderFile.ts'
import { beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { importNow, sendFile } from '../../testing/imports.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { miscounted } from '../../testing/recount.ts'

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const heads = 'Order,PO,Ship to,Address,City,State,ZIP,Item,Qty,UOM,Weight,Class,Dimensions,Due date,Terms'
const line = (order: string, item: string, qty: string, po = '') =>
  `${order},${po},Test Consignee,2 Plain Street,Reno,NV,89501,${item},${qty},PLT,400,85,48x40x50,12/14/2026,PPD`

/** Files, and what people do, come one after the other. */
const later = () => node.clock.pass(1_000)
async function taken(rows: readonly string[]) {
  later()
  const sent = await sendFile(node, clerk, UploadOrderFile, [heads, ...rows].join('\n'))
  const { run } = await importNow(node, clerk, sent.runId)
  later()
  return { ...sent, run }
}
const seen = async () => {
  const body = { pageSize: 100, sortName: 'OrderNumber', filter: {} } as const
  const { reply } = await ask(node, calls.GetOrders, { body }, clerk.token)
  return reply.orders
}
const numbered = async (number: string) => (await seen()).filter(({ OrderNumber }) => OrderNumber === number)
const linesOf = async (number: string) => {
  const [row] = await numbered(number)
  const { reply } = await ask(node, calls.GetOrder, { body: { orderId: row?.orderId ?? 0 } }, clerk.token)
  return { po: reply.order.PO_Number, lines: reply.Items.map(({ SKU, OriginalQty, open }) => [SKU, OriginalQty, open]) }
}
async function build(number: string) {
  const [row] = await numbered(number)
  const orders = [{ orderId: row?.orderId ?? 0, version: row?.version ?? 0 }]
  return (await ask(node, calls.BuildFromOrders, { body: { orders } }, clerk.token)).reply
}
const statusOf = async (shipmentId: number) =>
  (await ask(node, calls.ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply.shipmentStatus
const tender = (shipmentId: number) =>
  node.app.db
    .forClient(clerk.clientId)
    .transaction(tx => tx.updateTable('shipment').set({ status: 'T' }).where('shipment_id', '=', shipmentId).execute())
const undo = (runId: number, person = clerk) => ask(node, UndoImport, { body: { runId } }, person.token)
const comesTo = async (runId: number) => (await ask(node, GetImportUndo, { body: { runId } }, clerk.token)).reply

it('an import is undone whole: what it added goes with its shipments, what it changed is as it was, what was tendered or changed since stays', async () => {
  await taken([line('S-0', 'A', '2', 'PO-1'), line('S-0', 'B', '3', 'PO-1')])
  const { runId } = await taken([
    ...[line('S-0', 'A', '5', 'PO-2'), line('S-0', 'C', '1', 'PO-2')],
    ...['S-1', 'S-2', 'S-3', 'S-4'].map(order => line(order, 'A', '1')),
  ])
  const built = await build('S-2')
  const sent = await build('S-3')
  await tender(sent.shipmentId)
  const [changed] = await numbered('S-4')
  const { reply: order } = await ask(node, calls.GetOrder, { body: { orderId: changed?.orderId ?? 0 } }, clerk.token)
  await ask(
    node,
    calls.SaveSalesOrder,
    {
      body: {
        seen: { orderId: order.orderId, version: order.version },
        order: { ...order.order, PO_Number: 'PO-X', Items: order.Items },
      } as never,
    },
    clerk.token,
  )
  const comes = {
    ...{ total: 5, undone: 3 },
    stays: [
      { code: 'changedSince', count: 1 },
      { code: 'onShipments', count: 1 },
    ],
    named: [
      { name: 'S-3', code: 'onShipments', params: { bol: sent.BOLNumber } },
      { name: 'S-4', code: 'changedSince' },
    ],
  }
  expect(await comesTo(runId)).toMatchObject(comes)
  expect((await undo(runId, await newCompany(node))).status).toBe(404)

  expect((await undo(runId)).status).toBe(200)
  // Asked twice it is done once.
  expect((await undo(runId)).status).toBe(200)
  later()
  const { run } = await importNow(node, clerk, runId)
  expect(run.state).toBe('undone')
  expect(await comesTo(runId)).toMatchObject(comes)
  expect((await seen()).map(({ OrderNumber, state }) => [OrderNumber, state])).toEqual([
    ...[
      ['S-0', 'open'],
      ['S-1', 'cancelled'],
      ['S-2', 'cancelled'],
      ['S-3', 'planned'],
      ['S-4', 'open'],
    ],
  ])
  expect(await linesOf('S-0')).toEqual({
    po: 'PO-1',
    lines: [
      ['A', 2, 2],
      ['B', 3, 3],
      ['C', 0, 0],
    ],
  })
  expect(await statusOf(built.shipmentId)).toBe('V')
  expect(await statusOf(sent.shipmentId)).toBe('T')
  expect(await miscounted(node, clerk)).toEqual([])

  // The right file brings them anew.
  await taken([line('S-0', 'C', '1', 'PO-1'), line('S-1', 'A', '1')])
  expect((await numbered('S-1')).map(({ state }) => state).toSorted()).toEqual(['cancelled', 'open'])
  expect((await linesOf('S-0')).lines).toContainEqual(['C', 1, 1])
  expect(await miscounted(node, clerk)).toEqual([])
})

it('what a file cancelled is open again, and an import that changed nothing has nothing to undo', async () => {
  const file = [line('S-1', 'A', '2'), line('S-1', 'B', '3')]
  await taken(file)
  const { runId } = await taken([line('S-1', 'A', '0'), line('S-1', 'B', '3')])
  expect((await linesOf('S-1')).lines).toEqual([
    ['A', 2, 0],
    ['B', 3, 3],
  ])
  await undo(runId)
  await importNow(node, clerk, runId)
  expect((await linesOf('S-1')).lines).toEqual([
    ['A', 2, 2],
    ['B', 3, 3],
  ])
  const same = await taken([...file, ''])
  expect(await comesTo(same.runId)).toMatchObject({ total: 0 })
  expect((await undo(same.runId)).error.code).toBe('NothingToUndo')
})
