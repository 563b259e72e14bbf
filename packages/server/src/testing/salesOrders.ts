import type { OrderLine, SalesOrder } from '@waybill/domain'
import { insertOrders } from '../modules/salesOrders/writeOrders.ts'
import type { Person } from './company.ts'
import type { TestNode } from './node.ts'

const contact = { street2: '', country: 'US', contactName: 'Pat', contactPhone: '555-0100', contactEmail: '' }
export const orderedFrom = {
  ...{ company: 'Test Dock', street: '1 Dock Road', city: 'Dayton', state: 'OH', zip: '45402' },
  ...contact,
}
export const orderedTo = {
  ...{ company: 'Test Consignee', street: '2 Plain Street', city: 'Reno', state: 'NV', zip: '89501' },
  ...contact,
}

export const orderLine = (given: Partial<OrderLine> = {}): OrderLine => ({
  ...{ lineId: null, itemCode: '', sku: 'TEST-1', description: 'Test item', quantity: 4, unit: 'PLT' },
  ...{ weightLb: 1600, freightClass: '85', nmfc: '', pallets: null, cartons: null },
  ...{ lengthIn: 48, widthIn: 40, heightIn: 50, isHazardous: null },
  ...{ palletNumber: '', weightRef: '', checkWeightQuantity: null, ...given },
})

let count = 0

/** An order of four pallets that is complete by itself, under a number of its own. */
export const salesOrder = (given: Partial<SalesOrder> = {}): SalesOrder => {
  count += 1
  return {
    ...{ number: `SO-${count}`, backOrder: '', customerPo: `PO-${count}`, soldTo: 'Sample Customer' },
    ...{ terms: 'prepaid', mode: '', shipTo: orderedTo, shipFrom: orderedFrom, billTo: null },
    ...{ orderDate: null, shipDate: null, dueDate: null, value: null, currency: 'USD', references: [] },
    ...{ instructions: '', shipVia: '', services: [], lines: [orderLine()], ...given },
  }
}

/** Orders straight into the database, by their ids in the order given. */
export async function putOrders(node: TestNode, person: Person, orders: readonly SalesOrder[]): Promise<number[]> {
  const doer = { who: { ...person, name: 'Test' }, requestId: 'test', at: node.clock.now() }
  const written = await node.app.db
    .forClient(person.clientId)
    .transaction(tx => insertOrders(node.app, tx, doer, person.clientId, orders))
  return orders.map(({ number, backOrder }) => {
    const own = written.find(one => one.number === number && one.backOrder === backOrder)
    if (own === undefined) throw new Error(`${number} was there already`)
    return own.orderId
  })
}
