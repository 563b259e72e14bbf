import { PlaceKinds } from '@waybill/contract/calls/Address/PlaceKinds.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { SaveItemDetails } from '@waybill/contract/calls/Shipment/SaveItemDetails.ts'
import { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import { itemToWire } from '@waybill/contract/wire/shipment.ts'
import { servicesOf } from '@waybill/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freight } from '../../testing/freight.ts'
import { bookWith, confirmed } from '../../testing/memoryCarrier.ts'
import { type MemoryOrder, openMemoryOrder } from '../../testing/memoryOrder.ts'
import { ask, TestClock } from '../../testing/node.ts'
import { rateWork } from '../rates/index.ts'

// A change over the wire is an order as a whole: what its price was asked for goes with it every time.

const day = 86_400_000

let order: MemoryOrder
let booked: string[][]
let changed: string[][]
beforeEach(async () => {
  booked = []
  changed = []
  order = await openMemoryOrder({
    book: async (_account, { shipment }) => {
      booked.push([...servicesOf(shipment)])
      return confirmed('P1')
    },
    change: async (_account, { order: now }) => {
      changed.push([...servicesOf(now.shipment)])
      return { kind: 'changed', message: '' }
    },
  })
})
afterEach(() => order.close())

async function isResidence(): Promise<void> {
  const { company: CompanyName, street: Street, zip: Zip } = freight.destination
  const body = { places: [{ CompanyName, Street, Street2: '', Zip }], kind: 'residential' as const }
  const said = { query: { flag: 'remember' as const }, body }
  expect((await ask(order.node, PlaceKinds, said, order.person().token)).status).toBe(200)
}

async function book(): Promise<void> {
  expect((await bookWith(order.node, order.person(), order.shipmentId, 'AAAA')).status).toBe(200)
  await expect.poll(async () => (await order.details()).booking.state, { timeout: 8_000 }).toBe('booked')
}

async function tell(given: { way: 'api' } | { way: 'call'; spokeWith: string; PricesheetID: number }): Promise<void> {
  const { version } = await order.details()
  const body = { shipmentId: order.shipmentId, version, ...given }
  expect((await ask(order.node, TellCarrier, { body }, order.person().token)).status).toBe(200)
}

/** Changes the weight and tells the carrier. */
async function tellWeight(Weight: number): Promise<void> {
  const times = changed.length
  const { version } = await order.details()
  const Items = freight.items.map(item => ({ ...itemToWire(item), Weight }))
  const body = { shipmentId: order.shipmentId, version, Items }
  expect((await ask(order.node, SaveItemDetails, { body }, order.person().token)).status).toBe(200)
  await tell({ way: 'api' })
  await expect.poll(() => changed.length, { timeout: 10_000 }).toBe(times + 1)
  await expect.poll(async () => (await order.details()).booking.unknownToCarrier, { timeout: 10_000 }).toEqual([])
}

it('once its prices were swept, too', async () => {
  await isResidence()
  await book()
  expect(booked).toEqual([['RESDEL']])
  await tellWeight(4_800)
  order.node.clock.pass(40 * day)
  await rateWork.sweepRates(order.node.app)
  order.node.clock.at = TestClock.start
  await tellWeight(4_900)
  expect(changed).toEqual([['RESDEL'], ['RESDEL']])
})

it('of a price that was accepted later, what that one was asked for', async () => {
  await book()
  await tellWeight(4_800)
  await isResidence()
  const { shipmentId } = order
  const { reply } = await ask(order.node, GETLTLRates, { body: { shipmentId } }, order.person().token)
  const price = reply.rates.find(({ CarrierSCAC }) => CarrierSCAC === 'AAAA')
  await tell({ way: 'call', spokeWith: 'Pat', PricesheetID: price?.PricesheetID ?? 0 })
  await tellWeight(4_900)
  expect([booked, changed]).toEqual([[[]], [[], ['RESDEL']]])
})
