import {
  type ItemLevel,
  type ItemLevelName,
  itemLevelNames,
  levelOfPackaging,
  levelsAsPacked,
  numberLimits,
  usualPackaging,
} from '@waybill/domain'
import { z } from 'zod'
import { trimmedText } from './text.ts'

const measure = z.number().min(0).max(100_000).default(0)

/** One of an item as it is packed at a level: pounds and inches, 0 where nobody said. */
const wireItemLevel = z.object({
  /** Code of packaging; blank: as the item's handling unit, or as usual at that level. */
  Packaging: trimmedText(5).default(''),
  Weight: measure,
  Length: measure,
  Width: measure,
  Height: measure,
  /** Of the next level below; null: nobody said. An each holds none. */
  Count: z.int().min(1).max(numberLimits.pieces).nullable().default(null),
})

/** The packaging levels of an item; null: it is not packed so, or nobody said anything of it. */
export const wireItemLevels = z.object({
  each: wireItemLevel.nullable().default(null),
  carton: wireItemLevel.nullable().default(null),
  pallet: wireItemLevel.nullable().default(null),
})
export type WireItemLevels = z.output<typeof wireItemLevels>

/** The wire's name of each figure of a level. */
export const levelFields = {
  packaging: 'Packaging',
  weightLb: 'Weight',
  lengthIn: 'Length',
  widthIn: 'Width',
  heightIn: 'Height',
  count: 'Count',
} as const satisfies Record<keyof Omit<ItemLevel, 'level'>, keyof NonNullable<WireItemLevels[ItemLevelName]>>

/** @param handlingUnit code of the item's own packaging, which its level is packed as */
export const levelsFromWire = (levels: WireItemLevels, handlingUnit: string): readonly ItemLevel[] =>
  levelsAsPacked(
    itemLevelNames.flatMap(level => {
      const given = levels[level]
      if (given === null) return []
      const { Packaging, Weight, Length, Width, Height, Count } = given
      const sides = { lengthIn: Length, widthIn: Width, heightIn: Height }
      return [{ level, packaging: Packaging, weightLb: Weight, ...sides, count: Count }]
    }),
    handlingUnit,
  )

export function levelsToWire(levels: readonly ItemLevel[]): WireItemLevels {
  const of = (name: ItemLevelName) => {
    const level = levels.find(one => one.level === name)
    if (level === undefined) return null
    const { packaging, weightLb, lengthIn, widthIn, heightIn, count } = level
    const sides = { Length: lengthIn, Width: widthIn, Height: heightIn }
    return { Packaging: packaging, Weight: weightLb, ...sides, Count: count }
  }
  return { each: of('each'), carton: of('carton'), pallet: of('pallet') }
}

/** The flat figures of specification §3: those of the level that the handling unit counts, and what a pallet and a carton hold. */
export interface FlatFigures {
  readonly Weight: number
  readonly Length: number
  readonly Width: number
  readonly Height: number
  readonly UnitsPerPallet: number | null
  readonly UnitsPerCarton: number | null
}

export function flatOf(levels: readonly ItemLevel[], handlingUnit: string): FlatFigures {
  const of = (name: ItemLevelName) => levels.find(one => one.level === name)
  const own = of(levelOfPackaging(handlingUnit))
  return {
    Weight: own?.weightLb ?? 0,
    Length: own?.lengthIn ?? 0,
    Width: own?.widthIn ?? 0,
    Height: own?.heightIn ?? 0,
    UnitsPerPallet: of('pallet')?.count ?? null,
    UnitsPerCarton: of('carton')?.count ?? null,
  }
}

/** The levels with flat figures put where they belong; what those say nothing of stays. */
export function withFlat(levels: readonly ItemLevel[], handlingUnit: string, flat: FlatFigures): readonly ItemLevel[] {
  const own = levelOfPackaging(handlingUnit)
  const counts = { each: null, carton: flat.UnitsPerCarton || null, pallet: flat.UnitsPerPallet || null }
  const next = itemLevelNames.map((level): ItemLevel => {
    const known = levels.find(one => one.level === level)
    const blank = { level, packaging: usualPackaging[level], weightLb: 0, lengthIn: 0, widthIn: 0, heightIn: 0 }
    const figures =
      level === own ? { weightLb: flat.Weight, lengthIn: flat.Length, widthIn: flat.Width, heightIn: flat.Height } : {}
    return { ...blank, ...known, ...figures, count: counts[level] }
  })
  return levelsAsPacked(next, handlingUnit)
}
