import { BuildFromOrders } from '@waybill/contract/calls/Orders/BuildFromOrders.ts'
import { SaveCustomerOrders } from '@waybill/contract/calls/Shipment/SaveCustomerOrders.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { putOrders, salesOrder } from '../../testing/salesOrders.ts'
import { loadShipment } from './index.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const save = (body: object) => ask(node, SaveCustomerOrders, { body: body as never }, clerk.token)
const details = async (shipmentId: number) =>
  (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

it('orders named by hand are told where their sums differ, and stand on the bill where they agree', async () => {
  const { shipmentId } = await addFreight(node, clerk)
  const { version, shipment } = await details(shipmentId)
  const pieces = shipment.Items.reduce((sum, { Pieces }) => sum + Pieces, 0)
  const weight = shipment.Items.reduce((sum, { Weight }) => sum + Weight, 0)
  const orders = (packages: number, Weight: number | null) => [
    { OrderNumber: 'H-1', PO_Number: 'PO-77', packages: 1, Weight: Weight === null ? null : 100, palletized: true },
    { OrderNumber: 'H-2', packages, Weight },
  ]
  const wrong = await save({ shipmentId, version, CustomerOrders: orders(pieces, weight) })
  expect(wrong.error?.issues).toMatchObject([
    { at: 'body.CustomerOrders.1.packages', code: 'sumDiffers', params: { sum: pieces + 1, total: pieces } },
    { at: 'body.CustomerOrders.1.Weight', code: 'sumDiffers' },
  ])
  const [first] = orders(1, null)
  const half = await save({ shipmentId, version, CustomerOrders: [first, { OrderNumber: 'H-2' }, { packages: 1 }] })
  expect(half.error?.issues?.map(({ at, code }) => [at, code])).toEqual([
    ['body.CustomerOrders.1.packages', 'required'],
    ['body.CustomerOrders.2.OrderNumber', 'required'],
  ])
  const right = await save({ shipmentId, version, CustomerOrders: orders(pieces - 1, weight - 100) })
  expect(right.reply).toMatchObject({ version: version + 1 })
  const record = await loadShipment(node.app.db.forClient(clerk.clientId), clerk.clientId, shipmentId)
  expect(record.shipment.customerOrders?.map(({ packages }) => packages)).toEqual([1, pieces - 1])
  const none = await save({ shipmentId, version: version + 1, CustomerOrders: [] })
  expect(none.status).toBe(200)
  expect((await details(shipmentId)).shipment.CustomerOrders).toBeUndefined()
})

it('where sales orders are on the shipment they say it themselves', async () => {
  const [orderId = 0] = await putOrders(node, clerk, [salesOrder()])
  const { reply } = await ask(node, BuildFromOrders, { body: { orders: [{ orderId, version: 2 }] } }, clerk.token)
  const { shipmentId, version } = reply
  expect((await save({ shipmentId, version, CustomerOrders: [{ OrderNumber: 'X' }] })).error?.code).toBe('OrdersSayIt')
})
