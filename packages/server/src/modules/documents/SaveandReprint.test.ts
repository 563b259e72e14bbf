import { pathOf } from '@waybill/contract'
import { AddRePrintFiles } from '@waybill/contract/calls/Shipment/AddRePrintFiles.ts'
import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { CheckBOLandDownload } from '@waybill/contract/calls/Shipment/CheckBOLandDownload.ts'
import { FileUpload } from '@waybill/contract/calls/Shipment/FileUpload.ts'
import { GETPackinglist } from '@waybill/contract/calls/Shipment/GETPackinglist.ts'
import { GetReprintDocumentDetails } from '@waybill/contract/calls/Shipment/GetReprintDocumentDetails.ts'
import { SaveandReprint } from '@waybill/contract/calls/Shipment/SaveandReprint.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { itemsOf, withItems } from '@waybill/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { addFreight, freight } from '../../testing/freight.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { pdfPages, pdfText } from '../../testing/pdf.ts'
import { sampleWireShipment } from '../../testing/wireShipment.ts'
import { lockShipment, type ShipmentFacts, saveShipment } from '../shipments/index.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const booked = { status: 'T', carrierScac: 'DMAA', carrierName: 'Test Freight' } as const

/** Moves or changes a shipment as if a carrier and people had done so. */
async function changed(shipmentId: number, facts: Partial<ShipmentFacts>, weightLb?: number): Promise<void> {
  const { clientId, userId } = clerk
  const doer = { who: { clientId, userId, name: 'Test' }, requestId: 'test', at: node.clock.now() }
  await node.app.db.forClient(clientId).transaction(async tx => {
    const before = await lockShipment(tx, clientId, shipmentId)
    const items = itemsOf(before.shipment).map(item => (weightLb === undefined ? item : { ...item, weightLb }))
    const { shipment } = withItems(before.shipment, items)
    await saveShipment(node.app, tx, doer, before, { action: 'edited', facts, shipment })
  })
}

async function bookedFreight(company = 'Test Consignee'): Promise<number> {
  const destination = { ...freight.destination, company }
  const { shipmentId } = await addFreight(node, clerk, { destination })
  await changed(shipmentId, booked)
  return shipmentId
}

const print = (shipmentIds: number[], body: object = {}) =>
  ask(node, CheckBOLandDownload, { body: { shipmentIds, copies: 1, ...body } }, clerk.token)
const reprint = (shipmentIds: number[], body: object = {}, token = clerk.token) =>
  ask(node, SaveandReprint, { query: { Flag: 'asIssued' }, body: { shipmentIds, ...body } }, token)
const details = async (shipmentIds: number[]) =>
  (await ask(node, GetReprintDocumentDetails, { body: { shipmentIds } }, clerk.token)).reply.documents

describe('what was printed is given again', () => {
  it.each([
    ['a bill of lading', { documents: ['bol'] }],
    ['labels', { documents: ['label'] }],
    ['labels in ZPL', { documents: ['label'], labels: 'zpl203' }],
    ['labels in fine ZPL', { documents: ['label'], labels: 'zpl300' }],
    ['a packing list', { documents: ['packing-list'] }],
  ])('byte for byte, %s, however the shipment changed and though it was delivered or voided', async (_, body) => {
    const shipmentId = await bookedFreight()
    const first = await print([shipmentId], body)
    expect(first.status).toBe(200)
    for (const facts of [{}, { status: 'D' }, { status: 'V' }, { setAside: 'archived' }] as const) {
      await changed(shipmentId, facts, 777)
      const again = await reprint([shipmentId], body)
      expect(again.status).toBe(200)
      expect(again.bytes.equals(first.bytes)).toBe(true)
    }
  })

  it('also the packing list that was downloaded from a list, and the same one however often it is', async () => {
    const shipmentId = await bookedFreight()
    const list = () => ask(node, GETPackinglist, { body: { shipmentId } }, clerk.token)
    const first = await list()
    expect((await list()).bytes.equals(first.bytes)).toBe(true)
    await changed(shipmentId, {}, 777)
    expect((await reprint([shipmentId], { documents: ['packing-list'] })).bytes.equals(first.bytes)).toBe(true)
    expect(pdfText((await list()).bytes)).toContain('777')
    const [known] = await details([shipmentId])
    expect(known?.papers).toMatchObject([{ document: 'packing-list', format: 'pdf', prints: 4 }])
  })

  it('in a chosen revision of its bill, or the newest', async () => {
    const shipmentId = await bookedFreight()
    const first = await print([shipmentId])
    await changed(shipmentId, {}, 777)
    const second = await print([shipmentId])
    expect((await reprint([shipmentId], { revision: 1 })).bytes.equals(first.bytes)).toBe(true)
    expect((await reprint([shipmentId])).bytes.equals(second.bytes)).toBe(true)
    const [known] = await details([shipmentId])
    expect(known?.bills).toMatchObject([
      { revision: 2, reason: 'items', prints: 2 },
      { revision: 1, reason: 'booked', prints: 2 },
    ])
    expect((await reprint([shipmentId], { revision: 3 })).error.code).toBe('NothingPrinted')
    expect((await reprint([shipmentId, await bookedFreight()], { revision: 1 })).status).toBe(400)
  })

  it('of several shipments in the order shown, sheets before labels', async () => {
    const [one, two] = [await bookedFreight('Test Alpha'), await bookedFreight('Test Beta')]
    await print([one, two], { documents: ['bol', 'packing-list', 'label'] })
    const { bytes } = await reprint([two, one], { documents: ['bol', 'packing-list', 'label'] })
    expect(pdfPages(bytes)).toBe(6)
    const text = pdfText(bytes)
    expect(text).toMatch(
      /Test Beta.*PACKING LIST.*Test Beta.*Test Alpha.*PACKING LIST.*Test Alpha.*Test Beta.*Test Alpha/,
    )
    // Of one of them it is what a page of the whole said, though it was drawn together with the other.
    const [alone] = [await reprint([one], { documents: ['packing-list'] })]
    expect(pdfPages(alone.bytes)).toBe(1)
    expect(pdfText(alone.bytes)).toContain('Test Alpha')
  })

  it('is counted, and stands in the history with who had it', async () => {
    const shipmentId = await bookedFreight()
    await print([shipmentId], { documents: ['bol', 'label'] })
    await reprint([shipmentId], { documents: ['bol', 'label'] })
    await reprint([shipmentId], { documents: ['bol'] })
    const [known] = await details([shipmentId])
    expect(known?.bills).toMatchObject([{ revision: 1, prints: 3 }])
    expect(known?.papers).toMatchObject([{ document: 'label', prints: 2 }])
    expect(known?.bills[0]?.printedBy).not.toBe('')
    const { history } = (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
    const notes = history.filter(line => line.action === 'reprinted').map(line => line.changes[0]?.after)
    expect(notes.toSorted()).toEqual([
      'Bill of lading, revision 1, print 2. Labels, print 2.',
      'Bill of lading, revision 1, print 3.',
    ])
  })

  it('and what was never printed is refused by name, or passed over', async () => {
    const [printed, blank] = [await bookedFreight(), await bookedFreight()]
    await print([printed])
    expect((await details([blank]))[0]).toMatchObject({ bills: [], papers: [], parcelLabels: { count: 0, prints: 0 } })
    const refused = await reprint([printed, blank])
    expect([refused.status, refused.error.code]).toEqual([409, 'NothingPrinted'])
    expect(refused.error.issues?.map(({ at }) => at)).toEqual([`shipments.${blank}`])
    expect(pdfPages((await reprint([printed, blank], { leaveOut: true })).bytes)).toBe(1)
    expect((await reprint([blank], { leaveOut: true })).status).toBe(409)
  })

  it('to nobody of another company, to no page without the right, and of 1000 shipments at most', async () => {
    const shipmentId = await bookedFreight()
    await print([shipmentId])
    const stranger = await newCompany(node)
    const packer = await newPerson(node, clerk.clientId, ['ItemMaster'])
    const body = { shipmentIds: [shipmentId] }
    const many = { shipmentIds: Array.from({ length: 1001 }, (_, i) => i + 1) }
    for (const call of [SaveandReprint, GetReprintDocumentDetails]) {
      expect((await ask(node, call, { body })).status).toBe(401)
      expect((await ask(node, call, { body }, packer.token)).status).toBe(403)
      expect((await ask(node, call, { body }, stranger.token)).status).toBe(404)
      expect((await ask(node, call, { body: many }, clerk.token)).status).toBe(400)
    }
  })
})

describe('edit and reprint', () => {
  const revise = (shipmentId: number, version: number, changes: Parameters<typeof sampleWireShipment>[0] = {}) => {
    const body = { shipmentIds: [shipmentId], version, shipment: sampleWireShipment(changes) }
    return ask(node, SaveandReprint, { query: { Flag: 'revised' }, body }, clerk.token)
  }
  const seen = async (shipmentId: number) =>
    (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
  async function issued(): Promise<number> {
    const built = await ask(node, BuildShipment, { body: { shipment: sampleWireShipment() } }, clerk.token)
    await changed(built.reply.shipmentId, booked)
    await print([built.reply.shipmentId])
    return built.reply.shipmentId
  }

  it('saves and gives the numbered revision in one step, and tells nobody', async () => {
    const shipmentId = await issued()
    const { version } = await seen(shipmentId)
    const items = sampleWireShipment().Items?.map(item => ({ ...item, Weight: 777 })) ?? []
    const { status, bytes } = await revise(shipmentId, version, { Items: items })
    expect(status).toBe(200)
    expect(pdfText(bytes)).toMatch(/Revision 2, replaces the original/)
    expect(pdfText(bytes)).toContain('777')
    const after = await seen(shipmentId)
    expect(after.bolRevisions.map(({ revision }) => revision)).toEqual([1, 2])
    expect(after.mails).toEqual([])
    expect((await reprint([shipmentId])).bytes.equals(bytes)).toBe(true)
  })

  it('issues none where the bill says the same', async () => {
    const shipmentId = await issued()
    const { status } = await revise(shipmentId, (await seen(shipmentId)).version)
    expect(status).toBe(200)
    expect((await seen(shipmentId)).bolRevisions).toHaveLength(1)
  })

  it('is refused as an edit is, and then nothing is saved', async () => {
    const shipmentId = await issued()
    const { version } = await seen(shipmentId)
    expect((await revise(shipmentId, version + 1)).error.code).toBe('ChangedMeanwhile')
    const wrong = await revise(shipmentId, version, { Items: [] })
    expect(wrong.status).toBe(400)
    await changed(shipmentId, { status: 'V' })
    const locked = await revise(shipmentId, (await seen(shipmentId)).version, { Reference1: 'Other' })
    expect(locked.error.code).toBe('Locked')
    const bare = { body: { shipmentIds: [shipmentId] }, query: { Flag: 'revised' as const } }
    expect((await ask(node, SaveandReprint, bare, clerk.token)).error.issues?.[0]?.at).toBe('body.shipment')
    expect((await seen(shipmentId)).bolRevisions).toHaveLength(1)
  })
})

describe('attachments', () => {
  async function attach(shipmentId: number, name: string, bytes: Buffer): Promise<number> {
    const form = new FormData()
    form.set('shipmentId', String(shipmentId))
    form.set('file', new Blob([new Uint8Array(bytes)]), name)
    const request = new Request('http://x/', { method: 'POST', body: form })
    const answer = await node.server.inject({
      ...{ method: 'POST', url: pathOf(FileUpload), payload: Buffer.from(await request.arrayBuffer()) },
      headers: {
        ...{ 'content-type': request.headers.get('content-type') ?? '', authorization: `Bearer ${clerk.token}` },
        'idempotency-key': crypto.randomUUID(),
      },
    })
    return (answer.json() as { file: { fileId: number } }).file.fileId
  }
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

  it('come with the papers of their shipment when they were chosen, and no more when they were taken from them', async () => {
    const shipmentId = await bookedFreight()
    const bill = await print([shipmentId])
    const [paper, picture] = [await attach(shipmentId, 'sheet.pdf', bill.bytes), await attach(shipmentId, 'a.png', PNG)]
    const [known] = await details([shipmentId])
    expect(known?.files).toMatchObject([
      { fileId: paper, chosen: false },
      { fileId: picture, chosen: false },
    ])
    const uniquename = known?.UniqueName ?? ''
    const choose = (files: number[], chosen = true, token = clerk.token) =>
      ask(node, AddRePrintFiles, { query: { uniquename }, body: { files, chosen } }, token)
    expect((await choose([paper, picture])).status).toBe(200)
    expect(pdfPages((await reprint([shipmentId], { withFiles: true })).bytes)).toBe(3)
    expect(pdfPages((await reprint([shipmentId])).bytes)).toBe(1)
    await choose([paper], false)
    expect(pdfPages((await reprint([shipmentId], { withFiles: true })).bytes)).toBe(2)
    const other = await bookedFreight()
    expect((await choose([await attach(other, 'b.png', PNG)])).status).toBe(404)
    const stranger = await newCompany(node)
    expect((await choose([paper], true, stranger.token)).status).toBe(404)
  })

  it('are refused with their papers by their sizes, before any of them is read, where one file would not hold them', async () => {
    const shipmentIds = [await bookedFreight(), await bookedFreight()]
    const bill = await print(shipmentIds)
    for (const shipmentId of shipmentIds) {
      const fileId = await attach(shipmentId, 'sheet.pdf', bill.bytes)
      const [known] = await details([shipmentId])
      const asking = { query: { uniquename: known?.UniqueName ?? '' }, body: { files: [fileId] } }
      expect((await ask(node, AddRePrintFiles, asking, clerk.token)).status).toBe(200)
    }
    // One content, large and damaged: whoever reads it says so.
    const { clientId } = clerk
    const [file] = await node.app.db
      .forClient(clientId)
      .write(
        node.app.db.query
          .updateTable('file')
          .set({ size: 50_100_000 })
          .where('client_id', '=', clientId)
          .where('shipment_id', 'in', shipmentIds)
          .where('for_reprint', '=', true)
          .returning('sha256'),
      )
    await node.app.files.remove(clientId, file?.sha256 ?? '')
    const { status, error } = await reprint(shipmentIds, { withFiles: true })
    expect([status, error.code, error.params]).toEqual([422, 'PrintTooLarge', { mb: 101, max: 100 }])
    expect((await reprint(shipmentIds.slice(0, 1), { withFiles: true })).error.code).toBe('FileDamaged')
    expect((await reprint(shipmentIds)).status).toBe(200)
  })

  it('are refused when no page can be made of them', async () => {
    const shipmentId = await bookedFreight()
    const broken = await attach(shipmentId, 'broken.pdf', Buffer.from('%PDF-1.7\n%%EOF\n'))
    const [known] = await details([shipmentId])
    const asking = { query: { uniquename: known?.UniqueName ?? '' }, body: { files: [broken] } }
    const { status, error } = await ask(node, AddRePrintFiles, asking, clerk.token)
    expect([status, error.issues?.[0]?.code]).toEqual([400, 'file_content'])
  })
})
