import { hundredthsOf } from '../shipment/hundredths.ts'
import { destinationOf, originOf } from '../shipment/plainForm.ts'
import type { Shipment, ShipmentLine } from '../shipment/shipment.ts'
import { shareOf } from '../shipment/units.ts'
import { type CustomsLine, crossesBorder } from './customs.ts'
import { type Package, packagePlaces } from './packages.ts'

/** A line of goods with what customs is told of it. */
export type Declared = ShipmentLine & { readonly customs: CustomsLine }

export const isDeclared = (line: ShipmentLine): line is Declared => line.customs !== undefined

/** The lines that customs is told of; none of a shipment that crosses no border. */
export const declaredOf = (shipment: Shipment): readonly Declared[] =>
  crossesBorder(originOf(shipment), destinationOf(shipment)) ? shipment.lines.filter(isDeclared) : []

/** What customs is told of a line of goods on one package. */
export interface DeclaredOn {
  readonly line: Declared
  /** Articles of it on this package. */
  readonly pieces: number
  /** What they are worth, minor units of the line's currency. */
  readonly value: number
  /** Pounds of them, two decimals. */
  readonly weightLb: number
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** Whole parts of a total by weight, which add up to it: at least one for each where there are as many. */
export function partsOf(total: number, weights: readonly number[]): readonly number[] {
  const least = total >= weights.length ? 1 : 0
  const rest = total - least * weights.length
  const whole = sumOf(weights)
  let [before, given] = [0, 0]
  return weights.map((weight, index) => {
    before += weight
    const upTo = Math.round(whole > 0 ? (rest * before) / whole : (rest * (index + 1)) / weights.length)
    const mine = upTo - given
    given = upTo
    return least + mine
  })
}

/** Which package is meant. */
type At = Pick<Package, 'unitId' | 'place'>

/** What customs is told of a line on one package; nothing where the line does not stand on it. */
export function customsOn(shipment: Shipment, line: Declared, at: At): readonly DeclaredOn[] {
  const number = shipment.lines.indexOf(line) + 1
  const places = packagePlaces(shipment).flatMap(({ unit, place, rank }) =>
    unit.contents
      .filter(content => content.line === number)
      .map(({ weightLb }) => ({
        isMeant: unit.unitId === at.unitId && place === at.place,
        weight: shareOf(hundredthsOf(weightLb), unit.count, rank),
        // Never more than the package: of several lines on it each is rounded down.
        least: Math.floor(hundredthsOf(weightLb) / Math.max(1, unit.count)),
      })),
  )
  const weights = places.map(({ weight }) => weight)
  const [pieces, values] = [partsOf(line.customs.pieces, weights), partsOf(line.customs.value, weights)]
  return places.flatMap(({ isMeant, least }, index) =>
    isMeant
      ? [{ line, pieces: pieces[index] ?? 0, value: values[index] ?? 0, weightLb: Math.max(1, least) / 100 }]
      : [],
  )
}

/** The lines of goods on one package with their share of pieces and value: those of all packages add up to the lines'. */
export const declaredOn = (shipment: Shipment, at: At): readonly DeclaredOn[] =>
  declaredOf(shipment).flatMap(line => customsOn(shipment, line, at))
