import { calls } from '@waybill/contract'
import { BuildFromOrders } from '@waybill/contract/calls/Orders/BuildFromOrders.ts'
import { UploadOrderFile } from '@waybill/contract/calls/Shipment/UploadOrderFile.ts'
import { beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { importNow, importRows, sendFile } from '../../testing/imports.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { miscounted } from '../../testing/recount.ts'
import { lockShipment, saveShipment } from '../shipments/index.ts'

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
  const place = { CompanyName: 'Test Dock', Street: '1 Dock Road', City: 'Dayton', State: 'OH', Zip: '45402' }
  const address = { ...place, ContactName: 'Pat', ContactNumber: '555-0100', isOurs: true }
  await ask(node, calls.UpdateLocation, { query: { funtype: 'add' }, body: { address } }, clerk.token)
})

/** What became of the rows of a file, or why they did not. */
async function taken(...rows: readonly string[]) {
  const fields = { again: 'true' }
  const { runId } = await sendFile(node, clerk, UploadOrderFile, rows.join('\n'), { fields })
  const { questions, mapping } = await importNow(node, clerk, runId)
  const ended = await importRows(node, clerk, runId)
  const became = ended.map(row => row.became?.what ?? row.reasons?.map(({ code }) => code).join(' ') ?? row.state)
  return { became, questions, mapping, warnings: ended.map(row => row.became?.warnings ?? []) }
}

const place = 'Test,2 Plain Street,Reno,NV,89501'
const heads = 'Order,Ship to,Address,City,State,ZIP'

async function order() {
  const [{ orderId } = { orderId: 0 }] = (await ask(node, calls.GetOrders, { body: {} }, clerk.token)).reply.orders
  return (await ask(node, calls.GetOrder, { body: { orderId } }, clerk.token)).reply
}
/** When its cancellation was wanted, as the list says of the order, and as its shipment does. */
async function saidElsewhere() {
  const [listed] = (await ask(node, calls.GetOrders, { body: {} }, clerk.token)).reply.orders
  const [shipment] = (await order()).shipments
  const { reply } = await ask(
    node,
    calls.ShipmentDetails,
    { body: { shipmentId: shipment?.shipmentId ?? 0 } },
    clerk.token,
  )
  return [listed, reply.orders[0]].map(one => one?.cancelWantedAt)
}

const lines = async () =>
  (await order()).Items.map(({ SKU, OriginalQty, shipped, open, Weight }) => ({
    SKU,
    OriginalQty,
    shipped,
    open,
    Weight,
  }))

/** Builds a shipment of so much of the first line, and has it stand where it is said. */
async function ship(quantity: number, status: 'T' | 'A'): Promise<void> {
  const [one] = (await ask(node, calls.GetOrders, { body: {} }, clerk.token)).reply.orders
  const { orderId = 0, version = 0 } = one ?? {}
  const { reply } = await ask(node, BuildFromOrders, { body: { orders: [{ orderId, version }] } }, clerk.token)
  const { shipmentId } = reply
  const seen = (await ask(node, calls.ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
  const Items = seen.shipment.Items.map(item => ({ ...item, Pieces: quantity, Qty: quantity }))
  await ask(node, calls.SaveItemDetails, { body: { shipmentId, version: seen.version, Items } }, clerk.token)
  const doer = { who: { ...clerk, name: 'Test' }, requestId: 'test', at: node.clock.now() }
  await node.app.db.forClient(clerk.clientId).transaction(async tx => {
    const before = await lockShipment(tx, clerk.clientId, shipmentId)
    await saveShipment(node.app, tx, doer, before, { action: 'moved', facts: { status } })
  })
}

it('ordered, shipped and open side by side: what is open has to go, with its part of the weight', async () => {
  const whole = `${heads},SKU,Qty ordered,Qty shipped,Qty open,Weight`
  const { mapping } = await taken(whole, `P-1,${place},SHELF-48,15,10,5,300`, `P-1,${place},PANEL-9,4,4,0,80`)
  expect(mapping.columns.slice(7, 10)).toEqual(['OriginalQty', 'ShippedQty', 'OpenQty'])
  expect(await lines()).toMatchObject([{ SKU: 'SHELF-48', OriginalQty: 5, open: 5, Weight: 100 }])
  // What is not said is what was ordered less what was shipped; what is all shipped is no order here.
  await taken(`${heads},SKU,Ordered,Shipped`, `P-1,${place},SHELF-48,15,12`)
  expect(await lines()).toMatchObject([{ OriginalQty: 3, open: 3, Weight: 60 }])
  expect((await taken(whole, `P-2,${place},SHELF-48,15,15,0,300`)).became).toEqual(['nothingOpen'])
})

it('open after a part has left means open, whether the shipper’s system heard of it or not', async () => {
  const open = `${heads},SKU,UOM,Qty open`
  const said = (quantity: number) => taken(open, `P-1,${place},A,PLT,${quantity}`)
  expect((await said(5)).questions).toEqual([])
  await ship(2, 'A')
  expect(await lines()).toMatchObject([{ OriginalQty: 5, shipped: 2, open: 3 }])
  for (const quantity of [3, 5]) {
    expect((await said(quantity)).became).toEqual(['same'])
    expect(await lines()).toMatchObject([{ OriginalQty: 5, shipped: 2, open: 3 }])
  }
  // Half heard, or more ordered: nobody knows which.
  expect((await said(4)).became).toEqual(['openUnclear'])
  expect((await said(1)).became).toEqual(['changed'])
  expect(await lines()).toMatchObject([{ OriginalQty: 3, shipped: 2, open: 1 }])
  expect((await said(0)).became).toEqual(['changed'])
  expect(await lines()).toMatchObject([{ shipped: 2, open: 0 }])
  expect(await miscounted(node, clerk)).toEqual([])
})

it.each(['Line', 'Line no', 'Line #', 'Line item', 'Renglón'])(
  'lines are told apart by their numbers, headed %s',
  async head => {
    const numbered = `${heads},${head},SKU,Qty`
    const { mapping } = await taken(numbered, `P-1,${place},10,A,1`, `P-1,${place},20,A,2`)
    expect(mapping.columns).toEqual([
      ...['OrderNumber', 'CompanyName', 'Street', 'City', 'State', 'Zip', 'LineNumber', 'SKU', 'OriginalQty'],
    ])
    await taken(numbered, `P-1,${place},20,A,7`)
    expect(await lines()).toMatchObject([{ OriginalQty: 1 }, { OriginalQty: 7 }])
    // Another item on its line takes the place of the first; a number that is new is a new line.
    await taken(numbered, `P-1,${place},10,B,1`, `P-1,${place},30,A,4`)
    expect((await lines()).map(({ SKU, OriginalQty }) => `${OriginalQty} ${SKU}`)).toEqual(['1 B', '7 A', '4 A'])
  },
)

it('numbers come to known lines without a change, and one number for all lines is none', async () => {
  await taken(`${heads},SKU,Qty`, `P-1,${place},A,1`, `P-1,${place},B,2`)
  const numbered = `${heads},Line,SKU,Qty`
  expect((await taken(numbered, `P-1,${place},2,B,2`, `P-1,${place},1,A,1`)).became).toEqual(['same', 'same'])
  expect((await order()).Items.map(({ SKU, LineNumber }) => [SKU, LineNumber])).toEqual([
    ['A', 1],
    ['B', 2],
  ])
  await taken(numbered, `P-2,${place},1,A,1`, `P-2,${place},1,B,2`)
  expect((await taken(numbered, `P-2,${place},1,B,2`, `P-2,${place},1,A,1`)).became).toEqual(['same', 'same'])
})

it.each(['Address line 1', 'Address line 2', 'Line weight'])('%s is no number of a line', async head => {
  const { mapping } = await taken(`Order,Ship to,City,State,ZIP,SKU,Qty,${head}`, 'P-1,Test,Reno,NV,89501,A,1,7')
  expect(mapping.columns).not.toContain('LineNumber')
})

it('a cancellation of what left, or of what a carrier was asked to take, is a word to a person', async () => {
  const file = `${heads},SKU,UOM,Qty,Cancel`
  await taken(file, `P-1,${place},A,PLT,5,`)
  await ship(5, 'A')
  const cancel = () => taken(file, `P-1,${place},A,PLT,5,yes`)
  const first = await cancel()
  expect(first.became).toEqual(['changed'])
  expect(first.warnings).toMatchObject([[{ code: 'cancelledLeft', params: { bol: expect.stringMatching(/./) } }]])
  expect((await order()).cancelWantedAt).not.toBeNull()
  expect(await saidElsewhere()).toEqual([(await order()).cancelWantedAt, (await order()).cancelWantedAt])
  // It is said once, and a file that no longer cancels it ends it.
  expect(await cancel()).toMatchObject({ became: ['same'], warnings: [[]] })
  await taken(file, `P-1,${place},A,PLT,5,`)
  expect((await order()).cancelWantedAt).toBeNull()
  expect(await saidElsewhere()).toEqual([null, null])
})

it('a cancellation of what left is shown before as one for a person, and leaves nothing to build', async () => {
  const file = `${heads},SKU,UOM,Qty,Cancel`
  const shown = async (row: string, run: 'true' | 'false') => {
    const sent = await sendFile(node, clerk, UploadOrderFile, `${file}\n${row}`, { fields: { again: 'true', run } })
    const { preview, toBuild } = await importNow(node, clerk, sent.runId)
    return { will: preview.map(({ will }) => will), toBuild }
  }
  const row = `P-1,${place},A,PLT,5,`
  expect(await shown(row, 'true')).toMatchObject({ toBuild: 1 })
  await ship(5, 'A')
  expect(await shown(`${row}yes`, 'false')).toEqual({ will: ['noted'], toBuild: 0 })
  expect(await shown(`${row}yes`, 'true')).toMatchObject({ toBuild: 0 })
  await taken(file, `P-2,${place},A,PLT,5,`)
  expect(await shown(`P-2,${place},A,PLT,5,yes`, 'true')).toMatchObject({ toBuild: 0 })
})

it('a cancellation of what is tendered is held, and stands on the order', async () => {
  const file = `${heads},SKU,UOM,Qty`
  await taken(file, `P-1,${place},A,PLT,5`)
  await ship(5, 'T')
  expect((await taken(file, `P-1,${place},A,PLT,0`)).became).toEqual(['onShipments'])
  expect((await order()).cancelWantedAt).not.toBeNull()
})
