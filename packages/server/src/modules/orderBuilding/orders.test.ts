import { calls } from '@waybill/contract'
import { BuildFromOrders } from '@waybill/contract/calls/Orders/BuildFromOrders.ts'
import { GetOrder } from '@waybill/contract/calls/Orders/GetOrder.ts'
import { AddNewOrder } from '@waybill/contract/calls/Shipment/AddNewOrder.ts'
import { RevertSetItems } from '@waybill/contract/calls/Shipment/RevertSetItems.ts'
import { wireHazmat } from '@waybill/contract/wire/shipment.ts'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { orderLine, putOrders, salesOrder } from '../../testing/salesOrders.ts'

const paint = {
  ...{ UNNumber: 'UN1263', ProperShippingName: 'Paint', HazardClass: '3', PackingGroup: 'II' },
  EmergencyPhone: '800-555-0199',
}

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const build = async (orderIds: readonly number[], version = 2) =>
  ask(node, BuildFromOrders, { body: { orders: orderIds.map(orderId => ({ orderId, version })) } }, clerk.token)

const listed = async (filter = {}) =>
  (await ask(node, calls.GetOrders, { body: { pageSize: 100, filter } }, clerk.token)).reply.orders

const rowOf = async (orderId: number) => (await listed()).find(row => row.orderId === orderId)

const details = async (shipmentId: number) =>
  (await ask(node, calls.ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

/** Counts of all lines beside what their allocations say: nothing else may be on them. */
async function countsAreThose(orderIds: readonly number[]) {
  const db = node.app.db.forClient(clerk.clientId)
  const wrong = await db.transaction(tx =>
    sql<{ line_id: number }>`
      select l.line_id from sales_order_line l
       where l.order_id = any(${orderIds}::bigint[])
         and row(l.planned, l.shipped) is distinct from (
               select row(coalesce(sum(a.quantity) filter (where a.state = 'planned'), 0),
                      coalesce(sum(a.quantity) filter (where a.state = 'shipped'), 0))
                 from allocation a where a.line_id = l.line_id and a.order_id = l.order_id)`
      .execute(tx)
      .then(({ rows }) => rows),
  )
  expect(wrong).toEqual([])
}

it('an order that is complete by itself goes to Rate & route, tied to what it was built from', async () => {
  const [orderId = 0] = await putOrders(node, clerk, [salesOrder({ number: 'A-100', customerPo: 'PO-77' })])
  expect(await rowOf(orderId)).toMatchObject({ state: 'open', open: 4, OriginalQty: 4, Weight: 1600, version: 2 })
  const built = await build([orderId])
  expect(built.reply).toMatchObject({ shipmentStatus: 'Q', gaps: [] })
  const { shipment } = await details(built.reply.shipmentId)
  expect(shipment).toMatchObject({
    PaymentType: 'P',
    TenderReferences: { Ordernumber: 'A-100', CustomerPo: 'PO-77' },
    Destination: { CompanyName: 'Test Consignee', Zip: '89501' },
    Items: [{ Qty: 4, packageType: 'PLT', Weight: 1600, itemClass: '85', Length: 48 }],
  })
  expect(await rowOf(orderId)).toMatchObject({ state: 'planned', open: 0, version: 3 })
  await countsAreThose([orderId])
  const again = await build([orderId], 3)
  expect(again.error).toMatchObject({ code: 'NothingOpen', params: { number: 'A-100' } })
})

it('what nobody knows keeps it in Set items, and is named', async () => {
  const line = orderLine({ sku: 'NOBODY-1', unit: 'EA', weightLb: null, freightClass: '', lengthIn: 0 })
  const [orderId = 0] = await putOrders(node, clerk, [salesOrder({ lines: [line] })])
  const { reply } = await build([orderId])
  expect(reply.shipmentStatus).toBe('O')
  expect(reply.gaps).toEqual([{ row: 1, item: 'NOBODY-1', missing: ['units', 'weight', 'dimensions', 'class'] }])
})

it('several orders build one shipment with a line each on the bill; those that differ are refused with what', async () => {
  const [one = 0, two = 0, other = 0] = await putOrders(node, clerk, [
    salesOrder({ number: 'B-1', customerPo: 'PO-1' }),
    salesOrder({ number: 'B-2', customerPo: 'PO-2', lines: [orderLine({ quantity: 2, weightLb: 700 })] }),
    salesOrder({ number: 'B-3', terms: 'collect' }),
  ])
  const refused = await build([one, other])
  expect(refused.error).toMatchObject({
    code: 'OrdersDiffer',
    params: { first: 'B-1', other: 'B-3', what: 'freight terms' },
  })
  const { reply } = await build([one, two])
  const { shipment } = await details(reply.shipmentId)
  expect(shipment.CustomerOrders).toEqual([
    { OrderNumber: 'B-1', PO_Number: 'PO-1', packages: 4, Weight: 1600, palletized: true },
    { OrderNumber: 'B-2', PO_Number: 'PO-2', packages: 2, Weight: 700, palletized: true },
  ])
  expect(shipment.Items).toHaveLength(2)
  await countsAreThose([one, two, other])
  const found = await ask(node, calls.GlobalSearch, { query: { searchtext: 'B-2' } }, clerk.token)
  expect(JSON.stringify(found.reply)).toContain(String(reply.shipmentId))
})

it('given back, its orders are open again; the shipment stands in no bucket and is still found', async () => {
  const line = orderLine({ freightClass: '', sku: 'NOBODY-2' })
  const [orderId = 0] = await putOrders(node, clerk, [salesOrder({ number: 'C-1', lines: [line] })])
  const counted = async () => (await ask(node, calls.GetShipmentCount, { body: {} }, clerk.token)).reply
  const before = await counted()
  const { reply } = await build([orderId])
  expect(reply.shipmentStatus).toBe('O')
  expect((await counted()).O).toBe(before.O + 1)
  const { shipmentId, version } = reply
  const reverted = await ask(node, RevertSetItems, { body: { shipmentId, version } }, clerk.token)
  expect(reverted.reply.shipmentStatus).toBe('V')
  expect(await counted()).toEqual(before)
  expect(await rowOf(orderId)).toMatchObject({ state: 'open', open: 4 })
  await countsAreThose([orderId])
  const found = await ask(node, calls.GlobalSearch, { query: { searchtext: reply.BOLNumber } }, clerk.token)
  expect(JSON.stringify(found.reply)).toContain(reply.BOLNumber)
  const again = await ask(node, RevertSetItems, { body: { shipmentId, version: version + 1 } }, clerk.token)
  expect(again.error?.code).toBe('NotSetItems')
})

it('a voided shipment gives back what it holds; one that left has shipped it', async () => {
  const [voided = 0] = await putOrders(node, clerk, [salesOrder()])
  const { shipmentId, version } = (await build([voided])).reply
  await ask(node, calls.Void, { body: { shipmentId, version, reason: 'test' } }, clerk.token)
  expect(await rowOf(voided)).toMatchObject({ state: 'open', open: 4 })
  await countsAreThose([voided])
})

it('orders are added to a shipment that nobody tendered, and no other place’s', async () => {
  const [one = 0, two = 0] = await putOrders(node, clerk, [
    salesOrder({ number: 'D-1' }),
    salesOrder({ number: 'D-2' }),
  ])
  const elsewhere = salesOrder({ number: 'D-3', shipTo: { ...salesOrder().shipTo, zip: '89502' } })
  const [far = 0] = await putOrders(node, clerk, [elsewhere])
  const { shipmentId, version } = (await build([one])).reply
  const add = (orderId: number, seen = version) =>
    ask(node, AddNewOrder, { body: { shipmentId, version: seen, orders: [{ orderId, version: 2 }] } }, clerk.token)
  expect((await add(far)).error).toMatchObject({ code: 'OrdersDiffer', params: { what: 'where they go to' } })
  const added = await add(two)
  expect(added.reply).toMatchObject({ shipmentStatus: 'Q', gaps: [] })
  const { shipment } = await details(shipmentId)
  expect(shipment.Items.map(({ Qty }) => Qty)).toEqual([4, 4])
  expect(shipment.CustomerOrders?.map(({ OrderNumber, packages }) => [OrderNumber, packages])).toEqual([
    ['D-1', 4],
    ['D-2', 4],
  ])
  await countsAreThose([one, two, far])
  expect((await add(two)).error?.code).toBe('ChangedMeanwhile')
})

it('two who build the same order at once make one shipment', async () => {
  const [orderId = 0] = await putOrders(node, clerk, [salesOrder()])
  const both = await Promise.all([build([orderId]), build([orderId])])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await countsAreThose([orderId])
})

it('another company’s order is not there, alone or among one’s own', async () => {
  const stranger = await newCompany(node)
  const [theirs = 0] = await putOrders(node, stranger, [salesOrder()])
  const [own = 0] = await putOrders(node, clerk, [salesOrder()])
  expect((await build([theirs])).error?.code).toBe('NotFound')
  expect((await build([own, theirs])).error?.code).toBe('NotFound')
  expect((await listed()).map(({ orderId }) => orderId)).not.toContain(theirs)
  const { shipmentId, version } = (await build([own])).reply
  const body = { shipmentId, version, orders: [{ orderId: theirs, version: 2 }] }
  expect((await ask(node, AddNewOrder, { body }, clerk.token)).error?.code).toBe('NotFound')
})

it('an order shows what became of each line, and the shipments it is and was on', async () => {
  const [orderId = 0] = await putOrders(node, clerk, [salesOrder({ number: 'E-1', references: ['REF-1'] })])
  const first = (await build([orderId])).reply
  const gone = { shipmentId: first.shipmentId, version: first.version, reason: 'test' }
  await ask(node, calls.Void, { body: gone }, clerk.token)
  const second = (await build([orderId], 4)).reply
  const { reply } = await ask(node, GetOrder, { body: { orderId } }, clerk.token)
  expect(reply).toMatchObject({
    state: 'planned',
    order: { OrderNumber: 'E-1', AdditionalRef: ['REF-1'], DropOffAddress: { City: 'Reno' } },
    Items: [{ SKU: 'TEST-1', OriginalQty: 4, planned: 4, shipped: 0, open: 0 }],
    shipments: [
      { shipmentId: second.shipmentId, shipmentStatus: 'Q', isReleased: false },
      { shipmentId: first.shipmentId, shipmentStatus: 'V', isReleased: true },
    ],
  })
})

it('an ordered item that is hazardous goes with the material of the item master, as much of it as there is of the item', async () => {
  const { items } = (
    await ask(
      node,
      calls.WaybillExtraInfoDetails,
      {
        query: { flag: 'add' },
        body: {
          item: {
            ...{ SKU: 'TEST-PAINT', Description: 'Test paint', Class: '55', HandlingUnit: 'PLT' },
            ...{ Hazmatitemflag: true, Hazmat: wireHazmat.parse({ ...paint, Quantity: '4 drums, 880 lb' }) },
          },
        },
      },
      clerk.token,
    )
  ).reply
  expect(items).toMatchObject([{ SKU: 'TEST-PAINT' }])
  const line = orderLine({ sku: 'TEST-PAINT', isHazardous: true, quantity: 2 })
  const [orderId = 0] = await putOrders(node, clerk, [salesOrder({ lines: [line] })])
  const built = await build([orderId])
  expect(built.reply).toMatchObject({ gaps: [] })
  const { shipment } = await details(built.reply.shipmentId)
  expect(shipment.Items[0]?.Hazmat).toMatchObject({
    UNNumber: 'UN1263',
    ProperShippingName: 'Paint',
    Quantity: '8 drums, 1,760 lb',
  })
})

it('an item is found by the code that its customer orders it by, unless two answer to it', async () => {
  const item = {
    HandlingUnit: 'PLT',
    Description: 'Test crate',
    Class: '70',
    Weight: 500,
    Length: 48,
    Width: 40,
    Height: 40,
  }
  for (const [SKU, ItemCode] of Object.entries({ 'CRATE-1': 'Buyer-77', 'CRATE-2': 'SHARED', 'CRATE-3': 'shared' })) {
    const added = await ask(
      node,
      calls.WaybillExtraInfoDetails,
      { query: { flag: 'add' }, body: { item: { ...item, SKU, ItemCode } } },
      clerk.token,
    )
    expect(added.status).toBe(200)
  }
  const ordered = (itemCode: string) =>
    salesOrder({
      lines: [orderLine({ sku: '', itemCode, quantity: 2, weightLb: null, freightClass: '', lengthIn: 0 })],
    })
  const [known = 0, unclear = 0] = await putOrders(node, clerk, [ordered('BUYER-77'), ordered('Shared')])
  const built = await build([known])
  expect(built.reply).toMatchObject({ gaps: [], shipmentStatus: 'Q' })
  const { shipment } = await details(built.reply.shipmentId)
  expect(shipment.Items[0]).toMatchObject({ Weight: 1000, itemClass: '70', Qty: 2 })
  expect((await build([unclear])).reply.gaps).toMatchObject([{ missing: ['weight', 'dimensions', 'class'] }])
})

it('what the address book says of both ends goes with an order, before the company’s usual hours', async () => {
  const place = { CompanyName: 'TEST CONSIGNEE, Inc.', Street: '2 Plain St', City: 'Reno', State: 'NV', Zip: '89501' }
  const receives = { FromTime: '07:00', ToTime: '14:00', LiftGate: true, Notes: 'Ring at door 4' }
  const dock = { CompanyName: 'Test Dock', Street: '1 Dock Road', City: 'Dayton', State: 'OH', Zip: '45402' }
  for (const address of [
    { ...place, Receives: receives },
    { ...dock, isOurs: true, Receives: { FromTime: '09:15', ToTime: '16:45', AppointmentRequired: true } },
  ]) {
    const added = await ask(node, calls.UpdateLocation, { query: { funtype: 'add' }, body: { address } }, clerk.token)
    expect(added.status).toBe(200)
  }
  const [orderId = 0] = await putOrders(node, clerk, [salesOrder({ instructions: 'Keep dry' })])
  const { shipment } = await details((await build([orderId])).reply.shipmentId)
  expect(shipment).toMatchObject({
    Destination: { ReceivingHours: { FromTime: '07:00', ToTime: '14:00' } },
    SheduleDateTime: { PickupByFromTime: '09:15', PickupByToTime: '16:45' },
    SpecialInstruction: 'Ring at door 4\nKeep dry',
  })
  expect(shipment.AdditionalService.toSorted()).toEqual(['APPTPU', 'LGDEL'])
})

it('a ship-via code names the carrier and the mode; two that name different ones don’t ride together', async () => {
  const via = { Mode: 'LTL' as const, Note: '' }
  const codes = [
    { ...via, ShipVia: 'BEST', SCAC: 'DMAA' },
    { ...via, ShipVia: 'OTHER', SCAC: 'DMBB' },
    { ...via, ShipVia: 'GROUND', SCAC: 'DMPP', Mode: 'PARCEL' as const },
  ]
  const saved = await ask(node, calls.ShipViaCodeUpdation, { body: { version: 0, codes } }, clerk.token)
  expect(saved.status).toBe(200)
  const ids = await putOrders(
    node,
    clerk,
    ['best', 'OTHER', 'GROUND', 'nobody knows'].map(shipVia => salesOrder({ shipVia })),
  )
  const [best = 0, other = 0, ground = 0, unknown = 0] = ids
  expect((await build([best, other])).error).toMatchObject({
    code: 'OrdersDiffer',
    params: { what: 'the carrier that is named' },
  })
  const parcel = await details((await build([ground])).reply.shipmentId)
  expect([parcel.shipment.shipMode, parcel.shipment.PreAssignedCarrier]).toEqual(['PARCEL', 'DMPP'])
  const named = await details((await build([best])).reply.shipmentId)
  expect(named.shipment.PreAssignedCarrier).toBe('DMAA')
  const free = await details((await build([unknown])).reply.shipmentId)
  expect(free.shipment.PreAssignedCarrier).toBe('')
})
