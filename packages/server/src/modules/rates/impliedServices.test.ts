import { PlaceKinds } from '@waybill/contract/calls/Address/PlaceKinds.ts'
import { AddNewPricesheet } from '@waybill/contract/calls/Quote/AddNewPricesheet.ts'
import { GetQuoteResponseDetails } from '@waybill/contract/calls/Quote/GetQuoteResponseDetails.ts'
import { SubmitQuoteResponse } from '@waybill/contract/calls/Quote/SubmitQuoteResponse.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { SpotQuote } from '@waybill/contract/calls/Shipment/SpotQuote.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addCarrier, addFreight, freight, sheetTexts } from '../../testing/freight.ts'
import { ask } from '../../testing/node.ts'
import { inAWeek, linkMailedTo } from '../../testing/quotes.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { connect, startWiredNode, type Wired } from '../../testing/wire.ts'
import { loadRateSheet } from './loadRateSheet.ts'

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
  clerk = await newCompany(wired.node)
})
afterAll(() => wired.close())

const bundle = { lengthIn: 240, widthIn: 12, heightIn: 12, handlingUnits: 1, handlingUnitType: 'BDL' }
const long = { items: freight.items.slice(0, 1).map(item => ({ ...item, ...bundle })) }

async function rated(person: Person, changes: Parameters<typeof addFreight>[2]) {
  const { shipmentId } = await addFreight(wired.node, person, changes)
  return (await ask(wired.node, GETLTLRates, { body: { shipmentId } }, person.token)).reply
}

const notStated = (accessorial: string, why: string) => ({
  ...{ code: 'accessorialNotPriced', accessorial, why, implied: true },
})

it('a sheet that does not state what long freight calls for is shown, marked, and never selected', async () => {
  const person = await newCompany(wired.node)
  await addPricedCarrier(wired.node, person, { scac: 'DMAA' }, '50.00')
  await addCarrier(wired.node, person, { scac: 'DMBB' })
  const whole = sheetTexts('DMBB', '100.00')
  const accessorials = `${whole.accessorials.trim()}\nOVERLEN,flat,465.00\n`
  await wired.node.app.db
    .forClient(person.clientId)
    .transaction(tx => loadRateSheet(tx, person.clientId, { ...whole, accessorials }, wired.node.clock.now()))
  const { rates, selectedPricesheetid } = await rated(person, long)
  const [silent, stated] = rates
  expect(silent).toMatchObject({ CarrierSCAC: 'DMAA', missing: ['OVERLEN'] })
  expect(silent?.warnings).toContainEqual(notStated('OVERLEN', 'noRule'))
  expect(stated).toMatchObject({ CarrierSCAC: 'DMBB', missing: [] })
  expect(stated?.charges).toContainEqual({ kind: 'accessorial', code: 'OVERLEN', amount: 46_500 })
  expect(selectedPricesheetid).toBe(stated?.PricesheetID)
})

it('a place that somebody said to be a residence is asked of sheets and sent over wires', async () => {
  const person = await newCompany(wired.node)
  await connect(wired.node, person, ['DMGL'])
  await addPricedCarrier(wired.node, person, { scac: 'DMAA' })
  const { company: CompanyName, street: Street, zip: Zip } = freight.destination
  const places = [{ CompanyName, Street, Street2: '', Zip }]
  const body = { places, kind: 'residential' as const }
  expect((await ask(wired.node, PlaceKinds, { query: { flag: 'remember' }, body }, person.token)).status).toBe(200)
  const { rates } = await rated(person, {})
  const sheet = rates.find(({ isAPI }) => !isAPI)
  expect(sheet?.warnings).toContainEqual(notStated('RESDEL', 'noRule'))
  expect(sheet?.warnings.map(({ code }) => code)).not.toContain('placeKind')
  const live = rates.find(({ isAPI }) => isAPI)
  expect(live?.missing).toEqual([])
  expect(live?.charges.map(({ code }) => code)).toContain('RESDEL')
  expect(live?.trace).toContainEqual({ step: 'implied', codes: ['RESDEL'] })
})

it('a price that was asked for before somebody said what the place is has to be asked for again', async () => {
  const person = await newCompany(wired.node)
  const scac = await addPricedCarrier(wired.node, person, { scac: 'DMAA' })
  const { shipmentId } = await addFreight(wired.node, person)
  const rate = async () => {
    const { reply } = await ask(wired.node, GETLTLRates, { body: { shipmentId } }, person.token)
    return reply.rates.find(({ CarrierSCAC }) => CarrierSCAC === scac)?.PricesheetID ?? 0
  }
  const book = async (PricesheetID: number) => {
    const { version } = (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, person.token)).reply
    return (await ask(wired.node, Pickup, { body: { shipmentId, version, PricesheetID } }, person.token)).error?.code
  }
  const before = await rate()
  const { company: CompanyName, street: Street, zip: Zip } = freight.destination
  const body = { places: [{ CompanyName, Street, Street2: '', Zip }], kind: 'residential' as const }
  await ask(wired.node, PlaceKinds, { query: { flag: 'remember' }, body }, person.token)
  expect(await book(before)).toBe('QuoteOutdated')
  expect(await book(await rate())).not.toBe('QuoteOutdated')
})

it('a school beside a sheet that charges for limited access alone is priced as that, and booked', async () => {
  const person = await newCompany(wired.node)
  await addCarrier(wired.node, person, { scac: 'DMBB' })
  const sheet = sheetTexts('DMBB')
  const accessorials = `${sheet.accessorials.trim()}\nLTDDEL,flat,95.00\n`
  await wired.node.app.db
    .forClient(person.clientId)
    .transaction(tx => loadRateSheet(tx, person.clientId, { ...sheet, accessorials }, wired.node.clock.now()))
  const { company: CompanyName, street: Street, zip: Zip } = freight.destination
  const body = { places: [{ CompanyName, Street, Street2: '', Zip }], kind: 'school' as const }
  await ask(wired.node, PlaceKinds, { query: { flag: 'remember' }, body }, person.token)
  const { shipmentId } = await addFreight(wired.node, person)
  const { reply } = await ask(wired.node, GETLTLRates, { body: { shipmentId } }, person.token)
  const [price] = reply.rates
  expect(price?.missing).toEqual([])
  expect(price?.charges).toContainEqual({ kind: 'accessorial', code: 'LTDDEL', amount: 9_500 })
  const { version } = (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, person.token)).reply
  const booking = { shipmentId, version, PricesheetID: price?.PricesheetID ?? 0 }
  expect((await ask(wired.node, Pickup, { body: booking }, person.token)).error?.code).not.toBe('QuoteOutdated')
})

it('what a wire has no code for is not stated', async () => {
  const person = await newCompany(wired.node)
  await connect(wired.node, person, ['DMGL'])
  const { rates, selectedPricesheetid, because } = await rated(person, long)
  expect(rates.map(({ missing }) => missing)).toEqual([['OVERLEN']])
  expect(rates[0]?.warnings).toContainEqual(notStated('OVERLEN', 'notAccepted'))
  expect([selectedPricesheetid, because]).toEqual([null, 'noneWhole'])
})

it('a carrier is asked for it on its page, and no answer is refused for leaving it out', async () => {
  const { shipmentId } = await addFreight(wired.node, clerk, long)
  const emails = ['silent@carrier.invalid', 'whole@carrier.invalid']
  const carriers = emails.map(email => ({ email, CarrierName: email }))
  const question = { shipmentId, version: 1, deadline: inAWeek, carriers }
  expect((await ask(wired.node, SpotQuote, { body: question }, clerk.token)).status).toBe(200)
  const linkTo = async (email: string) => {
    const { id, AccessID } = await linkMailedTo(wired.node, clerk, email, 'Quote')
    return { QuoteID: id, AccessID }
  }
  const [silent, whole] = [await linkTo('silent@carrier.invalid'), await linkTo('whole@carrier.invalid')]
  const page = (await ask(wired.node, GetQuoteResponseDetails, { query: silent })).reply
  expect(page.QuoteInfo.AdditionalService).toContain('OVERLEN')
  expect(page.ChargeDetails).toContainEqual({ kind: 'accessorial', code: 'OVERLEN' })
  const offer = { currency: 'USD', basis: 'split' as const, linehaul: 500_00, fuel: 100_00 }
  const submit = async (query: typeof silent, SCAC: string, accessorials: { code: string; amount: number }[]) => {
    const body = { offer: { ...offer, accessorials } }
    expect((await ask(wired.node, AddNewPricesheet, { query, body })).status).toBe(200)
    expect((await ask(wired.node, SubmitQuoteResponse, { query, body: { terms: true, SCAC } })).status).toBe(200)
  }
  const asked = page.QuoteInfo.AdditionalService.filter(code => code !== 'OVERLEN').map(code => ({ code, amount: 0 }))
  await submit(silent, 'DMQA', asked)
  await submit(whole, 'DMQB', [...asked, { code: 'OVERLEN', amount: 465_00 }])
  const { PriceSheets } = (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
  const of = (scac: string) => PriceSheets.find(({ CarrierSCAC }) => CarrierSCAC === scac)
  expect(of('DMQA')).toMatchObject({ missing: ['OVERLEN'], CurrAmount: 600_00 })
  expect(of('DMQA')?.warnings).toContainEqual(notStated('OVERLEN', 'notOffered'))
  expect(of('DMQB')).toMatchObject({ missing: [], CurrAmount: 1_065_00 })
  expect(of('DMQB')?.trace).toContainEqual({ step: 'implied', codes: ['OVERLEN'] })
})
