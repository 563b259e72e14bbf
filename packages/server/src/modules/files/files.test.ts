import { truncateSync } from 'node:fs'
import { join } from 'node:path'
import { FILES_PER_SHIPMENT_MAX, pathOf } from '@waybill/contract'
import { DisplayTrackingDetails } from '@waybill/contract/calls/NewTrackingAPI/DisplayTrackingDetails.ts'
import { SendTrackingLink } from '@waybill/contract/calls/NewTrackingAPI/SendTrackingLink.ts'
import { AcceptPOD } from '@waybill/contract/calls/Shipment/AcceptPOD.ts'
import { DeleteFile } from '@waybill/contract/calls/Shipment/DeleteFile.ts'
import { DisplayFile } from '@waybill/contract/calls/Shipment/DisplayFile.ts'
import { DownloadPOD } from '@waybill/contract/calls/Shipment/DownloadPOD.ts'
import { FileUpload } from '@waybill/contract/calls/Shipment/FileUpload.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import type { WireFile } from '@waybill/contract/wire/file.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { insertShipment } from '../../testing/shipments.ts'
import { storeFile } from './index.ts'

let node: TestNode
let clerk: Person
let shipmentId: number
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
  shipmentId = await insertShipment(node, clerk)
})

const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n'

interface Sent {
  readonly name?: string
  readonly bytes?: Buffer | string
  readonly fields?: Readonly<Record<string, string>>
  readonly token?: string
  readonly key?: string | null
  /** Of a link, in place of a session. */
  readonly accessId?: string
}

async function upload({ name = 'pod.pdf', bytes = PDF, fields, token = clerk.token, key, accessId }: Sent = {}) {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields ?? { shipmentId: String(shipmentId) })) form.set(key, value)
  form.set('file', new Blob([new Uint8Array(Buffer.from(bytes))]), name)
  const request = new Request('http://x/', { method: 'POST', body: form })
  const answer = await node.server.inject({
    method: 'POST',
    url: pathOf(FileUpload),
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(accessId === undefined ? { authorization: `Bearer ${token}` } : { 'access-id': accessId }),
      ...(key === null ? {} : { 'idempotency-key': key ?? crypto.randomUUID() }),
    },
  })
  const body: { file: WireFile; code: string; issues?: { at: string; code: string }[] } = answer.json()
  return { status: answer.statusCode, ...body }
}

describe('Shipment/FileUpload', () => {
  it('answers 401 without a key, 400 without a shipment, 404 for another company', async () => {
    expect((await upload({ token: 'none' })).status).toBe(401)
    expect((await upload({ fields: {} })).issues).toMatchObject([{ at: 'body.shipmentId' }])
    expect((await upload({ token: (await newCompany(node)).token })).status).toBe(404)
  })

  it.each([
    ['pod.pdf', PDF, 'application/pdf'],
    ['dock.PNG', Buffer.from('89504e470d0a1a0a00', 'hex'), 'image/png'],
    ['photo.jpeg', Buffer.from('ffd8ffe0', 'hex'), 'image/jpeg'],
    ['scan.tif', 'II*\0rest', 'image/tiff'],
    ['łódź 📦.csv', 'sku,qty\n<b>,1\n', 'text/csv'],
  ])('takes %s', async (name, bytes, mime) => {
    expect(await upload({ name, bytes })).toMatchObject({ status: 200, file: { name, mime, kind: 'attachment' } })
  })

  it.each([
    ['not-one.pdf', '<html><script>alert(1)</script>', 'file_content'],
    ['page.html', '<html>', 'file_type'],
    ['drawing.svg', '<svg onload="alert(1)"/>', 'file_type'],
    ['drawing.png', '<svg onload="alert(1)"/>', 'file_content'],
    ['archive.zip', 'PK\x03\x04', 'file_type'],
    ['book.xlsx', 'PK\x03\x04 word/ [Content_Types].xml', 'file_content'],
    ['macros.xlsx', 'PK\x03\x04 xl/vbaProject.bin [Content_Types].xml', 'file_content'],
    ['binary.txt', 'a\0b', 'file_content'],
    ['empty.pdf', '', 'file_empty'],
    ['noextension', PDF, 'file_type'],
  ])('refuses %s at the field', async (name, bytes, code) => {
    expect(await upload({ name, bytes })).toMatchObject({ status: 400, issues: [{ at: 'body.file', code }] })
  })

  it('happens once per key, and is refused without one or with the key of another file', async () => {
    const fields = { shipmentId: String(await insertShipment(node, clerk)) }
    expect((await upload({ fields, key: null })).code).toBe('KeyMissing')
    const key = crypto.randomUUID()
    const first = await upload({ fields, key })
    expect((await upload({ fields, key })).file).toEqual(first.file)
    expect((await upload({ fields, key, bytes: `${PDF} ` })).code).toBe('KeyReused')
    expect((await upload({ fields, key, name: 'other.pdf' })).code).toBe('KeyReused')
    expect((await upload({ fields })).file.fileId).toBeGreaterThan(first.file.fileId)
  })

  it('keeps nothing of a path in the name, and refuses what is too large', async () => {
    expect((await upload({ name: '../../etc/passwd.txt', bytes: 'x' })).file.name).toBe('passwd.txt')
    expect(await upload({ bytes: Buffer.alloc(26 * 1024 * 1024, 'a') })).toMatchObject({
      status: 413,
      code: 'TooLarge',
    })
  })

  it('cuts a long name between characters, and takes away what would turn its letters around', async () => {
    const long = await upload({ name: `${'📦'.repeat(160)}a.txt`, bytes: 'x' })
    expect(long).toMatchObject({ status: 200, file: { name: `${'📦'.repeat(145)}a.txt` } })
    expect((await upload({ name: 'invoice\u202efdp.txt', bytes: 'x' })).file.name).toBe('invoice_fdp.txt')
  })

  it('stops at the most files a shipment holds', async () => {
    const full = await insertShipment(node, clerk)
    const row = { client_id: clerk.clientId, sha256: '', name: 'x', mime: '', size: 0, shipment_id: full, kind: 'pod' }
    await node.app.db.forClient(clerk.clientId).transaction(tx =>
      tx
        .insertInto('file')
        .values(Array.from({ length: FILES_PER_SHIPMENT_MAX }, () => row))
        .execute(),
    )
    expect(await upload({ fields: { shipmentId: String(full) } })).toMatchObject({ status: 409, code: 'TooManyFiles' })
  })
})

describe('Shipment/DisplayFile and Shipment/DeleteFile', () => {
  it('answer 401 without a key, 400 without an id, 404 for another company', async () => {
    const { file } = await upload()
    const stranger = await newCompany(node)
    for (const call of [DisplayFile, DeleteFile]) {
      expect((await ask(node, call, { body: { fileId: file.fileId } })).status).toBe(401)
      expect((await ask(node, call, { body: { fileId: 0 } }, clerk.token)).status).toBe(400)
      expect((await ask(node, call, { body: { fileId: file.fileId } }, stranger.token)).status).toBe(404)
    }
  })

  it('give the very bytes as an attachment that no browser runs, until taken away, and again when brought back', async () => {
    const { file } = await upload({ fields: { shipmentId: String(shipmentId), kind: 'pod' } })
    const show = () => ask(node, DisplayFile, { body: { fileId: file.fileId } }, clerk.token)
    const shown = await show()
    expect(shown.text).toBe(PDF)
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; filename="pod.pdf"/),
    })
    const { app } = node
    const [row] = await app.db
      .forClient(clerk.clientId)
      .read(app.db.query.selectFrom('file').select('sha256').where('file_id', '=', file.fileId))
    const sha256 = row?.sha256 ?? ''
    truncateSync(join(app.settings.WAYBILL_DATA, 'files', String(clerk.clientId), sha256.slice(0, 2), sha256), 5)
    expect([(await show()).status, (await show()).error.code]).toEqual([410, 'FileDamaged'])
    await upload()
    expect((await show()).text).toBe(PDF)
    for (const restore of [false, true, true]) {
      expect((await ask(node, DeleteFile, { body: { fileId: file.fileId, restore } }, clerk.token)).status).toBe(200)
      expect((await show()).status).toBe(restore ? 200 : 404)
    }
    const history = await node.app.db
      .forClient(clerk.clientId)
      .read(node.app.db.query.selectFrom('audit_entry').select('action').orderBy('audit_id', 'desc').limit(3))
    expect(history.map(entry => entry.action)).toEqual(['fileRestored', 'fileRemoved', 'attached'])
  })
})

describe('Shipment/AcceptPOD', () => {
  const accept = (fileId: number, token?: string) => ask(node, AcceptPOD, { body: { fileId } }, token)
  const podOf = async (id: number) => {
    const { UniqueName } = (await ask(node, ShipmentDetails, { body: { shipmentId: id } }, clerk.token)).reply
    return ask(node, DownloadPOD, { query: { UniqueName } }, clerk.token)
  }

  it('answers 401 without a key, 400 without an id, 404 for another company and for a bill of lading', async () => {
    const { file } = await upload()
    expect((await accept(file.fileId)).status).toBe(401)
    expect((await accept(0, clerk.token)).status).toBe(400)
    expect((await accept(file.fileId, (await newCompany(node)).token)).status).toBe(404)
    const { app } = node
    const bol = { clientId: clerk.clientId, shipmentId, kind: 'bol', name: 'b.pdf', mime: 'application/pdf' } as const
    const id = await app.db
      .forClient(clerk.clientId)
      .transaction(tx => storeFile(app, tx, { ...bol, bytes: Buffer.from(PDF), by: null, at: app.clock.now() }))
    expect((await accept(id, clerk.token)).status).toBe(404)
  })

  it("makes a stranger's paper the proof of delivery; until then it is an attachment", async () => {
    const id = await insertShipment(node, clerk, { status: 'D' })
    const link = await ask(node, SendTrackingLink, { body: { shipmentId: id, mayAdd: true } }, clerk.token)
    const accessId = /accessid=([\w-]+)/i.exec(link.text)?.[1] ?? ''
    const { file } = await upload({ fields: { shipmentId: String(id), kind: 'pod' }, accessId })
    expect(file).toMatchObject({ kind: 'attachment', offeredAsPod: true })
    expect((await podOf(id)).error.code).toBe('NoPod')
    const tracked = await ask(node, DisplayTrackingDetails, { headers: { 'access-id': accessId } })
    expect(tracked.reply.files).toMatchObject([{ fileId: file.fileId, kind: 'attachment' }])

    expect((await accept(file.fileId, clerk.token)).status).toBe(200)
    expect((await accept(file.fileId, clerk.token)).status).toBe(200)
    expect((await podOf(id)).text).toBe(PDF)
    const details = await ask(node, ShipmentDetails, { body: { shipmentId: id } }, clerk.token)
    expect(details.reply.files).toMatchObject([{ kind: 'pod', offeredAsPod: false }])
    expect(details.reply.history.map(entry => entry.action)).toEqual(expect.arrayContaining(['podAccepted']))
  })
})
