import { PreviewLabel } from '@waybill/contract/calls/Labels/PreviewLabel.ts'
import { PrintLabels } from '@waybill/contract/calls/Labels/PrintLabels.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { blurred, codesOn, greyOf, mapOf } from '@waybill/documents/testing/labelScan.ts'
import { pictureOf } from '@waybill/documents/testing/read.ts'
import { isUspsTrackingNumber } from '@waybill/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, whileTimePasses } from '../../testing/node.ts'
import { buildParcels, connectUsps, orderLabels } from '../../testing/parcels.ts'
import { nextNews, startWiredNode, type Wired } from '../../testing/wire.ts'

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
  clerk = await newCompany(wired.node)
  await connectUsps(wired.node, clerk)
})
afterAll(() => wired.close())

it.each(['USPS Ground Advantage', 'USPS Priority Mail', 'USPS Priority Mail Express'])(
  'the one code of a label of %s reads as ZIP and number, also blurred and in PDF',
  { timeout: 60_000 },
  async service => {
    const { shipmentId } = await buildParcels(wired.node, clerk)
    const booked = nextNews(wired.node, 'booking', data => data.shipmentId === shipmentId && data.state === 'booked')
    const answer = await orderLabels(wired.node, clerk.token, shipmentId, service)
    expect(answer.status, answer.text).toBe(200)
    await whileTimePasses(wired.node, 5, booked)
    const { labels } = (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
    const { labelId = 0, trackingNumber = '' } = labels[0] ?? {}
    expect(isUspsTrackingNumber(trackingNumber)).toBe(true)
    for (const layout of [
      { stock: '4x6', tab: 'none' },
      { stock: '4x8', tab: 'top' },
    ] as const) {
      const preview = await ask(wired.node, PreviewLabel, { body: { labelId, ...layout } }, clerk.token)
      const picture = greyOf(preview.bytes)
      const pdf = await ask(wired.node, PrintLabels, { body: { labelIds: [labelId], ...layout } }, clerk.token)
      for (const seen of [picture, blurred(picture), mapOf(pictureOf(pdf.bytes))]) {
        const codes = (await codesOn(seen)).map(code => code.replaceAll(/[()]/g, '').replaceAll('␝', ''))
        expect(codes).toEqual([expect.stringMatching(new RegExp(`^Code128 420\\d{5}${trackingNumber}$`))])
      }
    }
  },
)
