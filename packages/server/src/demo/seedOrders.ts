import { addDays, type OrderLine, type SalesOrder } from '@waybill/domain'
import type { Tx } from '../db/open.ts'
import { writeOrders } from '../modules/salesOrders/index.ts'
import type { DemoClerk } from './datedShipment.ts'
import { consignees } from './places.ts'

type Ordered = Pick<OrderLine, 'sku' | 'quantity' | 'unit'> & Partial<OrderLine>

const line = (given: Ordered): OrderLine => ({
  ...{ lineId: null, itemCode: '', description: '', weightLb: null, freightClass: '', nmfc: '' },
  ...{ pallets: null, cartons: null, lengthIn: 0, widthIn: 0, heightIn: 0, isHazardous: null },
  ...{ palletNumber: '', weightRef: '', checkWeightQuantity: null, ...given },
})

const of = (sku: string, quantity: number, unit: string, more: Partial<OrderLine> = {}): Ordered => ({
  ...{ sku, quantity, unit, ...more },
})

/** What nobody keeps in the item master: Set items has to ask. */
const unknown = { description: 'Demo sample boards, mixed sizes' } as const

interface Plan {
  /** Of `consignees`. */
  readonly to: number
  /** Days from today. */
  readonly ships: number
  readonly lines: readonly Ordered[]
  readonly more?: Partial<SalesOrder>
}

/** Complete ones and ones with gaps; the first two go to one place on one day. */
const plans: readonly Plan[] = [
  { to: 0, ships: 2, lines: [of('DEMO-PUMP', 24, 'EA'), of('DEMO-VALVE', 8, 'BOX')] },
  { to: 0, ships: 2, lines: [of('DEMO-LAMP', 2, 'PLT')] },
  { to: 1, ships: 2, lines: [of('DEMO-TILE', 3, 'PLT')] },
  { to: 2, ships: 3, lines: [of('DEMO-SHELF', 40, 'CTN')], more: { terms: 'collect' } },
  { to: 4, ships: 3, lines: [of('DEMO-MOTOR', 6, 'CRT'), of('DEMO-PUMP', 1, 'PLT')] },
  { to: 5, ships: 3, lines: [of('DEMO-PAINT', 2, 'PLT', { isHazardous: true })] },
  { to: 6, ships: 4, lines: [of('DEMO-CHAIR', 16, 'CTN')], more: { instructions: 'Deliver to the yard office.' } },
  { to: 7, ships: 4, lines: [of('DEMO-VALVE', 96, 'EA'), of('DEMO-LAMP', 30, 'CTN'), of('DEMO-PUMP', 5, 'CTN')] },
  { to: 8, ships: 5, lines: [of('DEMO-BOARD', 60, 'EA', { ...unknown, itemCode: 'SB-60' })] },
  { to: 9, ships: 5, lines: [of('DEMO-TILE', 90, 'EA'), of('DEMO-BOARD', 2, 'PLT', { ...unknown, weightLb: 900 })] },
  { to: 3, ships: 6, lines: [of('DEMO-BOARD', 4, 'CTN', { ...unknown, lengthIn: 48, widthIn: 24, heightIn: 6 })] },
  { to: 11, ships: 6, lines: [of('DEMO-RAIL', 12, 'BDL')], more: { backOrder: '1' } },
]

const FIRST_NUMBER = 70_001

/** Orders of customers that are on no shipment yet. @param today the date at the company */
export async function seedOrders(tx: Tx, who: DemoClerk, at: Date, today: string): Promise<void> {
  const orders = plans.map(({ to, ships, lines, more }, index): SalesOrder => {
    const shipTo = consignees[to]?.address
    if (shipTo === undefined) throw new RangeError('There is no such consignee.')
    const number = String(FIRST_NUMBER + index)
    return {
      ...{ number: `DEMO-SO-${number}`, backOrder: '', customerPo: `DEMO-PO-${number}`, soldTo: shipTo.company },
      ...{ terms: 'prepaid', mode: '', shipTo, shipFrom: null, billTo: null, orderDate: today },
      ...{ shipDate: addDays(today, ships), dueDate: addDays(today, ships + 5), value: null, currency: 'USD' },
      ...{ references: [], instructions: '', shipVia: '', services: [], lines: lines.map(line), ...more },
    }
  })
  await writeOrders(tx, { who, requestId: 'demo', at }, who.clientId, orders)
}
