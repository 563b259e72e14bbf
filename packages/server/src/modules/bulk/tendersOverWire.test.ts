import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { ReviewTenders } from '@waybill/contract/calls/Shipment/ReviewTenders.ts'
import type { PlainShipment } from '@waybill/domain'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { tendersOf } from '../../testing/booked.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { addCarrier, addFreight, freight } from '../../testing/freight.ts'
import { ask, whileTimePasses } from '../../testing/node.ts'
import { connect, nextNews, startWiredNode, type Wired } from '../../testing/wire.ts'

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
})
beforeEach(async () => {
  clerk = await newCompany(wired.node)
  await connect(wired.node, clerk, ['DMGL'])
})
afterAll(() => wired.close())

/** A shipment with a price over the account. */
async function rated(changes: Partial<PlainShipment> = {}): Promise<number> {
  const { shipmentId } = await addFreight(wired.node, clerk, changes)
  await ask(wired.node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  return shipmentId
}

async function review(shipmentId: number) {
  const { reply } = await ask(wired.node, ReviewTenders, { body: { shipmentIds: [shipmentId] } }, clerk.token)
  return reply.rows[0]
}

/** What the review says, beside what the tender itself is refused for. */
async function saidAndRefused(shipmentId: number) {
  const { version = 0, PricesheetID = 0, state } = (await review(shipmentId)) ?? {}
  const { error } = await ask(wired.node, Pickup, { body: { shipmentId, version, PricesheetID } }, clerk.token)
  return [state, error?.code]
}

const tenders = async (shipmentId: number) => (await tendersOf(wired.node, clerk, shipmentId)).map(({ state }) => state)

it('an account that is out is not ordered from, though the carrier is on the list', async () => {
  await addCarrier(wired.node, clerk, { scac: 'DMGL' })
  const shipmentId = await rated()
  expect(await review(shipmentId)).toMatchObject({ state: 'ready', isAPI: true })
  // A price that arrived while the account was taken out is not withdrawn with the others.
  await wired.node.app.db
    .forClient(clerk.clientId)
    .transaction(tx => tx.updateTable('carrier_account').set({ active: false }).where('scac', '=', 'DMGL').execute())
  expect(await saidAndRefused(shipmentId)).toEqual(['accountUnusable', 'AccountUnusable'])
  expect(await tenders(shipmentId)).toEqual([])
})

it('freight that lacks something for its bill of lading is said before it is sent', async () => {
  const shipmentId = await rated({ origin: { ...freight.origin, street: '' } })
  expect(await saidAndRefused(shipmentId)).toEqual(['notReady', 'NotReady'])
})

it('where an order was given up that may still be found, a second one is not offered', async () => {
  const shipmentId = await rated()
  const { version = 0, PricesheetID = 0 } = (await review(shipmentId)) ?? {}
  const settled = (state: string) =>
    nextNews(wired.node, 'booking', data => data.shipmentId === shipmentId && data.state === state)
  wired.sandbox.fault({ kind: 'dropAfter', operation: 'book', times: 1 })
  wired.sandbox.fault({ kind: 'findsNothing', operation: 'find', ms: 3_600_000 })
  const [unknown, refused] = [settled('unknown'), settled('refused')]
  await ask(wired.node, Pickup, { body: { shipmentId, version, PricesheetID } }, clerk.token)
  await unknown
  await whileTimePasses(wired.node, 20, refused)
  expect(await tenders(shipmentId)).toEqual(['givenUp'])
  await ask(wired.node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  expect(await saidAndRefused(shipmentId)).toEqual(['orderUnknown', 'OrderUnknown'])
  wired.sandbox.clearFaults()
})
