import { calls } from '@waybill/contract'
import { UndoImport } from '@waybill/contract/calls/Imports/UndoImport.ts'
import { PendingOrder } from '@waybill/contract/calls/Shipment/PendingOrder.ts'
import { UploadOrderFile } from '@waybill/contract/calls/Shipment/UploadOrderFile.ts'
import { PendingOrderListReport } from '@waybill/contract/lists/pendingOrders.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { hasEnded, jobOnce } from '../../testing/bulk.ts'
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

const boston = 'Harbor Outfitters,12 Wharf Rd,Boston,MA,02110'
const duluth = 'Lake Supply,7 Pier Street,Duluth,MN,55802'

/** A file of orders, as a rule with the place of each. */
async function sent(row: string, heads = 'Order,Ship to,Address,City,State,ZIP,Item,Qty,UOM'): Promise<number> {
  const { runId } = await sendFile(node, clerk, UploadOrderFile, `${heads}\n${row}`)
  await importNow(node, clerk, runId)
  return runId
}

const held = async () => (await ask(node, PendingOrderListReport, { body: {} }, clerk.token)).reply.pendingOrders

/** Every order by its consignee's city: what is ordered and what of it is open. */
async function standing() {
  const { reply } = await ask(node, calls.GetOrders, { body: { sortName: 'created' } }, clerk.token)
  const each = reply.orders.map(async ({ orderId }) => {
    const { order, Items } = (await ask(node, calls.GetOrder, { body: { orderId } }, clerk.token)).reply
    const lines = Items.map(({ OriginalQty, SKU, open }) => `${OriginalQty} ${SKU}, ${open} open`)
    return { orderId, city: order.DropOffAddress.City, lines }
  })
  return (await Promise.all(each)).toSorted((a, b) => a.city.localeCompare(b.city))
}

/** A further order of number 1001, which a person says is another. */
async function keptApart(place: string, items: string): Promise<number> {
  const runId = await sent(`1001,${place},${items}`)
  await ask(node, PendingOrder, { query: { flag: 'keepBoth' }, body: { runId, rowNo: 2, all: false } }, clerk.token)
  await rested(node)
  return runId
}

/** Two orders of number 1001 that a person keeps apart. */
async function keepTwo(first: string, second: string) {
  await sent(`1001,${boston},${first}`)
  await keptApart(duluth, second)
  const both = await standing()
  expect(both.map(({ city }) => city)).toEqual(['Boston', 'Duluth'])
  return both
}

it.each([
  ['another item', 'SHELF-48,2,EA', 'refunded', '3 PANEL-9, 0 open', []],
  ['another item', 'SHELF-48,2,EA', 'cancelled', '3 PANEL-9, 0 open', []],
  ['another item', 'SHELF-48,2,EA', 'on hold', '3 PANEL-9, 3 open', ['onHold']],
  ['another item', 'SHELF-48,2,EA', 'fulfilled', '3 PANEL-9, 3 open', ['fulfilledElsewhere']],
  // No word of the file says that the open one is meant: it is asked.
  ['the same item', 'PANEL-9,2,EA', 'cancelled', '3 PANEL-9, 3 open', ['otherOrder']],
  ['the same item', 'PANEL-9,2,EA', 'on hold', '3 PANEL-9, 3 open', ['onHold']],
])(
  'of two orders of one number the older, of %s (%s), is over: %s without a place is not lost on it',
  async (...given) => {
    const [, first, status, duluthLine, codes] = given
    const [{ orderId } = { orderId: 0 }] = await keepTwo(first, 'PANEL-9,3,EA')
    await ask(node, calls.StartBulk, { body: { action: 'cancelOrders', rows: [{ id: orderId }] } }, clerk.token)
    await jobOnce(node, clerk, hasEnded)
    await sent(`1001,PANEL-9,3,EA,${status}`, 'Order,Item,Qty,UOM,Status')
    expect((await held()).map(({ code }) => code)).toEqual(codes)
    expect((await standing()).find(({ city }) => city === 'Duluth')?.lines).toEqual([duluthLine])
  },
)

it('a line that only one of two orders of one number has says which is meant', async () => {
  await keepTwo('SHELF-48,2,EA', 'PANEL-9,3,EA')
  await sent('1001,PANEL-9,7,EA', 'Order,Item,Qty,UOM')
  expect(await held()).toEqual([])
  expect((await standing()).map(({ lines }) => lines)).toEqual([['2 SHELF-48, 2 open'], ['7 PANEL-9, 7 open']])
})

it('who says that it is the same order changes the one that was shown, whatever became of its namesakes since', async () => {
  const [{ orderId } = { orderId: 0 }] = await keepTwo('PANEL-9,2,EA', 'PANEL-9,3,EA')
  const bulk = async (action: 'cancelOrders' | 'reopenOrders') => {
    await ask(node, calls.StartBulk, { body: { action, rows: [{ id: orderId }] } }, clerk.token)
    await jobOnce(node, clerk, hasEnded)
  }
  await bulk('cancelOrders')
  const runId = await sent('1001,PANEL-9,7,EA', 'Order,Item,Qty,UOM')
  expect(await held()).toMatchObject([{ code: 'otherOrder', params: { place: 'Lake Supply, Duluth' } }])
  // From now on the older one would be meant as well.
  await bulk('reopenOrders')
  await ask(node, PendingOrder, { query: { flag: 'sameOrder' }, body: { runId, rowNo: 2 } }, clerk.token)
  await rested(node)
  expect(await held()).toEqual([])
  expect((await standing()).map(({ lines }) => lines)).toEqual([['2 PANEL-9, 2 open'], ['7 PANEL-9, 7 open']])
})

const reno = 'Desert Depot,3 Sand Street,Reno,NV,89501'
const saysSame = async (runId: number) => {
  await ask(node, PendingOrder, { query: { flag: 'sameOrder' }, body: { runId, rowNo: 2 } }, clerk.token)
  await rested(node)
}
const workedAgain = async (runId: number) => {
  await ask(node, calls.RunImport, { body: { runId } }, clerk.token)
  await importNow(node, clerk, runId)
}
const askedOf = async () => (await held()).map(({ code, params }) => [code, params.place])

it.each([
  ['with a place', `1001,${reno},HOOK-2,7,EA`, undefined],
  ['without one', '1001,PANEL-9,7,EA', 'Order,Item,Qty,UOM'],
])('who says that it is an order whose import was undone since is asked again: a file %s', async (...given) => {
  const [, row, fileHeads] = given
  const first = await sent(`1001,${boston},PANEL-9,2,EA`)
  const second = await sent(`1001,${duluth},PANEL-9,3,EA`)
  await ask(node, PendingOrder, { query: { flag: 'keepBoth' }, body: { runId: second, rowNo: 2 } }, clerk.token)
  await rested(node)
  const runId = await sent(row, fileHeads)
  expect(await askedOf()).toEqual([['otherOrder', 'Harbor Outfitters, Boston']])
  await ask(node, UndoImport, { body: { runId: first } }, clerk.token)
  await importNow(node, clerk, first)
  await saysSame(runId)
  expect(await askedOf()).toEqual([['otherOrder', 'Lake Supply, Duluth']])
  expect((await standing()).find(({ city }) => city === 'Duluth')?.lines).toEqual(['3 PANEL-9, 3 open'])
  await saysSame(runId)
  expect(await held()).toEqual([])
})

describe('of an order that was tendered when it was said to be the same', () => {
  const moved = (shipmentId: number, status: string) =>
    node.app.db
      .forClient(clerk.clientId)
      .transaction(tx => tx.updateTable('shipment').set({ status }).where('shipment_id', '=', shipmentId).execute())

  /** The answer is given, and the row held since its order is tendered; then the shipment is taken back. */
  async function answeredWhileTendered() {
    const [{ orderId } = { orderId: 0 }] = await keepTwo('PANEL-9,2,EA', 'SHELF-48,3,EA')
    const { version } = (await ask(node, calls.GetOrder, { body: { orderId } }, clerk.token)).reply
    const { reply } = await ask(node, calls.BuildFromOrders, { body: { orders: [{ orderId, version }] } }, clerk.token)
    await moved(reply.shipmentId, 'T')
    const runId = await sent(`1001,${reno},HOOK-2,7,EA`)
    expect(await askedOf()).toEqual([['otherOrder', 'Harbor Outfitters, Boston']])
    await saysSame(runId)
    expect((await held()).map(({ code }) => code)).toEqual(['onShipments'])
    await moved(reply.shipmentId, 'Q')
    return { runId, orderId }
  }

  it('the answer holds once its shipment is taken back', async () => {
    const { runId } = await answeredWhileTendered()
    await workedAgain(runId)
    expect(await held()).toEqual([])
    expect((await standing()).map(({ city }) => city)).toEqual(['Duluth', 'Reno'])
  })

  it('it is asked again once that order is cancelled', async () => {
    const { runId, orderId } = await answeredWhileTendered()
    await ask(node, calls.StartBulk, { body: { action: 'cancelOrders', rows: [{ id: orderId }] } }, clerk.token)
    await jobOnce(node, clerk, hasEnded)
    await workedAgain(runId)
    expect((await held()).map(({ code }) => code)).toEqual(['otherOrder'])
    expect((await standing()).map(({ city }) => city)).toEqual(['Boston', 'Duluth'])
  })
})

it('an order that was over when it was shown is changed by who says that it is the same', async () => {
  await sent(`1001,${boston},PANEL-9,2,EA`)
  const [{ orderId } = { orderId: 0 }] = await standing()
  await ask(node, calls.StartBulk, { body: { action: 'cancelOrders', rows: [{ id: orderId }] } }, clerk.token)
  await jobOnce(node, clerk, hasEnded)
  const runId = await sent(`1001,${reno},HOOK-2,7,EA`)
  expect(await askedOf()).toEqual([['otherOrder', 'Harbor Outfitters, Boston']])
  await saysSame(runId)
  expect(await held()).toEqual([])
  expect((await standing()).map(({ city }) => city)).toEqual(['Reno'])
})

it('lines that a file lacks stay on the order that it changes, and are counted before', async () => {
  await sent(`1001,${boston},SHELF-48,2,EA\n1001,${boston},PANEL-9,3,EA\n1001,${boston},HOOK-2,9,EA`)
  const runId = await sent(`1001,${duluth},PANEL-9,5,EA`)
  expect(await held()).toMatchObject([{ code: 'otherOrder', params: { staying: 2 } }])
  await ask(node, PendingOrder, { query: { flag: 'sameOrder' }, body: { runId, rowNo: 2 } }, clerk.token)
  await rested(node)
  expect((await standing()).map(({ city, lines }) => [city, lines])).toEqual([
    ['Duluth', ['2 SHELF-48, 2 open', '5 PANEL-9, 5 open', '9 HOOK-2, 9 open']],
  ])
})

describe('an order whose import was undone', () => {
  /** Files, and what people do, come one after the other. */
  const later = () => node.clock.pass(1_000)
  async function undone(runId: number) {
    later()
    expect((await ask(node, UndoImport, { body: { runId } }, clerk.token)).status).toBe(200)
    await importNow(node, clerk, runId)
    later()
  }
  const all = async () => {
    const { reply } = await ask(node, calls.GetOrders, { body: { sortName: 'created' } }, clerk.token)
    const each = reply.orders.map(({ orderId, consigneeCity, state }) => ({ orderId, city: consigneeCity, state }))
    return each.toSorted((a, b) => a.orderId - b.orderId)
  }
  async function reopened(orderId: number) {
    const body = { action: 'reopenOrders' as const, rows: [{ id: orderId }] }
    await ask(node, calls.StartBulk, { body }, clerk.token)
    return (await jobOnce(node, clerk, hasEnded)).shown.map(({ code }) => code)
  }
  const states = async () => (await all()).map(({ city, state }) => `${city} ${state}`)

  it('is opened beside the one that a person kept it apart from', async () => {
    await sent(`1001,${boston},SHELF-48,2,EA`)
    await undone(await keptApart(duluth, 'PANEL-9,3,EA'))
    expect(await states()).toEqual(['Boston open', 'Duluth cancelled'])
    const [, gone] = await all()
    expect(await reopened(gone?.orderId ?? 0)).toEqual([])
    expect(await states()).toEqual(['Boston open', 'Duluth open'])
    // Both are found by their number again.
    await sent('1001,PANEL-9,7,EA', 'Order,Item,Qty,UOM')
    expect((await standing()).map(({ lines }) => lines)).toEqual([['2 SHELF-48, 2 open'], ['7 PANEL-9, 7 open']])
  })

  it('is opened as the first one beside the second', async () => {
    const first = await sent(`1001,${boston},SHELF-48,2,EA`)
    await keptApart(duluth, 'PANEL-9,3,EA')
    await undone(first)
    const [gone] = await all()
    expect(await reopened(gone?.orderId ?? 0)).toEqual([])
    expect(await states()).toEqual(['Boston open', 'Duluth open'])
  })

  it.each([
    ['the second', boston, duluth],
    ['the first', duluth, boston],
  ])('stays closed where a file brought %s anew, kept apart from the other', async (which, other, place) => {
    const first = await sent(`1001,${which === 'the first' ? place : other},SHELF-48,2,EA`)
    const second = await keptApart(which === 'the first' ? other : place, 'PANEL-9,3,EA')
    await undone(which === 'the first' ? first : second)
    const gone = (await all()).find(({ state }) => state === 'cancelled')
    await keptApart(place, 'HOOK-2,3,EA')
    expect(await reopened(gone?.orderId ?? 0)).toEqual(['OrderReplaced'])
  })
})
