import { PrintLabels } from '@waybill/contract/calls/Labels/PrintLabels.ts'
import { VoidLabel } from '@waybill/contract/calls/Labels/VoidLabel.ts'
import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { CheckBOLandDownload } from '@waybill/contract/calls/Shipment/CheckBOLandDownload.ts'
import { GetReprintDocumentDetails } from '@waybill/contract/calls/Shipment/GetReprintDocumentDetails.ts'
import { SaveandReprint } from '@waybill/contract/calls/Shipment/SaveandReprint.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, whileTimePasses } from '../../testing/node.ts'
import { buildParcels, connectUps, orderLabels } from '../../testing/parcels.ts'
import { pdfPages, pdfText } from '../../testing/pdf.ts'
import { nextNews, startWiredNode, type Wired } from '../../testing/wire.ts'
import { sampleWireShipment } from '../../testing/wireShipment.ts'

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
  clerk = await newCompany(wired.node)
  await connectUps(wired.node, clerk)
})
afterAll(() => wired.close())

const reprint = (shipmentIds: number[], documents: ('parcel-label' | 'commercial-invoice' | 'packing-list')[]) =>
  ask(wired.node, SaveandReprint, { body: { shipmentIds, documents } }, clerk.token)
const seen = async (shipmentId: number) =>
  (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
const printed = async (shipmentId: number) =>
  (await ask(wired.node, GetReprintDocumentDetails, { body: { shipmentIds: [shipmentId] } }, clerk.token)).reply
    .documents[0]

async function bought(count: number): Promise<number> {
  const { shipmentId } = await buildParcels(wired.node, clerk, count)
  const booked = nextNews(wired.node, 'booking', data => data.shipmentId === shipmentId && data.state === 'booked')
  const answer = await orderLabels(wired.node, clerk.token, shipmentId)
  expect(answer.status, answer.text).toBe(200)
  await whileTimePasses(wired.node, 5, booked)
  return shipmentId
}

it('a commercial invoice is given again byte for byte after its goods changed', async () => {
  const Destination = {
    ...sampleWireShipment().Destination,
    ...{ City: 'London', State: '', Zip: 'EC1A 1BB', CountryCode: 'GB' },
  }
  const goods = (CustomsValue: number) => ({
    ...{ Description: 'Gauges', packageType: '02', Qty: 1, Pieces: 1, Weight: 9.5, Length: 12, Width: 10, Height: 8 },
    Customs: { OriginCountry: 'US', HTSCode: '9026.20', CustomsPieces: 4, CustomsValue },
  })
  const { shipmentId } = await buildParcels(wired.node, clerk, 1, { Destination, Items: [goods(88_000)] })
  const print = () => {
    const body = { shipmentIds: [shipmentId], documents: ['commercial-invoice' as const] }
    return ask(wired.node, CheckBOLandDownload, { body }, clerk.token)
  }
  const first = await print()
  expect(pdfText(first.bytes)).toContain('880.00')
  const { version } = await seen(shipmentId)
  const shipment = sampleWireShipment({
    ...{ shipMode: 'PARCEL', AdditionalService: [], Destination, Items: [goods(92_000)] },
  })
  const saved = await ask(wired.node, BuildShipment, { body: { shipmentId, version, shipment } }, clerk.token)
  expect(saved.status, saved.text).toBe(200)
  expect((await reprint([shipmentId], ['commercial-invoice'])).bytes.equals(first.bytes)).toBe(true)
  const second = await print()
  expect(pdfText(second.bytes)).toContain('920.00')
  expect((await reprint([shipmentId], ['commercial-invoice'])).bytes.equals(second.bytes)).toBe(true)
  expect((await printed(shipmentId))?.papers).toMatchObject([{ document: 'commercial-invoice', prints: 4 }])
})

it('labels of a carrier are given again as they were printed, counted, and those that were voided are not', async () => {
  const shipmentId = await bought(2)
  expect((await printed(shipmentId))?.parcelLabels).toMatchObject({ count: 2, prints: 0, printedBy: '' })
  const first = await ask(wired.node, PrintLabels, { body: { shipmentIds: [shipmentId] } }, clerk.token)
  const again = await reprint([shipmentId], ['parcel-label'])
  expect([again.status, pdfPages(again.bytes)]).toEqual([200, 2])
  expect(again.bytes.equals(first.bytes)).toBe(true)
  expect((await printed(shipmentId))?.parcelLabels).toMatchObject({ count: 2, prints: 4 })
  const { history, labels, version } = await seen(shipmentId)
  expect(history[0]).toMatchObject({
    action: 'reprinted',
    changes: [{ after: 'Labels of the carrier, print 2.' }],
  })
  const [label] = labels
  const voided = nextNews(wired.node, 'booking', data => data.shipmentId === shipmentId)
  const { status } = await ask(
    wired.node,
    VoidLabel,
    { body: { shipmentId, version, labelId: label?.labelId ?? 0 } },
    clerk.token,
  )
  expect(status).toBe(200)
  await whileTimePasses(wired.node, 5, voided)
  expect(pdfPages((await reprint([shipmentId], ['parcel-label'])).bytes)).toBe(1)
})

it('of several shipments with labels alone come in the order asked for', async () => {
  const [one, two] = [await bought(1), await bought(2)]
  const { status, bytes } = await reprint([two, one], ['parcel-label', 'packing-list'])
  expect([status, pdfPages(bytes)]).toEqual([200, 3])
  const alone = await reprint([two, one], ['packing-list'])
  expect([alone.status, alone.error.code]).toEqual([409, 'NothingPrinted'])
})
