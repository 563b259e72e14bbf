import { type BodyOf, calls } from '@waybill/contract'
import { UndoImport } from '@waybill/contract/calls/Imports/UndoImport.ts'
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
const heads = 'Order,PO,Ship to,Address,City,State,ZIP,Item,Qty,UOM,Weight,Class,Dimensions,Due date,Terms'
const line = (order: string, item: string, qty: string, po = '') =>
  `${order},${po},Test Consignee,2 Plain Street,Reno,NV,89501,${item},${qty},PLT,400,85,48x40x50,12/14/2026,PPD`
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
const orderOf = async (number: string) => {
  const [row] = await numbered(number)
  return (await ask(node, calls.GetOrder, { body: { orderId: row?.orderId ?? 0 } }, clerk.token)).reply
}
const linesOf = async (number: string) => {
  const reply = await orderOf(number)
  return { po: reply.order.PO_Number, lines: reply.Items.map(({ SKU, OriginalQty, open }) => [SKU, OriginalQty, open]) }
}
async function bulk(body: BodyOf<typeof calls.StartBulk>) {
  const { status, error } = await ask(node, calls.StartBulk, { body }, clerk.token)
  expect([status, error]).toEqual([200, expect.anything()])
  return jobOnce(node, clerk, hasEnded)
}
const undo = (runId: number) => ask(node, UndoImport, { body: { runId } }, clerk.token)

it('an undone bulk cancel opens no line that the customer had cancelled before', async () => {
  await taken([line('S-1', 'A', '2'), line('S-1', 'B', '3')])
  await taken([line('S-1', 'A', '0'), line('S-1', 'B', '3')])
  expect((await linesOf('S-1')).lines).toEqual([
    ['A', 2, 0],
    ['B', 3, 3],
  ])
  const [row] = await numbered('S-1')
  const job = await bulk({ action: 'cancelOrders', rows: [{ id: row?.orderId ?? 0 }] })
  expect(job.done).toBe(1)
  await bulk({ action: 'reopenOrders', undoBulkId: job.bulkId })
  expect((await linesOf('S-1')).lines).toEqual([
    ['A', 2, 0],
    ['B', 3, 3],
  ])
})

it('an undone bulk cancel opens nothing that a file cancelled since', async () => {
  await taken([line('S-1', 'A', '2')])
  const [row] = await numbered('S-1')
  const job = await bulk({ action: 'cancelOrders', rows: [{ id: row?.orderId ?? 0 }] })
  await taken([line('S-1', 'A', '0')])
  await bulk({ action: 'reopenOrders', undoBulkId: job.bulkId })
  expect((await linesOf('S-1')).lines).toEqual([['A', 2, 0]])
})

it('two imports are undone one after the other, the newest first', async () => {
  const one = await taken([line('S-1', 'A', '2', 'PO-1')])
  const two = await taken([line('S-1', 'A', '5', 'PO-2')])
  await undo(two.runId)
  await importNow(node, clerk, two.runId)
  later()
  expect(await linesOf('S-1')).toEqual({ po: 'PO-1', lines: [['A', 2, 2]] })
  await undo(one.runId)
  await importNow(node, clerk, one.runId)
  expect((await numbered('S-1')).map(({ state }) => state)).toEqual(['cancelled'])
})

it('what a colleague saved stays, on a node whose clock is behind, too', async () => {
  await taken([line('S-1', 'A', '2', 'PO-1')])
  const two = await taken([line('S-1', 'A', '5', 'PO-2')])
  node.clock.pass(-2_500)
  const order = await orderOf('S-1')
  const [row] = await numbered('S-1')
  const saved = await ask(
    node,
    calls.SaveSalesOrder,
    {
      body: {
        seen: { orderId: row?.orderId ?? 0, version: row?.version ?? 0 },
        order: { ...order.order, PO_Number: 'PO-COLLEAGUE', Items: order.Items },
      },
    },
    clerk.token,
  )
  expect(saved.status).toBe(200)
  expect((await linesOf('S-1')).po).toBe('PO-COLLEAGUE')
  node.clock.pass(2_500)
  later()
  await undo(two.runId)
  await importNow(node, clerk, two.runId)
  expect((await linesOf('S-1')).po).toBe('PO-COLLEAGUE')
})

it('an order whose import was undone is not opened beside the one that a file brought anew', async () => {
  const one = await taken([line('S-1', 'A', '2', 'PO-1')])
  await undo(one.runId)
  await importNow(node, clerk, one.runId)
  await taken([line('S-1', 'A', '2', 'PO-1')])
  const both = await numbered('S-1')
  const gone = both.find(({ state }) => state === 'cancelled')
  const job = await bulk({ action: 'reopenOrders', rows: [{ id: gone?.orderId ?? 0 }] })
  expect(job.shown.map(({ code }) => code)).toEqual(['OrderReplaced'])
  expect((await numbered('S-1')).filter(({ state }) => state === 'open')).toHaveLength(1)
})

it('of a mixed selection those are opened that can be, and each other says why not', async () => {
  for (const qty of ['2', '3']) {
    const one = await taken([line('S-1', 'A', qty)])
    await undo(one.runId)
    await importNow(node, clerk, one.runId)
  }
  await taken([line('S-2', 'A', '2'), line('S-3', 'A', '2'), line('S-4', 'A', '2')])
  const [third] = await numbered('S-3')
  await bulk({ action: 'cancelOrders', rows: [{ id: third?.orderId ?? 0 }] })
  const stale = await numbered('S-4')
  await bulk({ action: 'cancelOrders', rows: stale.map(({ orderId }) => ({ id: orderId })) })
  const rows = (await seen()).map(({ orderId, version, OrderNumber }) => ({
    ...{ id: orderId, version: OrderNumber === 'S-4' ? (stale[0]?.version ?? 0) : version },
  }))
  const job = await bulk({ action: 'reopenOrders', rows: [...rows, { id: 999_999_999, version: 1 }] })
  expect(job.shown.map(({ name, code }) => `${name} ${code}`).toSorted()).toEqual([
    '#999999999 NotFound',
    'S-1 OrderReplaced',
    'S-2 OrderNotCancelled',
    'S-4 ChangedMeanwhile',
  ])
  expect(job).toMatchObject({ done: 2, toFix: 4 })
  const open = (await seen()).filter(({ state }) => state === 'open').map(({ OrderNumber }) => OrderNumber)
  expect(open.toSorted()).toEqual(['S-1', 'S-2', 'S-3'])
})
