import type { Shipment } from '@waybill/domain'
import type { Tx } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'

const parts = (shipment: Shipment): readonly (readonly (number | null)[])[] => [
  shipment.stops.map(stop => stop.stopId),
  shipment.lines.map(line => line.lineId),
  shipment.units.map(unit => unit.unitId),
  shipment.bills.map(bill => bill.billId),
]

/** How many parts are new. */
export const newParts = (shipment: Shipment): number =>
  parts(shipment)
    .flat()
    .filter(id => id === null).length

/** The shipment with an id for every new part, taken from these in order. */
export function withPartIds(shipment: Shipment, ids: readonly number[]): Shipment {
  const left = ids[Symbol.iterator]()
  const own = (id: number | null): number => {
    if (id !== null) return id
    const next = left.next()
    if (next.done) throw new RangeError('There are fewer ids than new parts.')
    return next.value
  }
  return {
    ...shipment,
    stops: shipment.stops.map(stop => ({ ...stop, stopId: own(stop.stopId) })),
    lines: shipment.lines.map(line => ({ ...line, lineId: own(line.lineId) })),
    units: shipment.units.map(unit => ({ ...unit, unitId: own(unit.unitId) })),
    bills: shipment.bills.map(bill => ({ ...bill, billId: own(bill.billId) })),
  }
}

/** A new shipment has no saved parts, whatever it was copied from. */
export const withoutPartIds = (shipment: Shipment): Shipment => ({
  ...shipment,
  stops: shipment.stops.map(stop => ({ ...stop, stopId: null })),
  lines: shipment.lines.map(line => ({ ...line, lineId: null })),
  units: shipment.units.map(({ repackedFrom: _, ...unit }) => ({ ...unit, unitId: null })),
  bills: shipment.bills.map(bill => ({ ...bill, billId: null })),
})

/**
 * Refuses ids of parts that are not the shipment's own, and one named twice.
 * @throws {Refusal} NotFound
 */
export function refuseForeignParts(before: Shipment, after: Shipment): void {
  const own = parts(before).map(ids => new Set(ids))
  for (const [kind, ids] of parts(after).entries()) {
    const named = ids.filter(id => id !== null)
    if (new Set(named).size < named.length || named.some(id => own[kind]?.has(id) !== true))
      throw new Refusal('NotFound')
  }
}

/**
 * Refuses stops that name an entry of another company's address book.
 * @throws {Refusal} NotFound
 */
export async function refuseForeignAddresses(tx: Tx, clientId: number, { stops }: Shipment): Promise<void> {
  const named = [...new Set(stops.flatMap(stop => (stop.addressId === null ? [] : [stop.addressId])))]
  if (named.length === 0) return
  const found = await tx
    .selectFrom('address')
    .select('address_id')
    .where('client_id', '=', clientId)
    .where('address_id', 'in', named)
    .execute()
  if (found.length < named.length) throw new Refusal('NotFound')
}
