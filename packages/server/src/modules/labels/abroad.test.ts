import { PreviewLabel } from '@waybill/contract/calls/Labels/PreviewLabel.ts'
import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { CheckBOLandDownload } from '@waybill/contract/calls/Shipment/CheckBOLandDownload.ts'
import { DisplayFile } from '@waybill/contract/calls/Shipment/DisplayFile.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { blurred, codesOn, greyOf } from '@waybill/documents/testing/labelScan.ts'
import { textOf } from '@waybill/documents/testing/read.ts'
import { isFedExBarcode34, isS10Number } from '@waybill/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, whileTimePasses } from '../../testing/node.ts'
import { buildParcels, connectFedex, connectUps, connectUsps, orderLabels } from '../../testing/parcels.ts'
import { nextNews, startWiredNode, type Wired } from '../../testing/wire.ts'
import { sampleWireShipment } from '../../testing/wireShipment.ts'

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
  clerk = await newCompany(wired.node)
  await connectUps(wired.node, clerk)
  await connectFedex(wired.node, clerk)
  await connectUsps(wired.node, clerk)
})
afterAll(() => wired.close())

const toronto = { City: 'Toronto', State: 'ON', Zip: 'M5V 2T6', CountryCode: 'CA' }
const london = { City: 'London', State: '', Zip: 'EC1A 1BB', CountryCode: 'GB' }
const Customs = { OriginCountry: 'US', HTSCode: '9026.20', CustomsPieces: 4, CustomsValue: 88_000 }
const gauges = {
  ...{ Description: 'Gauges', packageType: '02', Qty: 1, Pieces: 1, Weight: 9.5, Length: 12, Width: 10, Height: 8 },
  Customs,
}

const consignee = (place: object) => ({ ...sampleWireShipment().Destination, ...place })

const details = async (shipmentId: number) =>
  (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

async function bought(place: object, service: string, items: readonly object[] = [gauges]) {
  const Destination = consignee(place)
  const { shipmentId } = await buildParcels(wired.node, clerk, 1, {
    Destination,
    Items: [...items] as (typeof gauges)[],
  })
  const booked = nextNews(wired.node, 'booking', data => data.shipmentId === shipmentId && data.state === 'booked')
  const answer = await orderLabels(wired.node, clerk.token, shipmentId, service)
  expect(answer.status, answer.text).toBe(200)
  await whileTimePasses(wired.node, 5, booked)
  return shipmentId
}

it('what customs is told stays with its line, and its label and invoice come with the purchase', async () => {
  const shipmentId = await bought(toronto, 'UPS Standard')
  const shown = await details(shipmentId)
  expect(shown.shipment.Items[0]?.Customs).toEqual({ ...Customs, CustomsCurrency: 'USD' })
  const invoice = shown.files.find(({ kind }) => kind === 'customs')
  expect(invoice).toMatchObject({ name: 'commercial-invoice.pdf', mime: 'application/pdf' })
  const { bytes } = await ask(wired.node, DisplayFile, { body: { fileId: invoice?.fileId ?? 0 } }, clerk.token)
  expect(textOf(bytes)).toMatch(/4 × Gauges, 902620 US, 220 USD each/)
})

it.each([
  ['Canada', toronto, 'UPS Standard', 'Code128 (421)124M5V2T6', /M5V2T6124011/],
  ['Great Britain', london, 'UPS Worldwide Saver', 'Code128 (421)826EC1A1BB', /EC1A1B826065/],
] as const)('the codes of a label to %s read, also blurred', async (_, place, service, route, maxi) => {
  const shipmentId = await bought(place, service)
  const [label] = (await details(shipmentId)).labels
  const preview = await ask(wired.node, PreviewLabel, { body: { labelId: label?.labelId ?? 0 } }, clerk.token)
  const picture = greyOf(preview.bytes)
  for (const one of [picture, blurred(picture)]) {
    const codes = await codesOn(one, { x: 30, y: 400 })
    expect(codes).toContain(`Code128 ${label?.trackingNumber}`)
    expect(codes).toContain(route)
    expect(codes.find(code => code.startsWith('MaxiCode'))?.replaceAll(/[^0-9A-Z]/g, '')).toMatch(maxi)
  }
})

it('a label of FedEx to another country reads, also blurred, and its invoice comes with it', async () => {
  const shipmentId = await bought(london, 'FedEx International Priority')
  const { labels, files } = await details(shipmentId)
  const invoice = files.find(({ kind }) => kind === 'customs')
  const { bytes } = await ask(wired.node, DisplayFile, { body: { fileId: invoice?.fileId ?? 0 } }, clerk.token)
  expect(textOf(bytes)).toMatch(/4 × Gauges, 902620 US, 220 USD each/)
  const [label] = labels
  const preview = await ask(wired.node, PreviewLabel, { body: { labelId: label?.labelId ?? 0 } }, clerk.token)
  const picture = greyOf(preview.bytes)
  for (const one of [picture, blurred(picture)]) {
    const codes = await codesOn(one)
    const barcode = codes.find(code => code.startsWith('Code128'))?.slice('Code128 '.length) ?? ''
    expect([isFedExBarcode34(barcode), barcode.endsWith(label?.trackingNumber ?? '-')]).toEqual([true, true])
    expect(codes.find(code => code.startsWith('PDF417'))).toMatch(/^PDF417 \[\)>␞01␝02EC1A1BB␝826␝/)
  }
})

it.each([
  ['nothing is said for customs', { ...gauges, Customs: null }, {}, 'Items.0.Customs.CustomsValue', 'customsNeeded'],
  [
    'it is worth nothing',
    { ...gauges, Customs: { ...Customs, CustomsValue: 0 } },
    {},
    'Items.0.Customs.CustomsValue',
    'notAboveZero',
  ],
  [
    'it is worth much and not filed',
    { ...gauges, Customs: { ...Customs, CustomsValue: 250_001 } },
    {},
    'CustomsPapers.ExportFiling',
    'filingNeeded',
  ],
] as const)('is refused at its field where %s', async (_, item, changes, at, code) => {
  const shipment = sampleWireShipment({
    ...{ shipMode: 'PARCEL', AdditionalService: [], Destination: consignee(london), Items: [item] },
    ...changes,
  })
  const { status, error } = await ask(wired.node, BuildShipment, { body: { shipment } }, clerk.token)
  expect(status).toBe(400)
  expect(error.issues?.map(issue => [issue.at, issue.code])[0]).toEqual([`body.shipment.${at}`, code])
})

it('a country that is not reached is a refusal in the carrier’s words', async () => {
  const Destination = consignee({ ...london, City: 'Havana', Zip: '10100', CountryCode: 'CU' })
  const { shipmentId } = await buildParcels(wired.node, clerk, 1, { Destination, Items: [gauges] })
  const { reply } = await ask(wired.node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  expect(reply.rates).toEqual([])
  expect(JSON.stringify(reply.refusals)).toMatch(/unavailable between the selected locations/)
})

it('labels of USPS abroad read, and where it draws no invoice ours is filed once and can be printed', async () => {
  const two = { ...gauges, Qty: 2, Pieces: 2, Weight: 19 }
  const shipmentId = await bought(london, 'USPS Priority Mail International', [two])
  const { labels, files } = await details(shipmentId)
  expect(labels.map(({ trackingNumber }) => isS10Number(trackingNumber))).toEqual([true, true])
  for (const { labelId, trackingNumber } of labels) {
    const preview = await ask(wired.node, PreviewLabel, { body: { labelId } }, clerk.token)
    const picture = greyOf(preview.bytes)
    for (const one of [picture, blurred(picture)]) expect(await codesOn(one)).toEqual([`Code128 ${trackingNumber}`])
  }
  const invoices = files.filter(({ kind }) => kind === 'customs')
  expect(invoices).toMatchObject([{ name: expect.stringMatching(/^Commercial invoice /), mime: 'application/pdf' }])
  const filed = await ask(wired.node, DisplayFile, { body: { fileId: invoices[0]?.fileId ?? 0 } }, clerk.token)
  const body = { shipmentIds: [shipmentId], documents: ['commercial-invoice' as const] }
  const printed = await ask(wired.node, CheckBOLandDownload, { body }, clerk.token)
  for (const { bytes } of [filed, printed]) {
    expect(textOf(bytes, '-layout').replaceAll(/ +/g, ' ')).toMatch(/4 Gauges 9026.20 US 220.00 880.00/)
  }
})

it('what stays within the country has no commercial invoice', async () => {
  const { shipmentId } = await buildParcels(wired.node, clerk)
  const body = { shipmentIds: [shipmentId], documents: ['commercial-invoice' as const] }
  const { error } = await ask(wired.node, CheckBOLandDownload, { body }, clerk.token)
  expect(error).toMatchObject({ code: 'NotReady', issues: [{ code: 'customsNeeded' }] })
})
