import { GetMails } from '@waybill/contract/calls/Mail/GetMails.ts'
import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { CheckBOLandDownload } from '@waybill/contract/calls/Shipment/CheckBOLandDownload.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { plainFromWire, plainToWire } from '@waybill/contract/wire/shipment.ts'
import {
  type Address,
  accessorialName,
  formatDate,
  formatMoney,
  formatTime,
  type PlainShipment,
  packagingName,
} from '@waybill/domain'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anyOrder } from '../../testing/anyOrder.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, startTestNode, type TestNode } from '../../testing/node.ts'
import { pdfDrawn } from '../../testing/pdf.ts'
import { addPricedCarrier } from '../../testing/rates.ts'

// What is typed, kept, priced, mailed and printed is one and the same: orders of all kinds are taken from the form to the paper and
// compared field by field. ORDERS=1000 takes as many as the bench does.
const ORDERS = Number(process.env.ORDERS ?? 40)

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await startTestNode()
  clerk = await newCompany(node)
  await addPricedCarrier(node, clerk)
})
afterAll(() => node.close())

/** Lines are broken where there is no more room: only what is written counts. */
const squeezed = (text: string): string => text.replace(/\s+/g, '')

/** The order without the numbers that its parts are given; extras come in the order of their table. */
const bare = (plain: PlainShipment): PlainShipment => ({
  ...plain,
  accessorials: plain.accessorials.toSorted(),
  items: plain.items.map(({ lineId: _, unitId: __, ...item }) => item),
})

const placeTexts = ({ company, street, street2, city, zip }: Address): readonly string[] => [
  ...[company, street, street2, city, zip].filter(text => text !== ''),
]

const weight = (pounds: number): string => pounds.toLocaleString('en-US')

/** All that a carrier has to read, wherever it reads it. */
const told = (order: PlainShipment): readonly string[] => [
  ...placeTexts(order.origin),
  ...placeTexts(order.destination),
  ...order.items.flatMap(item => [item.description, item.nmfc]),
  ...order.references,
  order.orderNumber,
  order.customerPo,
  order.specialInstructions,
  ...(order.billTo === null ? [] : placeTexts(order.billTo)),
  ...(order.cod === null ? [] : [formatMoney(order.cod.amount, order.currency)]),
]

function expectAll(text: string, parts: readonly string[], where: string): void {
  const all = squeezed(text)
  const missing = parts.filter(part => !all.includes(squeezed(part)))
  expect(missing, `${where} leaves out`).toEqual([])
}

async function followed(order: PlainShipment): Promise<void> {
  const built = await ask(node, BuildShipment, { body: { shipment: plainToWire(order) } }, clerk.token)
  expect([built.status, built.status === 200 ? '' : built.error.issues]).toEqual([200, ''])
  const { shipmentId } = built.reply
  const details = async () => (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
  expect(bare(plainFromWire((await details()).shipment))).toEqual(bare(order))

  const { reply: priced } = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  const [rate] = priced.rates
  if (rate === undefined) throw new Error(`no price: ${JSON.stringify(priced.refusals)}`)
  expect(rate.charges.reduce((sum, { amount }) => sum + amount, 0)).toBe(rate.CurrAmount)

  const { version } = await details()
  const sent = { shipmentId, version, PricesheetID: rate.PricesheetID }
  const booked = await ask(node, Pickup, { query: { flag: 'book' }, body: sent }, clerk.token)
  expect([booked.status, booked.status === 200 ? '' : booked.error]).toEqual([200, ''])
  const now = await details()
  // Whoever pays: what others pay is none of our charges.
  const isOurs = order.terms === 'prepaid'
  expect(now).toMatchObject({
    ...{ TotalCharge: isOurs ? rate.CurrAmount : null, otherCharge: isOurs ? null : rate.CurrAmount },
    ...{ currency: rate.currency, deliveryDate: rate.deliveryDate },
  })
  const frozen = await node.app.db.forClient(clerk.clientId).readOne(
    node.app.db.query
      .selectFrom('tender as t')
      .innerJoin('shipment_content as c', join =>
        join
          .onRef('c.client_id', '=', 't.client_id')
          .onRef('c.shipment_id', '=', 't.shipment_id')
          .onRef('c.content_no', '=', 't.content_no'),
      )
      .select(['c.content', 't.total'])
      .where('t.client_id', '=', clerk.clientId)
      .where('t.shipment_id', '=', shipmentId),
  )
  expect(frozen?.total).toBe(rate.CurrAmount)
  expect(JSON.stringify(frozen?.content)).not.toContain('INTERNAL')

  const mails = await ask(node, GetMails, { body: { shipmentId } }, clerk.token)
  const letter = mails.reply.mails.find(({ purpose }) => purpose === 'tender')?.text ?? ''
  const { pickup } = order
  expectAll(
    letter,
    [
      ...told(order),
      ...[formatDate(pickup.date), formatTime(pickup.from), formatTime(pickup.to)],
      ...order.items.map(item => `${weight(item.weightLb)} lb`),
      ...order.items.map(item => `${item.handlingUnits} ${packagingName(item.handlingUnitType, item.handlingUnits)}`),
      ...order.accessorials.map(accessorialName),
      formatMoney(rate.CurrAmount ?? 0, rate.currency),
      now.BOLNumber,
    ],
    'the mail',
  )
  expect(letter).not.toContain('INTERNAL')

  const printed = await ask(node, CheckBOLandDownload, { body: { shipmentIds: [shipmentId], copies: 1 } }, clerk.token)
  const paper = pdfDrawn(printed.bytes)
  expectAll(
    paper,
    [
      ...told(order),
      ...order.items.map(item => weight(item.weightLb)),
      weight(order.items.reduce((sum, item) => sum + Math.round(item.weightLb * 100), 0) / 100),
      ...(order.declaredValue === null ? [] : [formatMoney(order.declaredValue, order.currency)]),
      now.BOLNumber,
    ],
    'the bill',
  )
  expect(paper).not.toContain('INTERNAL')
}

it(`what is typed, kept, priced, mailed and printed agrees, for ${ORDERS} orders`, { timeout: 3_600_000 }, async () => {
  await fc.assert(fc.asyncProperty(anyOrder, followed), { numRuns: ORDERS, seed: 19, endOnFailure: true })
})
