import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { SaveItemDetails } from '@waybill/contract/calls/Shipment/SaveItemDetails.ts'
import { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import { itemToWire } from '@waybill/contract/wire/shipment.ts'
import { afterEach, expect, it } from 'vitest'
import { freight } from '../../testing/freight.ts'
import { confirmed, type MemoryCarrier } from '../../testing/memoryCarrier.ts'
import { type MemoryOrder, openMemoryOrder } from '../../testing/memoryOrder.ts'
import { ask } from '../../testing/node.ts'

let order: MemoryOrder
afterEach(() => order.close())

/** A price that is $100.00 more each time it is asked for. */
function dearer(): NonNullable<MemoryCarrier['rate']> {
  let total = 0
  return async ({ scac }) => {
    total += 10_000
    return [
      {
        ...{ kind: 'price', scac, service: 'Standard', serviceCode: 'STD', transitDays: 2, deliveryDate: null },
        ...{ linehaul: total, discount: 0, fuel: 0, accessorials: 0, total, currency: 'USD' },
        ...{ quoteNumber: `Q${total}`, expiresAt: null, unpricedAccessorials: [], guessedItems: [], messages: [] },
        charges: [{ kind: 'linehaul', code: '', amount: total, description: 'Freight' }],
      },
    ]
  }
}

async function tell(way: 'api' | 'call', PricesheetID = 0) {
  const { shipmentId } = order
  const { version } = await order.details()
  const body = { shipmentId, version, way, PricesheetID, ...(way === 'call' ? { spokeWith: 'Pat' } : {}) }
  return ask(order.node, TellCarrier, { body }, order.person().token)
}

async function weigh(Weight: number): Promise<void> {
  const { version } = await order.details()
  const Items = freight.items.map(item => ({ ...itemToWire(item), Weight }))
  const body = { shipmentId: order.shipmentId, version, Items }
  expect((await ask(order.node, SaveItemDetails, { body }, order.person().token)).status).toBe(200)
}

it('a new price is not told over a wire that would not carry it; a change without one is', async () => {
  order = await openMemoryOrder({
    rate: dearer(),
    book: async () => confirmed('P1'),
    change: async () => ({ kind: 'changed', message: '' }),
  })
  await order.bookUntil('AAAA', 'booked')
  expect((await order.details()).booking.tellWays).toEqual(['api', 'call'])
  const { reply } = await ask(order.node, GETLTLRates, { body: { shipmentId: order.shipmentId } }, order.person().token)
  const PricesheetID = reply.rates[0]?.PricesheetID ?? 0
  const refused = await tell('api', PricesheetID)
  expect([refused.status, refused.error.code]).toEqual([409, 'CannotTellSo'])
  expect((await order.details()).TotalCharge).toBe(10_000)
  expect((await tell('call', PricesheetID)).status).toBe(200)
  expect(await order.details()).toMatchObject({ TotalCharge: 20_000, booking: { unknownToCarrier: [] } })
  await weigh(4800)
  expect((await order.details()).booking.tellWays).toEqual(['api', 'call'])
  expect((await tell('api')).status).toBe(200)
})
