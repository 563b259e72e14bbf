import { calls } from '@waybill/contract'
import { UploadOrderFile } from '@waybill/contract/calls/Shipment/UploadOrderFile.ts'
import { beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { importNow, importRows, sendFile } from '../../testing/imports.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const heads = 'Order,PO,Ship to,Address,City,State,ZIP,Item,Qty,UOM,Weight,Class,Due date,Terms'
const line = (
  order: string,
  item: string,
  qty: string,
  more: Partial<Record<'po' | 'zip' | 'weight' | 'to', string>> = {},
) =>
  `${order},${more.po ?? ''},${more.to ?? 'Test Consignee'},2 Plain Street,Reno,NV,${more.zip ?? '89501'},${item},${qty},PLT,${more.weight ?? '400'},85,12/14/2026,PPD`

async function taken(rows: readonly string[], fields: Readonly<Record<string, string>> = {}) {
  const sent = await sendFile(node, clerk, UploadOrderFile, [heads, ...rows].join('\n'), { fields })
  const done = await importNow(node, clerk, sent.runId)
  return { ...done, rows: await importRows(node, clerk, sent.runId) }
}

const orders = async () =>
  (await ask(node, calls.GetOrders, { body: { pageSize: 100, sortName: 'OrderNumber' } }, clerk.token)).reply.orders

it('rows of one order are its lines wherever they stand; what one row says of the head counts for all', async () => {
  const { run } = await taken([line('S-1', 'A', '2', { po: 'PO-1' }), line('S-2', 'B', '1'), line('S-1', 'C', '3')])
  expect(run).toMatchObject({ state: 'done', done: 3, held: 0 })
  expect(await orders()).toMatchObject([
    { OrderNumber: 'S-1', PO_Number: 'PO-1', lines: 2, OriginalQty: 5, Weight: 800, DueDate: '2026-12-14' },
    { OrderNumber: 'S-2', lines: 1, ShipmentTerm: 'P', consignee: 'Test Consignee', consigneeState: 'NV' },
  ])
})

it('an order is taken whole or not at all: its rows are held with the cell and the reason, others are done', async () => {
  const { run, rows } = await taken([
    line('S-1', 'A', 'See row above'),
    line('S-1', 'C', '3'),
    line('S-2', 'B', '1'),
    line('S-3', 'B', '1', { po: 'PO-1' }),
    line('S-3', 'C', '1', { po: 'PO-2' }),
  ])
  expect(run).toMatchObject({ state: 'done', done: 1, held: 4 })
  expect(rows.map(({ state }) => state)).toEqual(['held', 'held', 'done', 'held', 'held'])
  expect(rows[0]?.reasons).toMatchObject([{ field: 'OriginalQty', cell: 'See row above', code: 'notANumber' }])
  expect(rows[1]?.reasons).toMatchObject([{ code: 'otherRow' }])
  expect(rows[4]?.reasons).toMatchObject([{ field: 'PO_Number', cell: 'PO-2', code: 'saysOther' }])
  expect((await orders()).map(({ OrderNumber }) => OrderNumber)).toEqual(['S-2'])
})

it('the same again changes nothing; a later file changes what is open, adds lines and cancels', async () => {
  await taken([line('S-1', 'A', '2'), line('S-1', 'C', '3')])
  const again = await taken([line('S-1', 'A', '2'), line('S-1', 'C', '3')], { again: 'true' })
  expect(again.run).toMatchObject({ done: 2, held: 0 })
  expect(again.rows.map(({ became }) => became?.what)).toEqual(['same', 'same'])
  const later = await taken([line('S-1', 'A', '5'), line('S-1', 'C', '0'), line('S-1', 'D', '1')])
  expect(later.rows.map(({ became }) => became?.what)).toEqual(['changed', 'changed', 'changed'])
  const [order] = await orders()
  expect(order).toMatchObject({ lines: 3, OriginalQty: 9, open: 6 })
  const left = await taken([line('S-1', 'A', '9')], { policy: 'skip' })
  expect(left.rows[0]).toMatchObject({ state: 'skipped', reasons: [{ code: 'known' }] })
  const refused = await taken([line('S-1', 'A', '9'), line('S-9', 'A', '1')], { policy: 'refuse' })
  expect(refused.rows.map(({ state }) => state)).toEqual(['held', 'done'])
})

it.each([
  ...['Unit weight', 'Weight each', 'Wt/Ea', 'Piece weight', 'Weight per unit', 'Each weight', 'Peso unitario'],
])('a weight of one, headed %s, is not the weight of the line', async head => {
  const file = (order: string, more: string, weights: string) =>
    `Order,Ship to,Address,City,State,ZIP,Item,Qty,UOM,${head}${more},Class\n${order},Test Consignee,2 Plain Street,Reno,NV,89501,A,12,EA,${weights},70`
  for (const text of [file('S-1', '', '25.5'), file('S-2', ',Line weight', '25.5,310')]) {
    const sent = await sendFile(node, clerk, UploadOrderFile, text)
    expect((await importNow(node, clerk, sent.runId)).run).toMatchObject({ state: 'done', done: 1 })
  }
  expect((await orders()).map(({ Weight }) => Weight)).toEqual([306, 310])
})
