import { hundredthsOf } from '../shipment/hundredths.ts'
import type { HandlingUnit, Shipment, ShipmentLine, UnitContent } from '../shipment/shipment.ts'
import { shareOf } from '../shipment/units.ts'
import { customsOn, isDeclared, partsOf } from './declared.ts'
import { type Package, placesOn } from './packages.ts'

/** A package as it left the bench the second time. */
export interface PackedAnew {
  /** Pounds, at most two decimals. */
  readonly weightLb: number
  /** Inches. */
  readonly lengthIn: number
  readonly widthIn: number
  readonly heightIn: number
}

const heavier = (weightLb: number, hundredths: number): number => (hundredthsOf(weightLb) + hundredths) / 100

/** A line without its part on one package. */
function lessOf(line: ShipmentLine, part: ShipmentLine): ShipmentLine {
  const { customs } = line
  const left =
    customs === undefined || part.customs === undefined
      ? {}
      : {
          customs: {
            ...customs,
            pieces: customs.pieces - part.customs.pieces,
            value: customs.value - part.customs.value,
          },
        }
  return { ...line, pieces: line.pieces - part.pieces, ...left }
}

/** The only package of its row: the row itself says how it is packed now. */
function changed(shipment: Shipment, unit: HandlingUnit, anew: PackedAnew): Shipment {
  const { weightLb, ...size } = anew
  const before = unit.contents.map(content => hundredthsOf(content.weightLb))
  const after = partsOf(hundredthsOf(weightLb), before)
  const contents = unit.contents.map((content, index) => ({ ...content, weightLb: (after[index] ?? 0) / 100 }))
  const lines = shipment.lines.map((line, index) => {
    const on = unit.contents.findIndex(content => content.line === index + 1)
    return on < 0 ? line : { ...line, weightLb: heavier(line.weightLb, (after[on] ?? 0) - (before[on] ?? 0)) }
  })
  const packed: HandlingUnit = { ...unit, ...size, grossWeightLb: null, contents }
  return { ...shipment, lines, units: shipment.units.map(one => (one === unit ? packed : one)) }
}

/**
 * A shipment one package of which was packed anew. One of several equal ones gets a row of its own, which knows where it
 * stood, with its part of the goods; the others keep their places, weights and numbers.
 * @returns null where there is no such package
 */
export function repackPackage(
  shipment: Shipment,
  { unitId, place }: { readonly unitId: number; readonly place: number },
  anew: PackedAnew,
): Shipment | null {
  const unit = shipment.units.find(one => one.unitId === unitId)
  const rank = unit === undefined ? -1 : placesOn(shipment, unit).indexOf(place)
  if (unit === undefined || rank < 0) return null
  if (unit.count === 1) return changed(shipment, unit, anew)
  const parts = unit.contents.map(content => ({
    pieces: shareOf(content.pieces, unit.count, rank),
    hundredths: shareOf(hundredthsOf(content.weightLb), unit.count, rank),
  }))
  const after = partsOf(
    hundredthsOf(anew.weightLb),
    parts.map(({ hundredths }) => hundredths),
  )
  const lines = [...shipment.lines]
  const contents: UnitContent[] = []
  for (const [index, content] of unit.contents.entries()) {
    const line = shipment.lines[content.line - 1]
    const part = parts[index]
    if (line === undefined || part === undefined) continue
    const own = takePart(shipment, line, part.pieces, (after[index] ?? 0) / 100, { unitId, place })
    const stays = own === null ? { ...line, weightLb: heavier(line.weightLb, after[index] ?? 0) } : lessOf(line, own)
    lines[content.line - 1] = { ...stays, weightLb: heavier(stays.weightLb, -part.hundredths) }
    if (own !== null) lines.push(own)
    const number = own === null ? content.line : lines.length
    contents.push({ line: number, pieces: part.pieces, weightLb: (after[index] ?? 0) / 100 })
  }
  const { weightLb: _, ...size } = anew
  const { linearFeet: __, ...kind } = unit
  const packed: HandlingUnit = {
    ...{ ...kind, ...size, unitId: null, count: 1, grossWeightLb: null },
    ...{ repackedFrom: { unitId, place }, contents },
  }
  const others: HandlingUnit = {
    ...unit,
    count: unit.count - 1,
    grossWeightLb:
      unit.grossWeightLb === null
        ? null
        : heavier(unit.grossWeightLb, -shareOf(hundredthsOf(unit.grossWeightLb), unit.count, rank)),
    contents: unit.contents.map((content, index) => ({
      line: content.line,
      pieces: content.pieces - (parts[index]?.pieces ?? 0),
      weightLb: heavier(content.weightLb, -(parts[index]?.hundredths ?? 0)),
    })),
  }
  return { ...shipment, lines, units: [...shipment.units.map(one => (one === unit ? others : one)), packed] }
}

/** What of a line is on a package, as a line of its own; null where customs knows of fewer articles than packages. */
function takePart(
  shipment: Shipment,
  line: ShipmentLine,
  pieces: number,
  weightLb: number,
  at: Pick<Package, 'unitId' | 'place'>,
): ShipmentLine | null {
  const own = { ...line, lineId: null, pieces, weightLb }
  if (!isDeclared(line)) return own
  const [declared] = customsOn(shipment, line, at)
  if (declared === undefined || declared.pieces === 0 || declared.pieces === line.customs.pieces) return null
  return { ...own, customs: { ...line.customs, pieces: declared.pieces, value: declared.value } }
}
