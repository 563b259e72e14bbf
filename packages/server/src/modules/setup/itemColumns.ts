import type { ItemColumn, WireMasterItem } from '@waybill/contract/wire/item.ts'
import { levelsFromWire } from '@waybill/contract/wire/itemLevel.ts'
import type { Cell } from '@waybill/documents/csv'
import { itemLevelNames, packagingName, palletCounts } from '@waybill/domain'

const figures = {
  Packaging: 'packed as',
  Weight: 'weight (lb)',
  Length: 'length (in)',
  Width: 'width (in)',
  Height: 'height (in)',
} as const

const levelWords = { each: 'Each', carton: 'Carton', pallet: 'Pallet' } as const

interface Figure {
  readonly level: (typeof itemLevelNames)[number]
  readonly figure: keyof typeof figures
}

/** The columns of packaging levels, by their names on the wire (`PalletWeight`). */
export const levelColumns: ReadonlyMap<string, Figure & { readonly head: string }> = new Map(
  itemLevelNames.flatMap(level =>
    Object.entries(figures).map(([figure, words]) => {
      const name = levelWords[level]
      return [`${name}${figure}`, { level, figure: figure as Figure['figure'], head: `${name} ${words}` }] as const
    }),
  ),
)

const heads: Readonly<Record<string, string>> = {
  SKU: 'SKU',
  Description: 'Description',
  NMFC: 'NMFC',
  Class: 'Class',
  Stackable: 'Stackable',
  HandlingUnit: 'Handling unit',
  HTS: 'HTS code',
  ItemCode: 'Customer item code',
  Hazmat: 'UN number',
  UnitsPerPallet: 'Units per pallet',
  UnitsPerCarton: 'Units per carton',
  CartonsPerPallet: 'Cartons per pallet',
  Length: 'Length (in)',
  Width: 'Width (in)',
  Height: 'Height (in)',
  Weight: 'Weight (lb)',
}

/** What stands over a column in a file, going out and coming in. */
export const headOf = (column: ItemColumn): string => heads[column] ?? levelColumns.get(column)?.head ?? column

export function cellOf(item: WireMasterItem, column: ItemColumn): Cell {
  if (column === 'Hazmat') return item.Hazmat?.UNNumber ?? ''
  if (column === 'Stackable') return item.Stackable ? 'Yes' : 'No'
  if (column === 'HandlingUnit') return packagingName(item.HandlingUnit, 1)
  if (column === 'UnitsPerPallet' || column === 'CartonsPerPallet') {
    const { units, cartons } = palletCounts(levelsFromWire(item.Levels, item.HandlingUnit))
    return (column === 'UnitsPerPallet' ? units : cartons) ?? ''
  }
  const ofLevel = levelColumns.get(column)
  if (ofLevel === undefined) return item[column as keyof WireMasterItem] as Cell
  const level = item.Levels[ofLevel.level]
  if (level === null) return ''
  return ofLevel.figure === 'Packaging' ? packagingName(level.Packaging, 1) : level[ofLevel.figure] || ''
}
