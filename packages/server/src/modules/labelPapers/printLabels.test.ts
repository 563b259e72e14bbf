import { PreviewLabel } from '@waybill/contract/calls/Labels/PreviewLabel.ts'
import { PrintLabels } from '@waybill/contract/calls/Labels/PrintLabels.ts'
import { VoidLabel } from '@waybill/contract/calls/Labels/VoidLabel.ts'
import { PrintDocumentDetails } from '@waybill/contract/calls/Shipment/PrintDocumentDetails.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { type Grey, greyOf } from '@waybill/documents/testing/labelScan.ts'
import { pagesOf } from '@waybill/documents/testing/read.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, whileTimePasses } from '../../testing/node.ts'
import { buildParcels, connectUps, orderLabels } from '../../testing/parcels.ts'
import { nextNews, startWiredNode, type Wired } from '../../testing/wire.ts'

let wired: Wired
let clerk: Person
let shipmentId: number
let others: number
beforeAll(async () => {
  wired = await startWiredNode()
  clerk = await newCompany(wired.node)
  await connectUps(wired.node, clerk)
  shipmentId = await bought(2, { Reference1: 'Dept ^XZ~JA', CustomerOrders: [{ OrderNumber: 'SO-1' }] })
  others = await bought(1)
})
afterAll(() => wired.close())

async function bought(count: number, changes: Parameters<typeof buildParcels>[3] = {}): Promise<number> {
  const built = await buildParcels(wired.node, clerk, count, changes)
  const isBooked = (data: Readonly<Record<string, unknown>>) =>
    data.shipmentId === built.shipmentId && data.state === 'booked'
  const booked = nextNews(wired.node, 'booking', isBooked)
  const answer = await orderLabels(wired.node, clerk.token, built.shipmentId)
  expect(answer.status, answer.text).toBe(200)
  await whileTimePasses(wired.node, 5, booked)
  return built.shipmentId
}

const details = async (of: number) =>
  (await ask(wired.node, ShipmentDetails, { body: { shipmentId: of } }, clerk.token)).reply
const labelsOf = async (of: number) => (await details(of)).labels
const print = (body: object, token = clerk.token) => ask(wired.node, PrintLabels, { body }, token)

describe('the barcode of a label', () => {
  it('has its quiet zone of ten modules on both sides', async () => {
    const [first] = await labelsOf(shipmentId)
    const { bytes } = await ask(wired.node, PreviewLabel, { body: { labelId: first?.labelId ?? 0 } }, clerk.token)
    const { width, dots }: Grey = greyOf(bytes)
    const row = [...dots.subarray(880 * width, 881 * width)]
    const [left, right] = [row.findIndex(dot => dot < 128), row.findLastIndex(dot => dot < 128)]
    expect(left).toBeGreaterThanOrEqual(30)
    expect(width - 1 - right).toBeGreaterThanOrEqual(30)
  })
})

describe('labels that are printed', () => {
  it('are one stream in the order asked for, counted, and stand in the history', async () => {
    const [first, second] = await labelsOf(shipmentId)
    const before = await details(shipmentId)
    const answer = await print({ shipmentIds: [others, shipmentId], format: 'zpl' })
    const [other] = await labelsOf(others)
    const found = [...answer.text.matchAll(/>:(1Z\w+)/g)].map(([, number]) => number)
    expect(found).toEqual([other, first, second].map(label => label?.trackingNumber))
    const after = await details(shipmentId)
    expect(after.labels.map(({ prints }, i) => prints - (before.labels[i]?.prints ?? 0))).toEqual([1, 1])
    expect(after.labels.every(({ printedAt }) => printedAt !== null)).toBe(true)
    expect(after.history[0]?.action).toBe('printed')
    expect(after.version).toBe(before.version)
  })

  it('as one PDF are a page each', async () => {
    const { status, bytes, headers } = await print({ shipmentIds: [shipmentId, others], stock: '4x8', tab: 'top' })
    expect([status, headers['content-type'], pagesOf(bytes)]).toEqual([200, 'application/pdf', 3])
  })

  it('bear what the shipper chose for the tab, and nothing typed there is obeyed', async () => {
    const [, second] = await labelsOf(shipmentId)
    const tabFields = ['references', 'orders', 'weight']
    const body = { labelIds: [second?.labelId], format: 'zpl', stock: '4x8', tab: 'bottom', tabFields }
    const { text } = await print({ ...body, tabText: '^XZ ~JA' })
    expect(text).toContain('Ref Dept _5EXZ_7EJA')
    expect(text).toContain('Order SO-1')
    expect(text).toContain('9.5 lb, 2 of 2')
    expect(text).not.toContain('~')
    expect(text.match(/\^XA/g)).toHaveLength(1)
    expect(text.match(/\^XZ/g)).toHaveLength(1)
  })

  it('need a stock with room for their tab', async () => {
    const { status, error } = await print({ shipmentIds: [shipmentId], tab: 'top' })
    expect([status, error.issues?.[0]?.at]).toEqual([400, 'body.tab'])
  })

  it('are not those of shipments that have none: these are named, or left out', async () => {
    const { shipmentId: none } = await buildParcels(wired.node, clerk)
    const refused = await print({ shipmentIds: [shipmentId, none], format: 'zpl' })
    expect([refused.status, refused.error.code]).toEqual([409, 'NoLabels'])
    expect(refused.error.issues?.map(({ at }) => at)).toEqual([`shipments.${none}`])
    expect((await print({ shipmentIds: [shipmentId, none], format: 'zpl', leaveOut: true })).status).toBe(200)
    expect((await print({ shipmentIds: [none], leaveOut: true })).error.code).toBe('NoLabels')
    const body = { shipmentIds: [none, shipmentId] }
    const { documents } = (await ask(wired.node, PrintDocumentDetails, { body }, clerk.token)).reply
    expect(documents.map(({ isLabelled, labels }) => [isLabelled, labels])).toEqual([
      [true, 0],
      [true, 2],
    ])
  })

  it('are not those that are given back', async () => {
    const two = await bought(2)
    const [first] = await labelsOf(two)
    const { version } = await details(two)
    const voided = nextNews(wired.node, 'booking', data => data.shipmentId === two)
    const given = { shipmentId: two, version, labelId: first?.labelId ?? 0 }
    expect((await ask(wired.node, VoidLabel, { body: given }, clerk.token)).status).toBe(200)
    expect((await print({ labelIds: [given.labelId] })).error.code).toBe('NoLabels')
    await whileTimePasses(wired.node, 5, voided)
    const { text } = await print({ shipmentIds: [two], format: 'zpl' })
    expect(text).not.toContain(first?.trackingNumber)
    const preview = await ask(wired.node, PreviewLabel, { body: { labelId: given.labelId } }, clerk.token)
    expect(preview.error.code).toBe('NoLabels')
  })

  it('are never another company’s', async () => {
    const stranger = await newCompany(wired.node)
    const [first] = await labelsOf(shipmentId)
    const labelId = first?.labelId ?? 0
    const before = first?.prints
    for (const body of [
      { shipmentIds: [shipmentId] },
      { labelIds: [labelId] },
      { labelIds: [labelId], leaveOut: true },
    ])
      expect((await print(body, stranger.token)).status).toBe(404)
    expect((await ask(wired.node, PreviewLabel, { body: { labelId } }, stranger.token)).status).toBe(404)
    expect((await labelsOf(shipmentId))[0]?.prints).toBe(before)
  })
})
