import { PlaceKinds } from '@waybill/contract/calls/Address/PlaceKinds.ts'
import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { SaveItemDetails } from '@waybill/contract/calls/Shipment/SaveItemDetails.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { itemToWire } from '@waybill/contract/wire/shipment.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addCarrier, addFreight, freight, sheetTexts } from '../../testing/freight.ts'
import { type MailServer, startMailServer } from '../../testing/mailServer.ts'
import { nextMail } from '../../testing/mails.ts'
import { ask, startTestNode, type TestNode, testSettings } from '../../testing/node.ts'
import { pdfText } from '../../testing/pdf.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { sampleWireStops } from '../../testing/wireStops.ts'
import { loadRateSheet } from '../rates/index.ts'

let smtp: MailServer
let node: TestNode
let clerk: Person
beforeAll(async () => {
  smtp = await startMailServer()
  node = await startTestNode(testSettings({ SMTP_URL: smtp.url }))
  clerk = await newCompany(node)
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  smtp.behave('take')
})
afterAll(async () => {
  await node.close()
  await smtp.close()
})

type Entered = ReturnType<typeof sampleWireStops>

const details = async (shipmentId: number) =>
  (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

/** The mail that an action causes, with the attachments by name and their text. */
async function mailOf(cause: () => Promise<{ status: number; text: string }>) {
  const sent = nextMail(node, clerk.clientId, 'sent')
  const { status, text } = await cause()
  expect([status, status === 200 ? '' : text]).toEqual([200, ''])
  const { subject, body_text: body, mail_id } = await sent
  const db = node.app.db.forClient(clerk.clientId)
  const { query } = node.app.db
  const mail = await db.readOne(query.selectFrom('mail').select('attachments').where('mail_id', '=', mail_id))
  const attached = mail?.attachments as unknown as readonly { readonly fileId: number; readonly name: string }[]
  const papers: Record<string, string> = {}
  for (const { fileId, name } of attached) {
    const file = await db.readOne(query.selectFrom('file').select('sha256').where('file_id', '=', fileId))
    papers[name] = pdfText(await node.app.files.bytes(clerk.clientId, file?.sha256 ?? ''))
  }
  return { subject, body, papers }
}

async function booked(changes: Parameters<typeof addFreight>[2] = {}) {
  const { shipmentId, bolNumber } = await addFreight(node, clerk, changes)
  const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  const { version } = await details(shipmentId)
  const PricesheetID = reply.rates[0]?.PricesheetID ?? 0
  const tender = await mailOf(() => ask(node, Pickup, { body: { shipmentId, version, PricesheetID } }, clerk.token))
  return { shipmentId, bolNumber, tender }
}

let numbered = 0

/** Freight of several stops has no price of a sheet: it goes collect. */
async function bookedStops(changes: Entered = {}) {
  numbered += 1
  const shipment = { ...sampleWireStops({ Reference1: `PO ${numbered}`, ...changes }), PaymentType: 'C' as const }
  const built = await ask(node, BuildShipment, { body: { shipment } }, clerk.token)
  expect([built.status, built.status === 200 ? '' : built.text]).toEqual([200, ''])
  const { shipmentId } = built.reply
  const order = { shipmentId, version: 1, PricesheetID: 0, SCAC: 'DMAA' }
  const tender = await mailOf(() => ask(node, Pickup, { body: order }, clerk.token))
  const { shipment: whole } = await details(shipmentId)
  return { shipmentId, tender, bills: (whole.Bills ?? []).map(bill => bill.BOLNumber ?? '') }
}

async function edit(shipmentId: number, change: (shipment: Entered) => Entered) {
  const { version, shipment: now } = await details(shipmentId)
  const shipment = change(now as Entered)
  const { status, text } = await ask(node, BuildShipment, { body: { shipment, shipmentId, version } }, clerk.token)
  expect([status, status === 200 ? '' : text]).toEqual([200, ''])
}

const tell = (shipmentId: number, PricesheetID = 0) =>
  mailOf(async () => {
    const { version } = await details(shipmentId)
    return ask(node, TellCarrier, { body: { shipmentId, version, way: 'mail', PricesheetID } }, clerk.token)
  })

describe('a letter of change', () => {
  it('says what was and what is, and the bill that goes with it says the same', async () => {
    const { shipmentId } = await booked({ specialInstructions: 'Dock 1.' })
    await edit(shipmentId, now => ({
      ...now,
      SpecialInstruction: 'DOCK 9, ASK FOR LEE',
      ShipmentStops: (now.ShipmentStops ?? []).map((stop, i) =>
        i === 0
          ? {
              ...stop,
              SheduleDateTime: { ...stop.SheduleDateTime, PickupByFromTime: '07:00', PickupByToTime: '08:30' },
            }
          : stop,
      ),
    }))
    const { body, papers } = await tell(shipmentId)
    expect(body).toContain('Pickup window: 10:00 AM to 3:30 PM EST → 7:00 AM to 8:30 AM EST')
    expect(body).toContain('Special instructions: Dock 1. → DOCK 9, ASK FOR LEE')
    expect(Object.keys(papers)).toEqual([expect.stringMatching(/-revision-2\.pdf$/)])
    const [paper = ''] = Object.values(papers)
    expect(paper).toContain('7:00 AM–8:30 AM')
    expect(paper).toContain('DOCK 9, ASK FOR LEE')
    expect((await details(shipmentId)).booking.unknownToCarrier).toEqual([])
  })

  it('names contacts, numbers and freight by what they were and are', async () => {
    const { shipmentId } = await booked({ references: ['PO 4711'] })
    await edit(shipmentId, now => ({
      ...now,
      ShipmentStops: (now.ShipmentStops ?? []).map((stop, i) =>
        i === 1 ? { ...stop, DropOffAddress: { ...stop.DropOffAddress, ContactName: 'Lee New' } } : stop,
      ),
      Reference1: 'PO 9999',
      Lines: (now.Lines ?? []).map(line => ({ ...line, Weight: 900 })),
      HandlingUnits: (now.HandlingUnits ?? []).map(unit => ({
        ...unit,
        Contents: (unit.Contents ?? []).map(content => ({ ...content, Weight: 900 })),
      })),
    }))
    const { body } = await tell(shipmentId)
    expect(body).toMatch(/Contact at the destination: .*Test Clerk.* → .*Lee New/)
    expect(body).toContain('References: PO 4711 → PO 9999')
    expect(body).toMatch(/Freight: .*500 lb.*Pump housings.* → .*900 lb.*Pump housings/)
  })

  it('of a price alone says the price, and sends no bill that says nothing new', async () => {
    const { shipmentId, bolNumber } = await booked()
    const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
    const { subject, body, papers } = await tell(shipmentId, reply.rates[0]?.PricesheetID ?? 0)
    expect(subject).toBe(`Changed: bill of lading ${bolNumber}`)
    expect(body).toContain('Agreed price: $213.36, as before')
    expect(body).not.toMatch(/what we agreed on|replaces/)
    expect(papers).toEqual({})
  })

  it('of freight and price says both prices', async () => {
    const { shipmentId } = await booked()
    await edit(shipmentId, now => ({
      ...now,
      Lines: (now.Lines ?? []).map(line => ({ ...line, Weight: 1000 })),
      HandlingUnits: (now.HandlingUnits ?? []).map(unit => ({
        ...unit,
        Contents: (unit.Contents ?? []).map(content => ({ ...content, Weight: 1000 })),
      })),
    }))
    const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
    const { body } = await tell(shipmentId, reply.rates[0]?.PricesheetID ?? 0)
    expect(body).toContain('Agreed price: $213.36 → $426.72')
  })
})

describe('a letter of a price that rises for a service nobody ticked', () => {
  const isResidence = async () => {
    const { company: CompanyName, street: Street, zip: Zip } = freight.destination
    const body = { places: [{ CompanyName, Street, Street2: '', Zip }], kind: 'residential' as const }
    expect((await ask(node, PlaceKinds, { query: { flag: 'remember' }, body }, clerk.token)).status).toBe(200)
  }
  const rated = async (shipmentId: number) =>
    (await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)).reply.rates[0]?.PricesheetID ?? 0

  it('names the service and what it costs', async () => {
    clerk = await newCompany(node)
    await addCarrier(node, clerk, { scac: 'DMAA' })
    const sheet = sheetTexts('DMAA')
    const accessorials = `${sheet.accessorials.trim()}\nRESDEL,flat,95.00\n`
    await node.app.db
      .forClient(clerk.clientId)
      .transaction(tx => loadRateSheet(tx, clerk.clientId, { ...sheet, accessorials }, node.clock.now()))
    const { shipmentId } = await booked()
    await isResidence()
    const { body } = await tell(shipmentId, await rated(shipmentId))
    expect(body).toContain('Agreed price: $213.36 → $308.36\nResidential delivery: none → $95.00')
    // Once it knows that, nothing of it is said again.
    await edit(shipmentId, now => ({ ...now, Reference1: 'PO 9999' }))
    expect((await tell(shipmentId)).body).not.toContain('Residential')
  })

  it('names it without an amount where the price does not state it', async () => {
    clerk = await newCompany(node)
    await addPricedCarrier(node, clerk, { scac: 'DMAA' })
    const { shipmentId } = await booked()
    await isResidence()
    const { body } = await tell(shipmentId, await rated(shipmentId))
    expect(body).toContain('Agreed price: $213.36, as before\nAsked for with: Residential delivery')
  })
})

describe('several bills', () => {
  it('go with the tender, with a change, and are named by a cancellation', async () => {
    const { shipmentId, tender, bills } = await bookedStops()
    expect(bills).toHaveLength(2)
    expect(Object.keys(tender.papers)).toEqual(bills.map(number => `BOL-${number}.pdf`))
    for (const number of bills) expect(tender.body).toContain(number)
    await edit(shipmentId, now => ({
      ...now,
      Lines: (now.Lines ?? []).map((line, i) => (i === 1 ? { ...line, Weight: 110 } : line)),
      HandlingUnits: (now.HandlingUnits ?? []).map((unit, i) =>
        i === 1 ? { ...unit, Contents: [{ Line: 2, Pieces: 2, Weight: 50 }] } : unit,
      ),
    }))
    const change = await tell(shipmentId)
    expect(Object.keys(change.papers)).toEqual(bills.map(number => `BOL-${number}-revision-2.pdf`))
    for (const number of bills) expect(change.body).toContain(number)
    expect(change.papers[`BOL-${bills[1]}-revision-2.pdf`]).toMatch(/2 CTN 50 Gaskets/)
    const { version } = await details(shipmentId)
    const cancelled = await mailOf(() =>
      ask(node, Void, { body: { shipmentId, version, reason: 'No freight' } }, clerk.token),
    )
    for (const number of bills) expect(cancelled.body).toContain(number)
    expect(cancelled.body).toContain('10:00 AM to 3:30 PM')
  })

  it('one that is added later goes out, and replaces nothing', async () => {
    const { shipmentId } = await bookedStops({ Bills: [{ FromStop: 1, ToStop: 3 }] })
    await edit(shipmentId, now => ({ ...now, Bills: [...(now.Bills ?? []), { FromStop: 1, ToStop: 2 }] }))
    const { papers } = await tell(shipmentId)
    const [first = '', added = ''] = Object.values(papers)
    expect(first).toContain('Revision 2, replaces the original')
    expect(added).toContain('Bill of Lading Number')
    expect(added).not.toContain('replaces')
  })

  it('of an order that was carried over, whose freight was kept without ids, says only what changed', async () => {
    const [one] = freight.items
    if (one === undefined) throw new Error('no freight')
    const items = [one, { ...one, description: 'Gaskets', itemCode: 'GK-2', weightLb: 60 }]
    const { shipmentId, bolNumber } = await booked({ items, references: freight.references })
    const first = { shipment: { ...freight, items, internalNotes: '' }, bolNumber, originZone: 'America/New_York' }
    await node.app.db.forClient(clerk.clientId).transaction(tx =>
      tx
        .updateTable('shipment_content')
        .set({ form: 1, content: JSON.stringify(first) })
        .where('shipment_id', '=', shipmentId)
        .execute(),
    )
    expect((await details(shipmentId)).booking.unknownToCarrier).toEqual([])
    const { version } = await details(shipmentId)
    const Items = items.map((item, i) => ({ ...itemToWire(item), ...(i === 1 ? { Weight: 110 } : {}) }))
    const saved = await ask(node, SaveItemDetails, { body: { shipmentId, version, Items } }, clerk.token)
    expect(saved.status).toBe(200)
    const { body } = await tell(shipmentId)
    expect(body).toMatch(/60 lb.*Gaskets.* → .*110 lb.*Gaskets/)
    expect(body).not.toContain('Pump housings')
  })
})

describe('a tender', () => {
  it('of several stops says at each when, what comes on and off, and what is needed there', async () => {
    const { ShipmentStops: stops = [] } = sampleWireStops()
    const last = {
      SheduleDateTime: { PickupByDate: '2026-11-27', PickupByFromTime: '09:00', PickupByToTime: '11:00' },
      Appointment: 'APPT-998',
      Reference1: 'GATE 12',
    }
    const { tender } = await bookedStops({
      ShipmentStops: stops.map((stop, i) => (i === 2 ? { ...stop, ...last } : stop)),
      Bills: [],
    })
    const [, ...at] = tender.body.split(/(?=Stop \d:)/)
    expect(at).toHaveLength(3)
    expect(at[0]).toMatch(
      /Stop 1: pick up[\s\S]*10:00 AM to 3:30 PM[\s\S]*Loads:\n1 Pallet, 500 lb.*\non the same, 60 lb.*\n1 Pallet, 30 lb/,
    )
    expect(at[1]).toMatch(
      /Toledo[\s\S]*Nov 25[\s\S]*8:00 AM to 12:00 PM[\s\S]*DOCK 7[\s\S]*Unloads:\n1 Pallet, 30 lb.*Gaskets/,
    )
    expect(at[2]).toMatch(
      /Nov 27[\s\S]*9:00 AM to 11:00 AM[\s\S]*APPT-998[\s\S]*GATE 12[\s\S]*Lift gate[\s\S]*Unloads:\n1 Pallet, 500 lb/,
    )
    const [paper = ''] = Object.values(tender.papers)
    expect(paper).toContain('Delivery: Fri, Nov 27, 9:00 AM')
    expect(paper).toContain('APPT-998')
    expect(paper).toContain('GATE 12')
  })

  it('says the hours of a stop that follows the pickup by its day, on its bill and in the letter', async () => {
    const { ShipmentStops: stops = [] } = sampleWireStops()
    const { tender } = await bookedStops({
      ShipmentStops: stops.map((stop, i) =>
        i === 1 ? { ...stop, SheduleDateTime: { ...stop.SheduleDateTime, PickupByDate: '' } } : stop,
      ),
    })
    expect(tender.body).toContain('8:00 AM to 12:00 PM ET')
    expect(Object.values(tender.papers).join('\n')).toContain('8:00 AM–12:00 PM ET')
  })

  it('says a hazardous quantity once, where it is loaded, and the stop where a COD is collected', async () => {
    const { Lines: [first = {}, ...rest] = [], ShipmentStops: stops = [] } = sampleWireStops()
    const Hazmat = {
      ...{ UNNumber: 'UN1263', ProperShippingName: 'Paint', HazardClass: '3', PackingGroup: 'II' as const },
      ...{ Quantity: '40 gal', EmergencyPhone: '800-424-9300', EmergencyService: true, EmergencyContract: 'CCN1' },
    }
    const { tender } = await bookedStops({
      Lines: [{ ...first, Hazmat }, ...rest],
      Cod: { amount: 139_450, currency: 'USD', FeeTerms: 'C', CustomerCheck: true },
      ShipmentStops: stops.map((stop, i) => ({ ...stop, AdditionalService: i === 1 ? ['COD'] : [] })),
      Bills: [],
    })
    const [, loads = '', , unloads = ''] = tender.body.split(/(?=Stop \d:)/)
    expect(loads).toContain('HAZMAT: UN1263, Paint, 3, PG II, 10 cartons, 40 gal')
    expect(unloads).toContain('HAZMAT: UN1263, Paint, 3, PG II, 10 cartons, of those loaded above')
    expect(tender.body.match(/40 gal/g)).toHaveLength(1)
    expect(tender.body).toContain('Collect on delivery: $1,394.50, fee collect, customer check accepted, at stop 2')
  })

  it('that others pay for says who', async () => {
    const { tender } = await bookedStops()
    expect(tender.body).toContain('Freight charges: Collect, paid by Test Consignee')
  })
})

it('a cancellation of a demo says so in its subject', async () => {
  const { shipmentId, bolNumber } = await booked()
  const setDemo = (is_demo: boolean) =>
    node.app.db.identity
      .updateTable('identity.client')
      .set({ is_demo })
      .where('client_id', '=', clerk.clientId)
      .execute()
  const { version } = await details(shipmentId)
  await setDemo(true)
  const { status } = await ask(node, Void, { body: { shipmentId, version, reason: 'No freight' } }, clerk.token)
  await setDemo(false)
  expect(status).toBe(200)
  const mail = await node.app.db
    .forClient(clerk.clientId)
    .readOne(
      node.app.db.query
        .selectFrom('mail')
        .select('subject')
        .where('shipment_id', '=', shipmentId)
        .where('purpose', '=', 'cancel'),
    )
  expect(mail?.subject).toBe(`SAMPLE: Cancelled: bill of lading ${bolNumber}`)
})
