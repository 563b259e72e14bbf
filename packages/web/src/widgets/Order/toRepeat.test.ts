import type { WireShipmentRow } from '@waybill/contract/wire/shipmentRow.ts'
import { expect, it } from 'vitest'
import { toRepeat } from './toRepeat.ts'

const row = (shipmentId: number, shipmentStatus: 'Q' | 'T' | 'A' | 'D' | 'V', consignee: string, Totalweight = 500) =>
  ({
    shipmentId,
    shipmentStatus,
    consignee,
    Totalweight,
    consigneeCity: 'Reno',
    consigneeState: 'NV',
    TotalQuantity: 1,
  }) as WireShipmentRow

it('offers what was shipped and what is booked, each consignee with the same freight once, the newest first', () => {
  const rows = [
    ...[row(9, 'Q', 'Draft'), row(8, 'A', 'One'), row(7, 'T', 'One'), row(6, 'D', 'One', 900), row(5, 'V', 'Void')],
    ...[row(4, 'D', 'Two'), row(3, 'T', 'Three'), row(2, 'T', 'Four')],
  ]
  expect(toRepeat(rows).map(({ shipmentId }) => shipmentId)).toEqual([8, 6, 4, 3])
})
