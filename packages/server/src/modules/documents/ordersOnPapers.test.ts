import { BuildFromOrders } from '@waybill/contract/calls/Orders/BuildFromOrders.ts'
import { CheckBOLandDownload } from '@waybill/contract/calls/Shipment/CheckBOLandDownload.ts'
import { CompanySettings } from '@waybill/contract/calls/Shipment/CompanySettings.ts'
import { GETPackinglist } from '@waybill/contract/calls/Shipment/GETPackinglist.ts'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { pdfText } from '../../testing/pdf.ts'
import { orderLine, putOrders, salesOrder } from '../../testing/salesOrders.ts'
import { buildShipment } from '../../testing/wireShipment.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

async function built(howMany: number): Promise<number> {
  const orders = Array.from({ length: howMany }, (_, n) =>
    salesOrder({
      ...{ number: `SO-${howMany}-${100 + n}`, customerPo: n === 0 ? 'PO-77' : `45000${100 + n}` },
      lines: [orderLine({ quantity: 1, weightLb: 400 })],
    }),
  )
  const ids = await putOrders(node, clerk, orders)
  const body = { orders: ids.map(orderId => ({ orderId, version: 2 })) }
  return (await ask(node, BuildFromOrders, { body }, clerk.token)).reply.shipmentId
}

const labels = (shipmentId: number, as: 'pdf' | 'zpl203') =>
  ask(node, CheckBOLandDownload, { body: { shipmentIds: [shipmentId], documents: ['label'], labels: as } }, clerk.token)

it('whoever receives units of several orders finds on each whose it is', async () => {
  const shipmentId = await built(40)
  const pages = (await labels(shipmentId, 'zpl203')).bytes.toString().split('^XZ').slice(0, -1)
  expect(pages).toHaveLength(40)
  expect(pages[0]).toContain('Order: SO-40-100 / PO: PO-77')
  expect(pages[39]).toContain('Order: SO-40-139 / PO: 45000139')
  expect(pages[39]).not.toContain('SO-40-100')
  const paper = pdfText((await labels(shipmentId, 'pdf')).bytes)
  expect(paper).toContain('Order: SO-40-117 · PO: 45000117')
})

it('a packing list names the orders in it, and each one’s beside its goods', async () => {
  const list = async (howMany: number) => {
    const shipmentId = await built(howMany)
    return pdfText((await ask(node, GETPackinglist, { body: { shipmentId } }, clerk.token)).bytes)
  }
  const few = await list(3)
  expect(few).toContain('Orders: SO-3-100, SO-3-101, SO-3-102 · POs: PO-77, 45000101, 45000102')
  expect(few).toContain('Order SO-3-100, PO-77')
  expect(few).toContain('Order SO-3-102, PO 45000102')
  const many = await list(39)
  expect(many).toContain('Order SO-39-138, PO 45000138')
  const one = await list(1)
  expect(one).toContain('Order: SO-1-100 · PO: PO-77')
  expect(one).not.toContain('Order SO-1-100')
})

it('labels and packing lists call references by the company’s names, and a reference without one by its number', async () => {
  const person = await newCompany(node)
  const { shipmentId } = await buildShipment(node, person, { Reference1: 'J-17', Reference2: 'CC 40', Reference4: 'x' })
  const list = async () =>
    pdfText((await ask(node, GETPackinglist, { body: { shipmentId } }, person.token)).bytes).replace(/\s+/g, ' ')
  const printed = async (documents: ('label' | 'packing-list')[], labels: 'pdf' | 'zpl203' = 'pdf') =>
    (await ask(node, CheckBOLandDownload, { body: { shipmentIds: [shipmentId], documents, labels } }, person.token))
      .bytes
  expect(await list()).toContain('Reference 1: J-17 · Reference 2: CC 40 · Reference 4: x')
  const values = { referenceLabels: ['Job number', '', '', 'Cost center', ''] }
  const change = { section: 'orders' as const, version: 0, values }
  expect((await ask(node, CompanySettings, { body: { change } }, person.token)).status).toBe(200)
  const words = ['Job number: J-17', 'Reference 2: CC 40', 'Cost center: x']
  expect(await list()).toContain(words.join(' · '))
  const zpl = (await printed(['label'], 'zpl203')).toString()
  for (const word of words) expect(zpl).toContain(word)
  const together = pdfText(await printed(['label', 'packing-list'])).replace(/\s+/g, ' ')
  expect(together.split(words.join(' · '))).toHaveLength(3)
})
