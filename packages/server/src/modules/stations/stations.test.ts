import { CheckPrinterStatus } from '@waybill/contract/calls/Shipment/CheckPrinterStatus.ts'
import { GetPrintJobs } from '@waybill/contract/calls/Stations/GetPrintJobs.ts'
import { GetStations } from '@waybill/contract/calls/Stations/GetStations.ts'
import { JoinStation } from '@waybill/contract/calls/Stations/JoinStation.ts'
import { PairStation } from '@waybill/contract/calls/Stations/PairStation.ts'
import { PrintTestPage } from '@waybill/contract/calls/Stations/PrintTestPage.ts'
import { RemoveStation } from '@waybill/contract/calls/Stations/RemoveStation.ts'
import { SaveStation } from '@waybill/contract/calls/Stations/SaveStation.ts'
import { SendToPrinter } from '@waybill/contract/calls/Stations/SendToPrinter.ts'
import { SettlePrintJob } from '@waybill/contract/calls/Stations/SettlePrintJob.ts'
import { networkTarget } from '@waybill/contract/wire/station.ts'
import { STATION_BYTES } from '@waybill/contract/wire/stationPaths.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { ask, startTestNode, type TestNode } from '../../testing/node.ts'
import { addPrinter, pairedStation, runStation, stationNow, testPc } from '../../testing/stations.ts'
import { buildShipment } from '../../testing/wireShipment.ts'

let node: TestNode
let address: string
beforeAll(async () => {
  node = await startTestNode()
  address = await node.server.listen({ host: '127.0.0.1', port: 0 })
  return () => node.close()
})

const ends: (() => unknown)[] = []
afterEach(() => {
  for (const end of ends.splice(0).reverse()) end()
})

const join = (code: string, name = 'Bench') => ask(node, JoinStation, { body: { code, name } })
const codeOf = async (person: Person) => (await ask(node, PairStation, { body: {} }, person.token)).reply.code
const stationsOf = async (person: Person) => (await ask(node, GetStations, { body: {} }, person.token)).reply.stations
const bytesOf = (token: string, jobId: number, attempt = 1) =>
  node.server.inject({
    url: `${STATION_BYTES}?job=${jobId}&attempt=${attempt}`,
    headers: { authorization: `Bearer ${token}` },
  })

describe('pairing', () => {
  it('takes a code once, however it is typed, and makes the station mine', async () => {
    const clerk = await newCompany(node)
    const code = await codeOf(clerk)
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    const both = await Promise.all([join(code.toLowerCase().replaceAll('-', ' ')), join(code)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await stationsOf(clerk)).toMatchObject([{ name: 'Bench', isMine: true, isOnline: false, printers: [] }])
  })

  it('refuses a code that is a quarter of an hour old, made up, or of somebody who is gone', async () => {
    const clerk = await newCompany(node)
    const code = await codeOf(clerk)
    const late = await codeOf(clerk)
    node.clock.pass(15 * 60_000)
    expect((await join(late)).error.code).toBe('PairCodeWrong')
    expect((await join('0000-0000-0000')).error.code).toBe('PairCodeWrong')
    const gone = await codeOf(clerk)
    const users = node.app.db.identity.updateTable('identity.membership')
    await users.set({ active: false }).where('user_id', '=', clerk.userId).execute()
    expect([(await join(gone)).status, (await join(code)).status]).toEqual([400, 400])
  })

  it('is slowed after ten wrong codes a minute from one address', async () => {
    const clerk = await newCompany(node)
    node.clock.pass(60_000)
    const code = await codeOf(clerk)
    for (let n = 0; n < 10; n++) await join(`WRNG-${n}`)
    expect((await join(code)).error.code).toBe('TooManyTries')
    node.clock.pass(60_000)
    expect((await join(code)).status).toBe(200)
  })

  it('is open to who may set up printers alone', async () => {
    const clerk = await newCompany(node)
    const other = await newPerson(node, clerk.clientId, ['SingleOrder'])
    expect((await ask(node, PairStation, { body: {} }, other.token)).status).toBe(403)
    expect((await ask(node, GetStations, { body: {} }, other.token)).status).toBe(403)
    expect((await ask(node, CheckPrinterStatus, { body: {} }, other.token)).reply).toMatchObject({
      ...{ stationId: null, printerOnlineStatus: false, printers: [], unknown: 0 },
    })
  })
})

describe('a station', () => {
  it('that is removed ends at once, and its key opens nothing any more', async () => {
    const clerk = await newCompany(node)
    const paired = await pairedStation(node, clerk)
    const { printerId } = await addPrinter(node, clerk, paired, 'printer.invalid:9100')
    const asked = { body: { printerId, key: 'test page' } }
    const { jobId } = (await ask(node, PrintTestPage, asked, clerk.token)).reply
    const station = runStation(address, paired)
    ends.push(() => station.close())
    await expect.poll(async () => (await stationNow(node, clerk, paired.stationId)).isOnline).toBe(true)
    const removed = await ask(node, RemoveStation, { body: { stationId: paired.stationId } }, clerk.token)
    expect(removed.status).toBe(200)
    expect(await station.ended).toBe('removed')
    const again = runStation(address, paired)
    ends.push(() => again.close())
    expect(await again.ended).toBe('removed')
    expect(await stationsOf(clerk)).toEqual([])
    const { jobs } = (await ask(node, GetPrintJobs, { body: {} }, clerk.token)).reply
    expect(jobs).toMatchObject([{ jobId, state: 'failed', fault: 'dropped' }])
    const settled = { jobId, attempt: jobs[0]?.attempt ?? 0, as: 'again' as const }
    expect((await ask(node, SettlePrintJob, { body: settled }, clerk.token)).error.code).toBe('NoPrinter')
  })

  it('sees its own jobs alone: none of another station, none of another company', async () => {
    const clerk = await newCompany(node)
    const stranger = await newCompany(node)
    const [mine, second] = [await pairedStation(node, clerk), await pairedStation(node, clerk, 'Dock')]
    const theirs = await pairedStation(node, stranger)
    const { printerId } = await addPrinter(node, clerk, mine, '127.0.0.1:9109')
    const job = await ask(node, PrintTestPage, { body: { printerId, key: 'test page' } }, clerk.token)
    const { jobId } = job.reply
    await node.app.db
      .forClient(clerk.clientId)
      .transaction(tx =>
        tx
          .updateTable('print_job')
          .set({ state: 'sent', attempt: 1 })
          .where('client_id', '=', clerk.clientId)
          .execute(),
      )
    expect((await bytesOf(mine.token, jobId)).statusCode).toBe(200)
    for (const token of [second.token, theirs.token, clerk.token, 'x', '']) {
      expect((await bytesOf(token, jobId)).statusCode).toBe(404)
    }
    expect((await bytesOf(mine.token, jobId, 2)).statusCode).toBe(404)
    expect((await node.server.inject({ url: `${STATION_BYTES}?job=x` })).statusCode).toBe(404)
    const body = { stationId: mine.stationId }
    expect((await ask(node, GetPrintJobs, { body }, stranger.token)).reply.jobs).toEqual([])
    expect((await ask(node, GetPrintJobs, { body }, clerk.token)).reply.jobs).toHaveLength(1)
  })

  it('is closed on a first message that is none, and passes over garbage after it', async () => {
    const clerk = await newCompany(node)
    const paired = await pairedStation(node, clerk)
    const speak = async (first: string) => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/ws/station`)
      const closed = new Promise<number>(resolve => socket.addEventListener('close', event => resolve(event.code)))
      await new Promise(resolve => socket.addEventListener('open', resolve))
      socket.send(first)
      return { socket, closed }
    }
    expect(await (await speak('hello')).closed).toBe(4400)
    expect(await (await speak(JSON.stringify({ token: clerk.token }))).closed).toBe(4400)
    const hello = { kind: 'hello', version: 1, journal: crypto.randomUUID(), jobs: [] }
    expect(await (await speak(JSON.stringify({ ...hello, token: clerk.token }))).closed).toBe(4401)
    expect(await (await speak(JSON.stringify({ ...hello, version: 2, token: paired.token }))).closed).toBe(4400)
    const { socket, closed } = await speak(JSON.stringify({ ...hello, token: paired.token }))
    for (const text of [
      '',
      '{',
      '[]',
      '{"kind":"printers"}',
      '{"kind":"job","jobId":1,"attempt":1,"outcome":"gone"}',
    ]) {
      socket.send(text)
    }
    socket.send(JSON.stringify({ kind: 'job', jobId: 1, attempt: 1, outcome: 'printed' }))
    const printers = [{ way: 'queue', target: 'Office', language: 'pdf', state: 'online' }]
    socket.send(JSON.stringify({ kind: 'printers', printers }))
    await expect.poll(async () => (await stationsOf(clerk))[0]?.printers.length).toBe(1)
    socket.close()
    await closed
  })

  it('brings its printers, each with what it prints, until somebody says otherwise', async () => {
    const clerk = await newCompany(node)
    const paired = await pairedStation(node, clerk)
    let seen = [
      { way: 'queue', target: 'Office', language: 'pdf', state: 'online' } as const,
      { way: 'device', target: '/dev/usb/lp0', language: 'zpl', state: 'online' } as const,
    ]
    const station = runStation(address, paired, testPc({ printers: async () => seen }))
    ends.push(() => station.close())
    await expect.poll(async () => (await stationNow(node, clerk, paired.stationId)).printers.length).toBe(2)
    const now = await stationNow(node, clerk, paired.stationId)
    const [office, usb] = now.printers
    expect(now.documents.map(({ document, printerId }) => [document, printerId])).toEqual([
      ['bol', office?.printerId],
      ['label', usb?.printerId],
      ['packing-list', office?.printerId],
      ['parcelLabel', usb?.printerId],
    ])
    const save = (body: object) =>
      ask(node, SaveStation, { body: { stationId: now.stationId, version: now.version, ...body } }, clerk.token)
    expect((await save({ removePrinterId: usb?.printerId })).error.code).toBe('PrinterKept')
    const documents = [
      { document: 'label' as const, printerId: office?.printerId ?? 0 },
      { document: 'bol' as const, printerId: null },
    ]
    const saved = await save({ name: 'Packing', docTab: 'top', documents, isMine: false })
    expect(saved.reply).toMatchObject({ name: 'Packing', docTab: 'top', isMine: false })
    expect(saved.reply.documents.map(({ document }) => document)).toEqual(['label', 'packing-list', 'parcelLabel'])
    expect((await save({ name: 'Late' })).error.code).toBe('ChangedMeanwhile')
    seen = seen.slice(0, 1)
    await expect
      .poll(async () => (await stationNow(node, clerk, paired.stationId)).printers.map(({ state }) => state))
      .toEqual(['online', 'offline'])
  })

  it('refuses a name that another one has, a printer twice, and any port but those of label printers', async () => {
    const clerk = await newCompany(node)
    const paired = await pairedStation(node, clerk)
    await pairedStation(node, clerk, 'Dock')
    await addPrinter(node, clerk, paired, 'printer.invalid:9100')
    const { version } = await stationNow(node, clerk, paired.stationId)
    const save = (body: object) =>
      ask(node, SaveStation, { body: { stationId: paired.stationId, version, ...body } }, clerk.token)
    expect((await save({ name: 'dock' })).error.code).toBe('StationNameTaken')
    expect((await save({ addPrinter: { name: 'Again', target: 'PRINTER.invalid:9100' } })).error.code).toBe(
      'PrinterThere',
    )
    for (const target of [
      'printer.invalid',
      'printer.invalid:22',
      '-d:9100',
      'a b:9100',
      ':9100',
      'a:9110',
      '/dev/sda',
    ]) {
      expect(networkTarget.safeParse(target).success, target).toBe(false)
    }
    expect(['10.1.2.3:9100', 'zebra-7.dock.local:9109'].every(one => networkTarget.safeParse(one).success)).toBe(true)
  })
})

describe('papers', () => {
  it('go to the printer that takes them at my station, once for a key', async () => {
    const clerk = await newCompany(node)
    const { shipmentId } = await buildShipment(node, clerk)
    const body = { document: 'packing-list' as const, shipmentIds: [shipmentId], key: 'papers of one' }
    const send = (more: object = {}) => ask(node, SendToPrinter, { body: { ...body, ...more } }, clerk.token)
    expect((await send()).error.code).toBe('NoStation')
    const paired = await pairedStation(node, clerk)
    expect((await send()).error.code).toBe('NoPrinter')
    const printed: { format: string; head: string }[] = []
    const world = testPc({
      printers: async () => [{ way: 'queue', target: 'Office', language: 'pdf', state: 'online' }],
      async print({ format }, bytes, begin) {
        begin()
        printed.push({ format, head: bytes.subarray(0, 5).toString() })
        return { outcome: 'printed', fault: '' }
      },
    })
    const station = runStation(address, paired, world)
    ends.push(() => station.close())
    await expect.poll(async () => (await stationNow(node, clerk, paired.stationId)).printers.length).toBe(1)
    const [first, second] = await Promise.all([send(), send()])
    expect(first.reply.jobId).toBe(second.reply.jobId)
    await expect.poll(() => printed).toEqual([{ format: 'pdf', head: '%PDF-' }])
    expect((await send({ document: 'parcelLabel', key: 'a label of it' })).error.code).toBe('NoPrinter')
  })
})
