import { hundredthsOf } from '../shipment/hundredths.ts'
import type { HandlingUnit, Shipment } from '../shipment/shipment.ts'
import { shareOf } from '../shipment/units.ts'

/** One package of a shipment: a handling unit, or one of n equal ones. */
export interface Package {
  /** Null until it is saved. */
  readonly unitId: number | null
  /** Among the equal ones of its row, from 1. It stays, whatever becomes of the others. */
  readonly place: number
  /** Row of the shipment it stands on, from 0. */
  readonly row: number
  readonly type: string
  readonly lengthIn: number
  readonly widthIn: number
  readonly heightIn: number
  /** Pounds of this package alone, at most two decimals. */
  readonly weightLb: number
  /** Minor units of the shipment's currency; null: not declared. */
  readonly declaredValue: number | null
  readonly additionalHandling: boolean
}

type Units = Pick<Shipment, 'units'>

const hundredthsOn = ({ grossWeightLb, contents }: HandlingUnit): number =>
  grossWeightLb === null
    ? contents.reduce((sum, one) => sum + hundredthsOf(one.weightLb), 0)
    : hundredthsOf(grossWeightLb)

/** Rows of packages that were one of a row's and are packed anew, by the place where each stood. */
function packedAnew({ units }: Units, { unitId }: HandlingUnit): ReadonlyMap<number, HandlingUnit> {
  const rows = new Map<number, HandlingUnit>()
  if (unitId === null) return rows
  for (const unit of units) {
    if (unit.repackedFrom?.unitId === unitId) rows.set(unit.repackedFrom.place, unit)
  }
  return rows
}

/** The places of a row's packages, ascending: those that were packed anew have left theirs. */
export function placesOn(shipment: Units, unit: HandlingUnit): readonly number[] {
  const gone = packedAnew(shipment, unit)
  const places: number[] = []
  for (let place = 1; places.length < unit.count; place += 1) if (!gone.has(place)) places.push(place)
  return places
}

/** A package of a row, and which it is of those that stand there. */
export interface PackagePlace {
  readonly unit: HandlingUnit
  readonly place: number
  /** Among the packages of the row, from 0: what is shared out among them goes by it. */
  readonly rank: number
}

/** Every package in order: row by row, and one that was packed anew where it stood before. */
export function packagePlaces(shipment: Units): readonly PackagePlace[] {
  const { units } = shipment
  const ids = new Set(units.map(({ unitId }) => unitId))
  const placesIn = (unit: HandlingUnit): readonly PackagePlace[] => {
    const own = placesOn(shipment, unit).map((place, rank) => ({ place, list: [{ unit, place, rank }] }))
    const anew = [...packedAnew(shipment, unit)].map(([place, one]) => ({ place, list: placesIn(one) }))
    return [...own, ...anew].toSorted((a, b) => a.place - b.place).flatMap(({ list }) => list)
  }
  return units
    .filter(({ repackedFrom }) => repackedFrom === undefined || !ids.has(repackedFrom.unitId))
    .flatMap(placesIn)
}

/**
 * Every package, each with a place of its own, in the order of {@link packagePlaces}. What the whole shipment is declared
 * to be worth is shared among them to the minor unit, where none of them says its own: carriers insure each by itself.
 */
export function packagesOf(shipment: Units & Partial<Pick<Shipment, 'declaredValue'>>): readonly Package[] {
  const isEachDeclared = shipment.units.some(({ declaredValue }) => declaredValue !== undefined)
  const worth = isEachDeclared ? null : (shipment.declaredValue ?? null)
  return packagePlaces(shipment).map(({ unit, place, rank }, index, all) => ({
    unitId: unit.unitId,
    place,
    row: shipment.units.indexOf(unit),
    type: unit.type,
    lengthIn: unit.lengthIn,
    widthIn: unit.widthIn,
    heightIn: unit.heightIn,
    weightLb: shareOf(hundredthsOn(unit), unit.count, rank) / 100,
    declaredValue: unit.declaredValue ?? (worth === null ? null : shareOf(worth, all.length, index)),
    additionalHandling: unit.additionalHandling ?? false,
  }))
}

/** Which package of a shipment stands, or stood, at a place. */
export interface Standing {
  /** Among all, from 1; null: nothing is left of it. */
  readonly number: number | null
  /** Null: it was packed anew as another one, or is gone. */
  readonly parcel: Package | null
}

/** Finds packages by the unit and place by which their labels know them, also those that were packed anew since. */
export function standingPackages(
  shipment: Units,
): (at: { readonly unitId: number; readonly place: number }) => Standing {
  const keyOf = (unitId: number | null, place: number): string => `${unitId}/${place}`
  const all = packagesOf(shipment)
  const numbers = new Map(all.map(({ unitId, place }, index) => [keyOf(unitId, place), index + 1]))
  const anew = new Map(
    shipment.units.flatMap(({ unitId, repackedFrom: at }) =>
      at === undefined ? [] : [[keyOf(at.unitId, at.place), keyOf(unitId, 1)]],
    ),
  )
  const numberAt = (key: string): number | null => {
    const next = anew.get(key)
    return numbers.get(key) ?? (next === undefined ? null : numberAt(next))
  }
  return ({ unitId, place }) => {
    const key = keyOf(unitId, place)
    const here = numbers.get(key)
    return { number: numberAt(key), parcel: here === undefined ? null : (all[here - 1] ?? null) }
  }
}
