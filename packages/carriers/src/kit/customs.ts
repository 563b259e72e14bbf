import {
  type CustomsLine,
  crossesBorder,
  destinationOf,
  minorDigits,
  originOf,
  type Shipment,
  type ShipmentLine,
} from '@waybill/domain'
import type { LabelPackage } from './labels.ts'

/** A line of goods with what customs is told of it. */
export type Declared = ShipmentLine & { readonly customs: CustomsLine }

const isDeclared = (line: ShipmentLine): line is Declared => line.customs !== undefined

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
function partsOf(total: number, weights: readonly number[]): readonly number[] {
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

/** The lines of goods on one package with their share of pieces and value: those of all packages add up to the lines'. */
export function declaredOn(
  shipment: Shipment,
  { unitId, place }: Pick<LabelPackage, 'unitId' | 'place'>,
): readonly DeclaredOn[] {
  return declaredOf(shipment).flatMap(line => {
    const number = shipment.lines.indexOf(line) + 1
    const places = shipment.units.flatMap(unit =>
      unit.contents
        .filter(content => content.line === number)
        .flatMap(({ weightLb }) =>
          Array.from({ length: unit.count }, (_, index) => ({
            ...{ unitId: unit.unitId, place: index + 1 },
            weightLb: weightLb / Math.max(1, unit.count),
          })),
        ),
    )
    const weights = places.map(({ weightLb }) => weightLb)
    const [pieces, values] = [partsOf(line.customs.pieces, weights), partsOf(line.customs.value, weights)]
    return places.flatMap((one, index) =>
      one.unitId === unitId && one.place === place
        ? [
            {
              line,
              ...{ pieces: pieces[index] ?? 0, value: values[index] ?? 0 },
              weightLb: Math.max(0.01, Math.floor(one.weightLb * 100) / 100),
            },
          ]
        : [],
    )
  })
}

/** Minor units as whole ones. */
export const amountOf = (minor: number, currency: string): number => minor / 10 ** minorDigits(currency)

/** What one article is worth: as many decimals as it takes, at most six. */
export const eachOf = ({ value, pieces, currency }: CustomsLine): number =>
  Number((amountOf(value, currency) / Math.max(1, pieces)).toFixed(6))

/** What all lines are worth together, minor units of the currency of the first. */
export const worthOf = (lines: readonly Declared[]): { readonly currency: string; readonly minor: number } => ({
  currency: lines[0]?.customs.currency ?? 'USD',
  minor: lines.reduce((sum, { customs }) => sum + customs.value, 0),
})
