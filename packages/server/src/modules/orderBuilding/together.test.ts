import { calls } from '@waybill/contract'
import { GetOrdersToAdd } from '@waybill/contract/calls/Orders/GetOrdersToAdd.ts'
import { GetSameDayShipments } from '@waybill/contract/calls/Shipment/GetSameDayShipments.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { orderedTo, orderLine, putOrders, salesOrder } from '../../testing/salesOrders.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})

const build = async (orderId: number) => {
  const body = { orders: [{ orderId, version: 2 }] }
  return (await ask(node, calls.BuildFromOrders, { body }, clerk.token)).reply
}
const details = async (shipmentId: number) =>
  (await ask(node, calls.ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
const toAdd = async (shipmentId: number) =>
  (await ask(node, GetOrdersToAdd, { body: { shipmentId } }, clerk.token)).reply
const sameDay = async (shipmentId: number) =>
  (await ask(node, GetSameDayShipments, { body: { shipmentId } }, clerk.token)).reply

/** The same place, as another system writes it. */
const sameElsewhere = { ...orderedTo, company: 'TEST CONSIGNEE, INC.', street: '2 Plain St.', zip: '89501-1234' }

describe('Orders/GetOrdersToAdd', () => {
  it('answers 401 without a key, 403 without orders, and 404 for what is not there', async () => {
    clerk = await newCompany(node)
    const body = { shipmentId: 999_999_999 }
    expect((await ask(node, GetOrdersToAdd, { body })).status).toBe(401)
    const other = await newPerson(node, clerk.clientId, ['DockView'])
    expect((await ask(node, GetOrdersToAdd, { body }, other.token)).status).toBe(403)
    expect((await ask(node, GetOrdersToAdd, { body }, clerk.token)).status).toBe(404)
  })

  it('finds what is open to the same place, however it is written, on the same terms; all of it can be added', async () => {
    clerk = await newCompany(node)
    const [first = 0, due = 0, soon = 0] = await putOrders(node, clerk, [
      salesOrder(),
      salesOrder({ number: 'ADD-2', shipTo: sameElsewhere, dueDate: '2026-12-24' }),
      salesOrder({ number: 'ADD-1', customerPo: 'PO-9', dueDate: '2026-12-01', lines: [orderLine(), orderLine()] }),
      salesOrder({ terms: 'collect' }),
      salesOrder({ shipTo: { ...orderedTo, street: '3 Plain Street' } }),
      salesOrder({ mode: 'TL' }),
    ])
    const { shipmentId, version } = await build(first)
    const found = await toAdd(shipmentId)
    expect(found).toMatchObject({ version, total: 2 })
    expect(found.orders.map(order => [order.orderId, order.OrderNumber, order.lines])).toEqual([
      [soon, 'ADD-1', 2],
      [due, 'ADD-2', 1],
    ])
    const orders = found.orders.map(order => ({ orderId: order.orderId, version: order.version }))
    const added = await ask(node, calls.AddNewOrder, { body: { shipmentId, version, orders } }, clerk.token)
    expect([added.status, added.text.slice(0, 200)]).toEqual([200, expect.any(String)])
    expect((await details(shipmentId)).shipment.CustomerOrders).toHaveLength(3)
    expect((await toAdd(shipmentId)).total).toBe(0)
  })
})

describe('Shipment/GetSameDayShipments', () => {
  it('answers 401 without a key and 404 for what is not there', async () => {
    const body = { shipmentId: 999_999_999 }
    expect((await ask(node, GetSameDayShipments, { body })).status).toBe(401)
    expect((await ask(node, GetSameDayShipments, { body }, clerk.token)).status).toBe(404)
  })

  it('tells of others to the same place on the same day, until they are one', async () => {
    clerk = await newCompany(node)
    const ids = await putOrders(node, clerk, [
      salesOrder(),
      salesOrder({ shipTo: sameElsewhere }),
      salesOrder({ shipDate: '2027-01-05' }),
      salesOrder({ shipTo: { ...orderedTo, street: '3 Plain Street' } }),
    ])
    const [one, other] = [await build(ids[0] ?? 0), await build(ids[1] ?? 0)]
    for (const id of ids.slice(2)) await build(id)
    expect(await sameDay(one.shipmentId)).toEqual({
      shipments: [{ shipmentId: other.shipmentId, version: other.version, BOLNumber: other.BOLNumber }],
      total: 1,
    })
    const shipments = [one, other].map(({ shipmentId, version }) => ({ shipmentId, version }))
    const asked = { query: { flag: 'consolidate' as const }, body: { shipments } }
    const merged = await ask(node, calls.ConsolidateandDeconsolidateOrders, asked, clerk.token)
    const { shipmentId, version, BOLNumber } = merged.reply
    expect((await sameDay(shipmentId)).total).toBe(0)
    expect((await sameDay(one.shipmentId)).total).toBe(0)
    expect(await details(shipmentId)).toMatchObject({
      setAside: '',
      mergedInto: null,
      members: [{ shipmentId: one.shipmentId }, { shipmentId: other.shipmentId, BOLNumber: other.BOLNumber }],
    })
    expect(await details(one.shipmentId)).toMatchObject({ setAside: 'merged', mergedInto: { shipmentId, BOLNumber } })
    const apart = { query: { flag: 'deconsolidate' as const }, body: { shipments: [{ shipmentId, version }] } }
    await ask(node, calls.ConsolidateandDeconsolidateOrders, apart, clerk.token)
    expect(await details(shipmentId)).toMatchObject({ setAside: 'reverted', members: [] })
    expect((await sameDay(one.shipmentId)).total).toBe(1)
  })
})
