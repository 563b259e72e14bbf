import { calls } from '@waybill/contract'
import { BuildFromOrders } from '@waybill/contract/calls/Orders/BuildFromOrders.ts'
import { GetOrder } from '@waybill/contract/calls/Orders/GetOrder.ts'
import { SaveSalesOrder } from '@waybill/contract/calls/Orders/SaveSalesOrder.ts'
import { beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { miscounted } from '../../testing/recount.ts'
import { putOrders, salesOrder } from '../../testing/salesOrders.ts'
import { loadShipment, unitLabels } from '../shipments/index.ts'

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const DropOffAddress = {
  ...{ CompanyName: 'Test Consignee', Street: '2 Plain Street', City: 'Reno', State: 'NV', Zip: '89501' },
}
const line = { SKU: 'TEST-1', OriginalQty: 4, UOMType: 'PLT', Weight: 1600, itemClass: '85' }
const typed = { OrderNumber: 'H-1', DropOffAddress, Items: [{ ...line, Length: 48, Width: 40, Height: 50 }] }
const save = (body: object, person = clerk) => ask(node, SaveSalesOrder, { body: body as never }, person.token)
const orderOf = async (orderId: number) => (await ask(node, GetOrder, { body: { orderId } }, clerk.token)).reply

it('an order is entered by hand, once under its number, with every wrong field at once', async () => {
  const wrong = await save({
    order: {
      ...typed,
      DropOffAddress: { ...DropOffAddress, Zip: 'x' },
      Items: [{ ...line, SKU: '', itemClass: '86' }],
    },
  })
  expect(wrong.error?.issues?.map(({ at, code }) => [at, code])).toEqual([
    ['body.order.DropOffAddress.Zip', 'badForm'],
    ['body.order.Items.0.SKU', 'required'],
    ['body.order.Items.0.itemClass', 'notOneOf'],
  ])
  const empty = await save({ order: { ...typed, Items: [] } })
  expect(empty.error?.issues).toMatchObject([{ at: 'body.order.Items', code: 'required' }])
  const { reply } = await save({ order: typed })
  expect(reply).toMatchObject({ became: 'added', state: 'open' })
  expect((await orderOf(reply.orderId)).Items).toMatchObject([{ SKU: 'TEST-1', OriginalQty: 4, open: 4 }])
  const again = await save({ order: typed })
  expect(again.error).toMatchObject({ code: 'OrderThere', issues: [{ at: 'body.order.OrderNumber' }] })
  expect((await save({ order: { ...typed, BackOrderCode: '1' } })).reply).toMatchObject({ became: 'added' })
})

it('a change takes the shipment with it; what it does not name stays, a quantity of 0 cancels, another version is refused', async () => {
  const [orderId = 0] = await putOrders(node, clerk, [salesOrder({ number: 'H-2' })])
  const built = (await ask(node, BuildFromOrders, { body: { orders: [{ orderId, version: 2 }] } }, clerk.token)).reply
  const { order, Items, version } = await orderOf(orderId)
  const same = await save({ seen: { orderId, version }, order: { ...order, Items } })
  expect(same.reply).toEqual({ orderId, version, state: 'planned', became: 'same' })
  const more = await save({
    seen: { orderId, version },
    order: { ...order, PO_Number: 'PO-X', Items: [{ ...line, OriginalQty: 2 }] },
  })
  expect(more.reply).toMatchObject({ became: 'changed', state: 'planned' })
  const shipment = async () =>
    (await ask(node, calls.ShipmentDetails, { body: { shipmentId: built.shipmentId } }, clerk.token)).reply
  expect((await shipment()).shipment).toMatchObject({
    TenderReferences: { CustomerPo: 'PO-X' },
    Items: [{ Qty: 4 }, { Qty: 2 }],
  })
  const old = await save({ seen: { orderId, version }, order: { ...order, Items } })
  expect(old.error?.code).toBe('ChangedMeanwhile')
  const now = await orderOf(orderId)
  const [first, second] = now.Items
  await save({
    seen: { orderId, version: now.version },
    order: {
      ...now.order,
      Items: [
        { ...first, OriginalQty: 0 },
        { ...second, OriginalQty: 3 },
      ],
    },
  })
  expect((await shipment()).shipment.Items.map(({ Qty }) => Qty)).toEqual([3])
  const last = await orderOf(orderId)
  const gone = await save({
    seen: { orderId, version: last.version },
    cancel: true,
    order: { ...last.order, Items: [] },
  })
  expect(gone.reply).toMatchObject({ state: 'cancelled' })
  expect((await shipment()).shipmentStatus).toBe('V')
  expect(await miscounted(node, clerk)).toEqual([])
})

it('what a shipment can’t follow changes nothing and stands at its field; another company’s order is not there', async () => {
  const [orderId = 0] = await putOrders(node, clerk, [salesOrder({ number: 'H-3' })])
  const built = (await ask(node, BuildFromOrders, { body: { orders: [{ orderId, version: 2 }] } }, clerk.token)).reply
  const db = node.app.db.forClient(clerk.clientId)
  await unitLabels(node.app, db, await loadShipment(db, clerk.clientId, built.shipmentId))
  const { order, Items, version } = await orderOf(orderId)
  const less = {
    seen: { orderId, version },
    order: { ...order, Items: Items.map(one => ({ ...one, OriginalQty: 3 })) },
  }
  expect((await save(less)).error).toMatchObject({
    code: 'OrderHeld',
    params: { bol: built.BOLNumber },
    issues: [{ at: 'body.order.Items', code: 'labelled' }],
  })
  expect((await orderOf(orderId)).version).toBe(version)
  expect((await save(less, await newCompany(node))).error?.code).toBe('NotFound')
})
