import { type Shipment, type ShipmentHead, textOf } from '@waybill/domain'
import type { Change } from '../../audit.ts'
import type { ShipmentChange, ShipmentRecord } from './shipmentStore.ts'

type Fields = Readonly<Record<string, unknown>>

/** Each part under a path by its id, with its number on the shipment: `stops.17`. */
const partFields = ({ stops, lines, units, bills }: Shipment): Fields =>
  Object.fromEntries([
    ...stops.map((stop, i) => [`stops.${stop.stopId}`, { number: i + 1, of: stops.length, ...stop }] as const),
    ...lines.map((line, i) => [`lines.${line.lineId}`, { number: i + 1, ...line }] as const),
    ...units.map((unit, i) => [`units.${unit.unitId}`, { number: i + 1, ...unit }] as const),
    ...bills.map((bill, i) => [`bills.${bill.billId}`, { ...bill, bolNumber: bill.number, number: i + 1 }] as const),
  ])

function headFields({ stops, lines, units, bills, ...head }: Shipment): ShipmentHead {
  return head
}

/** The fields and parts that differ, before and after: what the history keeps. A part that is not there is null. */
export function difference(
  before: ShipmentRecord,
  after: ShipmentRecord,
  { shipment, facts, note }: Pick<ShipmentChange, 'shipment' | 'facts' | 'note'>,
): Pick<Change, 'before' | 'after'> {
  const old: Fields = { ...before, ...headFields(before.shipment), ...partFields(before.shipment) }
  const now: Fields = {
    ...facts,
    ...(shipment ? { ...headFields(after.shipment), ...partFields(after.shipment) } : {}),
  }
  const former = { ...headFields(before.shipment), ...partFields(before.shipment) }
  const gone = shipment ? Object.keys(former).filter(path => !Object.hasOwn(now, path)) : []
  const changed = [...Object.keys(now), ...gone].filter(field => textOf(old[field]) !== textOf(now[field]))
  const side = (of: Fields) => Object.fromEntries(changed.map(field => [field, of[field] ?? null]))
  return { before: side(old), after: { ...side(now), ...(note ? { note } : {}) } }
}
