import { GetSpotQuotes } from '@waybill/contract/calls/Quote/GetSpotQuotes.ts'
import { GetCarrierWork } from '@waybill/contract/calls/Shipment/GetCarrierWork.ts'
import { GetLaneHistory } from '@waybill/contract/calls/Shipment/GetLaneHistory.ts'
import { GetRateBenchmark } from '@waybill/contract/calls/Shipment/GetRateBenchmark.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { GetTenderRounds } from '@waybill/contract/calls/Tender/GetTenderRounds.ts'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask } from '../../testing/node.ts'
import { startWiredNode, type Wired } from '../../testing/wire.ts'
import { seedDemo } from './seedDemo.ts'

let wired: Wired
let token = ''
let clientId = 0
beforeAll(async () => {
  wired = await startWiredNode()
  const { app, clock } = wired.node
  await seedDemo(app)
  const user = await app.db.identity
    .selectFrom('identity.member')
    .select(['user_id as userId', 'client_id as clientId'])
    .executeTakeFirstOrThrow()
  clientId = user.clientId
  token = await app.sessions.open(user, 'test')
  // A minute of the product's own work: what the showcase means to show is still there, or has come by then.
  for (let seconds = 0; seconds < 60; seconds += 2) {
    clock.pass(2_000)
    app.due.look()
    await app.due.rest()
  }
})
afterAll(() => wired.close())

const rows = <Row>(query: RawBuilder<Row>): Promise<readonly Row[]> =>
  wired.node.app.db.forClient(clientId).transaction(async tx => (await query.execute(tx)).rows)

/** What a page shows of the only shipment that is so. */
async function detailsOf(where: RawBuilder<unknown>) {
  const found = await rows(sql<{ shipment_id: number }>`select shipment_id from shipment s where ${where}`)
  expect(found).toHaveLength(1)
  const { reply } = await ask(wired.node, ShipmentDetails, { body: { shipmentId: found[0]?.shipment_id ?? 0 } }, token)
  return reply
}

it('has somebody to call, each for a reason of its own', async () => {
  const { reply } = await ask(wired.node, GetCarrierWork, {}, token)
  expect(reply.rows.map(({ state }) => state).toSorted()).toEqual(['cameBack', 'cancelUnconfirmed', 'mailUnknown'])
  expect(reply.calls).toMatchObject([{ lastWord: 'bounced', fields: [expect.any(String)] }])
})

it('has a round of quotes under way, one that was won and one whose freight another carrier has', async () => {
  const { reply } = await ask(wired.node, GetSpotQuotes, { body: { pageSize: 100 } }, token)
  const standing = (state: string) =>
    reply.quotes.filter(quote => quote.state === state).map(({ invitations }) => invitations.map(one => one.state))
  expect(standing('open')).toEqual([['answered', 'asked', 'noBid', 'asked']])
  expect(standing('awarded').every(states => states.filter(state => state === 'won').length === 1)).toBe(true)
  expect(standing('awarded').length).toBeGreaterThan(10)
  expect(standing('closed')).toEqual([expect.arrayContaining(['lost'])])
})

it('has an offer open that its second carrier may accept', async () => {
  const { reply } = await ask(wired.node, GetTenderRounds, { body: {} }, token)
  const steps = reply.rounds.map(({ state, steps }) => [state, steps.map(one => one.state)])
  expect(steps).toEqual([['open', ['declined', 'open', 'waiting']]])
})

it('has freight that is late, hazardous, collect, third party, of three stops and of several bills', async () => {
  const late = await detailsOf(sql`status = 'A' and delivery_date < current_date - 1 and exists (
    select from tracking_event e where e.client_id = s.client_id and e.shipment_id = s.shipment_id and e.status = 'problem')
    and pickup_date = (select min(pickup_date) from shipment where status = 'A')`)
  expect(late.history.map(({ action }) => action)).toContain('moved')
  const [byTerms] = await rows(sql<{ terms: readonly string[] }>`
    select array_agg(distinct terms order by terms) as terms from shipment where status = 'T'`)
  expect(byTerms?.terms).toEqual(['collect', 'prepaid', 'thirdParty'])
  for (const kind of ['pickup', 'delivery']) {
    const { shipment } = await detailsOf(sql`mode = 'TL' and exists (
      select from stop p where p.client_id = s.client_id and p.shipment_id = s.shipment_id and number = 2
         and kind = ${kind} and exists (select from stop l where l.client_id = s.client_id
                                           and l.shipment_id = s.shipment_id and l.number = 3))`)
    expect([shipment.ShipmentStops?.length, shipment.Bills.length]).toEqual([3, 2])
  }
  const hazmat = await rows(sql`
    select from shipment_line l join shipment s using (client_id, shipment_id) where l.hazmat is not null and s.status = 'T'`)
  expect(hazmat.length).toBeGreaterThan(0)
})

it('has a proof of delivery, an archive, and packages with labels that hold and one that was given back', async () => {
  const proven = await rows(sql<{ proven: number; delivered: number }>`
    select count(*) filter (where exists (select from file f where f.client_id = s.client_id and f.shipment_id = s.shipment_id and f.kind = 'pod'))::int as proven,
           count(*)::int as delivered
      from shipment s where status = 'D'`)
  // Most are proven, some are asked for.
  expect(proven[0]?.proven).toBeGreaterThan(50)
  expect(proven[0]?.proven).toBeLessThan(proven[0]?.delivered ?? 0)
  expect(await rows(sql`select from shipment where set_aside = 'archived'`)).toHaveLength(1)
  const labels = await rows(sql<{ state: string; n: number }>`
    select state, count(*)::int as n from label group by state order by state`)
  expect(labels).toEqual([
    { state: 'bought', n: 4 },
    { state: 'voided', n: 1 },
  ])
})

it('has a year behind it, every price of which is the sum of its charges', async () => {
  const months = await rows(sql`
    select date_trunc('month', pickup_date) from shipment where status = 'D' group by 1`)
  expect(months.length).toBeGreaterThanOrEqual(12)
  const astray = await rows(sql`
    select t.tender_id from tender t
      left join charge c using (client_id, tender_id)
     where t.state = 'awarded' and t.total is not null
     group by t.tender_id, t.total having coalesce(sum(c.amount), 0) <> t.total`)
  expect(astray).toEqual([])
})

it('is there once: another start changes nothing', async () => {
  const count = () => rows(sql`select count(*)::int as entries, max(audit_id) as last from audit_entry`)
  const before = await count()
  await seedDemo(wired.node.app)
  expect(await count()).toEqual(before)
})

it('has enough of a year behind it to benchmark freight, truckloads and parcels on a lane', async () => {
  const reno = { OriginZip: '45402', DestinationZip: '89502' }
  const likes = [
    { mode: 'LTL', weightLb: 1_500, freightClass: '70' },
    { mode: 'TL', equipment: 'dryVan' },
    { mode: 'PARCEL', service: 'UPS Ground', zone: '005' },
  ] as const
  for (const like of likes) {
    const { reply } = await ask(wired.node, GetRateBenchmark, { body: { ...reno, ...like } }, token)
    const enough = reply.benchmarks.filter(({ quartiles }) => quartiles !== null)
    expect([like.mode, enough.length]).toEqual([like.mode, 1])
    expect(enough[0]?.n).toBeGreaterThanOrEqual(10)
  }
  const price = { PricesheetID: 1, CarrierSCAC: 'DMBL', service: '', zone: '', billedLb: null, currency: 'USD' }
  const prices = [{ ...price, CurrAmount: 40_000, linehaul: 32_000, isSpot: false }]
  const { reply } = await ask(wired.node, GetLaneHistory, { body: { ...reno, ...likes[0], prices } }, token)
  expect([reply.prices.length, reply.actualDays.map(({ CarrierSCAC }) => CarrierSCAC)]).toEqual([1, ['DMBL']])
})
