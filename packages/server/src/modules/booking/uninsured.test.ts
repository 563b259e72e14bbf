import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { ask, startTestNode, type TestNode } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await startTestNode()
  return () => node.close()
})
beforeEach(async () => {
  node.clock.at = Date.parse('2026-11-22T15:00:00Z')
  clerk = await newCompany(node)
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  await addPricedCarrier(node, clerk, { scac: 'DMBB' }, '110.00')
})

const insure = (scac: string, until: string | null) =>
  node.app.db
    .forClient(clerk.clientId)
    .transaction(tx =>
      tx
        .updateTable('carrier')
        .set({ insurance_expires: until })
        .where('client_id', '=', clerk.clientId)
        .where('scac', '=', scac)
        .execute(),
    )

async function rated(changes = {}) {
  const { shipmentId } = await addFreight(node, clerk, changes)
  const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  const of = (scac: string) => reply.rates.find(rate => rate.CarrierSCAC === scac)
  const details = await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)
  return { shipmentId, ...reply, of, details: details.reply }
}

const book = async ({ shipmentId, details }: Awaited<ReturnType<typeof rated>>, PricesheetID = 0, flag?: 'call') =>
  ask(
    node,
    Pickup,
    {
      ...(flag === undefined ? {} : { query: { flag } }),
      body: { shipmentId, version: details.version, PricesheetID, spokeWith: 'Ann' },
    },
    clerk.token,
  )

it('the quote row says how the insurance stands; only one that ran out keeps a price from being selected', async () => {
  await insure('DMAA', '2026-12-01')
  const run = await rated()
  expect(run.of('DMAA')?.carrierWarnings).toEqual([{ code: 'insuranceEnding', date: '2026-12-01', days: 9 }])
  expect(run.of('DMBB')?.carrierWarnings).toEqual([{ code: 'insuranceMissing' }])
  expect(run.selectedPricesheetid).toBe(run.of('DMAA')?.PricesheetID)
  await insure('DMAA', '2026-11-21')
  const later = await rated()
  expect(later.of('DMAA')).toMatchObject({ allowed: false, carrierWarnings: [{ code: 'insuranceExpired' }] })
  expect(later.selectedPricesheetid).toBe(later.of('DMBB')?.PricesheetID)
  const shown = later.details.PriceSheets.find(({ CarrierSCAC }) => CarrierSCAC === 'DMAA')
  expect(shown).toMatchObject({ allowed: false, carrierWarnings: [{ code: 'insuranceExpired', date: '2026-11-21' }] })
  await insure('DMBB', '2026-11-20')
  expect(await rated()).toMatchObject({ selectedPricesheetid: null, because: 'allDoNotUse' })
})

it('an uninsured carrier is not booked in any way; from its last insured day on it is', async () => {
  await insure('DMAA', '2026-11-21')
  const run = await rated()
  const PricesheetID = run.of('DMAA')?.PricesheetID
  for (const flag of [undefined, 'call'] as const) {
    const refused = await book(run, PricesheetID, flag)
    expect([refused.status, refused.error.code]).toEqual([409, 'UninsuredCarrier'])
    expect(refused.error.message).toContain('expired on Sat, Nov 21, 2026')
  }
  await insure('DMAA', '2026-11-22')
  expect((await book(run, PricesheetID)).status).toBe(200)
})

it('the day is the company’s: past midnight in UTC it may still be insured', async () => {
  node.clock.at = Date.parse('2026-11-23T04:30:00Z')
  clerk = { ...clerk, token: await node.app.sessions.open(clerk, 'test') }
  await insure('DMAA', '2026-11-22')
  const run = await rated()
  expect(run.of('DMAA')?.carrierWarnings).toEqual([{ code: 'insuranceEnding', date: '2026-11-22', days: 0 }])
  expect((await book(run, run.of('DMAA')?.PricesheetID)).status).toBe(200)
})

it('collect freight is offered to no uninsured carrier, and its flagged one is selected', async () => {
  await node.app.db
    .forClient(clerk.clientId)
    .transaction(tx =>
      tx
        .updateTable('carrier')
        .set({ collect: true, collect_flagged: true })
        .where('client_id', '=', clerk.clientId)
        .where('scac', '=', 'DMBB')
        .execute(),
    )
  const run = await rated({ terms: 'collect' })
  expect([run.selectedPricesheetid, run.because]).toEqual([run.of('DMBB')?.PricesheetID, 'collectCarrier'])
  await insure('DMBB', '2026-11-01')
  const body = { shipmentId: run.shipmentId, version: run.details.version, PricesheetID: 0, SCAC: 'DMBB' }
  expect((await ask(node, Pickup, { body }, clerk.token)).error.code).toBe('UninsuredCarrier')
})
