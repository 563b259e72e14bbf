import { calls } from '@waybill/contract'
import type { BodyOf } from '@waybill/contract/call.ts'
import { ContinueSheet } from '@waybill/contract/calls/Bulk/ContinueSheet.ts'
import { ExportSheet } from '@waybill/contract/calls/Bulk/ExportSheet.ts'
import { GetSheet } from '@waybill/contract/calls/Bulk/GetSheet.ts'
import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { sql } from 'kysely'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { tendersOf } from '../../testing/booked.ts'
import { hasEnded, jobOnce } from '../../testing/bulk.ts'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { addFreight, freight } from '../../testing/freight.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { orderLine, putOrders, salesOrder } from '../../testing/salesOrders.ts'
import { lockShipment } from '../shipments/index.ts'
import { recordCarrierEvents } from '../tracking/index.ts'

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
})

const sheet = async (bulkId: number) =>
  (await ask(node, GetSheet, { body: { bulkId, pageSize: 200 } }, clerk.token)).reply

const step = (
  bulkId: number,
  given: Partial<BodyOf<typeof ContinueSheet>> & Pick<BodyOf<typeof ContinueSheet>, 'step'>,
) => ask(node, ContinueSheet, { body: { bulkId, ...given } }, clerk.token)

const begin = async (body: BodyOf<typeof StartBulk>) => (await ask(node, StartBulk, { body }, clerk.token)).reply.bulkId

const settled = (bulkId: number) =>
  expect.poll(async () => (await sheet(bulkId)).counts.working, { timeout: 30_000, interval: 50 }).toBe(0)

async function rated(ids: readonly number[]): Promise<number> {
  const bulkId = await begin({ action: 'rate', rows: ids.map(id => ({ id })) })
  await settled(bulkId)
  return bulkId
}

async function tender(bulkId: number): Promise<void> {
  expect((await step(bulkId, { step: 'tender', seen: (await sheet(bulkId)).seen })).status).toBe(200)
  await settled(bulkId)
}

const details = async (shipmentId: number) =>
  (await ask(node, calls.ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

const voidIt = async (shipmentId: number, person: Person) => {
  const { version } = await details(shipmentId)
  expect((await ask(node, calls.Void, { body: { shipmentId, version } }, person.token)).status).toBe(200)
}

/** Freight that is refused as booked already, until somebody says that it is another load. @returns the refused one */
async function refused(references: readonly string[]) {
  const [first, second] = [await addFreight(node, clerk, { references }), await addFreight(node, clerk, { references })]
  const { reply } = await ask(node, calls.GETLTLRates, { body: { shipmentId: first.shipmentId } }, clerk.token)
  const { version } = await details(first.shipmentId)
  const body = {
    shipmentId: first.shipmentId,
    PricesheetID: reply.rates[0]?.PricesheetID ?? 0,
    version,
    spokeWith: 'Test',
  }
  expect((await ask(node, calls.Pickup, { query: { flag: 'call' }, body }, clerk.token)).status).toBe(200)
  const answer = () =>
    ask(
      node,
      calls.ConfirmAnotherLoad,
      { body: { shipmentId: second.shipmentId, otherId: first.shipmentId } },
      clerk.token,
    )
  const sameLoad = { shipmentId: second.shipmentId, otherId: first.shipmentId, bol: first.bolNumber }
  return { shipmentId: second.shipmentId, answer, sameLoad }
}

/** A colleague asks for prices anew, and a cheaper carrier is chosen. */
async function cheaper(shipmentId: number): Promise<void> {
  const colleague = await newPerson(node, clerk.clientId)
  await addPricedCarrier(node, clerk, { scac: 'DMBB' }, '40.00')
  await ask(node, calls.GETLTLRates, { body: { shipmentId } }, colleague.token)
}

it('a second try buys what the sheet shows, and nothing that a colleague chose before it was looked at', async () => {
  const { shipmentId, answer } = await refused(['PO-F'])
  const bulkId = await rated([shipmentId])
  await tender(bulkId)
  expect((await sheet(bulkId)).rows[0]?.code).toBe('SameLoad')
  await answer()
  await cheaper(shipmentId)
  await step(bulkId, { step: 'retry' })
  await settled(bulkId)
  expect(await tendersOf(node, clerk, shipmentId)).toEqual([])
  expect(await sheet(bulkId)).toMatchObject({ toTender: 1, rows: [{ code: 'PriceNotSeen', CarrierSCAC: 'DMBB' }] })
  await tender(bulkId)
  expect((await sheet(bulkId)).rows).toMatchObject([{ state: 'tendered', CarrierSCAC: 'DMBB' }])
})

it('a row that is refused as booked already says of which shipment, on its sheet and in its list, and goes once that is answered', async () => {
  const { shipmentId, answer, sameLoad } = await refused(['PO-G'])
  const bulkId = await rated([shipmentId])
  await tender(bulkId)
  expect((await sheet(bulkId)).rows).toMatchObject([{ code: 'SameLoad', sameLoad, mayRetry: true }])
  const { reply } = await ask(node, calls.ReviewTenders, { body: { shipmentIds: [shipmentId] } }, clerk.token)
  const shipments = reply.rows.map(({ version, PricesheetID }) => ({ shipmentId, version, PricesheetID }))
  const started = await ask(node, calls.BulkSchedule, { query: { flag: 'tender' }, body: { shipments } }, clerk.token)
  const listed = started.reply.bulkId
  const job = await jobOnce(node, clerk, one => one.bulkId === listed && hasEnded(one))
  expect(job.shown).toMatchObject([{ code: 'SameLoad', sameLoad }])
  await answer()
  expect((await ask(node, calls.RetryBulk, { body: { bulkId: listed, rowNos: [0] } }, clerk.token)).status).toBe(200)
  expect(await jobOnce(node, clerk, one => one.bulkId === listed && hasEnded(one))).toMatchObject({ done: 1, toFix: 0 })
  expect((await sheet(bulkId)).rows).toMatchObject([{ state: 'tendered', sameLoad: null }])
})

it('news of freight that was tendered from a sheet name the sheet, and who sent it', async () => {
  const { shipmentId } = await addFreight(node, clerk)
  const bulkId = await rated([shipmentId])
  await tender(bulkId)
  const news: unknown[] = []
  onTestFinished(
    node.app.realtime.subscribe(one => {
      if (one !== 'missed' && one.topic === 'tracking') news.push(one.data)
    }),
  )
  await node.app.db.forClient(clerk.clientId).transaction(async tx => {
    const { tender_id: tenderId } = await tx
      .selectFrom('tender')
      .select('tender_id')
      .where('shipment_id', '=', shipmentId)
      .executeTakeFirstOrThrow()
    const doer = { who: { ...clerk, name: 'Test' }, requestId: 'test', at: node.app.clock.now() }
    const event = { code: 'AP', status: 'preparedPickup', description: '', at: '2026-11-20T09:00' } as const
    const record = await lockShipment(tx, clerk.clientId, shipmentId)
    await recordCarrierEvents(node.app, tx, doer, record, [{ ...event, city: '', state: '', country: 'US' }], {
      connector: 'test',
      tenderId,
    })
  })
  await expect.poll(() => news).toMatchObject([{ shipmentId, sheetId: bulkId, sheetBy: clerk.userId }])
})

it('prices that ran out are in no sum, and are asked for anew from the sheet', async () => {
  const { shipmentId } = await addFreight(node, clerk, { pickup: { ...freight.pickup, date: '2026-12-18' } })
  const bulkId = await rated([shipmentId])
  node.clock.pass(25 * 3_600_000)
  clerk = { ...clerk, token: await node.app.sessions.open({ clientId: clerk.clientId, userId: clerk.userId }, 'test') }
  expect(await sheet(bulkId)).toMatchObject({ toTender: 0, toRate: 1, sums: [] })
  await step(bulkId, { step: 'rate' })
  await settled(bulkId)
  expect((await sheet(bulkId)).toTender).toBe(1)
})

it('a price of before a change is refused once, and asked for anew from the sheet', async () => {
  const { shipmentId } = await addFreight(node, clerk)
  const bulkId = await rated([shipmentId])
  const colleague = await newPerson(node, clerk.clientId)
  const body = { shipmentId, version: 1, AdditionalService: ['LGDEL'] }
  expect((await ask(node, calls.UpdateServices, { body }, colleague.token)).status).toBe(200)
  await tender(bulkId)
  expect(await sheet(bulkId)).toMatchObject({ toRate: 1, toRetry: 0, rows: [{ code: 'QuoteOutdated' }] })
  await step(bulkId, { step: 'rate' })
  await settled(bulkId)
  expect((await sheet(bulkId)).toTender).toBe(1)
})

it('an order that was changed between choice and build is built as it is now', async () => {
  const [id = 0] = await putOrders(node, clerk, [salesOrder({ lines: [orderLine({ freightClass: '70' })] })])
  const bulkId = await begin({ action: 'buildShipments', rows: [{ id, version: 99 }] })
  await jobOnce(node, clerk, hasEnded)
  await settled(bulkId)
  expect(await sheet(bulkId)).toMatchObject({ toRetry: 1, rows: [{ code: 'ChangedMeanwhile' }] })
  await step(bulkId, { step: 'retry' })
  await settled(bulkId)
  expect((await sheet(bulkId)).rows).toMatchObject([{ state: 'built' }])
})

it('a row whose shipment was voided says so, and nothing of its price', async () => {
  const { shipmentId } = await addFreight(node, clerk)
  const bulkId = await rated([shipmentId])
  await voidIt(shipmentId, await newPerson(node, clerk.clientId))
  expect((await sheet(bulkId)).rows).toMatchObject([{ state: 'toFix', words: '', CurrAmount: null, mayRetry: false }])
  expect((await ask(node, ExportSheet, { body: { bulkId } }, clerk.token)).text).toContain(
    'To fix,The shipment was voided.',
  )
})

it('two sheets over the same shipments tender each once', async () => {
  const ids = [await addFreight(node, clerk), await addFreight(node, clerk)].map(({ shipmentId }) => shipmentId)
  const bulkId = await rated(ids)
  const other = await begin({ action: 'toTender', rows: ids.map(id => ({ id })) })
  const [one, two] = [(await sheet(bulkId)).seen, (await sheet(other)).seen]
  await Promise.all([
    step(bulkId, { step: 'tender', seen: one }),
    step(bulkId, { step: 'tender', seen: one }),
    step(other, { step: 'tender', seen: two }),
  ])
  await settled(bulkId)
  await settled(other)
  for (const id of ids) expect(await tendersOf(node, clerk, id)).toHaveLength(1)
})

it('a second try after Stop begins the row it names, and no other that the stop left', async () => {
  const made = await Promise.all(Array.from({ length: 20 }, () => addFreight(node, clerk)))
  const bulkId = await rated(made.map(({ shipmentId }) => shipmentId))
  await step(bulkId, { step: 'tender', seen: (await sheet(bulkId)).seen })
  await step(bulkId, { step: 'stop' })
  await settled(bulkId)
  const stopped = await sheet(bulkId)
  const row = stopped.rows.findLast(({ state }) => state === 'rated')
  await voidIt(row?.shipmentId ?? 0, await newPerson(node, clerk.clientId))
  await step(bulkId, { step: 'retry' })
  await settled(bulkId)
  expect((await sheet(bulkId)).counts.tendered).toBe(stopped.counts.tendered)
})

it('a second try of one order of a build that was stopped builds that one', async () => {
  const order = () => salesOrder({ lines: [orderLine({ freightClass: '70' })] })
  const ids = await putOrders(node, clerk, Array.from({ length: 20 }, order))
  // Two others wait for an order that somebody has at hand: a company has no third place, so nothing of it begins before it is stopped.
  const [atHand = 0] = await putOrders(node, clerk, [order()])
  const bulkId = await node.app.db.forClient(clerk.clientId).transaction(async tx => {
    await sql`select from sales_order where order_id = ${atHand} for update`.execute(tx)
    for (const _ of [1, 2]) await begin({ action: 'buildShipments', rows: [{ id: atHand }] })
    const begun = await begin({ action: 'buildShipments', rows: ids.map(id => ({ id })) })
    await step(begun, { step: 'stop' })
    return begun
  })
  await settled(bulkId)
  const rowNo = (await sheet(bulkId)).rows.find(({ mayRetry }) => mayRetry)?.rowNo ?? 0
  expect((await step(bulkId, { step: 'retry', rowNo })).reply.started).toBe(1)
})
