import { ExchangeRates } from '@waybill/contract/calls/RateSheets/ExchangeRates.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addCarrier, addFreight, freight, sheetTexts } from '../../testing/freight.ts'
import { ask, sharedNode, TestClock, type TestNode } from '../../testing/node.ts'
import { addPricedCarrier, addSheet } from '../../testing/rates.ts'
import { loadShipment, lockShipment, saveShipment } from '../shipments/index.ts'
import { loadFuel } from './loadFuel.ts'
import { loadRateSheet } from './loadRateSheet.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const rate = (shipmentId: number, person = clerk) => ask(node, GETLTLRates, { body: { shipmentId } }, person.token)

const load = ({ clientId }: Person, texts: Parameters<typeof loadRateSheet>[2]) =>
  node.app.db.forClient(clientId).transaction(tx => loadRateSheet(tx, clientId, texts, node.clock.now()))

describe('Shipment/GETLTLRates', () => {
  it('answers 401 without a key, 400 without a shipment, 404 for another company', async () => {
    const { shipmentId } = await addFreight(node, clerk)
    expect((await ask(node, GETLTLRates, { body: { shipmentId } })).status).toBe(401)
    expect((await rate(0)).status).toBe(400)
    expect((await rate(shipmentId, await newCompany(node))).status).toBe(404)
  })

  it('prices to the cent, says why, and names who has no price', async () => {
    await addPricedCarrier(node, clerk, { scac: 'DMAA' })
    await addPricedCarrier(node, clerk, { scac: 'DMBB' }, '120.00')
    await addCarrier(node, clerk, { scac: 'DMCC' })
    await addPricedCarrier(node, clerk, { scac: 'DMZZ', active: false })
    const { shipmentId } = await addFreight(node, clerk)
    const { status, reply } = await rate(shipmentId)
    expect(status).toBe(200)
    expect(reply.rates.map(({ CarrierSCAC, CurrAmount }) => [CarrierSCAC, CurrAmount])).toEqual([
      ['DMAA', 21_336],
      ['DMBB', 26_670],
    ])
    expect(reply.rates[0]).toMatchObject({
      ...{ linehaul: 48_000, discount: 31_200, fuel: 4_536, accessorials: 0, currency: 'USD' },
      ...{ source: 'Rate sheet Standard, version 1', ServiceDays: 3, deliveryDate: '2026-12-01' },
      ...{ current: true, allowed: true, guessedClass: false, expiresAt: '2026-11-21T15:00:00.000Z' },
    })
    expect(reply.rates[0]?.trace[0]).toMatchObject({ step: 'sheet', versionId: expect.any(Number) })
    expect(reply.refusals).toMatchObject([{ CarrierSCAC: 'DMCC', reason: 'noSheet' }])
    expect(reply).toMatchObject({ selectedPricesheetid: reply.rates[0]?.PricesheetID, because: 'cheapest' })
    const record = await loadShipment(node.app.db.forClient(clerk.clientId), clerk.clientId, shipmentId)
    expect(record).toMatchObject({ status: 'Q', selectedQuoteId: reply.rates[0]?.PricesheetID })
  })

  it('never chooses a carrier marked as not to be used, but shows its price', async () => {
    const person = await newCompany(node)
    await addPricedCarrier(node, person, { scac: 'DMAA', doNotUse: true })
    await addPricedCarrier(node, person, { scac: 'DMBB' }, '500.00')
    const { reply } = await rate((await addFreight(node, person)).shipmentId, person)
    expect(reply.rates.map(({ allowed }) => allowed)).toEqual([false, true])
    expect(reply.selectedPricesheetid).toBe(reply.rates[1]?.PricesheetID)
  })

  it('shows a price that leaves a service out, says so, and never chooses it by itself', async () => {
    const person = await newCompany(node)
    await addPricedCarrier(node, person, { scac: 'DMAA' }, '50.00')
    await addPricedCarrier(node, person, { scac: 'DMBB' })
    const bare = { ...sheetTexts('DMAA', '50.00'), accessorials: 'code,basis,rate\n' }
    await load(person, bare)
    const { shipmentId } = await addFreight(node, person, { accessorials: ['LGDEL'] })
    const { reply } = await rate(shipmentId, person)
    const [lacking, whole] = reply.rates
    expect(lacking).toMatchObject({ CarrierSCAC: 'DMAA', missing: ['LGDEL'], accessorials: null })
    expect(lacking?.warnings).toEqual([{ code: 'accessorialNotPriced', accessorial: 'LGDEL', why: 'noRule' }])
    expect(whole).toMatchObject({ CarrierSCAC: 'DMBB', missing: [], accessorials: 12_500 })
    expect(reply).toMatchObject({ selectedPricesheetid: whole?.PricesheetID, because: 'cheapest' })
    await load(person, { ...sheetTexts('DMBB'), accessorials: 'code,basis,rate\n' })
    expect((await rate(shipmentId, person)).reply).toMatchObject({ selectedPricesheetid: null, because: 'noneWhole' })
  })

  it('takes fuel from the program a sheet names: a new index price is a new surcharge; an old one chooses nothing', async () => {
    const person = await newCompany(node)
    await addCarrier(node, person, { scac: 'DMAA' })
    const sheet = sheetTexts('DMAA')
    await load(person, { ...sheet, sheet: `${sheet.sheet}fuel_program,OURS\n`, fuel: 'from,percent\n' })
    const { shipmentId } = await addFreight(node, person)
    expect((await rate(shipmentId, person)).reply.refusals).toMatchObject([{ reason: 'noFuelProgram' }])
    const fuel = (texts: Parameters<typeof loadFuel>[2]) =>
      node.app.db.forClient(person.clientId).transaction(tx => loadFuel(tx, person.clientId, texts, node.clock.now()))
    const programs = 'program,region,basis,from_index,value\nOURS,US,percent,3.00,20\nOURS,US,percent,3.50,27\n'
    const index = 'region,from,price\nUS,2026-10-30,3.10\n'
    expect(await fuel({ programs, index })).toMatchObject({ kind: 'loaded', programs: 1, prices: 1 })
    const stale = (await rate(shipmentId, person)).reply
    expect(stale.rates).toMatchObject([{ CurrAmount: 20_160, fuelIsOld: true }])
    expect(stale.rates[0]?.warnings).toEqual([{ code: 'fuelStale', since: '2026-10-30', days: 21 }])
    expect(stale).toMatchObject({ selectedPricesheetid: null, because: 'noneWhole' })
    // In Dayton it is the evening before, and the price 20 days old: the day in Greenwich is nobody's.
    node.clock.at = Date.parse('2026-11-20T02:00:00Z')
    expect((await rate(shipmentId, person)).reply.rates).toMatchObject([{ fuelIsOld: false }])
    node.clock.at = TestClock.start
    expect(await fuel({ index: `${index}US,11/23/2026,$3.52\n` })).toMatchObject({ programs: 0, prices: 1 })
    const fresh = (await rate(shipmentId, person)).reply
    expect(fresh.rates).toMatchObject([{ CurrAmount: 21_336, fuelIsOld: false }])
    expect(fresh.selectedPricesheetid).toBe(fresh.rates[0]?.PricesheetID)
    expect(await fuel({ programs })).toMatchObject({ kind: 'loaded', programs: 0 })
    for (const [texts, code] of [
      [{ index: 'region,from,price\nUS,2026-11-30,0\n' }, 'notAbove'],
      [{ index: 'region,from,price\nUS,2026-11-30,3.4\nUS,2026-11-30,3.5\n' }, 'twice'],
      [{ index: 'region,from,price\nUS,2026-11-23,3.4\n' }, 'differsFromBefore'],
      [{ programs: programs.replace('27', '28') }, 'differsFromBefore'],
    ] as const) {
      expect(await fuel(texts)).toMatchObject({ kind: 'errors', errors: [{ code }] })
    }
  })

  it('compares by the rate of the company’s day, which may be another one than Greenwich’s', async () => {
    const person = await newCompany(node)
    await addCarrier(node, person, { scac: 'DMAA' })
    const sheet = sheetTexts('DMAA')
    await load(person, { ...sheet, sheet: `${sheet.sheet}currency,CAD\n` })
    await node.app.db.identity
      .updateTable('identity.client')
      .set({ time_zone: 'Pacific/Kiritimati' })
      .where('client_id', '=', person.clientId)
      .execute()
    const token = await node.app.sessions.open(person, 'test')
    // 15:00 on the 20th in Greenwich is 05:00 on the 21st there.
    const body = { currency: 'CAD', from: '2026-11-21', usd: 731_500 }
    await ask(node, ExchangeRates, { query: { flag: 'save' }, body }, token)
    const { shipmentId } = await addFreight(node, person)
    const { reply } = await rate(shipmentId, { ...person, token })
    expect(reply.rates).toMatchObject([{ converted: { amount: 15_607, from: '2026-11-21' } }])
  })

  it('refuses a currency that there is none of, and asks about a rate that moves far from the one in force', async () => {
    const person = await newCompany(node)
    const save = async (currency: string, from: string, usd: number, confirmed = false) => {
      const body = { currency, from, usd, confirmed }
      const { status, error } = await ask(node, ExchangeRates, { query: { flag: 'save' }, body }, person.token)
      return status === 200 ? 'saved' : error.issues?.[0]
    }
    expect(await save('XXX', '2026-11-02', 700_000)).toMatchObject({ at: 'body.currency', code: 'notACurrency' })
    expect(await save('ZZZ', '2026-11-02', 700_000)).toMatchObject({ code: 'notACurrency' })
    // It was never worth that much.
    const much = { at: 'body.usd', code: 'unusual', params: { least: 0.5, most: 1.2 } }
    expect(await save('CAD', '2026-11-02', 1_000_000_000)).toMatchObject(much)
    expect(await save('CAD', '2026-11-02', 731_500)).toBe('saved')
    expect(await save('CAD', '2026-11-09', 877_800)).toBe('saved')
    expect(await save('CAD', '2026-11-16', 731_500_0)).toMatchObject({
      ...{ at: 'body.usd', code: 'movesFar' },
      params: { before: '0.8778', from: '2026-11-09', percent: 733.3 },
    })
    // A slip is corrected on its own day: the one before counts as well as what stands there.
    expect(await save('CAD', '2026-11-16', 600_000, true)).toBe('saved')
    expect(await save('CAD', '2026-11-16', 860_000)).toMatchObject({ code: 'movesFar', params: { before: '0.6' } })
    expect(await save('CAD', '2026-11-05', 740_000)).toBe('saved')
  })

  it('compares a price of another currency by an exchange rate, which stands in its trace', async () => {
    const person = await newCompany(node)
    await addCarrier(node, person, { scac: 'DMAA' })
    const sheet = sheetTexts('DMAA')
    await load(person, { ...sheet, sheet: `${sheet.sheet}currency,CAD\n` })
    await addPricedCarrier(node, person, { scac: 'DMBB' })
    const from = node.clock.now().toISOString().slice(0, 10)
    const exchange = (flag: 'load' | 'save' | 'delete', body = {}) =>
      ask(node, ExchangeRates, { query: { flag }, body }, person.token)
    const cad = { currency: 'CAD', from, usd: 731_500 }
    expect((await exchange('save', { ...cad, currency: 'USD' })).status).toBe(400)
    expect((await exchange('save', { ...cad, usd: 0 })).status).toBe(400)
    expect((await exchange('save', { ...cad, from: '2026-02-30' })).status).toBe(400)
    expect((await exchange('save', { ...cad, usd: 700_000 })).reply.rates).toHaveLength(1)
    expect((await exchange('save', cad)).reply.rates).toEqual([cad])
    const { shipmentId } = await addFreight(node, person)
    const { reply } = await rate(shipmentId, person)
    // CA$213.36 × 0.7315 = $156.07: the cheaper of the two, though its figure is the same.
    const converted = { amount: 15_607, currency: 'USD', from }
    expect(reply.rates).toMatchObject([
      { CarrierSCAC: 'DMAA', CurrAmount: 21_336, currency: 'CAD', converted },
      { CarrierSCAC: 'DMBB', CurrAmount: 21_336, currency: 'USD', converted: null },
    ])
    expect(reply).toMatchObject({ selectedPricesheetid: reply.rates[0]?.PricesheetID, because: 'cheapest' })
    expect((await exchange('delete', cad)).reply.rates).toEqual([])
    const { reply: details } = await ask(node, ShipmentDetails, { body: { shipmentId } }, person.token)
    expect(details.PriceSheets.find(price => price.CarrierSCAC === 'DMAA')).toMatchObject({ converted })
    const stranger = await newCompany(node)
    await exchange('save', cad)
    expect((await ask(node, ExchangeRates, { query: { flag: 'load' }, body: {} }, stranger.token)).reply.rates).toEqual(
      [],
    )
  })

  it('chooses no price of another currency than the shipment, and says that this is why', async () => {
    const person = await newCompany(node)
    await addCarrier(node, person, { scac: 'DMAA' })
    const sheet = sheetTexts('DMAA')
    await load(person, { ...sheet, sheet: `${sheet.sheet}currency,CAD\n` })
    const { reply } = await rate((await addFreight(node, person)).shipmentId, person)
    expect(reply.rates).toMatchObject([{ currency: 'CAD' }])
    expect(reply).toMatchObject({ selectedPricesheetid: null, because: 'otherCurrency' })
    await addPricedCarrier(node, person, { scac: 'DMBB' }, '500.00')
    const both = (await rate((await addFreight(node, person)).shipmentId, person)).reply
    expect(both.rates.map(({ CarrierSCAC, currency }) => [CarrierSCAC, currency])).toEqual([
      ['DMBB', 'USD'],
      ['DMAA', 'CAD'],
    ])
    expect(both.selectedPricesheetid).toBe(both.rates[0]?.PricesheetID)
  })

  it('says that a contract has run out, and does not go back to the one before it', async () => {
    const person = await newCompany(node)
    await addPricedCarrier(node, person, { scac: 'DMAA' })
    const later = sheetTexts('DMAA', '50.00', '2026-06-01')
    await load(person, { ...later, sheet: `${later.sheet}to,2026-11-20\n` })
    const { reply } = await rate((await addFreight(node, person)).shipmentId, person)
    expect(reply.rates).toEqual([])
    expect(reply.refusals).toMatchObject([{ reason: 'notInForce', params: { to: '2026-11-20' } }])
  })

  it('reads sheets of an older form, and a price whose sheet was replaced keeps its trace', async () => {
    const person = await newCompany(node)
    await addPricedCarrier(node, person, { scac: 'DMAA' })
    const db = node.app.db.forClient(person.clientId)
    // As the first form was written: no cadence, no miles, no minimum charge, one country's calendar.
    await db.transaction(tx =>
      sql`update rate_sheet_version set sheet = (sheet - '{fuelCadence,fuelProgram,capacity}'::text[]) || jsonb_build_object(
            'lanes', (select jsonb_agg(lane - 'miles') from jsonb_array_elements(sheet -> 'lanes') lane),
            'rates', (select jsonb_agg(r - 'minimumCharge') from jsonb_array_elements(sheet -> 'rates') r),
            'accessorials', (select jsonb_agg(a - 'wholeCwt') from jsonb_array_elements(sheet -> 'accessorials') a),
            'calendar', '{"country": "US", "keeps": ["New Year''s Day", "Memorial Day", "Independence Day", "Labor Day",
                          "Thanksgiving Day", "Christmas Day"], "alsoClosed": []}'::jsonb)
          where client_id = ${person.clientId}`.execute(tx),
    )
    expect(await addSheet(node, person, 'DMAA')).toMatchObject({ kind: 'unchanged', version: 1 })
    const { shipmentId } = await addFreight(node, person)
    const { reply } = await rate(shipmentId, person)
    expect(reply.rates[0]).toMatchObject({ CurrAmount: 21_336, deliveryDate: '2026-12-01' })
    await addSheet(node, person, 'DMAA', '200.00')
    const shown = (await ask(node, ShipmentDetails, { body: { shipmentId } }, person.token)).reply
    expect(shown.PriceSheets[0]?.trace).toEqual(reply.rates[0]?.trace)
    expect((await rate(shipmentId, person)).reply.rates[0]?.CurrAmount).toBe(44_450)
  })

  it('rates by the version in force on the pickup date, before and after a new file', async () => {
    const person = await newCompany(node)
    await addPricedCarrier(node, person, { scac: 'DMAA' })
    expect(await addSheet(node, person, 'DMAA')).toMatchObject({ kind: 'unchanged', version: 1 })
    expect(await addSheet(node, person, 'DMAA', '100.00', '2026-12-01')).toMatchObject({ kind: 'loaded', version: 2 })
    const november = await addFreight(node, person)
    const december = await addFreight(node, person, { pickup: { date: '2026-12-01', from: '10:00', to: '15:30' } })
    expect((await rate(november.shipmentId, person)).reply.rates[0]?.CurrAmount).toBe(21_336)
    expect((await rate(december.shipmentId, person)).reply.rates[0]?.CurrAmount).toBe(22_225)
    await addSheet(node, person, 'DMAA', '200.00', '2026-12-01')
    expect((await rate(december.shipmentId, person)).reply.rates[0]?.CurrAmount).toBe(44_450)
  })

  it('says what is missing before it asks anybody', async () => {
    const items = freight.items.map(item => ({ ...item, weightLb: 0 }))
    const { status, error } = await rate((await addFreight(node, clerk, { items })).shipmentId)
    expect([status, error.code, error.issues?.[0]?.at]).toEqual([422, 'NotReady', 'shipment.Items.0.Weight'])
  })

  it('announces each rate to who watches the shipment, small enough for any number of items', async () => {
    const person = await newCompany(node)
    await addPricedCarrier(node, person, { scac: 'DMAA' })
    const items = Array.from({ length: 200 }, () => freight.items[0] ?? never())
    const record = await addFreight(node, person, { items })
    const heard = new Promise<Readonly<Record<string, unknown>>>(found => {
      const stop = node.app.realtime.subscribe(happening => {
        if (happening === 'missed' || happening.topic !== 'rate' || happening.uniqueName !== record.uniqueName) return
        stop()
        found(happening.data)
      })
    })
    const { reply } = await rate(record.shipmentId, person)
    expect(await heard).toMatchObject({
      runId: reply.runId,
      rate: { PricesheetID: reply.rates[0]?.PricesheetID, CurrAmount: reply.rates[0]?.CurrAmount, trace: [] },
    })
    expect(reply.rates[0]?.trace.length).toBeGreaterThan(200)
  })

  it('shows prices after booking and changes nothing that was bought, and none to freight that is gone', async () => {
    const person = await newCompany(node)
    await addPricedCarrier(node, person, { scac: 'DMAA' })
    await addPricedCarrier(node, person, { scac: 'DMBB' }, '50.00')
    const { shipmentId, clientId } = await addFreight(node, person)
    const set = (facts: object) =>
      node.app.db.forClient(clientId).transaction(async tx => {
        const doer = { who: { ...person, name: 'Test' }, requestId: 'test', at: node.clock.now() }
        await saveShipment(node.app, tx, doer, await lockShipment(tx, clientId, shipmentId), {
          action: 'edited',
          facts,
        })
      })
    await set({ status: 'T', carrierScac: 'DMAA', carrierName: 'Test', service: 'Standard', totalCharge: 1 })
    const { reply } = await rate(shipmentId, person)
    expect([reply.rates.length, reply.selectedPricesheetid]).toEqual([2, null])
    const record = await loadShipment(node.app.db.forClient(clientId), clientId, shipmentId)
    expect(record).toMatchObject({ totalCharge: 1, selectedQuoteId: null, version: 2 })
    await set({ status: 'A' })
    expect((await rate(shipmentId, person)).error.code).toBe('CannotRate')
  })
})

function never(): never {
  throw new Error('the sample has an item')
}
