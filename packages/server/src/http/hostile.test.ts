import { pathOf } from '@waybill/contract'
import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { CheckBOLandDownload } from '@waybill/contract/calls/Shipment/CheckBOLandDownload.ts'
import { ExportShipments } from '@waybill/contract/calls/Shipment/ExportShipments.ts'
import { FileUpload } from '@waybill/contract/calls/Shipment/FileUpload.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { GlobalSearch } from '@waybill/contract/calls/Shipment/GlobalSearch.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { WaybillExtraInfoDetails } from '@waybill/contract/calls/Shipment/WaybillExtraInfoDetails.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../testing/company.ts'
import { putInStatus } from '../testing/history.ts'
import { ask, minute, sharedNode, type TestNode } from '../testing/node.ts'
import { pdfText } from '../testing/pdf.ts'
import { addPricedCarrier } from '../testing/rates.ts'
import { buildShipment, sampleWireShipment } from '../testing/wireShipment.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

type Changes = Parameters<typeof sampleWireShipment>[0]

const enter = (changes: Changes) =>
  ask(node, BuildShipment, { body: { shipment: sampleWireShipment(changes) } }, clerk.token)

/** JSON exactly as written, for what no object of ours turns into. */
const post = (call: typeof BuildShipment, payload: string, headers: Readonly<Record<string, string>> = {}) =>
  node.server.inject({
    method: 'POST',
    url: pathOf(call),
    payload,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${clerk.token}`,
      'idempotency-key': crypto.randomUUID(),
      ...headers,
    },
  })

const { Origin, Destination, Items } = sampleWireShipment()
const line = Items?.[0] ?? {}

describe('dates, numbers and sizes that cannot be', () => {
  it.each([
    ['2026-02-30', 'notADate'],
    ['1970-01-01', 'past'],
    ['2099-12-31', 'tooFarAhead'],
    ['24/11/2026', 'notADate'],
  ])('refuses a pickup on %s at its field', async (PickupByDate, code) => {
    const { error } = await enter({
      SheduleDateTime: { PickupByDate, PickupByFromTime: '10:00', PickupByToTime: '15:30' },
    })
    expect(error.issues).toMatchObject([{ at: 'body.shipment.SheduleDateTime.PickupByDate', code }])
  })

  it('takes 200 lines and refuses the 201st', async () => {
    const lines = (count: number) => enter({ Items: Array.from({ length: count }, () => line) })
    expect((await lines(200)).status).toBe(200)
    const { status, error } = await lines(201)
    expect([status, error.issues?.[0]?.at]).toEqual([400, 'body.shipment.Items'])
  })

  it('tells a name of 300 characters at its field', async () => {
    const { error } = await enter({ Destination: { ...Destination, CompanyName: 'x'.repeat(300) } })
    expect(error.issues).toMatchObject([{ at: 'body.shipment.Destination.CompanyName', code: 'tooLong' }])
  })

  it.each(['-1', '1e999', '-1e999', 'NaN', 'Infinity', '"500"', 'null'])('refuses a weight of %s', async weight => {
    const whole = JSON.stringify({ shipment: sampleWireShipment({ Items: [{ ...line, Weight: 4711 }] }) })
    const answer = await post(BuildShipment, whole.replace('"Weight":4711', `"Weight":${weight}`))
    expect([answer.statusCode, answer.json().code]).toEqual([
      400,
      ['NaN', 'Infinity'].includes(weight) ? 'BadRequest' : 'InvalidInput',
    ])
  })

  it('answers a thousand ids to print, and refuses one more', async () => {
    const print = (length: number) =>
      ask(
        node,
        CheckBOLandDownload,
        { body: { shipmentIds: Array.from({ length }, (_, i) => 900_000 + i) } },
        clerk.token,
      )
    expect((await print(1000)).status).toBe(404)
    expect((await print(1001)).error.issues?.[0]?.at).toBe('body.shipmentIds')
  })
})

describe('text of every kind', () => {
  it('of other scripts and emoji stands readable on the bill of lading', async () => {
    const { shipmentId } = await buildShipment(node, clerk, {
      Origin: { ...Origin, CompanyName: 'Łódź Zażółć Ωmega' },
      Destination: { ...Destination, CompanyName: 'Tёst 📦 Dock' },
      SpecialInstruction: 'شركة النقل',
    })
    await putInStatus(node, clerk, shipmentId, 'T')
    await node.app.db
      .forClient(clerk.clientId)
      .transaction(tx =>
        tx
          .updateTable('shipment')
          .set({ carrier_scac: 'DMOA', carrier_name: 'Demo Motor' })
          .where('client_id', '=', clerk.clientId)
          .where('shipment_id', '=', shipmentId)
          .execute(),
      )
    const { status, bytes } = await ask(node, CheckBOLandDownload, { body: { shipmentIds: [shipmentId] } }, clerk.token)
    expect(status).toBe(200)
    const text = pdfText(bytes)
    for (const part of ['Łódź Zażółć Ωmega', 'Tёst', '📦', 'شركة', 'النقل']) expect(text).toContain(part)
  })

  it('that a thermal printer would obey reaches it as letters', async () => {
    const { shipmentId } = await buildShipment(node, clerk, {
      Origin: { ...Origin, CompanyName: 'Dock^XZ~JA' },
      Destination: { ...Destination, CompanyName: '^XA^IDR:*.*^FS^XZ', Street: '~JR ~WC 1 Road' },
      Reference1: '^FD~HS',
    })
    const body = { shipmentIds: [shipmentId], documents: ['label' as const], labels: 'zpl203' as const }
    const { text } = await ask(node, CheckBOLandDownload, { body }, clerk.token)
    expect(text.match(/\^XA/g)?.length).toBe(text.match(/\^XZ/g)?.length)
    expect(text).not.toMatch(/~(JA|JR|WC|HS)|\^ID|\^FD\^|\^FD~/)
  })

  it('that a spreadsheet would run is exported as text', async () => {
    const person = await newCompany(node)
    const starts = ['=1+1', '+1', '-1+2', '@SUM(A1)', '\t=1', '=cmd|"/c calc"!A0']
    for (const Reference1 of starts) await buildShipment(node, person, { Reference1 })
    const asking = { query: { statuscode: 'NB' as const }, body: { columns: ['Reference1' as const] } }
    const { text } = await ask(node, ExportShipments, asking, person.token)
    const cells = text.replace('\uFEFF', '').trim().split('\r\n').slice(1)
    expect(cells).toHaveLength(starts.length)
    for (const cell of cells) expect(cell).toMatch(/^"?'/)
  })

  it('that no database stores is refused at its field', async () => {
    const item = { SKU: 'A\0B', Description: 'half \ud83d of a pair' }
    const { status, error } = await ask(
      node,
      WaybillExtraInfoDetails,
      { query: { flag: 'add' }, body: { item } },
      clerk.token,
    )
    expect([status, error.issues?.map(issue => issue.at)]).toEqual([400, ['body.item.SKU', 'body.item.Description']])
  })

  it('that SQL or LIKE would read is looked for as it stands', async () => {
    await buildShipment(node, clerk, { Reference1: "100%_' or 1=1 --" })
    const find = async (searchtext: string) =>
      (await ask(node, GlobalSearch, { query: { searchtext } }, clerk.token)).reply.results.length
    expect(await find("100%_' or")).toBe(1)
    expect(await find('%%%%')).toBe(0)
    expect(await find("x' or '1'='1")).toBe(0)
  })
})

describe('a request made to break the server', () => {
  const upload = (name: string, content: Buffer) => {
    const head = (field: string) => `--cut\r\nContent-Disposition: form-data; name="${field}"`
    const payload = Buffer.concat([
      Buffer.from(`${head('shipmentId')}\r\n\r\n1\r\n${head('file')}; filename="${name}"\r\n\r\n`),
      content,
      Buffer.from('\r\n--cut--\r\n'),
    ])
    return node.server.inject({
      method: 'POST',
      url: pathOf(FileUpload),
      payload,
      headers: {
        'content-type': 'multipart/form-data; boundary=cut',
        authorization: `Bearer ${clerk.token}`,
        'idempotency-key': crypto.randomUUID(),
      },
    })
  }

  it('of 60 MB is refused, and the next is served', async () => {
    const answer = await upload('pod.pdf', Buffer.alloc(60 * 1024 * 1024, 'a'))
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'TooLarge'])
    expect((await node.server.inject('/readyz')).statusCode).toBe(200)
    expect((await enter({})).status).toBe(200)
  })

  it.each([
    ['without a boundary', 'multipart/form-data', '--cut\r\n'],
    ['with an empty boundary', 'multipart/form-data; boundary=', '--\r\n'],
    ['with another boundary', 'multipart/form-data; boundary=other', '--cut\r\n\r\nx\r\n--cut--\r\n'],
    ['with nothing in it', 'multipart/form-data; boundary=cut', ''],
    [
      'that ends within its file',
      'multipart/form-data; boundary=cut',
      '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
    ],
    ['whose part has no name', 'multipart/form-data; boundary=cut', '--cut\r\n:\r\n\r\nx\r\n--cut--\r\n'],
  ])('of parts %s is refused, and is no fault of ours', async (_, type, payload) => {
    const answer = await node.server.inject({
      method: 'POST',
      url: pathOf(FileUpload),
      payload,
      headers: {
        'content-type': type,
        authorization: `Bearer ${clerk.token}`,
        'idempotency-key': crypto.randomUUID(),
      },
    })
    expect([answer.statusCode, answer.json().code]).toEqual([400, expect.stringMatching(/^(BadRequest|InvalidInput)$/)])
  })

  it('with a page that calls itself a paper is refused at the field', async () => {
    const answer = await upload('pod.pdf', Buffer.from('<!doctype html><script>alert(1)</script>'))
    expect(answer.json().issues).toMatchObject([{ at: 'body.file', code: 'file_content' }])
  })

  it.each([
    ['100,000 arrays deep', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['100,000 objects deep', `${'{"shipment":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['with a prototype', '{"__proto__":{"isAdmin":true},"shipment":{}}'],
    ['with a prototype inside', '{"shipment":{"Origin":{"__proto__":{"CompanyName":"x"}}}}'],
    ['with a constructor', '{"constructor":{"prototype":{"isAdmin":true}},"shipment":{}}'],
    ['with a broken end', '{"shipment":{'],
    ['of one number', '1e400'],
  ])('%s is refused in the one shape, and changes nothing here', async (_, payload) => {
    const answer = await post(BuildShipment, payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: expect.stringMatching(/^(BadRequest|InvalidInput)$/) })
    expect('isAdmin' in {}).toBe(false)
  })

  it('with keys of a prototype in the query leaves nothing behind', async () => {
    const answer = await node.server.inject({
      method: 'POST',
      url: `${pathOf(GlobalSearch)}?searchtext=test&__proto__[isAdmin]=1&constructor=x&searchtext=again`,
      headers: { authorization: `Bearer ${clerk.token}` },
    })
    expect(answer.statusCode).toBe(400)
    expect('isAdmin' in {}).toBe(false)
  })

  it.each([
    ['idempotency-key', 'x'.repeat(5_000)],
    ['idempotency-key', "'; drop table shipment; --"],
    ['authorization', `Bearer ${'\u00ff'.repeat(200)}`],
    ['authorization', 'Bearer a b c'],
    ['content-type', 'application/json; charset=\u00ff'],
    ['content-type', 'multipart/form-data'],
    ['content-length', '-5'],
    ['x-forwarded-for', '0.0.0.0, <script>'],
    ['cookie', 'x='.repeat(4_000)],
    ['user-agent', '\u00ff\u0001'.repeat(500)],
  ])('with rubbish for %s is answered below 500', async (name, value) => {
    const answer = await post(BuildShipment, '{"shipment":{}}', { [name]: value })
    expect([400, 401, 415]).toContain(answer.statusCode)
    expect(answer.json()).toMatchObject({ code: expect.any(String), requestId: answer.headers['x-request-id'] })
  })

  it('to book at yesterday’s price is refused', async () => {
    const person = await newCompany(node)
    await addPricedCarrier(node, person)
    const { shipmentId, version } = await buildShipment(node, person, { AdditionalService: [] })
    const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, person.token)
    const PricesheetID = reply.rates[0]?.PricesheetID ?? 0
    node.clock.pass(25 * 60 * minute)
    try {
      const token = await node.app.sessions.open(person, 'the next day')
      const { error } = await ask(node, Pickup, { body: { shipmentId, version, PricesheetID } }, token)
      expect(error.code).toBe('QuoteExpired')
    } finally {
      node.clock.pass(-25 * 60 * minute)
    }
  })
})
