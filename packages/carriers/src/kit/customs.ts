import {
  type CustomsLine,
  crossesBorder,
  destinationOf,
  minorDigits,
  originOf,
  type Shipment,
  type ShipmentLine,
} from '@waybill/domain'

/** A line of goods with what customs is told of it. */
export type Declared = ShipmentLine & { readonly customs: CustomsLine }

const isDeclared = (line: ShipmentLine): line is Declared => line.customs !== undefined

/** The lines that customs is told of; none of a shipment that crosses no border. */
export const declaredOf = (shipment: Shipment): readonly Declared[] =>
  crossesBorder(originOf(shipment), destinationOf(shipment)) ? shipment.lines.filter(isDeclared) : []

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
