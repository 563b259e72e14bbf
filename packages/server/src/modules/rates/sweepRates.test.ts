import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { ask, startTestNode, type TestNode } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { contentNow, lockShipment } from '../shipments/index.ts'
import { startRun } from './runs.ts'
import { sweepRates } from './sweepRates.ts'

const DAY_MS = 86_400_000

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await startTestNode()
  clerk = await newCompany(node)
  for (const scac of ['DMAA', 'DMBB', 'DMCC']) await addPricedCarrier(node, clerk, { scac })
})
afterAll(() => node.close())

const tables = ['price_sheet', 'quote_request', 'rating_run', 'rating_outcome'] as const

const left = async () => {
  const db = node.app.db.forClient(clerk.clientId)
  return Promise.all(
    tables.map(async table => (await db.read(node.app.db.query.selectFrom(table).select('day'))).length),
  )
}

const exchange = (outcome: string, operation: string, status: number | null) => ({
  ...{ client_id: clerk.clientId, connector: 'test', operation, method: 'POST', url: 'https://carrier.invalid/' },
  ...{ request_body: '', status, response_body: '', outcome, error: '', duration_ms: 1 },
  started_at: node.clock.now().toISOString(),
})

it('forgets prices, bodies and outcomes each in its time, a few rows at a time', async () => {
  const { shipmentId } = await addFreight(node, clerk)
  await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  const db = node.app.db.forClient(clerk.clientId)
  const said = [
    exchange('answered', 'rate', 200),
    exchange('answered', 'rate', 500),
    exchange('late', 'rate', null),
    exchange('answered', 'book', 200),
  ]
  await db.transaction(tx => tx.insertInto('carrier_exchange').values(said).execute())
  const saidLeft = async () =>
    (
      await db.read(
        node.app.db.query
          .selectFrom('carrier_exchange')
          .select(['outcome', 'operation', 'status'])
          .orderBy('exchange_id'),
      )
    ).map(({ outcome, operation, status }) => `${operation} ${outcome} ${status}`)
  const after = async (days: number) => {
    node.clock.pass(days * DAY_MS)
    await sweepRates(node.app, 2)
  }
  await after(7)
  expect(await left()).toEqual([6, 6, 2, 2])
  expect(await saidLeft()).toEqual(['rate answered 200', 'rate answered 500', 'rate late null', 'book answered 200'])
  await after(1)
  expect(await saidLeft()).toEqual(['rate answered 500', 'rate late null', 'book answered 200'])
  await after(27)
  expect(await left()).toEqual([6, 6, 2, 2])
  await after(1)
  expect(await left()).toEqual([0, 0, 0, 2])
  expect(await saidLeft()).toEqual(['book answered 200'])
  await after(329)
  const [outcome] = await db.read(node.app.db.query.selectFrom('rating_outcome').selectAll())
  expect(outcome).toMatchObject({ shipment_id: shipmentId, because: 'cheapest', chosen: expect.any(Number) })
  expect(outcome?.sources).toHaveLength(3)
  await after(32)
  expect(await left()).toEqual([0, 0, 0, 0])
})

it('leaves the outcome of a run whose node died', async () => {
  const { shipmentId } = await addFreight(node, clerk)
  const db = node.app.db.forClient(clerk.clientId)
  await db.transaction(async tx => {
    const record = await lockShipment(tx, clerk.clientId, shipmentId)
    const source = {
      ...{ scac: 'DMAA', carrierName: 'Test', name: 'Test', accountId: null, connector: '' },
      ask: async () => [],
    }
    const askedAt = node.clock.now()
    const { contentNo } = await contentNow(tx, record, askedAt)
    const own = { runKey: crypto.randomUUID(), contentNo, askedBy: clerk.userId, askedAt, sources: [source] }
    await startRun(tx, record, own)
  })
  node.clock.pass(3 * DAY_MS)
  await sweepRates(node.app)
  await sweepRates(node.app)
  const rows = await db.read(
    node.app.db.query.selectFrom('rating_outcome').selectAll().where('shipment_id', '=', shipmentId),
  )
  expect(rows).toMatchObject([{ because: 'abandoned', chosen: null, sources: [{ scac: 'DMAA', state: 'silent' }] }])
})
