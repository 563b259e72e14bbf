import { rowsOf, stopAt } from './plainForm.ts'
import type { Bill, HandlingUnit, LineItem, Shipment, Stop } from './shipment.ts'
import { unitsOfBill } from './validateFreight.ts'

/** What a paper is about: the units that go from one stop to another. */
export interface Consignment {
  /** Number of the bill of lading. */
  readonly number: string
  readonly from: Stop
  readonly to: Stop
  readonly units: readonly HandlingUnit[]
}

const noStop = stopAt('pickup', {
  ...{ company: '', street: '', street2: '', city: '', state: '', zip: '', country: '' },
  ...{ contactName: '', contactPhone: '', contactEmail: '' },
})

/** Where freight is loaded. A dock further on without a day of its own loads on that of the nearest stop ahead that has one. */
function loadedAt({ stops }: Shipment, number: number): Stop {
  const stop = stops[number - 1] ?? noStop
  if (stop.window.date !== '') return stop
  const date = stops.slice(0, number).findLast(({ window }) => window.date !== '')?.window.date ?? ''
  return { ...stop, window: { ...stop.window, date } }
}

const consignment = (shipment: Shipment, bill: Bill, from: number, to: number, units: readonly HandlingUnit[]) => ({
  number: bill.number,
  from: loadedAt(shipment, from),
  to: shipment.stops[to - 1] ?? noStop,
  units,
})

/** What travels under each bill, in their order, from the bill's first stop to its last. */
export const billed = (shipment: Shipment): readonly (Consignment & { readonly bill: Bill })[] =>
  shipment.bills.map(bill => ({
    bill,
    ...consignment(shipment, bill, bill.fromStop, bill.toStop, unitsOfBill(shipment, bill)),
  }))

/** What goes from one stop to one other under one bill: whoever receives it gets labels and a packing list of his own. */
export function consignments(shipment: Shipment): readonly (Consignment & {
  readonly bill: Bill
  /** Number of the stop where it comes off, from 1. */
  readonly offAt: number
})[] {
  return shipment.bills.flatMap(bill => {
    const ways = Map.groupBy(unitsOfBill(shipment, bill), unit => `${unit.loadedAt} ${unit.unloadedAt}`)
    return [...ways.values()].map(units => {
      const [first] = units
      const offAt = first?.unloadedAt ?? 1
      return { bill, offAt, ...consignment(shipment, bill, first?.loadedAt ?? 1, offAt, units) }
    })
  })
}

/** The freight of a consignment row by row. */
export const rowsOn = ({ lines }: Shipment, { units }: Pick<Consignment, 'units'>): readonly LineItem[] =>
  rowsOf(lines, units)
