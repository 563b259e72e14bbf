import { VoidLabel } from '@waybill/contract/calls/Labels/VoidLabel.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { GetPrintJobs } from '@waybill/contract/calls/Stations/GetPrintJobs.ts'
import { SaveStation } from '@waybill/contract/calls/Stations/SaveStation.ts'
import { SendToPrinter } from '@waybill/contract/calls/Stations/SendToPrinter.ts'
import { expect, it } from 'vitest'
import { newCompany } from '../../testing/company.ts'
import { openLabelPrinter } from '../../testing/labelPrinter.ts'
import { ask, whileTimePasses } from '../../testing/node.ts'
import { buildParcels, connectUps, orderLabels } from '../../testing/parcels.ts'
import { addPrinter, pairedStation, runStation, stationNow } from '../../testing/stations.ts'
import { nextNews, startWiredNode } from '../../testing/wire.ts'
import { labelsOf } from '../labels/index.ts'

/** What a label puts on paper: all but the commands of its size and place, which are the stock's. */
const fieldsOf = (zpl: string): readonly string[] => zpl.match(/\^FO.*?\^FS/gs) ?? []

it('labels that were bought come out as the carrier sold them, in order and once, and are counted as printed', async () => {
  const { node, ...wired } = await startWiredNode()
  const address = await node.server.listen({ host: '127.0.0.1', port: 0 })
  const clerk = await newCompany(node)
  await connectUps(node, clerk)
  const { shipmentId } = await buildParcels(node, clerk, 2)
  const booked = nextNews(node, 'booking', data => data.shipmentId === shipmentId && data.state === 'booked')
  expect((await orderLabels(node, clerk.token, shipmentId)).status).toBe(200)
  await whileTimePasses(node, 5, booked)
  const labels = () => labelsOf(node.app, node.app.db.forClient(clerk.clientId), clerk.clientId, shipmentId)
  const printer = await openLabelPrinter()
  const paired = await pairedStation(node, clerk)
  const { printerId } = await addPrinter(node, clerk, paired, printer.target)
  const station = runStation(address, paired)
  try {
    const now = () => stationNow(node, clerk, paired.stationId)
    await expect.poll(async () => (await now()).printers[0]?.state).toBe('online')
    const body = { document: 'parcelLabel' as const, shipmentIds: [shipmentId], key: 'labels of one' }
    const send = (more: object = {}) => ask(node, SendToPrinter, { body: { ...body, ...more } }, clerk.token)
    const [first, second] = await Promise.all([send(), send()])
    expect([first.status, first.reply.jobId], first.text).toEqual([200, second.reply.jobId])
    await expect.poll(() => printer.printed().length).toBe(2)
    const bought = await labels()
    expect(bought.map(({ prints }) => prints)).toEqual([1, 1])
    for (const [n, { sha256 }] of bought.entries()) {
      const bytes = await node.app.files.bytes(clerk.clientId, sha256)
      expect(fieldsOf(printer.printed()[n] ?? '')).toEqual(fieldsOf(bytes.toString()))
    }
    const labelIds = bought.slice(1).map(({ labelId }) => labelId)
    expect((await send({ labelIds, key: 'the second again' })).status).toBe(200)
    await expect.poll(() => printer.printed().length).toBe(3)
    expect(printer.printed()[2]).toBe(printer.printed()[1])
    const printers = [{ printerId, name: 'Office', language: 'pdf' as const }]
    const { version } = await now()
    await ask(node, SaveStation, { body: { stationId: paired.stationId, version, printers } }, clerk.token)
    expect((await send({ key: 'on pages now' })).reply.title).toContain(bought[0]?.trackingNumber)
  } finally {
    station.close()
    await printer.close()
    await wired.close()
  }
})

it('a label that was given back while its job waited comes out of no printer', async () => {
  const { node, ...wired } = await startWiredNode()
  const address = await node.server.listen({ host: '127.0.0.1', port: 0 })
  const clerk = await newCompany(node)
  await connectUps(node, clerk)
  const { shipmentId } = await buildParcels(node, clerk, 2)
  const booked = nextNews(node, 'booking', data => data.shipmentId === shipmentId && data.state === 'booked')
  await orderLabels(node, clerk.token, shipmentId)
  await whileTimePasses(node, 5, booked)
  const labels = () => labelsOf(node.app, node.app.db.forClient(clerk.clientId), clerk.clientId, shipmentId)
  const printer = await openLabelPrinter()
  const paired = await pairedStation(node, clerk)
  await addPrinter(node, clerk, paired, printer.target)
  const [first, second] = await labels()
  const send = (labelId: number | undefined) =>
    ask(
      node,
      SendToPrinter,
      {
        body: {
          document: 'parcelLabel' as const,
          shipmentIds: [shipmentId],
          labelIds: [labelId ?? 0],
          key: `label by itself ${labelId}`,
        },
      },
      clerk.token,
    )
  // The station is off: both wait.
  const waiting = await send(first?.labelId)
  await send(second?.labelId)
  expect(waiting.reply.state, waiting.text).toBe('waiting')
  const { version } = (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
  await ask(node, VoidLabel, { body: { shipmentId, version, labelId: first?.labelId ?? 0 } }, clerk.token)
  await whileTimePasses(node, 5, expect.poll(async () => (await labels())[0]?.state).toBe('voided'))
  const station = runStation(address, paired)
  try {
    await expect.poll(() => printer.printed().length).toBe(1)
    expect(printer.printed()[0]?.replaceAll(' ', '')).toContain(second?.trackingNumber)
    const { jobs } = (await ask(node, GetPrintJobs, { body: {} }, clerk.token)).reply
    expect(jobs.find(({ jobId }) => jobId === waiting.reply.jobId)).toMatchObject({
      state: 'failed',
      fault: 'labelVoided',
    })
  } finally {
    station.close()
    await printer.close()
    await wired.close()
  }
})
