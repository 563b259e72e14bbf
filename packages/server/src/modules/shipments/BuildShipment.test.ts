import { AddressDataList } from '@waybill/contract/calls/Address/AddressDataList.ts'
import { UpdateLocation } from '@waybill/contract/calls/Address/UpdateLocation.ts'
import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { SaveDraft } from '@waybill/contract/calls/Shipment/SaveDraft.ts'
import { isBolNumber } from '@waybill/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { historyOf, putInStatus } from '../../testing/history.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { buildShipment, sampleWireShipment } from '../../testing/wireShipment.ts'
import { loadShipment } from './index.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const load = (id: number, person = clerk) => loadShipment(node.app.db.forClient(person.clientId), person.clientId, id)

const change = (id: number, version: number, changes: Parameters<typeof sampleWireShipment>[0], person = clerk) =>
  ask(node, BuildShipment, { body: { shipmentId: id, version, shipment: sampleWireShipment(changes) } }, person.token)

describe('Shipment/BuildShipment', () => {
  it('answers 401 without a key', async () => {
    expect((await ask(node, BuildShipment, { body: { shipment: sampleWireShipment() } })).status).toBe(401)
  })

  it('tells every missing and wrong field at once, at the field', async () => {
    const shipment = sampleWireShipment({
      Origin: { Zip: '4540' },
      SheduleDateTime: { PickupByDate: '2026-02-30', PickupByFromTime: '10:00', PickupByToTime: '25:00' },
      Items: [{ Description: '', Weight: 0, Qty: 1, Pieces: 1, itemClass: '71' }],
      Reference2: 'x'.repeat(60),
    })
    const { status, error } = await ask(node, BuildShipment, { body: { shipment } }, clerk.token)
    expect([status, error.code]).toEqual([400, 'InvalidInput'])
    const at = error.issues?.map(issue => issue.at)
    expect(at).toEqual(
      expect.arrayContaining([
        'body.shipment.Origin.CompanyName',
        'body.shipment.Origin.Zip',
        'body.shipment.SheduleDateTime.PickupByDate',
        'body.shipment.SheduleDateTime.PickupByToTime',
        'body.shipment.Items.0.Description',
        'body.shipment.Items.0.Weight',
        'body.shipment.Items.0.itemClass',
        'body.shipment.Reference2',
      ]),
    )
  })

  it('keeps everything that is said of hazardous materials, and refuses what a paper could not say', async () => {
    const company = await newCompany(node)
    const usual = sampleWireShipment().Items?.[0]
    const Hazmat = {
      ...{ UNNumber: 'UN1098', ProperShippingName: 'Allyl alcohol', HazardClass: '6.1', SubsidiaryClass: '3' },
      ...{ PackingGroup: 'I' as const, Quantity: '200 L', EmergencyPhone: '1-800-424-9300', EmergencyService: true },
      ...{
        EmergencyContract: 'CCN12345',
        ReportableQuantity: true,
        MarinePollutant: true,
        InhalationZone: 'B' as const,
      },
      ...{ ERAPNumber: '2-0010-123', ERAPPhone: '613-555-0144' },
    }
    const { shipmentId, version } = await buildShipment(node, company, { Items: [{ ...usual, Hazmat }] })
    const { lines } = (await load(shipmentId, company)).shipment
    expect(lines[0]?.hazmat).toMatchObject({
      ...{
        inhalationZone: 'B',
        reportableQuantity: true,
        marinePollutant: true,
        limitedQuantity: false,
        residue: false,
      },
      ...{ emergencyService: true, emergencyContract: 'CCN12345', erapNumber: '2-0010-123', erapPhone: '613-555-0144' },
    })
    const illegal = { ...Hazmat, InhalationZone: '' as const, EmergencyContract: '', HazardClass: '8.6' }
    const { error } = await change(shipmentId, version, { Items: [{ ...usual, Hazmat: illegal }] }, company)
    expect(error.issues?.map(({ at, code }) => `${at} ${code}`)).toEqual([
      'body.shipment.Items.0.Hazmat.HazardClass noSuchClass',
      'body.shipment.Items.0.Hazmat.EmergencyContract contractNeeded',
    ])
  })

  it("answers 404 for another company's shipment", async () => {
    const { shipmentId, version } = await buildShipment(node, await newCompany(node))
    expect((await change(shipmentId, version, {})).status).toBe(404)
  })

  it('creates in Rate & Route with a bill of lading number of its own, totals and history', async () => {
    const company = await newCompany(node)
    const first = await buildShipment(node, company, { Reference1: 'عربي 📦' })
    const second = await buildShipment(node, company)
    expect(first).toMatchObject({ shipmentStatus: 'Q', version: 1, consequences: [] })
    expect([isBolNumber(first.BOLNumber), isBolNumber(second.BOLNumber)]).toEqual([true, true])
    expect(BigInt(second.BOLNumber) / 10n).toBe(BigInt(first.BOLNumber) / 10n + 1n)
    const theirs = await buildShipment(node, await newCompany(node))
    const own = await buildShipment(node, await newCompany(node))
    expect([theirs.BOLNumber, own.BOLNumber].map(number => number.slice(7, 16))).toEqual(['000000001', '000000001'])
    expect(theirs.BOLNumber).not.toBe(own.BOLNumber)
    const stored = await load(first.shipmentId, company)
    expect(stored).toMatchObject({
      totalWeightLb: 500,
      totalHandlingUnits: 1,
      totalPieces: 10,
      originZone: 'America/New_York',
    })
    expect(stored.shipment.references).toEqual(['عربي 📦'])
    expect(await historyOf(node, company, first.shipmentId)).toMatchObject([{ action: 'created', before: null }])
  })

  it("begins the number with the company's GS1 prefix", async () => {
    const company = await newCompany(node)
    await node.app.db.identity
      .updateTable('identity.client')
      .set({ gs1_prefix: '0614141' })
      .where('client_id', '=', company.clientId)
      .execute()
    const { BOLNumber } = await buildShipment(node, company)
    expect(BOLNumber).toMatch(/^0614141000000001\d$/)
    const clients = node.app.db.identity.updateTable('identity.client').where('client_id', '=', company.clientId)
    await clients.set({ gs1_prefix: '0614141567' }).execute()
    expect((await buildShipment(node, company)).BOLNumber).toMatch(/^0614141567000002\d$/)
    await expect(clients.set({ gs1_prefix: '06141415678' }).execute()).rejects.toThrow('gs1_prefix')
  })

  it('gives two companies without a prefix different numbers from the first on', async () => {
    const [one, two] = [await newCompany(node), await newCompany(node)]
    const made = [await buildShipment(node, one), await buildShipment(node, two)]
    expect(new Set(made.map(({ BOLNumber }) => BOLNumber)).size).toBe(2)
  })

  it('gives parallel creates different numbers', async () => {
    const company = await newCompany(node)
    const made = await Promise.all(Array.from({ length: 8 }, () => buildShipment(node, company)))
    expect(new Set(made.map(s => s.BOLNumber)).size).toBe(8)
  })

  it('finds what a key made after its reply was forgotten', async () => {
    const company = await newCompany(node)
    const asking = { body: { shipment: sampleWireShipment() }, key: crypto.randomUUID() }
    const first = await ask(node, BuildShipment, asking, company.token)
    await node.app.db.identity.deleteFrom('identity.idempotency_key').where('key', '=', asking.key).execute()
    const again = await ask(node, BuildShipment, asking, company.token)
    expect([again.status, again.reply]).toEqual([200, first.reply])
  })

  it('takes today as the clock at the origin shows it', async () => {
    const pickup = (PickupByDate: string) => ({
      SheduleDateTime: { PickupByDate, PickupByFromTime: '10:00', PickupByToTime: '15:30' },
    })
    const before = node.clock.at
    try {
      // Still Friday in Dayton, already Saturday in UTC.
      node.clock.at = Date.parse('2026-11-21T02:00:00Z')
      expect((await buildShipment(node, await newCompany(node), pickup('2026-11-20'))).version).toBe(1)
      node.clock.at = Date.parse('2026-11-21T06:00:00Z')
      const late = { body: { shipment: sampleWireShipment(pickup('2026-11-20')) } }
      const fresh = await newCompany(node)
      expect((await ask(node, BuildShipment, late, fresh.token)).error.issues).toMatchObject([
        { at: 'body.shipment.SheduleDateTime.PickupByDate', code: 'past' },
      ])
    } finally {
      node.clock.at = before
    }
  })

  it('counts the use of book addresses and is done with the draft', async () => {
    const company = await newCompany(node)
    const draft = await ask(node, SaveDraft, { body: { form: { a: 1 } } }, company.token)
    const shipment = sampleWireShipment()
    const address = { ...shipment.Origin, CompanyName: 'Test Dock' }
    await ask(node, UpdateLocation, { query: { funtype: 'add' }, body: { address } }, company.token)
    await ask(node, BuildShipment, { body: { shipment, draftId: draft.reply.draftId } }, company.token)
    const book = await ask(node, AddressDataList, { body: {} }, company.token)
    expect(book.reply.addresses).toMatchObject([{ CompanyName: 'Test Dock', used: 1 }])
    const left = await node.app.db
      .forClient(company.clientId)
      .read(node.app.db.query.selectFrom('shipment_draft').select('draft_id').where('client_id', '=', company.clientId))
    expect(left).toEqual([])
  })

  it('tells the second of two tabs that the first was faster', async () => {
    const { shipmentId, version } = await buildShipment(node, clerk)
    expect((await change(shipmentId, version, { Reference1: 'first tab' })).reply.version).toBe(version + 1)
    const second = await change(shipmentId, version, { Reference1: 'second tab' })
    expect([second.status, second.error.code]).toEqual([409, 'ChangedMeanwhile'])
    expect((await load(shipmentId)).shipment.references).toEqual(['first tab'])
  })

  it('writes only what changed into the history, and nothing when nothing did', async () => {
    const { shipmentId, version } = await buildShipment(node, clerk, { Reference1: 'PO 4711' })
    expect((await change(shipmentId, version, {})).reply.version).toBe(version)
    await change(shipmentId, version, { Reference1: 'PO 4712' })
    const history = await historyOf(node, clerk, shipmentId)
    expect(history.slice(1)).toMatchObject([
      { action: 'edited', before: { references: ['PO 4711'] }, after: { references: ['PO 4712'] } },
    ])
    expect(Object.keys(history[1]?.after ?? {})).toEqual(['references'])
  })

  it('after booking lets notes change, and asks for rating and a revision when the freight does', async () => {
    const { shipmentId, version } = await buildShipment(node, clerk)
    await putInStatus(node, clerk, shipmentId, 'T')
    const free = await change(shipmentId, version, { SpecialInstruction: 'Dock 4' })
    expect(free.reply).toMatchObject({ version: 2, consequences: [] })
    const priced = await change(shipmentId, 2, { SpecialInstruction: 'Dock 4', AdditionalService: [] })
    expect(priced.reply.consequences).toEqual(['rerate', 'revision', 'tellCarrier'])
  })

  it('names each input that can no longer change', async () => {
    const { shipmentId, version } = await buildShipment(node, clerk)
    await putInStatus(node, clerk, shipmentId, 'A')
    const { Origin } = sampleWireShipment()
    const locked = await change(shipmentId, version, {
      Origin: { ...Origin, City: 'Toledo', ContactName: 'Kim' },
      AdditionalService: [],
      Reference1: 'allowed',
    })
    expect([locked.status, locked.error.code]).toEqual([409, 'Locked'])
    expect(locked.error.issues?.map(issue => issue.at).sort()).toEqual([
      'body.shipment.AdditionalService',
      'body.shipment.Origin.City',
      'body.shipment.Origin.ContactName',
    ])
    expect((await change(shipmentId, version, { Reference1: 'allowed' })).status).toBe(200)
  })
})
