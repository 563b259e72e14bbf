import type { Shipment } from '@waybill/domain'

/** A number that people search by, as table shipment_reference holds it. */
export interface Reference {
  readonly kind: 'reference' | 'bol' | 'pro' | 'load' | 'order' | 'customerPo' | 'stop'
  readonly number: number
  readonly value: string
}

const numbered = (kind: Reference['kind'], values: readonly string[]): readonly Reference[] =>
  values.map((value, index) => ({ kind, number: index + 1, value }))

/** Numbers of its orders beside the one that stands on the head, each once. */
const others = ({ customerOrders = [], orderNumber, customerPo }: Shipment, of: 'number' | 'customerPo') => {
  const own = of === 'number' ? orderNumber : customerPo
  return [...new Set(customerOrders.map(order => order[of]))].filter(value => value !== own)
}

/** Every number of a shipment that is not blank; those of stops are numbered through, two a stop. */
export function numbersOf(shipment: Shipment, proNumber: string): readonly Reference[] {
  const ofStops = shipment.stops.flatMap(({ references }) => [references[0] ?? '', references[1] ?? ''])
  return [
    ...numbered('reference', shipment.references),
    ...numbered('order', [shipment.orderNumber, ...others(shipment, 'number')]),
    ...numbered('customerPo', [shipment.customerPo, ...others(shipment, 'customerPo')]),
    ...numbered('load', [shipment.loadNumber]),
    ...numbered('pro', [proNumber]),
    ...numbered(
      'bol',
      shipment.bills.map(bill => bill.number),
    ),
    ...numbered('stop', ofStops),
  ].filter(({ value }) => value.trim() !== '')
}
