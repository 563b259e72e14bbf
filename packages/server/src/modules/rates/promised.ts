import {
  type CarrierCalendar,
  destinationOf,
  modes,
  originOf,
  pickupOf,
  promisedDay,
  type Shipment,
  servicesOf,
  usualCarrierCalendar,
} from '@waybill/domain'
import type { SheetVersion } from './sheetVersions.ts'
import type { SourcePrice } from './sources.ts'

/** Calendars of carriers by SCAC, as their rate sheets in force give them. */
export type CarrierCalendars = ReadonlyMap<string, CarrierCalendar>

export const calendarsOf = (versions: readonly Pick<SheetVersion, 'scac' | 'sheet'>[]): CarrierCalendars =>
  new Map(versions.map(({ scac, sheet }) => [scac, sheet.calendar]))

type Said = Pick<SourcePrice, 'transitDays' | 'deliveryDate'>

interface Promised extends Said {
  readonly trace: SourcePrice['trace']
  readonly warnings: SourcePrice['warnings']
}

/**
 * When a price that no rate sheet gave is delivered, by the calendar by which sheets count: that of the carrier's own sheet,
 * else the usual one. A carrier's own date stands; where nobody delivers on it, a warning says so.
 */
export function promised(said: Said, scac: string, shipment: Shipment, calendars: CarrierCalendars): Promised {
  const [origin, destination] = [originOf(shipment), destinationOf(shipment)]
  const { date: pickupDate } = pickupOf(shipment)
  const calendar = calendars.get(scac) ?? usualCarrierCalendar
  // A carrier of small packages delivers on days that freight does not move: its own promise stands.
  if (modes[shipment.mode].isLabelled && said.deliveryDate !== null && said.deliveryDate >= pickupDate) {
    const { transitDays, deliveryDate } = said
    const step = { step: 'ownDate', pickupDate, transitDays, deliveryDate, saidDays: transitDays }
    return { transitDays, deliveryDate, trace: [step], warnings: [] }
  }
  const day = promisedDay({ pickupDate, ...said, origin, destination }, calendar)
  const { transitDays, deliveryDate, plan, closedAs } = day
  const of = { pickupDate, transitDays, deliveryDate }
  const step =
    plan === null
      ? { step: 'ownDate', ...of, saidDays: said.transitDays }
      : { step: 'delivery', ...of, pickedUp: plan.pickedUp, skipped: plan.skipped }
  const isAskedFor = closedAs === 'Saturday' && servicesOf(shipment).includes('SATDEL')
  return {
    ...{ transitDays, deliveryDate },
    trace: deliveryDate === null ? [] : [step],
    warnings:
      closedAs === null || isAskedFor ? [] : [{ code: 'deliveryClosed', ...{ date: deliveryDate, name: closedAs } }],
  }
}
