import { calls } from '@waybill/contract'
import { PendingOrder } from '@waybill/contract/calls/Shipment/PendingOrder.ts'
import { UploadOrderFile } from '@waybill/contract/calls/Shipment/UploadOrderFile.ts'
import { ExportPendingOrders, PendingOrderListReport } from '@waybill/contract/lists/pendingOrders.ts'
import { beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { importNow, sendFile } from '../../testing/imports.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const heads = 'Order,Ship to,Address,City,State,ZIP,Item,Qty,UOM'
const row = (order: string, item: string, qty: string) =>
  `${order},Test,2 Plain Street,Reno,NV,89501,${item},${qty},PLT`

async function sent(name: string, ...rows: readonly string[]): Promise<number> {
  const { runId } = await sendFile(node, clerk, UploadOrderFile, [heads, ...rows].join('\n'), { name })
  await importNow(node, clerk, runId)
  return runId
}
const held = async (body = {}, person = clerk) =>
  (await ask(node, PendingOrderListReport, { body }, person.token)).reply
const settle = async (flag: 'mend' | 'release' | 'discard', body: object, person = clerk) => {
  const answer = await ask(node, PendingOrder, { query: { flag }, body: body as never }, person.token)
  node.app.due.look()
  await node.app.due.rest()
  return answer
}
const numbers = async () =>
  (
    await ask(node, calls.GetOrders, { body: { pageSize: 100, sortName: 'OrderNumber' } }, clerk.token)
  ).reply.orders.map(one => one.OrderNumber)

it('what is held stands in one list across files, each row with its cell and why, and in a file of it', async () => {
  await sent('one.csv', row('P-1', 'A', 'two'), row('P-1', 'B', '1'))
  await sent('two.csv', row('P-2', '', ''), row('P-3', 'C', '1'))
  const { pendingOrders, total } = await held({ sortName: 'OrderNumber', sortOrder: 'asc' })
  expect(total).toBe(2)
  expect(pendingOrders).toMatchObject([
    {
      OrderNumber: 'P-1',
      fileName: 'one.csv',
      rowNo: 2,
      column: 'Qty',
      field: 'OriginalQty',
      cell: 'two',
      moreReasons: 0,
    },
    { OrderNumber: 'P-2', fileName: 'two.csv', rowNo: 2, moreReasons: 1 },
  ])
  expect((await held({ searchText: 'p-2' })).total).toBe(1)
  expect((await held({ filter: { file: 'one' } })).total).toBe(1)
  expect((await held({}, await newCompany(node))).total).toBe(0)
  const body = { columns: ['OrderNumber', 'column', 'cell', 'code', 'fileName', 'rowNo'] as const }
  const { text } = await ask(node, ExportPendingOrders, { body: { ...body, columns: [...body.columns] } }, clerk.token)
  expect(text).toContain('P-1,Qty,two,it is no number,one.csv,2')
})

it('a row is mended, released or discarded by name; its order goes with it, and nobody else’s does', async () => {
  const runId = await sent(
    'one.csv',
    row('P-1', 'A', 'two'),
    row('P-1', 'B', '1'),
    row('P-2', 'A', 'x'),
    row('P-3', 'A', 'x'),
  )
  const stranger = await newCompany(node)
  const fix = { runId, rowNo: 2, cells: [{ column: 7, text: '2' }] }
  expect((await settle('mend', fix, stranger)).error?.code).toBe('NotFound')
  expect((await settle('mend', fix)).reply).toMatchObject({ rows: 2 })
  expect(await numbers()).toEqual(['P-1'])
  expect((await settle('mend', fix)).reply).toMatchObject({ rows: 0 })
  expect((await settle('discard', { runId, rowNo: 4 })).reply).toMatchObject({ rows: 1 })
  expect((await held()).pendingOrders.map(({ OrderNumber }) => OrderNumber)).toEqual(['P-3'])
  expect((await settle('release', { runId, rowNo: 5 })).reply).toMatchObject({ rows: 1 })
  expect((await held()).pendingOrders).toMatchObject([{ OrderNumber: 'P-3', cell: 'x' }])
  const [run] = (await ask(node, calls.GetImports, { body: {} }, clerk.token)).reply.imports
  expect(run).toMatchObject({ done: 2, held: 1, skipped: 1 })
})
