import { PreviewLabel } from '@waybill/contract/calls/Labels/PreviewLabel.ts'
import { PrintLabels } from '@waybill/contract/calls/Labels/PrintLabels.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { blurred, codesOn, greyOf, mapOf } from '@waybill/documents/testing/labelScan.ts'
import { pictureOf } from '@waybill/documents/testing/read.ts'
import { isFedExBarcode34, isFedExExpressNumber, isFedExGroundNumber, isUpsTrackingNumber } from '@waybill/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, whileTimePasses } from '../../testing/node.ts'
import { buildParcels, connectFedex, connectUps, orderLabels } from '../../testing/parcels.ts'
import { nextNews, startWiredNode, type Wired } from '../../testing/wire.ts'

/** What the codes of a carrier's label are to say. */
interface Codes {
  readonly service: string
  /** Where the sandbox puts the MaxiCode, which is looked for by itself; left out where there is none. */
  readonly maxiAt?: { readonly x: number; readonly y: number }
  readonly expectCodes: (codes: readonly string[], trackingNumber: string) => void
}

const startingWith = (codes: readonly string[], start: string): string =>
  codes.find(code => code.startsWith(start)) ?? ''

function expectFedex(codes: readonly string[], trackingNumber: string): void {
  expect(codes).toHaveLength(2)
  const barcode = startingWith(codes, 'Code128').slice('Code128 '.length)
  expect([isFedExBarcode34(barcode), barcode.endsWith(trackingNumber)], barcode).toEqual([true, true])
  const both = startingWith(codes, 'PDF417')
  expect(both).toContain(`␝${barcode}␝FDEG␝`)
  expect(both).toMatch(/^PDF417 \[\)>␞01␝02\d{5}␝840␝/)
}

/** A carrier is a line here. */
const carriers: Readonly<Record<string, Codes>> = {
  UPS: {
    service: 'UPS Ground',
    maxiAt: { x: 30, y: 400 },
    expectCodes(codes, trackingNumber) {
      expect(isUpsTrackingNumber(trackingNumber)).toBe(true)
      expect(codes).toHaveLength(3)
      expect(codes).toContain(`Code128 ${trackingNumber}`)
      expect(startingWith(codes, 'Code128 (420)')).toMatch(/^Code128 \(420\)\d{5}$/)
      expect(startingWith(codes, 'MaxiCode')).toContain(`␝1Z${trackingNumber.slice(-8)}␝UPSN␝`)
    },
  },
  'FedEx on the ground': {
    service: 'FedEx Ground',
    expectCodes(codes, trackingNumber) {
      expect(isFedExGroundNumber(trackingNumber)).toBe(true)
      expectFedex(codes, trackingNumber)
    },
  },
  'FedEx by air': {
    service: 'FedEx Priority Overnight',
    expectCodes(codes, trackingNumber) {
      expect(isFedExExpressNumber(trackingNumber)).toBe(true)
      expectFedex(codes, trackingNumber)
    },
  },
}

const layouts = [
  { stock: '4x6', tab: 'none', down: 0 },
  { stock: '4x6.75', tab: 'top', down: 152 },
  { stock: '4x6.75', tab: 'bottom', down: 0 },
  { stock: '4x8', tab: 'top', down: 406 },
  { stock: '4x8', tab: 'bottom', down: 0 },
] as const

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
  clerk = await newCompany(wired.node)
  await connectUps(wired.node, clerk)
  await connectFedex(wired.node, clerk)
})
afterAll(() => wired.close())

async function boughtLabels(service: string) {
  const { shipmentId } = await buildParcels(wired.node, clerk)
  const isBooked = (data: Readonly<Record<string, unknown>>) =>
    data.shipmentId === shipmentId && data.state === 'booked'
  const booked = nextNews(wired.node, 'booking', isBooked)
  const answer = await orderLabels(wired.node, clerk.token, shipmentId, service)
  expect(answer.status, answer.text).toBe(200)
  await whileTimePasses(wired.node, 5, booked)
  return (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply.labels
}

describe.each(Object.entries(carriers))('every code of a label of %s', (_, carrier) => {
  let labels: Awaited<ReturnType<typeof boughtLabels>>
  beforeAll(async () => {
    labels = await boughtLabels(carrier.service)
  })

  it.each(layouts)(
    'reads from $stock with tab $tab, also blurred and in PDF',
    async ({ down, ...layout }) => {
      expect(labels).toHaveLength(1)
      for (const { labelId, trackingNumber } of labels) {
        const preview = await ask(wired.node, PreviewLabel, { body: { labelId, ...layout } }, clerk.token)
        expect([preview.status, preview.headers['content-type']]).toEqual([200, 'image/png'])
        const { maxiAt } = carrier
        const at = maxiAt && { x: maxiAt.x, y: maxiAt.y + down }
        const picture = greyOf(preview.bytes)
        carrier.expectCodes(await codesOn(picture, at), trackingNumber)
        carrier.expectCodes(await codesOn(blurred(picture), at), trackingNumber)
        const pdf = await ask(wired.node, PrintLabels, { body: { labelIds: [labelId], ...layout } }, clerk.token)
        carrier.expectCodes(await codesOn(mapOf(pictureOf(pdf.bytes)), at), trackingNumber)
      }
    },
    60_000,
  )
})
