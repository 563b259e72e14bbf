import type { AccessorialCode } from '../freight/accessorials.ts'
import { suggestClass } from '../freight/density.ts'
import { DEFAULT_PACKAGING } from '../freight/packaging.ts'
import { modes } from '../shipment/modes.ts'
import { destinationOf, itemsOf, originOf, pickupOf } from '../shipment/plainForm.ts'
import type { Mode, Shipment, Stop } from '../shipment/shipment.ts'
import { crossesBorder } from './customs.ts'
import { packagesOf } from './packages.ts'
import { needsOf, noParcelNeeds } from './parcelNeeds.ts'
import { OWN_PACKAGING } from './parcelPackaging.ts'
import { fitsParcel } from './parcelProblems.ts'

const atHome = 'RESDEL' satisfies AccessorialCode

/** Pounds of all packages from which a truck may cost less: below, no LTL minimum is under what packages cost. */
const WORTH_A_TRUCK_LB = 100

/** Freight and packages that may be the same goods. */
const others: Readonly<Partial<Record<Mode, OtherMode>>> = { LTL: 'PARCEL', PARCEL: 'LTL' }
type OtherMode = 'LTL' | 'PARCEL'
type OtherWay = Shipment & { readonly mode: OtherMode }

const packedIn = (shipment: Shipment, mode: OtherMode, type: string): OtherWay => ({
  ...shipment,
  mode,
  units: shipment.units.map(unit => ({ ...unit, type })),
})

/** Delivered to a home: freight asks for a service at the stop, packages for nothing but the word. */
function withHome(stops: readonly Stop[], isHome: boolean): readonly Stop[] {
  const last = stops.length - 1
  return stops.map((stop, index) =>
    index === last && isHome && !stop.services.includes(atHome)
      ? { ...stop, services: [...stop.services, atHome] }
      : stop,
  )
}

/** Lines by the class that their density makes likely, where nobody gave one: parcels have none. */
function classed(shipment: Shipment): Shipment['lines'] {
  const items = itemsOf(shipment)
  const { date } = pickupOf(shipment)
  return shipment.lines.map((line, index) => {
    const item = items[index]
    if (line.freightClass !== '' || item === undefined) return line
    return { ...line, freightClass: suggestClass(item, date)?.freightClass ?? '' }
  })
}

/**
 * The same goods the other way: LTL freight whose units are small enough as packages of one's own, and packages of 100 lb
 * and more as LTL. Null where only one way is worth asking: several stops, a border, a return, packaging of a carrier.
 */
export function otherWayOf(shipment: Shipment): OtherWay | null {
  const [from, to] = [originOf(shipment), destinationOf(shipment)]
  const mode = others[shipment.mode]
  if (mode === undefined || shipment.stops.length !== 2 || crossesBorder(from, to)) return null
  if (modes[mode].isLabelled) {
    if (!fitsParcel(shipment)) return null
    const isHome = shipment.stops.some(({ services }) => services.includes(atHome))
    const stops = shipment.stops.map(stop => ({ ...stop, services: [] }))
    const packed = { ...packedIn(shipment, mode, OWN_PACKAGING), stops }
    return isHome ? { ...packed, parcel: { ...noParcelNeeds, residential: true } } : packed
  }
  if (needsOf(shipment).returnService !== '') return null
  const weightLb = packagesOf(shipment).reduce((sum, one) => sum + one.weightLb, 0)
  if (weightLb < WORTH_A_TRUCK_LB || shipment.units.some(({ type }) => type !== OWN_PACKAGING)) return null
  const stops = withHome(shipment.stops, needsOf(shipment).residential)
  const { parcel: _, ...freight } = packedIn(shipment, mode, DEFAULT_PACKAGING)
  return { ...freight, stops, lines: classed(shipment) }
}
