import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import { UpdateSchedule } from '@waybill/contract/calls/Shipment/UpdateSchedule.ts'
import { afterEach, expect, it } from 'vitest'
import { confirmed } from '../../testing/memoryCarrier.ts'
import { type MemoryOrder, openMemoryOrder } from '../../testing/memoryOrder.ts'
import { ask } from '../../testing/node.ts'

let order: MemoryOrder
afterEach(() => order.close())

const price = (scac: string) => ({
  ...{ kind: 'price' as const, scac, service: 'Standard', serviceCode: 'STD', transitDays: 2 },
  ...{ deliveryDate: '2026-11-30', linehaul: 10_000, discount: 0, fuel: 0, accessorials: 0, total: 10_000 },
  ...{ currency: 'USD', quoteNumber: 'Q1', expiresAt: null, unpricedAccessorials: [], guessedItems: [], messages: [] },
  charges: [{ kind: 'linehaul' as const, code: '', amount: 10_000, description: 'Freight' }],
})

const plannedOn = async () => {
  const { app } = order.node
  const [tender] = await app.db
    .forClient(order.person().clientId)
    .read(app.db.query.selectFrom('tender').select('planned_on').where('state', '=', 'awarded'))
  return tender?.planned_on
}

it('a promise stands on the pickup that it was made for, until a price for another day is accepted', async () => {
  order = await openMemoryOrder({ rate: async ({ scac }) => [price(scac)], book: async () => confirmed('P1') })
  const { node, shipmentId } = order
  await order.bookUntil('AAAA', 'booked')
  expect(await plannedOn()).toBe('2026-11-24')
  const { token } = order.person()
  const later = { PickupByDate: '2026-11-25', PickupByFromTime: '10:00', PickupByToTime: '15:30' }
  const { version } = await order.details()
  const asked = { query: { ShipemntId: shipmentId, comments: '' }, body: { ...later, version } }
  expect((await ask(node, UpdateSchedule, asked, token)).status).toBe(200)
  expect(await plannedOn()).toBe('2026-11-24')
  const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, token)
  const PricesheetID = reply.rates[0]?.PricesheetID ?? 0
  const body = {
    ...{ shipmentId, version: (await order.details()).version, PricesheetID },
    ...{ way: 'call' as const, spokeWith: 'Test Dispatcher' },
  }
  expect((await ask(node, TellCarrier, { body }, token)).status).toBe(200)
  expect(await plannedOn()).toBe('2026-11-25')
})
