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

const reno = 'Test,2 Plain Street,Reno,NV,89501'
const boston = 'Harbor Outfitters,12 Wharf Rd,Boston,MA,02110'
const duluth = 'Lake Supply,7 Pier Street,Duluth,MN,55802'

/** A file of orders, from a source or from nobody's. */
async function sentRows(rows: readonly string[], from?: string): Promise<number> {
  const heads = 'Order,Ship to,Address,City,State,ZIP,Item,Qty,UOM'
  const fields = from === undefined ? {} : { source: from }
  const { runId } = await sendFile(node, clerk, UploadOrderFile, [heads, ...rows].join('\n'), { fields })
  await importNow(node, clerk, runId)
  return runId
}

const sent = (order: string, qty: number, from?: string): Promise<number> =>
  sentRows([`${order},${reno},A,${qty},PLT`], from)

const held = async () => (await ask(node, PendingOrderListReport, { body: {} }, clerk.token)).reply.pendingOrders
type Flag = 'release' | 'takeOver' | 'sameOrder' | 'keepBoth' | 'discard'
const settle = async (flag: Flag, runId: number, all = false) => {
  const answer = await ask(node, PendingOrder, { query: { flag }, body: { runId, rowNo: 2, all } }, clerk.token)
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

/** Every order as `number, consignee's city: quantity and item of each line`. */
async function standing(): Promise<readonly string[]> {
  const { reply } = await ask(node, calls.GetOrders, { body: { sortName: 'created' } }, clerk.token)
  const each = reply.orders.map(async ({ orderId }) => {
    const { order, Items } = (await ask(node, calls.GetOrder, { body: { orderId } }, clerk.token)).reply
    const lines = Items.map(({ OriginalQty, SKU }) => `${OriginalQty} ${SKU}`)
    return `${order.OrderNumber}, ${order.DropOffAddress.City}: ${lines.join(', ')}`
  })
  return (await Promise.all(each)).toSorted()
}

it.each([['nobody’s file', false] as const, ['its own file', true] as const])(
  'consignee and lines change together only where a person says so (%s)',
  async (_, hasSource) => {
    const from = hasSource ? await source('Shop') : undefined
    await sentRows([`1001,${boston},SHELF-48,2,EA`], from)
    const runId = await sentRows([`1001,${duluth},PANEL-9,3,EA`], from)
    expect(await held()).toMatchObject([
      {
        ...{ OrderNumber: '1001', field: 'OrderNumber', code: 'otherOrder' },
        params: {
          ...{ place: 'Harbor Outfitters, Boston', freight: '2 SHELF-48' },
          ...{ newPlace: 'Lake Supply, Duluth', newFreight: '3 PANEL-9' },
        },
      },
    ])
    expect(await standing()).toEqual(['1001, Boston: 2 SHELF-48'])
    expect((await settle('takeOver', runId)).status).toBe(400)
    await settle('sameOrder', runId)
    expect(await held()).toEqual([])
    expect(await standing()).toEqual(['1001, Duluth: 2 SHELF-48, 3 PANEL-9'])
  },
)

it('who takes an order over sees both sides, and consignee and lines change together only by a second answer', async () => {
  const [erp, shop] = [await source('ERP'), await source('Shop')]
  await sentRows([`1001,${boston},SHELF-48,2,EA`], erp)
  const runId = await sentRows([`1001,${duluth},PANEL-9,3,EA`], shop)
  const both = {
    ...{ place: 'Harbor Outfitters, Boston', freight: '2 SHELF-48' },
    ...{ newPlace: 'Lake Supply, Duluth', newFreight: '3 PANEL-9' },
  }
  expect(await held()).toMatchObject([
    { code: 'otherSource', params: { source: 'ERP', ...both, asksNext: 'otherOrder' } },
  ])
  expect((await settle('sameOrder', runId)).status).toBe(400)
  await settle('takeOver', runId)
  expect(await held()).toMatchObject([{ code: 'otherOrder', params: both }])
  expect(await standing()).toEqual(['1001, Boston: 2 SHELF-48'])
  await settle('sameOrder', runId)
  expect(await held()).toEqual([])
  expect(await standing()).toEqual(['1001, Duluth: 2 SHELF-48, 3 PANEL-9'])
  // It is the shop's now.
  await sentRows([`1001,${duluth},SHELF-48,4,EA`], erp)
  const [again] = await held()
  expect(again).toMatchObject({ code: 'otherSource', params: { source: 'Shop' } })
  expect(again?.params).not.toHaveProperty('asksNext')
})

it('what changes the consignee alone, or the lines alone, is asked nobody', async () => {
  await sentRows([`1001,${boston},SHELF-48,2,EA`])
  await sentRows([`1001,${duluth},SHELF-48,2,EA`])
  await sentRows([`1001,${duluth},SHELF-48,5,EA`, `1001,${duluth},PANEL-9,1,EA`])
  expect(await held()).toEqual([])
  expect(await standing()).toEqual(['1001, Duluth: 5 SHELF-48, 1 PANEL-9'])
})

it('both orders of one number are kept, for all held ones of a file at once, and later files change their own', async () => {
  const [erp, shop] = [await source('ERP'), await source('Shop')]
  await sentRows([`1001,${boston},SHELF-48,2,EA`, `1002,${boston},SHELF-48,4,EA`], erp)
  const runId = await sentRows([`1001,${duluth},PANEL-9,3,EA`, `1002,${duluth},PANEL-9,5,EA`], shop)
  expect((await held()).map(({ code }) => code)).toEqual(['otherSource', 'otherSource'])
  expect((await settle('keepBoth', runId, true)).reply).toMatchObject({ rows: 2 })
  const both = ['1001, Boston: 2 SHELF-48', '1001, Duluth: 3 PANEL-9', '1002, Boston: 4 SHELF-48']
  expect(await standing()).toEqual([...both, '1002, Duluth: 5 PANEL-9'])
  await sentRows([`1001,${duluth},PANEL-9,7,EA`], shop)
  await sentRows([`1001,${boston},SHELF-48,6,EA`], erp)
  // Nobody's file says by its consignee which one it means.
  await sentRows([`1002,${duluth},PANEL-9,9,EA`])
  expect(await held()).toEqual([])
  const own = [
    '1001, Boston: 6 SHELF-48',
    '1001, Duluth: 7 PANEL-9',
    '1002, Boston: 4 SHELF-48',
    '1002, Duluth: 9 PANEL-9',
  ]
  expect(await standing()).toEqual(own)
  // One that fits neither is asked, and may be discarded with its kind.
  const unclear = await sentRows([`1001,${reno},SHELF-48,6,EA`, `1002,${reno},SHELF-48,4,EA`])
  expect((await held()).map(({ code }) => code)).toEqual(['otherOrder', 'otherOrder'])
  expect((await settle('discard', unclear, true)).reply).toMatchObject({ rows: 2 })
  expect(await held()).toEqual([])
  expect(await standing()).toEqual(own)
})

it('where there are sources, a file that a person looks at asks whose it is, and the next one like it is the same’s', async () => {
  const shop = Number(await source('Shop'))
  const file = (qty: number): string => `Order,Ship to,Address,City,State,ZIP,SKU,Qty\nQ-1,${reno},A,${qty}`
  const begun = async (qty: number) => {
    const { runId } = await sendFile(node, clerk, UploadOrderFile, file(qty), { fields: { run: 'false' } })
    return { runId, shown: await importNow(node, clerk, runId) }
  }
  const { runId, shown } = await begun(1)
  const { mapping, questions, sources } = shown
  expect({ questions, sourceId: shown.sourceId }).toEqual({ questions: [{ kind: 'source' }], sourceId: null })
  expect(sources).toEqual([{ sourceId: shop, name: 'Shop' }])
  expect((await ask(node, calls.RunImport, { body: { runId } }, clerk.token)).status).toBe(422)
  const say = (of: number) =>
    ask(node, calls.UpdateMappedColumns, { body: { runId, mapping, sourceId: of } }, clerk.token)
  expect((await say(shop + 1_000_000)).status).toBe(400)
  expect((await say(shop)).status).toBe(200)
  expect((await ask(node, calls.RunImport, { body: { runId } }, clerk.token)).status).toBe(200)
  await importNow(node, clerk, runId)
  expect((await begun(2)).shown).toMatchObject({ questions: [], sourceId: shop })
  // It is the shop's order now, and another source has to ask.
  await sent('Q-1', 9, await source('ERP'))
  expect(await held()).toMatchObject([{ code: 'otherSource', params: { source: 'Shop' } }])
})
