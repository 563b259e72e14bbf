import { calls } from '@waybill/contract'
import { OrderIntegration } from '@waybill/contract/calls/Shipment/OrderIntegration.ts'
import { PendingOrder } from '@waybill/contract/calls/Shipment/PendingOrder.ts'
import { UploadOrderFile } from '@waybill/contract/calls/Shipment/UploadOrderFile.ts'
import { PendingOrderListReport } from '@waybill/contract/lists/pendingOrders.ts'
import { beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { importNow, sendFile } from '../../testing/imports.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { rested } from '../../testing/orderSources.ts'

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

/** A source that is uploaded to. */
async function source(name: string): Promise<string> {
  const asked = { query: { Functype: 'save' as const }, body: { name } }
  const { sources } = (await ask(node, OrderIntegration, asked, clerk.token)).reply
  return String(sources.find(one => one.name === name)?.sourceId)
}

/** A file of one order, from a source or from nobody's. */
async function sent(order: string, qty: number, from?: string): Promise<number> {
  const rows = ['Order,Ship to,Address,City,State,ZIP,Item,Qty,UOM']
  rows.push(`${order},Test,2 Plain Street,Reno,NV,89501,A,${qty},PLT`)
  const fields = from === undefined ? {} : { source: from }
  const { runId } = await sendFile(node, clerk, UploadOrderFile, rows.join('\n'), { fields })
  await importNow(node, clerk, runId)
  return runId
}

const held = async () => (await ask(node, PendingOrderListReport, { body: {} }, clerk.token)).reply.pendingOrders
const settle = async (flag: 'release' | 'takeOver', runId: number) => {
  const answer = await ask(node, PendingOrder, { query: { flag }, body: { runId, rowNo: 2 } }, clerk.token)
  await rested(node)
  return answer
}
const ordered = async (): Promise<number | undefined> => {
  const { reply } = await ask(node, calls.GetOrders, { body: {} }, clerk.token)
  const { orderId = 0 } = reply.orders[0] ?? {}
  return (await ask(node, calls.GetOrder, { body: { orderId } }, clerk.token)).reply.Items[0]?.OriginalQty
}

it('an order of another source is held with its name, and changed once a person took it over', async () => {
  const [erp, shop] = [await source('ERP'), await source('Shop')]
  await sent('S-1', 5, erp)
  const runId = await sent('S-1', 9, shop)
  expect(await held()).toMatchObject([
    { OrderNumber: 'S-1', field: 'OrderNumber', code: 'otherSource', params: { source: 'ERP' } },
  ])
  expect(await ordered()).toBe(5)
  // As it stands it is held again.
  await settle('release', runId)
  expect(await held()).toHaveLength(1)
  expect(await ordered()).toBe(5)
  expect((await settle('takeOver', runId)).reply).toMatchObject({ rows: 1 })
  expect(await held()).toEqual([])
  expect(await ordered()).toBe(9)
  // It is the other one now that has to ask.
  await sent('S-1', 6, erp)
  expect(await held()).toMatchObject([{ code: 'otherSource', params: { source: 'Shop' } }])
})

it('the same words of another source change nothing and hold nothing; a person’s own file and a source that is gone may', async () => {
  const [erp, shop] = [await source('ERP'), await source('Shop')]
  await sent('S-2', 5, erp)
  await sent('S-2', 5, shop)
  expect(await held()).toEqual([])
  const byHand = await sent('S-2', 7)
  expect(await ordered()).toBe(7)
  expect((await settle('takeOver', byHand)).reply).toMatchObject({ rows: 0 })
  const { sources } = (await ask(node, OrderIntegration, { query: { Functype: 'load' }, body: {} }, clerk.token)).reply
  const { sourceId, version } = sources.find(({ name }) => name === 'ERP') ?? {}
  const gone = { query: { Functype: 'delete' as const }, body: { sourceId, version } }
  expect((await ask(node, OrderIntegration, gone, clerk.token)).status).toBe(200)
  await sent('S-2', 8, shop)
  expect(await held()).toEqual([])
  expect(await ordered()).toBe(8)
  // It belongs to the one that brought it last, and is held for any other.
  await sent('S-2', 9, await source('Third'))
  expect(await held()).toMatchObject([{ code: 'otherSource', params: { source: 'Shop' } }])
})

it('what was not held for that is taken over by nobody', async () => {
  const shop = await source('Shop')
  const runId = await sent('', 5, shop)
  expect(await held()).toHaveLength(1)
  expect((await settle('takeOver', runId)).status).toBe(400)
})
