import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { plainOf, shipmentOfPlain } from '@waybill/domain'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addCarrier, addFreight } from '../../testing/freight.ts'
import { putInStatus } from '../../testing/history.ts'
import { ask } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { connect, nextNews, startWiredNode, type Wired } from '../../testing/wire.ts'
import { contentNow, lockShipment, saveShipment } from '../shipments/index.ts'
import { DEADLINE_MS, LATE_MS } from './askSources.ts'
import { startRun } from './runs.ts'
import type { RateSource } from './sources.ts'

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
  clerk = await newCompany(wired.node)
  await addPricedCarrier(wired.node, clerk, { scac: 'DMAA' })
  await addCarrier(wired.node, clerk, { scac: 'DMCC' })
  await connect(wired.node, clerk, ['DMHV'])
})
afterEach(() => wired.sandbox.clearFaults())
afterAll(() => wired.close())

const db = () => wired.node.app.db.forClient(clerk.clientId)
const rate = (shipmentId: number, runId?: string) =>
  ask(wired.node, GETLTLRates, { body: { shipmentId, ...(runId === undefined ? {} : { runId }) } }, clerk.token)
const details = async (shipmentId: number) =>
  (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
const runsOf = (shipmentId: number) =>
  db().read(
    wired.node.app.db.query
      .selectFrom('rating_run as r')
      .leftJoin('rating_outcome as o', join =>
        join.onRef('o.client_id', '=', 'r.client_id').onRef('o.run_id', '=', 'r.run_id'),
      )
      .select(['r.run_id', 'r.ended_at', 'r.because', 'r.chosen', 'r.content_no', 'o.sources', 'o.chosen as left'])
      .where('r.shipment_id', '=', shipmentId)
      .orderBy('r.run_id'),
  )

/** Asks for prices and, as soon as the first one has come and while the slow carrier still thinks, does something. */
async function rateWhile(shipmentId: number, meanwhile: () => Promise<unknown>) {
  wired.sandbox.fault({ kind: 'slow', account: 'DMHV', operation: 'rate', ms: 2_500, times: 1 })
  const runId = crypto.randomUUID()
  const first = nextNews(wired.node, 'rate', data => data.runId === runId && data.rate !== undefined)
  const answer = rate(shipmentId, runId)
  await first
  await meanwhile()
  return answer
}

const edit = (shipmentId: number) =>
  db().transaction(async tx => {
    const record = await lockShipment(tx, clerk.clientId, shipmentId)
    const before = plainOf(record.shipment)
    const items = before.items.map(item => ({ ...item, weightLb: item.weightLb + 500 }))
    const doer = { who: { ...clerk, name: 'Test' }, requestId: 'test', at: wired.node.clock.now() }
    await saveShipment(wired.node.app, tx, doer, record, {
      action: 'edited',
      shipment: shipmentOfPlain({ ...before, items }),
    })
  })

describe('a rating run', () => {
  it('keeps who was asked, who refused and why it chose, and a reload shows it', async () => {
    const { shipmentId } = await addFreight(wired.node, clerk)
    const { reply } = await rate(shipmentId)
    const shown = await details(shipmentId)
    expect(shown.refusals).toEqual(reply.refusals)
    expect(shown.refusals).toMatchObject([
      { CarrierSCAC: 'DMCC', reason: 'noSheet', params: { pickupDate: '2026-11-24' } },
    ])
    expect(shown.ratingRun).toMatchObject({ runId: reply.runId, because: 'cheapest', waiting: 0, current: true })
    expect(shown.Quotes.map(({ CarrierSCAC, state }) => [CarrierSCAC, state])).toEqual([
      ['DMAA', 'priced'],
      ['DMCC', 'refused'],
      ['DMHV', 'priced'],
    ])
    const chosen = reply.rates.find(one => one.PricesheetID === reply.selectedPricesheetid)
    expect(shown.SelectedCarriers.filter(one => one.selected)).toMatchObject([{ CarrierSCAC: chosen?.CarrierSCAC }])
    expect(shown).toMatchObject({ isTendered: false, AssignedPricesheetID: null, tenderpricesheetinfo: null })
    expect(shown.selectedService).toBe(chosen?.title)
    const [run] = await runsOf(shipmentId)
    expect(run).toMatchObject({ because: 'cheapest', chosen: reply.selectedPricesheetid, content_no: 1 })
    expect(run?.left).toBe(reply.selectedPricesheetid)
    expect(run?.sources).toEqual(
      expect.arrayContaining([
        { scac: 'DMAA', service: 'Standard', state: 'priced', total: 213_36, currency: 'USD', days: 3 },
        { scac: 'DMCC', state: 'refused', reason: 'noSheet' },
      ]),
    )
    await edit(shipmentId)
    expect((await details(shipmentId)).ratingRun?.current).toBe(false)
  })

  it('names the tender in force, and what it was offered at', async () => {
    const { shipmentId } = await addFreight(wired.node, clerk)
    const { reply } = await rate(shipmentId)
    const sheet = reply.rates.find(one => one.CarrierSCAC === 'DMAA')
    const body = { shipmentId, version: 1, PricesheetID: sheet?.PricesheetID ?? 0, spokeWith: 'Ann' }
    const booked = await ask(wired.node, Pickup, { query: { flag: 'call' }, body }, clerk.token)
    expect(booked.status).toBe(200)
    expect(await details(shipmentId)).toMatchObject({
      ...{ isTendered: true, AssignedPricesheetID: sheet?.PricesheetID, selectedService: 'Standard' },
      tenderpricesheetinfo: { SelectedCarrierSCAC: 'DMAA', ServiceDays: 3 },
    })
  })

  it('stands before anybody is asked; a node that dies meanwhile leaves questions that become silence', async () => {
    const { shipmentId } = await addFreight(wired.node, clerk)
    const asking = (scac: string): RateSource => ({
      ...{ scac, carrierName: `Test ${scac}`, name: 'Test', accountId: null, connector: '' },
      ask: () => new Promise(() => {}),
    })
    const began = wired.node.clock.at
    await db().transaction(async tx => {
      const record = await lockShipment(tx, clerk.clientId, shipmentId)
      const askedAt = wired.node.clock.now()
      const sources = [asking('DMAA'), asking('DMBB')]
      const { contentNo } = await contentNow(tx, record, askedAt)
      await startRun(tx, record, { runKey: crypto.randomUUID(), contentNo, askedBy: clerk.userId, askedAt, sources })
    })
    const waiting = await details(shipmentId)
    expect([waiting.ratingRun?.waiting, waiting.refusals]).toEqual([2, []])
    try {
      wired.node.clock.pass(DEADLINE_MS + LATE_MS + 1)
      const over = await details(shipmentId)
      expect(over.ratingRun?.waiting).toBe(0)
      expect(over.refusals.map(({ CarrierSCAC, reason }) => [CarrierSCAC, reason])).toEqual([
        ['DMAA', 'noAnswer'],
        ['DMBB', 'noAnswer'],
      ])
      expect(over.Quotes.map(({ state }) => state)).toEqual(['silent', 'silent'])
    } finally {
      wired.node.clock.at = began
    }
  })

  it('has a name of its own', async () => {
    const { shipmentId } = await addFreight(wired.node, clerk)
    const runId = crypto.randomUUID()
    expect((await rate(shipmentId, runId)).reply.runId).toBe(runId)
    const again = await rate(shipmentId, runId)
    expect([again.status, again.error.issues?.[0]?.at]).toEqual([400, 'body.runId'])
  })

  it('shows silence after a reload, and takes it back for an answer that comes late', async () => {
    wired.sandbox.fault({ kind: 'slow', account: 'DMHV', operation: 'rate', ms: 4_600, times: 1 })
    const { shipmentId } = await addFreight(wired.node, clerk)
    const late = nextNews(wired.node, 'rate', data => (data.rate as { CarrierSCAC?: string })?.CarrierSCAC === 'DMHV')
    await rate(shipmentId)
    const silent = await details(shipmentId)
    expect(silent.refusals.map(({ CarrierSCAC, reason }) => [CarrierSCAC, reason])).toContainEqual(['DMHV', 'noAnswer'])
    await late
    const heard = await details(shipmentId)
    expect(heard.refusals.map(({ CarrierSCAC }) => CarrierSCAC)).toEqual(['DMCC'])
    expect(heard.Quotes.find(({ CarrierSCAC }) => CarrierSCAC === 'DMHV')?.state).toBe('late')
    await expect.poll(async () => JSON.stringify((await runsOf(shipmentId))[0]?.sources)).toContain('"late"')
  })
})

describe('a shipment that changes while its carriers are asked', () => {
  it('gets no selection: the prices are not its own any more', async () => {
    const { shipmentId } = await addFreight(wired.node, clerk)
    const { reply } = await rateWhile(shipmentId, () => edit(shipmentId))
    expect([reply.rates.length, reply.selectedPricesheetid]).toEqual([2, null])
    expect((await details(shipmentId)).selectedPricesheetid).toBeNull()
    expect(await runsOf(shipmentId)).toMatchObject([{ because: 'changedMeanwhile', chosen: null }])
  })

  it('keeps what it was booked at', async () => {
    const { shipmentId } = await addFreight(wired.node, clerk)
    const PricesheetID = (await rate(shipmentId)).reply.rates.find(one => one.CarrierSCAC === 'DMAA')?.PricesheetID ?? 0
    const book = { body: { shipmentId, version: 1, PricesheetID, spokeWith: 'Ann' }, query: { flag: 'call' as const } }
    const { reply } = await rateWhile(shipmentId, () => ask(wired.node, Pickup, book, clerk.token))
    expect(reply.selectedPricesheetid).toBeNull()
    const after = await details(shipmentId)
    expect(after).toMatchObject({ shipmentStatus: 'T', selectedPricesheetid: PricesheetID, TotalCharge: 213_36 })
    expect((await runsOf(shipmentId))[1]).toMatchObject({ because: 'bookedBefore', chosen: null })
  })

  it('refuses once the freight is gone, and the run has ended all the same', async () => {
    const { shipmentId } = await addFreight(wired.node, clerk)
    const { error } = await rateWhile(shipmentId, () => putInStatus(wired.node, clerk, shipmentId, 'A'))
    expect(error.code).toBe('CannotRate')
    const [run] = await runsOf(shipmentId)
    expect(run).toMatchObject({ because: 'goneMeanwhile', ended_at: expect.any(String) })
  })
})
