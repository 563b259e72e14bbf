import { PlaceKinds } from '@waybill/contract/calls/Address/PlaceKinds.ts'
import { CheckBOLandDownload } from '@waybill/contract/calls/Shipment/CheckBOLandDownload.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import { AnswerTender } from '@waybill/contract/calls/Tender/AnswerTender.ts'
import { StartTenderRound } from '@waybill/contract/calls/Tender/StartTenderRound.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight, freight } from '../../testing/freight.ts'
import { ask, startTestNode, type TestNode } from '../../testing/node.ts'
import { pdfText } from '../../testing/pdf.ts'
import { linkMailedTo, mailsAbout } from '../../testing/quotes.ts'
import { addPricedCarrier } from '../../testing/rates.ts'

// The carrier reads on the paper what its price was asked for, as it reads it in the letter: what nobody ticked, too.

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await startTestNode()
})
afterAll(() => node.close())

async function shop(): Promise<void> {
  clerk = await newCompany(node)
  await addPricedCarrier(node, clerk)
}

async function isResidence(): Promise<void> {
  const { company: CompanyName, street: Street, zip: Zip } = freight.destination
  const body = { places: [{ CompanyName, Street, Street2: '', Zip }], kind: 'residential' as const }
  expect((await ask(node, PlaceKinds, { query: { flag: 'remember' }, body }, clerk.token)).status).toBe(200)
}

const bundle = { lengthIn: 240, widthIn: 12, heightIn: 12, handlingUnitType: 'BDL' }
const long = { items: freight.items.map(item => ({ ...item, ...bundle })) }

const details = async (shipmentId: number) =>
  (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

async function priced(shipmentId: number): Promise<number> {
  const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  const { PricesheetID = 0 } = reply.rates[0] ?? {}
  return PricesheetID
}

async function book(shipmentId: number): Promise<void> {
  const PricesheetID = await priced(shipmentId)
  const { version } = await details(shipmentId)
  const body = { shipmentId, version, PricesheetID }
  expect((await ask(node, Pickup, { query: { flag: 'book' }, body }, clerk.token)).status).toBe(200)
}

async function paper(shipmentId: number): Promise<string> {
  const printed = await ask(node, CheckBOLandDownload, { body: { shipmentIds: [shipmentId], copies: 1 } }, clerk.token)
  expect(printed.status).toBe(200)
  return pdfText(printed.bytes)
}

it('a bill lists what the freight and a known place call for, though nobody ticked it', async () => {
  await shop()
  await isResidence()
  const { shipmentId } = await addFreight(node, clerk, long)
  await book(shipmentId)
  const text = await paper(shipmentId)
  expect(text).toContain('Over length')
  expect(text).toContain('Residential delivery')
})

it('a price that is accepted later brings what it was asked for onto the next revision', async () => {
  await shop()
  const { shipmentId } = await addFreight(node, clerk)
  await book(shipmentId)
  expect(await paper(shipmentId)).not.toContain('Residential delivery')
  await isResidence()
  expect(await paper(shipmentId)).not.toContain('Residential delivery')
  const PricesheetID = await priced(shipmentId)
  const { version } = await details(shipmentId)
  const body = { shipmentId, version, way: 'call' as const, spokeWith: 'Pat', PricesheetID }
  expect((await ask(node, TellCarrier, { body }, clerk.token)).status).toBe(200)
  expect(await paper(shipmentId)).toContain('Residential delivery')
  const { bolRevisions } = await details(shipmentId)
  expect(bolRevisions.map(({ revision, reason }) => [revision, reason])).toEqual([
    [1, 'booked'],
    [2, 'accessorials'],
  ])
})

it('a load that is offered names it in its letter, and on the bill of who takes it', async () => {
  await shop()
  await isResidence()
  const { shipmentId } = await addFreight(node, clerk)
  const PricesheetID = await priced(shipmentId)
  const { version } = await details(shipmentId)
  const round = { shipmentId, version, kind: 'single' as const, stepMinutes: 60, PricesheetIDs: [PricesheetID] }
  expect((await ask(node, StartTenderRound, { body: round }, clerk.token)).status).toBe(200)
  const dispatch = 'dispatch@dmaa.invalid'
  const [letter] = await mailsAbout(node, clerk, dispatch)
  // Its price says so, too, for what it leaves out.
  expect(letter?.text).toMatch(/Accessorials: [^\n]*Residential delivery/)
  const { id: TenderID, AccessID } = await linkMailedTo(node, clerk, dispatch, 'Tender')
  const accepted = await ask(node, AnswerTender, { query: { TenderID, AccessID }, body: { answer: 'accept' } })
  expect(accepted.status).toBe(200)
  expect(await paper(shipmentId)).toContain('Residential delivery')
})
