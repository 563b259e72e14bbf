import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import { afterEach, expect, it } from 'vitest'
import { confirmed } from '../../testing/memoryCarrier.ts'
import { type MemoryOrder, openMemoryOrder } from '../../testing/memoryOrder.ts'
import { ask } from '../../testing/node.ts'

let order: MemoryOrder
afterEach(() => order.close())

async function tell(way: 'api' | 'call') {
  const { shipmentId } = order
  const { version } = await order.details()
  const body = { shipmentId, version, way, ...(way === 'call' ? { spokeWith: 'Pat' } : {}) }
  return ask(order.node, TellCarrier, { body }, order.person().token)
}

/** A delivery in Toledo between the two ends. */
async function addStop(): Promise<void> {
  const { shipmentId } = order
  const { version, shipment: now } = await order.details()
  const [first = {}, last = {}] = now.ShipmentStops ?? []
  const toledo = {
    ...{ StopType: 'delivery' as const, PickupAddress: undefined },
    DropOffAddress: {
      ...{ CompanyName: 'Lake Supply', Street: '12 Dock St', City: 'Toledo', State: 'OH', Zip: '43604' },
      ...{ Country: 'US', ContactName: 'Sam Dock', ContactPhone: '419-555-0101' },
    },
    SheduleDateTime: { PickupByDate: '2026-11-25', PickupByFromTime: '08:00', PickupByToTime: '12:00' },
  }
  const [oneLine] = now.Lines ?? []
  const [oneUnit] = now.HandlingUnits ?? []
  if (oneLine === undefined || oneUnit === undefined) throw new Error('the sample has a pallet')
  const { LineID: _line, ...line } = oneLine
  const { UnitID: _unit, ...unit } = oneUnit
  const Contents = oneUnit.Contents.map(content => ({ ...content, Line: 2 }))
  const shipment = {
    ...now,
    Bills: (now.Bills ?? []).map(bill => ({ ...bill, ToStop: 3 })),
    ShipmentStops: [first, toledo, last],
    Lines: [...(now.Lines ?? []), line],
    HandlingUnits: [
      ...(now.HandlingUnits ?? []).map(one => ({ ...one, UnloadStop: 3 })),
      { ...unit, Contents, UnloadStop: 2 },
    ],
  }
  const built = await ask(
    order.node,
    BuildShipment,
    { body: { shipment: shipment as typeof now, shipmentId, version } },
    order.person().token,
  )
  expect([built.status, built.status === 200 ? '' : built.text]).toEqual([200, ''])
}

it('a stop that was put in is not told over a wire that knows two ends', async () => {
  order = await openMemoryOrder({
    book: async () => confirmed('P1'),
    change: async () => ({ kind: 'changed', message: '' }),
  })
  await order.bookUntil('AAAA', 'booked')
  expect((await order.details()).booking.tellWays).toEqual(['api', 'call'])
  await addStop()
  const { booking } = await order.details()
  expect(booking.unknownToCarrier).toContain('stops')
  expect(booking.tellWays).toEqual(['call'])
  const refused = await tell('api')
  expect([refused.status, refused.error.code]).toEqual([409, 'CannotTellSo'])
  expect((await tell('call')).status).toBe(200)
  expect((await order.details()).booking.unknownToCarrier).toEqual([])
})
