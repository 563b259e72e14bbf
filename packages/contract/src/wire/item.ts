import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { wireItemLevels } from './itemLevel.ts'
import { wireHazmat } from './shipment.ts'
import { trimmedText } from './text.ts'

const measure = z.number().min(0).max(100_000).default(0)

/**
 * An entry of the item master (specification §3). Dimensions in inches and weight in pounds are those of one of its handling
 * unit; units per pallet and per carton are counts of the next level below. The same figures stand in its levels: what is
 * written of both counts as it was changed, the levels before the others.
 */
export const wireMasterItemInput = z.object({
  SKU: trimmedText(textLimits.itemCode).min(1),
  Description: trimmedText(textLimits.description).min(1),
  NMFC: trimmedText(textLimits.nmfc).default(''),
  Class: trimmedText(5).default(''),
  Stackable: z.boolean().default(true),
  HandlingUnit: trimmedText(5).default('PLT'),
  HTS: trimmedText(textLimits.htsCode).default(''),
  /** What customers call it when they order. */
  ItemCode: trimmedText(textLimits.itemCode).default(''),
  Hazmat: wireHazmat.nullable().default(null),
  UnitsPerPallet: z.int().min(0).max(1_000_000).nullable().default(null),
  UnitsPerCarton: z.int().min(0).max(1_000_000).nullable().default(null),
  Length: measure,
  Width: measure,
  Height: measure,
  Weight: measure,
  /** Left out where it is written: those that there are stay. */
  Levels: wireItemLevels.optional(),
})

export const wireMasterItem = wireMasterItemInput.extend({
  itemId: z.int(),
  version: z.int32(),
  Levels: wireItemLevels,
})

/** How the item master can be sorted. */
export const itemSorts = ['SKU', 'Description', 'Class', 'Weight'] as const

const itemColumns = [
  'SKU',
  'Description',
  'NMFC',
  'Class',
  'Stackable',
  'HandlingUnit',
  'HTS',
  'ItemCode',
  'Hazmat',
  'UnitsPerPallet',
  'UnitsPerCarton',
  'Length',
  'Width',
  'Height',
  'Weight',
] as const satisfies readonly (keyof z.output<typeof wireMasterItem>)[]

const levelColumns = [
  'EachWeight',
  'EachLength',
  'EachWidth',
  'EachHeight',
  'CartonPackaging',
  'CartonWeight',
  'CartonLength',
  'CartonWidth',
  'CartonHeight',
  'PalletPackaging',
  'PalletWeight',
  'PalletLength',
  'PalletWidth',
  'PalletHeight',
] as const

/**
 * Columns the item master can export and import, in their usual order: of the item, then of its packaging levels. In files
 * `UnitsPerPallet` counts single units; a pallet of cartons is counted by `CartonsPerPallet`, and by units beside it.
 */
export const itemExportColumns = [...itemColumns, 'CartonsPerPallet', ...levelColumns] as const
export type ItemColumn = (typeof itemExportColumns)[number]
export type WireMasterItem = z.output<typeof wireMasterItem>
