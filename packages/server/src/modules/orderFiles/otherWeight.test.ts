import { calls } from '@waybill/contract'
import { PendingOrder } from '@waybill/contract/calls/Shipment/PendingOrder.ts'
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
  const item = { SKU: 'PUMP', Description: 'Pump', Class: '70', HandlingUnit: 'PCS', Weight: 12 }
  await ask(node, calls.WaybillExtraInfoDetails, { query: { flag: 'add' }, body: { item } }, clerk.token)
})

const file = (...rows: readonly (readonly [order: string, qty: number, weight: number])[]) =>
  [
    'Order,Ship to,Address,City,State,ZIP,SKU,Qty,Weight',
    ...rows.map(([order, qty, weight]) => `${order},Test,2 Plain Street,Reno,NV,89501,PUMP,${qty},${weight}`),
  ].join('\n')

async function sent(text: string) {
  const { runId } = await sendFile(node, clerk, UploadOrderFile, text)
  await importNow(node, clerk, runId)
  return { runId, rows: await rowsNow(runId) }
}
const rowsNow = async (runId: number) =>
  (await importRows(node, clerk, runId)).map(({ state, reasons }) => [
    state,
    ...(reasons ?? []).map(({ code }) => code),
  ])
async function settle(flag: 'weightRight' | 'weightOfOne', runId: number, all = false) {
  const answer = await ask(node, PendingOrder, { query: { flag }, body: { runId, rowNo: 2, all } }, clerk.token)
  await importNow(node, clerk, runId)
  return answer
}
const weights = async () =>
  (await ask(node, calls.GetOrders, { body: { sortName: 'OrderNumber' } }, clerk.token)).reply.orders.map(
    ({ OrderNumber, Weight }) => [OrderNumber, Weight],
  )

it('a weight that contradicts the item master by more than a half is asked; as the weight of one it is read so from then on', async () => {
  const { runId, rows } = await sent(file(['S-1', 20, 12], ['S-2', 1, 12], ['S-3', 10, 150], ['S-4', 20, 12.5]))
  expect(rows).toEqual([['held', 'otherWeight'], ['done'], ['done'], ['held', 'otherWeight']])
  expect((await settle('weightOfOne', runId)).reply).toMatchObject({ rows: 2 })
  expect(await weights()).toEqual([
    ['S-1', 240],
    ['S-2', 12],
    ['S-3', 150],
    ['S-4', 250],
  ])
  // The next file with these heads is not asked about.
  expect((await sent(file(['S-5', 30, 12]))).rows).toEqual([['done']])
  expect((await weights()).at(-1)).toEqual(['S-5', 360])
})

it('the file is right where a person says so: for one order, or for all that were held for it', async () => {
  const { runId } = await sent(file(['S-1', 20, 12], ['S-2', 20, 12], ['S-3', 20, 12]))
  await settle('weightRight', runId)
  expect(await rowsNow(runId)).toEqual([['done'], ['held', 'otherWeight'], ['held', 'otherWeight']])
  const body = { runId, rowNo: 3, all: true }
  await ask(node, PendingOrder, { query: { flag: 'weightRight' }, body }, clerk.token)
  await importNow(node, clerk, runId)
  expect(await weights()).toEqual([
    ['S-1', 12],
    ['S-2', 12],
    ['S-3', 12],
  ])
})
