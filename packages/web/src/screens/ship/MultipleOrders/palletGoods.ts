import {
  type BuiltPallet,
  type ItemLevel,
  levelOfPackaging,
  PALLET_DECK_IN,
  type PalletGoods,
  type Shipment,
  type ShipmentLine,
  splitUnit,
} from '@waybill/domain'

type LevelsOf = (itemCode: string) => readonly ItemLevel[] | null

/** How the item master packs the packages of a line; null: it does not say. */
const packageOf = ({ itemCode, pieceType }: ShipmentLine, levelsOf: LevelsOf): ItemLevel | null => {
  const levels = levelsOf(itemCode) ?? []
  const level = levelOfPackaging(pieceType)
  return levels.find(one => one.packaging === pieceType) ?? levels.find(one => one.level === level) ?? null
}

/** Cubic inches of one package by the units that hold nothing else; null: nobody measured them. */
function measured({ units }: Shipment, line: number): number | null {
  const own = units.filter(({ contents }) => contents.length === 1 && contents[0]?.line === line)
  const pieces = own.reduce((sum, { contents }) => sum + (contents[0]?.pieces ?? 0), 0)
  const isSized = own.every(unit => unit.lengthIn > 0 && unit.widthIn > 0 && unit.heightIn > PALLET_DECK_IN)
  if (own.length === 0 || pieces === 0 || !isSized) return null
  const all = own.reduce(
    (sum, unit) => sum + unit.lengthIn * unit.widthIn * (unit.heightIn - PALLET_DECK_IN) * unit.count,
    0,
  )
  return all > 0 ? all / pieces : null
}

/** The lines of a shipment as packages that are put on pallets; hazardous ones share theirs with nothing. */
export const goodsOf = (shipment: Shipment, levelsOf: LevelsOf): readonly PalletGoods[] =>
  shipment.lines.map((line, index) => {
    const packed = packageOf(line, levelsOf)
    const volume = packed === null ? 0 : packed.lengthIn * packed.widthIn * packed.heightIn
    return {
      line: index + 1,
      ...{ pieces: line.pieces, weightLb: line.weightLb, alone: line.hazmat !== null },
      pieceIn3: volume > 0 ? volume : measured(shipment, index + 1),
    }
  })

/** Whether what the lines weigh has their pallets in it: they weigh more than their packages by the item master. */
export const weighsWithPallets = (shipment: Shipment, levelsOf: LevelsOf): boolean =>
  shipment.lines.some(line => {
    const each = packageOf(line, levelsOf)?.weightLb ?? 0
    return each > 0 && line.weightLb > each * line.pieces + 0.005
  })

/** The pallets that a shipment stands on, one by one; none while nobody counted its units. */
export const palletsOfUnits = ({ units }: Shipment): readonly BuiltPallet[] =>
  units.every(({ count }) => count > 0)
    ? units
        .flatMap(splitUnit)
        .map(({ contents }) =>
          contents.filter(({ pieces }) => pieces > 0).map(({ line, pieces }) => ({ line, pieces })),
        )
    : []
