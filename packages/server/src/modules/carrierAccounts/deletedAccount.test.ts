import { Capacityprovideraccount } from '@waybill/contract/calls/RealTimePricing/Capacityprovideraccount.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { ask } from '../../testing/node.ts'
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

async function booked() {
  const { shipmentId } = await addFreight(wired.node, clerk)
  const { reply } = await ask(wired.node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  const { version } = await details(shipmentId)
  const body = { shipmentId, version, PricesheetID: reply.rates[0]?.PricesheetID ?? 0 }
  expect((await ask(wired.node, Pickup, { body }, clerk.token)).status).toBe(200)
  return shipmentId
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

  await known
  const { BOLNumber } = await details(shipmentId)
  const seen = nextNews(wired.node, 'tracking', data => data.shipmentId === shipmentId)
  wired.sandbox.addEvents(BOLNumber, [{ type: 'PICKUP_SCHEDULED', dateTime: '2026-11-20T14:30:00Z' }])
  await seen
  const cancelled = news(shipmentId, 'cancelled')
  const { version: now } = await details(shipmentId)
  await ask(wired.node, Void, { body: { shipmentId, version: now, reason: 'Not needed' } }, clerk.token)
  await cancelled
  expect((await details(shipmentId)).booking.cancelState).toBe('cancelled')
  expect(
    wired.sandbox
      .ledger()
      .filter(({ bol }) => bol === BOLNumber)
      .map(({ kind }) => kind),
  ).toEqual(['dispatch', 'cancel'])
}, 60_000)

it('an account without open orders is deleted at the provider too', async () => {
  clerk = await newCompany(wired.node)
  await connect(wired.node, clerk, ['DMGL'])
  const { accountId = 0, version = 0 } = (await accounts('load', {})).reply.accounts[0] ?? {}
  expect((await accounts('delete', { accountId, version })).reply).toMatchObject({ Status: 'Success', message: '' })
  expect(await removals()).toHaveLength(1)
})
