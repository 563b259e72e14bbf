import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { BuyLabels } from '@waybill/contract/calls/Labels/BuyLabels.ts'
import { JobLabels } from '@waybill/contract/calls/Labels/JobLabels.ts'
import { PickList } from '@waybill/contract/calls/Labels/PickList.ts'
import { PrintLabels } from '@waybill/contract/calls/Labels/PrintLabels.ts'
import { RepackPackage } from '@waybill/contract/calls/Labels/RepackPackage.ts'
import { VoidLabel } from '@waybill/contract/calls/Labels/VoidLabel.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { SendToPrinter } from '@waybill/contract/calls/Stations/SendToPrinter.ts'
import { textOf } from '@waybill/documents/testing/read.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hasEnded, jobOnce } from '../../testing/bulk.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { openLabelPrinter } from '../../testing/labelPrinter.ts'
import { ask, whileTimePasses } from '../../testing/node.ts'
import { buildParcels, connectUps } from '../../testing/parcels.ts'
import { addPrinter, pairedStation, runStation, stationNow } from '../../testing/stations.ts'
import { startWiredNode, type Wired } from '../../testing/wire.ts'

let wired: Wired
let clerk: Person
let bulkId: number
let ids: number[]
beforeAll(async () => {
  wired = await startWiredNode()
  clerk = await newCompany(wired.node)
  await connectUps(wired.node, clerk)
  const built = [3, 1, 2].map(count => buildParcels(wired.node, clerk, count))
  // Not in the order in which they were entered.
  ids = (await Promise.all(built)).map(one => one.shipmentId).toReversed()
  const body = { action: 'ship' as const, rows: ids.map(id => ({ id })) }
  bulkId = (await ask(wired.node, StartBulk, { body }, clerk.token)).reply.bulkId
  const job = await whileTimePasses(wired.node, 5, jobOnce(wired.node, clerk, hasEnded))
  expect(job).toMatchObject({ done: 3 })
})
afterAll(() => wired.close())

const labelsOf = async (shipmentId: number) =>
  (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

const numbers = async () =>
  (await Promise.all(ids.map(labelsOf))).flatMap(({ labels }) =>
    labels
      .filter(({ state }) => state === 'bought')
      .toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0))
      .map(({ trackingNumber }) => trackingNumber),
  )

/** Numbers as they are printed under the codes, in their order. */
const printedIn = (zpl: string, known: readonly string[]) =>
  zpl.split('^XZ').flatMap(label => known.filter(number => label.replaceAll(' ', '').includes(number)))

it('labels come in the order of the pick list, chosen by the job', async () => {
  const { reply } = await ask(wired.node, JobLabels, { body: { bulkId } }, clerk.token)
  expect(reply).toEqual({ labels: 6, parts: 1 })
  const known = await numbers()
  expect(known).toHaveLength(6)
  const { bytes, status } = await ask(wired.node, PrintLabels, { body: { bulkId, format: 'zpl' } }, clerk.token)
  expect(status).toBe(200)
  expect(printedIn(bytes.toString('latin1'), known)).toEqual(known)
  const list = await ask(wired.node, PickList, { body: { bulkId } }, clerk.token)
  const text = textOf(list.bytes, '-layout')
  expect(text).toContain(`Job ${bulkId}`)
  const at = known.map(number => text.indexOf(number))
  expect(at.every(place => place > 0)).toBe(true)
  expect(at).toEqual(at.toSorted((a, b) => a - b))
  // Each package holds one piece of what is on its row.
  expect(text).toMatch(/6\s+CTN\s+Gauges\s+1-6/)
})

it('what was given back since is not printed, and the other boxes keep their numbers', async () => {
  const { labels, version } = await labelsOf(ids[0] ?? 0)
  const body = { shipmentId: ids[0] ?? 0, version, labelId: labels[0]?.labelId ?? 0, reason: 'Repacked' }
  expect((await ask(wired.node, VoidLabel, { body }, clerk.token)).status).toBe(200)
  const { reply } = await ask(wired.node, JobLabels, { body: { bulkId } }, clerk.token)
  expect(reply).toEqual({ labels: 5, parts: 1 })
  const text = textOf((await ask(wired.node, PickList, { body: { bulkId } }, clerk.token)).bytes, '-layout')
  expect(text).toMatch(/5\s+CTN\s+Gauges\s+2-6/)
})

it('a box that was packed anew comes out under the number that it had', async () => {
  const shipmentId = ids[0] ?? 0
  const voided = async () => (await labelsOf(shipmentId)).labels.find(({ state }) => state === 'voided')
  await expect.poll(voided).toBeDefined()
  const { labels, version } = await labelsOf(shipmentId)
  const { unitId = 0, place = 0 } = (await voided()) ?? {}
  const size = { Weight: 7, Length: 14, Width: 10, Height: 8 }
  const body = { shipmentId, version, unitId, place, ...size }
  const packed = await ask(wired.node, RepackPackage, { body }, clerk.token)
  expect(packed.status, packed.text).toBe(200)
  const again = { shipmentId, version: packed.reply.version }
  expect((await ask(wired.node, BuyLabels, { body: again }, clerk.token)).reply.asked).toBe(1)
  await whileTimePasses(
    wired.node,
    5,
    expect.poll(async () => (await labelsOf(shipmentId)).labels.at(-1)?.state).toBe('bought'),
  )
  const anew = (await labelsOf(shipmentId)).labels.at(-1)?.trackingNumber ?? ''
  const text = textOf((await ask(wired.node, PickList, { body: { bulkId } }, clerk.token)).bytes, '-layout')
  expect(text).toMatch(/6\s+CTN\s+Gauges\s+1-6/)
  const next = labels.find(({ state }) => state === 'bought')?.trackingNumber ?? ''
  expect(text.indexOf(anew)).toBeGreaterThan(0)
  expect(text.indexOf(anew)).toBeLessThan(text.indexOf(next))
})

it('a job is its starter’s alone, and a part that is not there has no labels', async () => {
  const stranger = await newCompany(wired.node)
  for (const call of [JobLabels, PickList, PrintLabels]) {
    expect((await ask(wired.node, call, { body: { bulkId } }, stranger.token)).status).toBe(404)
  }
  const { error } = await ask(wired.node, PrintLabels, { body: { bulkId, part: 2 } }, clerk.token)
  expect(error.code).toBe('NoLabels')
  const both = { bulkId, shipmentIds: ids }
  expect((await ask(wired.node, PrintLabels, { body: both }, clerk.token)).status).toBe(400)
})

it('labels of a job leave the station’s printer in the same order', async () => {
  const { node } = wired
  const address = await node.server.listen({ host: '127.0.0.1', port: 0 })
  const printer = await openLabelPrinter()
  const paired = await pairedStation(node, clerk)
  await addPrinter(node, clerk, paired, printer.target)
  const station = runStation(address, paired)
  try {
    await expect.poll(async () => (await stationNow(node, clerk, paired.stationId)).printers[0]?.state).toBe('online')
    const body = { document: 'parcelLabel' as const, bulkId, key: 'labels of a job' }
    const sent = await ask(node, SendToPrinter, { body }, clerk.token)
    expect(sent.status, sent.text).toBe(200)
    const known = await numbers()
    await expect.poll(() => printer.printed().length).toBe(known.length)
    expect(printedIn(printer.printed().join(''), known)).toEqual(known)
  } finally {
    station.close()
    await printer.close()
  }
})
