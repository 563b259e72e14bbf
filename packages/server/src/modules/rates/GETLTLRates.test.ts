import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addCarrier, addFreight, freight } from '../../testing/freight.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { addPricedCarrier, addSheet } from '../../testing/rates.ts'
import { loadShipment, lockShipment, saveShipment } from '../shipments/index.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const rate = (shipmentId: number, person = clerk) => ask(node, GETLTLRates, { body: { shipmentId } }, person.token)

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
      ...{ source: 'Rate sheet Standard, version 1', ServiceDays: 3, deliveryDate: '2026-11-30' },
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
