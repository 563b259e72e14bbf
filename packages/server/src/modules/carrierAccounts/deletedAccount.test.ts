import { Capacityprovideraccount } from '@waybill/contract/calls/RealTimePricing/Capacityprovideraccount.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { ask, whileTimePasses } from '../../testing/node.ts'
import { connect, nextNews, startWiredNode, type Wired } from '../../testing/wire.ts'

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
})
afterAll(() => wired.close())

const details = async (shipmentId: number) =>
  (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

const accounts = (operationtype: 'load' | 'delete', body: { accountId?: number; version?: number }) =>
  ask(wired.node, Capacityprovideraccount, { query: { operationtype }, body }, clerk.token)

const removals = () =>
  wired.node.app.db
    .forClient(clerk.clientId)
    .read(wired.node.app.db.query.selectFrom('carrier_exchange').select('url').where('method', '=', 'DELETE'))

/** A shipment with a price over the account. */
async function priced() {
  const { shipmentId } = await addFreight(wired.node, clerk)
  const { reply } = await ask(wired.node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  const { version } = await details(shipmentId)
  return { shipmentId, version, PricesheetID: reply.rates[0]?.PricesheetID ?? 0 }
}

const order = (body: Awaited<ReturnType<typeof priced>>) => ask(wired.node, Pickup, { body }, clerk.token)

async function booked() {
  const one = await priced()
  expect((await order(one)).status).toBe(200)
  return one.shipmentId
}

it('orders of a deleted account are asked about, followed and cancelled, and only then would it leave the provider', async () => {
  clerk = await newCompany(wired.node)
  await connect(wired.node, clerk, ['DMGL'])
  const news = (shipmentId: number, state: string) =>
    nextNews(wired.node, 'booking', data => data.shipmentId === shipmentId && data.state === state)
  wired.sandbox.fault({ kind: 'dropAfter', operation: 'book', times: 1 })
  wired.sandbox.fault({ kind: 'status500', operation: 'find', times: 1 })
  const unknown = nextNews(wired.node, 'booking', data => data.state === 'unknown')
  const known = nextNews(wired.node, 'booking', data => data.state === 'booked')
  const shipmentId = await booked()
  await unknown
  const { accountId = 0, version = 0 } = (await accounts('load', {})).reply.accounts[0] ?? {}
  const { reply } = await accounts('delete', { accountId, version })
  expect(reply).toMatchObject({ Status: 'Success', accounts: [] })
  expect(reply.message).toContain('still open')
  expect(await removals()).toEqual([])
  const { shipmentId: unpriced } = await addFreight(wired.node, clerk)
  const rates = await ask(wired.node, GETLTLRates, { body: { shipmentId: unpriced } }, clerk.token)
  expect([rates.reply.rates, rates.reply.refusals]).toEqual([[], []])

  await whileTimePasses(wired.node, 10, known)
  const { BOLNumber } = await details(shipmentId)
  const seen = nextNews(wired.node, 'tracking', data => data.shipmentId === shipmentId)
  wired.sandbox.addEvents(BOLNumber, [{ type: 'PICKUP_SCHEDULED', dateTime: '2026-11-20T14:30:00Z' }])
  await seen
  const cancelled = news(shipmentId, 'cancelled')
  const { version: now } = await details(shipmentId)
  await ask(wired.node, Void, { body: { shipmentId, version: now, reason: 'Not needed' } }, clerk.token)
  await whileTimePasses(wired.node, 1, cancelled)
  expect((await details(shipmentId)).booking.cancelState).toBe('cancelled')
  expect(
    wired.sandbox
      .ledger()
      .filter(({ bol }) => bol === BOLNumber)
      .map(({ kind }) => kind),
  ).toEqual(['dispatch', 'cancel'])
})

it('an order that is being placed while its account is deleted keeps it at the provider; no other price of it is booked', async () => {
  clerk = await newCompany(wired.node)
  await connect(wired.node, clerk, ['DMGL'])
  const [first, second] = [await priced(), await priced()]
  const { accountId = 0, version = 0 } = (await accounts('load', {})).reply.accounts[0] ?? {}
  let ordering: ReturnType<typeof order> | undefined
  let deleting: ReturnType<typeof accounts> | undefined
  await wired.node.app.db.forClient(clerk.clientId).transaction(async tx => {
    // An order can't be written while its account's row is held, and neither can the account.
    await tx.selectFrom('carrier_account').select('active').where('account_id', '=', accountId).forUpdate().execute()
    const waiting = async () => {
      const { rows } = await sql<{ n: number }>`
        select count(distinct pid)::int as n from pg_locks
         where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(tx)
      return rows[0]?.n
    }
    ordering = order(first)
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
    deleting = accounts('delete', { accountId, version })
    await expect.poll(waiting, { timeout: 10_000 }).toBe(2)
  })
  expect((await ordering)?.status).toBe(200)
  expect((await deleting)?.reply.message).toContain('still open')
  expect(await removals()).toEqual([])
  expect((await order(second)).error.code).toBe('QuoteExpired')
})

it('an account that its provider would not delete stays', async () => {
  clerk = await newCompany(wired.node)
  await connect(wired.node, clerk, ['DMGL'])
  const { accountId = 0, version = 0 } = (await accounts('load', {})).reply.accounts[0] ?? {}
  wired.sandbox.fault({ kind: 'status500', times: 3 })
  const { reply } = await accounts('delete', { accountId, version })
  wired.sandbox.clearFaults()
  expect(reply).toMatchObject({ Status: 'Failed', providerStatus: 500, accounts: [{ accountId }] })
  const again = { accountId, version: reply.accounts[0]?.version ?? 0 }
  expect((await accounts('delete', again)).reply).toMatchObject({ Status: 'Success', accounts: [] })
})

it('an account without open orders is deleted at the provider too', async () => {
  clerk = await newCompany(wired.node)
  await connect(wired.node, clerk, ['DMGL'])
  const { accountId = 0, version = 0 } = (await accounts('load', {})).reply.accounts[0] ?? {}
  expect((await accounts('delete', { accountId, version })).reply).toMatchObject({ Status: 'Success', message: '' })
  expect(await removals()).toHaveLength(1)
})
