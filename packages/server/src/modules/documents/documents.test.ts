import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { CheckBOLandDownload } from '@waybill/contract/calls/Shipment/CheckBOLandDownload.ts'
import { GETPackinglist } from '@waybill/contract/calls/Shipment/GETPackinglist.ts'
import { PrintDocumentDetails } from '@waybill/contract/calls/Shipment/PrintDocumentDetails.ts'
import { blankHazmat, type Hazmat, itemsOf, withItems } from '@waybill/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight, freight } from '../../testing/freight.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { pdfPages, pdfText } from '../../testing/pdf.ts'
import { sampleWireStops } from '../../testing/wireStops.ts'
import {
  loadShipment,
  lockShipment,
  type ShipmentFacts,
  type ShipmentRecord,
  saveShipment,
} from '../shipments/index.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const booked = { status: 'T', carrierScac: 'DMAA', carrierName: 'Test Freight' } as const

/** Books without a carrier in between: what printing looks at afterwards is all that is needed. */
async function withFacts(
  record: ShipmentRecord,
  facts: Partial<ShipmentFacts>,
  items = itemsOf(record.shipment),
): Promise<ShipmentRecord> {
  const { clientId, shipmentId } = record
  const doer = { who: { clientId, userId: clerk.userId, name: 'Test' }, requestId: 'test', at: node.clock.now() }
  return node.app.db.forClient(clientId).transaction(async tx => {
    const before = await lockShipment(tx, clientId, shipmentId)
    const change = { action: 'edited', facts, shipment: withItems(before.shipment, items).shipment }
    return saveShipment(node.app, tx, doer, before, change)
  })
}

const print = (shipmentIds: number[], body: object = {}, token = clerk.token) =>
  ask(node, CheckBOLandDownload, { body: { shipmentIds, ...body } }, token)

it('answers 401 without a key, 400 without shipments, 404 for another company', async () => {
  const { shipmentId } = await addFreight(node, clerk)
  const stranger = await newCompany(node)
  for (const call of [CheckBOLandDownload, PrintDocumentDetails]) {
    const body = { shipmentIds: [shipmentId] }
    expect((await ask(node, call, { body })).status).toBe(401)
    expect((await ask(node, call, { body: { shipmentIds: [] } }, clerk.token)).status).toBe(400)
    expect((await ask(node, call, { body }, stranger.token)).status).toBe(404)
  }
  expect((await ask(node, GETPackinglist, { body: { shipmentId } })).status).toBe(401)
  expect((await ask(node, GETPackinglist, { body: { shipmentId: 0 } }, clerk.token)).status).toBe(400)
  expect((await ask(node, GETPackinglist, { body: { shipmentId } }, stranger.token)).status).toBe(404)
})

describe('what is missing', () => {
  it('is told field by field, by the screen before and by the refusal after', async () => {
    const { shipmentId } = await addFreight(node, clerk, { destination: { ...freight.destination, zip: '' } })
    const listed = await ask(node, PrintDocumentDetails, { body: { shipmentIds: [shipmentId] } }, clerk.token)
    expect(listed.reply.documents).toMatchObject([{ ready: false, revision: 0, handlingUnits: 1 }])
    expect(listed.reply.documents[0]?.missing.map(({ at }) => at)).toEqual(['Destination.Zip', 'carrier'])
    const { status, error } = await print([shipmentId])
    expect([status, error.code]).toEqual([422, 'NotReady'])
    expect(error.issues?.map(({ at }) => at)).toEqual([
      `shipments.${shipmentId}.Destination.Zip`,
      `shipments.${shipmentId}.carrier`,
    ])
  })

  it('lets a packer print labels and lists before a carrier is chosen', async () => {
    const { shipmentId, bolNumber } = await addFreight(node, clerk)
    const list = await ask(node, GETPackinglist, { body: { shipmentId } }, clerk.token)
    expect(pdfText(list.bytes)).toContain('Pump housings')
    const labels = await print([shipmentId], { documents: ['label', 'packing-list'] })
    expect([labels.status, pdfPages(labels.bytes)]).toEqual([200, 2])
    const zpl = await print([shipmentId], { documents: ['label'], labels: 'zpl203' })
    expect(zpl.text).toMatch(/^\^XA[\s\S]*\^XZ\n$/)
    expect(zpl.text).toContain(bolNumber)
    const [item] = freight.items
    const items = item === undefined ? [] : [{ ...item, handlingUnits: 3, pieces: 30, weightLb: 1000 }]
    const third = await addFreight(node, clerk, { items })
    const shared = await print([third.shipmentId], { documents: ['label'], labels: 'zpl203' })
    const pounds = [...(shared.text ?? '').matchAll(/([\d.,]+) lb/g)].map(([, figure]) => Number(figure))
    expect(pounds).toEqual([333.34, 333.33, 333.33])
    const mixed = await print([shipmentId], { documents: ['bol', 'label'], labels: 'zpl203' })
    expect(mixed.error.issues).toMatchObject([{ at: 'body.labels', code: 'zpl_alone' }])
  })
})

describe('a bill with hazardous materials', () => {
  const acid: Hazmat = {
    ...blankHazmat,
    ...{ unNumber: 'UN3264', properShippingName: 'Corrosive liquid, acidic, inorganic, n.o.s.', hazardClass: '8' },
    ...{ packingGroup: 'II', quantity: '480 lb', emergencyPhone: '1-800-424-9300', emergencyService: true },
  }
  const withHazmat = (hazmat: Partial<Hazmat>) =>
    freight.items.map(item => ({ ...item, hazmat: { ...acid, ...hazmat } }))

  it('is not printed as long as it would be illegal, and says why at each field', async () => {
    const record = await addFreight(node, clerk)
    await withFacts(record, booked, withHazmat({ quantity: '480' }))
    const { status, error } = await print([record.shipmentId])
    expect([status, error.code]).toEqual([422, 'NotReady'])
    const at = `shipments.${record.shipmentId}.Items.0.Hazmat`
    expect(error.issues?.map(issue => `${issue.at} ${issue.code}`)).toEqual([
      `${at}.TechnicalName technicalNameNeeded`,
      `${at}.Quantity quantityUnit`,
      `${at}.EmergencyContract contractNeeded`,
    ])
  })

  it('says it in the order of the regulation, certified word for word', async () => {
    const legal = { technicalName: 'Phosphoric acid', emergencyContract: 'CCN12345', reportableQuantity: true }
    const record = await withFacts(await addFreight(node, clerk), booked, withHazmat(legal))
    const text = pdfText((await print([record.shipmentId])).bytes).replaceAll(/\s+/g, ' ')
    expect(text).toContain('RQ, UN3264, Corrosive liquid, acidic, inorganic, n.o.s.')
    expect(text).toContain('(Phosphoric acid), 8, PG II, 10 cartons, 480 lb')
    expect(text).toContain('EMERGENCY CONTACT, 24 hours: 1-800-424-9300, CCN12345')
    expect(text).toContain('This is to certify that the above-named materials are')
  })
})

describe('a bill of lading', () => {
  it('is issued by the first print and reprinted to the byte, until a change makes the next revision', async () => {
    const record = await withFacts(await addFreight(node, clerk), booked)
    const first = await print([record.shipmentId], { copies: 1 })
    expect(pdfText(first.bytes)).toContain(record.bolNumber)
    const again = await print([record.shipmentId], { copies: 1 })
    expect(again.bytes.equals(first.bytes)).toBe(true)
    const changed = freight.items.map(item => ({ ...item, weightLb: 777 }))
    await withFacts(record, {}, changed)
    const preview = await print([record.shipmentId], { preview: true })
    expect(pdfText(preview.bytes)).toContain('Revision 2')
    const second = await print([record.shipmentId], { copies: 1 })
    expect(pdfText(second.bytes)).toMatch(/Revision 2, replaces the original/)
    expect(pdfText(second.bytes)).toContain('777')
    const revisions = await node.app.db
      .forClient(clerk.clientId)
      .read(
        node.app.db.query
          .selectFrom('bol_revision')
          .select(['revision', 'reason'])
          .where('shipment_id', '=', record.shipmentId)
          .orderBy('revision'),
      )
    expect(revisions).toEqual([
      { revision: 1, reason: 'booked' },
      { revision: 2, reason: 'items' },
    ])
    const listed = await ask(node, PrintDocumentDetails, { body: { shipmentIds: [record.shipmentId] } }, clerk.token)
    expect(listed.reply.documents).toMatchObject([{ ready: true, revision: 2 }])
  })

  it('is issued once, however many print at the same time', async () => {
    const record = await withFacts(await addFreight(node, clerk), booked)
    const prints = await Promise.all([1, 2, 3, 4].map(() => print([record.shipmentId], { copies: 1 })))
    expect(new Set(prints.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1)
  })

  it('comes in as many copies as asked for, with everything else in one file', async () => {
    const records = [await addFreight(node, clerk), await addFreight(node, clerk)]
    for (const record of records) await withFacts(record, booked)
    const ids = records.map(({ shipmentId }) => shipmentId)
    const { bytes, headers } = await print(ids, { documents: ['bol', 'label', 'packing-list'] })
    expect(pdfPages(bytes)).toBe(2 * 3 + 2 + 2)
    expect(headers['content-disposition']).toMatch(/^attachment; filename="Documents 2 shipments.pdf"/)
  })

  it('is one paper for each bill, with a mixed pallet as two rows that count it once', async () => {
    const built = await ask(node, BuildShipment, { body: { shipment: sampleWireStops() } }, clerk.token)
    expect([built.status, built.status === 200 ? '' : built.text]).toEqual([200, ''])
    const { shipmentId } = built.reply
    const record = await loadShipment(node.app.db.forClient(clerk.clientId), clerk.clientId, shipmentId)
    await withFacts(record, booked)
    const { bytes } = await print([shipmentId], { copies: 1 })
    expect(pdfPages(bytes)).toBe(2)
    const text = pdfText(bytes)
    for (const { number } of record.shipment.bills) expect(text).toContain(`Bill of Lading Number: ${number}`)
    expect(text).toMatch(/1 PLT 10 CTN 500 Pump housings .* 4 CTN 60 Gaskets .*92\.5.* 1 14 560 GRAND TOTAL/)
    expect(text).not.toContain('Stop 2')
    expect(text).toMatch(/1 PLT 2 CTN 30 Gaskets/)
    const again = await print([shipmentId], { copies: 1 })
    expect(pdfText(again.bytes)).toBe(text)
    const revisions = await node.app.db
      .forClient(clerk.clientId)
      .read(node.app.db.query.selectFrom('bol_revision').select('bill_id').where('shipment_id', '=', shipmentId))
    expect(revisions.map(row => row.bill_id).toSorted()).toEqual(
      record.shipment.bills.map(bill => bill.billId).toSorted(),
    )
    const papers = await print([shipmentId], { documents: ['label', 'packing-list'] })
    expect(pdfPages(papers.bytes)).toBe(2 + 2)
    expect(pdfText(papers.bytes)).toMatch(/Toledo/)
    const listed = await ask(node, PrintDocumentDetails, { body: { shipmentIds: [shipmentId] } }, clerk.token)
    expect(listed.reply.documents[0]?.bills).toEqual(record.shipment.bills.map(bill => bill.number))
  })

  it('names the stops on the way where its freight comes off', async () => {
    const built = await ask(node, BuildShipment, { body: { shipment: sampleWireStops({ Bills: [] }) } }, clerk.token)
    const { shipmentId } = built.reply
    await withFacts(await loadShipment(node.app.db.forClient(clerk.clientId), clerk.clientId, shipmentId), booked)
    const { bytes } = await print([shipmentId], { copies: 1 })
    expect(pdfPages(bytes)).toBe(1)
    const text = pdfText(bytes)
    expect(text).toMatch(/Stop 1: ship from; on 2 PLT, 16 CTN, 590 lb\./)
    expect(text).toMatch(
      /Stop 2: deliver to Test Halfway, 2 Plain Street, Toledo, OH 43604, Wed, Nov 25.*off 1 PLT, 2 CTN, 30 lb\./s,
    )
    expect(text).toMatch(/Stop 3: ship to; off 1 PLT, 14 CTN, 560 lb\./)
    // Beside each row of freight, where it is looked for at the door.
    expect(text.match(/OFF AT STOP 2/g)).toHaveLength(1)
    // What shares a unit says it too: on a supplement it can stand pages from the other row.
    expect(text.match(/OFF AT STOP 3/g)).toHaveLength(2)
    expect(pdfText(bytes)).toMatch(/2 16 590 GRAND TOTAL/)
  })

  it('says of a demo company that no freight moves under it', async () => {
    const demo = await newCompany(node)
    await node.app.db.identity
      .updateTable('identity.client')
      .set({ is_demo: true })
      .where('client_id', '=', demo.clientId)
      .execute()
    node.app.sessions.forget()
    const { shipmentId } = await addFreight(node, demo)
    const { bytes } = await print([shipmentId], { documents: ['label'] }, demo.token)
    expect(pdfText(bytes)).toContain('SAMPLE, NOT FOR SHIPMENT')
  })

  it('refuses more pages than one file holds', async () => {
    const items = freight.items.map(item => ({ ...item, handlingUnits: 9_999, pieces: 9_999 }))
    const { shipmentId } = await addFreight(node, clerk, { items: [...items, ...items] })
    const { status, error } = await print([shipmentId], { documents: ['label'] })
    expect([status, error.code]).toEqual([422, 'TooManyPages'])
  })
})
