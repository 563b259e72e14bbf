import {
  countItem,
  type ItemLevel,
  type ItemLevelName,
  isAlikePackaging,
  itemLevelNames,
  levelBelow,
  levelOfPackaging,
  levelOfUnit,
  packagingOrdered,
  usualPackaging,
  weightOfQuantity,
} from '../freight/itemLevels.ts'
import { DEFAULT_PACKAGING } from '../freight/packaging.ts'
import { quantityTimes } from '../hazmat/lineQuantity.ts'
import { hundredthsOf } from '../shipment/hundredths.ts'
import { numberLimits } from '../shipment/limits.ts'
import { modes } from '../shipment/modes.ts'
import type { Hazmat, LineItem, Mode } from '../shipment/shipment.ts'
import { type OrderLine, thousandths } from './salesOrder.ts'

/** What the item master says of an ordered item. */
export interface OrderedItem {
  readonly sku: string
  readonly description: string
  readonly nmfc: string
  readonly freightClass: string
  readonly stackable: boolean
  /** Code of packaging: what it is usually handled as. */
  readonly handlingUnit: string
  readonly hazmat: Hazmat | null
  /** As `levelsAsPacked` gives them. */
  readonly levels: readonly ItemLevel[]
}

/** What has to be said of a line before it can be priced without a guess. */
export const itemGaps = ['units', 'weight', 'dimensions', 'class', 'hazmat'] as const
export type ItemGap = (typeof itemGaps)[number]

/** What of it is asked in a mode: parcels are sold by weight and size, and have no freight class. */
export const gapsInMode = (gaps: readonly ItemGap[], mode: Mode): readonly ItemGap[] =>
  modes[mode].isLabelled ? gaps.filter(gap => gap !== 'class') : gaps

/**
 * How many of one level go into one of another, by the counts of the item master; below 1 where the other way round. Null:
 * nobody counted them.
 */
export function howManyIn(levels: readonly ItemLevel[], inner: ItemLevelName, outer: ItemLevelName): number | null {
  if (inner === outer) return 1
  if (itemLevelNames.indexOf(inner) > itemLevelNames.indexOf(outer)) {
    const back = howManyIn(levels, outer, inner)
    return back === null ? null : 1 / back
  }
  const level = levels.find(one => one.level === outer)
  const below = levelBelow(levels, outer)
  if (level?.count == null) return null
  // A pallet of an item without cartons counts single ones.
  const step: ItemLevelName = below?.level ?? 'each'
  const deeper = howManyIn(levels, inner, step)
  return deeper === null ? null : level.count * deeper
}

/** Freight of one line of an order, and what nobody knows of it yet. */
export interface OrderedFreight {
  /** Each with its share of the quantity, in the line's unit. */
  readonly rows: readonly { readonly item: LineItem; readonly quantity: number }[]
  readonly gaps: readonly ItemGap[]
}

interface Packed {
  readonly quantity: number
  readonly units: number
  readonly type: string
  readonly pieces: number
  readonly pieceType: string
  readonly weightLb: number
  readonly lengthIn: number
  readonly widthIn: number
  readonly heightIn: number
}

const round = (pounds: number): number => hundredthsOf(pounds) / 100

/** A share of a weight that was told of the whole line. */
const share = (line: OrderLine, quantity: number): number | null =>
  line.weightLb === null || line.quantity <= 0 ? null : round((line.weightLb * quantity) / line.quantity)

const count = (quantity: number): number => Math.min(numberLimits.pieces, Math.max(1, Math.ceil(quantity)))

/** What a line is ordered in. */
interface OrderedIn {
  readonly level: ItemLevelName
  /** Code of its packaging. */
  readonly packaging: string
  /** Whether the item is packed so: else what the item master says of that level is said of another package. */
  readonly isOwn: boolean
}

/** What the item master says an item is packed as at a level. */
const packedAt = (item: OrderedItem | null, level: ItemLevelName): string | undefined =>
  item === null
    ? undefined
    : (item.levels.find(one => one.level === level)?.packaging ??
      (levelOfPackaging(item.handlingUnit) === level ? item.handlingUnit : undefined))

/** Null: its unit is none that we know. */
function orderedIn(line: OrderLine, item: OrderedItem | null): OrderedIn | null {
  const unit = line.unit === '' ? 'EA' : line.unit
  const level = levelOfUnit(unit)
  const ordered = packagingOrdered(unit, name => packedAt(item, name))
  return level === null || ordered === null ? null : { level, ...ordered }
}

/**
 * Pounds of a quantity of an ordered line by the item master, not rounded; null: nobody weighed it, or it is ordered in
 * another package than the one that was weighed.
 */
export function weightOrdered(line: OrderLine, item: OrderedItem, quantity: number): number | null {
  const ordered = orderedIn(line, item)
  return ordered?.isOwn === true ? weightOfQuantity(item.levels, ordered.level, quantity) : null
}

/** What other goods are put on, and is no package of them by itself. */
const isWood = (packaging: string): boolean => isAlikePackaging(packaging, usualPackaging.pallet)

/** Packages on a quantity, by what the order says and else by the item's cartons. */
function piecesOf(line: OrderLine, item: OrderedItem | null, ordered: OrderedIn, quantity: number) {
  const { level, packaging, isOwn } = ordered
  const all = { pieces: count(quantity), pieceType: packaging }
  const isCarton = isAlikePackaging(packaging, usualPackaging.carton)
  if (level === 'carton' && !isCarton) return all
  if (line.cartons !== null) {
    // As many cartons as crates or totes: the column counts packages, whatever its head calls them.
    if (level === 'pallet' && !isWood(packaging) && line.cartons === line.quantity) return all
    const pieceType = packedAt(item, 'carton') ?? (isCarton ? packaging : DEFAULT_PACKAGING)
    return { pieces: count((line.cartons * quantity) / line.quantity), pieceType }
  }
  const levels = item?.levels ?? []
  const carton = levels.find(one => one.level === 'carton')
  const per = carton === undefined || !isOwn ? null : howManyIn(levels, 'carton', level)
  if (carton !== undefined && per !== null) return { pieces: count(quantity * per), pieceType: carton.packaging }
  return all
}

/** The pallets that an order counts: as its unit names them, else as the item master does. */
function palletsTold(line: OrderLine, item: OrderedItem | null, { level, packaging }: OrderedIn): string {
  // A crate or a tote may stand on a pallet with others: it is what is counted where there are as many.
  if (level === 'pallet' && (isWood(packaging) || line.pallets === line.quantity)) return packaging
  const usual = item !== null && levelOfPackaging(item.handlingUnit) === 'pallet' ? item.handlingUnit : undefined
  return usual ?? packedAt(item, 'pallet') ?? usualPackaging.pallet
}

/** The units that the order itself counts. */
function unitsAsTold(line: OrderLine, item: OrderedItem | null, ordered: OrderedIn, quantity: number): Packed {
  const units = count(((line.pallets ?? 1) * quantity) / line.quantity)
  const type = palletsTold(line, item, ordered)
  const known = item?.levels.find(one => one.level === 'pallet' && isAlikePackaging(one.packaging, type))
  return {
    ...{ quantity, units, type, ...piecesOf(line, item, ordered, quantity) },
    weightLb: share(line, quantity) ?? weighed(line, item, quantity),
    ...sides(line, known),
  }
}

const sides = (line: OrderLine, known: ItemLevel | undefined) => {
  const isTold = line.lengthIn > 0 && line.widthIn > 0 && line.heightIn > 0
  const { lengthIn, widthIn, heightIn } = isTold ? line : (known ?? line)
  return { lengthIn, widthIn, heightIn }
}

/** Full units first, and what is left on one that is not. */
function unitsByItem(line: OrderLine, item: OrderedItem, ordered: OrderedIn, quantity: number): readonly Packed[] {
  const { levels } = item
  const { level } = ordered
  const usual = levelOfPackaging(item.handlingUnit)
  // Ordered by the pallet, it leaves by the pallet, however it is handled usually.
  const handled = itemLevelNames.indexOf(level) > itemLevelNames.indexOf(usual) ? level : usual
  const per = howManyIn(levels, level, handled)
  if (per === null || per < 1) return []
  const type =
    handled === usual
      ? item.handlingUnit
      : (levels.find(one => one.level === handled)?.packaging ?? usualPackaging[handled])
  const full = Math.floor(quantity / per)
  const rest = quantity - full * per
  const counted = countItem(levels, type, full)
  const size = sides(
    line,
    levels.find(each => each.level === handled),
  )
  const fullQuantity = full * per
  return [
    ...(full === 0
      ? []
      : [
          {
            ...{ quantity: thousandths(fullQuantity), units: full, type, ...size },
            ...piecesOf(line, item, ordered, fullQuantity),
            weightLb: share(line, fullQuantity) ?? counted.weightLb ?? 0,
          },
        ]),
    ...(rest <= 0
      ? []
      : [
          {
            ...{ quantity: thousandths(rest), units: 1, type, ...piecesOf(line, item, ordered, rest), ...size },
            weightLb:
              share(line, rest) ??
              restWeight(levels, level, rest, woodOf(levels, handled, weightOfQuantity(levels, level, per) ?? 0)),
          },
        ]),
  ]
}

/** Pounds of a unit that is not full, with its wood and wrap; 0: nobody weighed what is in it. */
function restWeight(levels: readonly ItemLevel[], level: ItemLevelName, rest: number, woodLb: number): number {
  const insideLb = weightOfQuantity(levels, level, rest)
  return insideLb === null ? 0 : round(insideLb + woodLb)
}

/** Pounds of a unit beyond what is in it: what a full one was weighed at says what wood and wrap weigh. */
function woodOf(levels: readonly ItemLevel[], handled: ItemLevelName, insideLb: number): number {
  const weighedLb = levels.find(one => one.level === handled)?.weightLb ?? 0
  return Math.max(0, weighedLb - insideLb)
}

/** What is ordered in a package of which the item master says nothing: each is a unit of its own. */
const unitsAsOrdered = (
  line: OrderLine,
  item: OrderedItem | null,
  ordered: OrderedIn,
  quantity: number,
): readonly Packed[] =>
  ordered.level === 'each'
    ? []
    : [
        {
          ...{ quantity, units: count(quantity), type: ordered.packaging },
          ...piecesOf(line, item, ordered, quantity),
          ...{ weightLb: share(line, quantity) ?? 0, ...sides(line, undefined) },
        },
      ]

const single: OrderedIn = { level: 'each', packaging: usualPackaging.each, isOwn: true }

function packed(line: OrderLine, item: OrderedItem | null, quantity: number): readonly Packed[] {
  const ordered = orderedIn(line, item)
  if (line.pallets !== null && line.pallets > 0) return [unitsAsTold(line, item, ordered ?? single, quantity)]
  if (ordered === null) return []
  if (item === null) return unitsAsOrdered(line, item, ordered, quantity)
  if (ordered.isOwn) return unitsByItem(line, item, ordered, quantity)
  // Of drums of an item that goes on pallets nobody knows how many stand on one.
  const isOnPallets = levelOfPackaging(item.handlingUnit) === 'pallet' && ordered.level !== 'pallet'
  return isOnPallets ? [] : unitsAsOrdered(line, item, ordered, quantity)
}

/**
 * How much of a hazardous material is in so many units, by what the item master says of one; blank where the units are not
 * full or not its own: then a person says it, for a paper that says a wrong quantity is worse than one that is not printed.
 */
function materialIn(line: OrderLine, item: OrderedItem, units: number, type: string, quantity: number): string {
  const said = item.hazmat?.quantity ?? ''
  const ordered = orderedIn(line, item)
  const per =
    ordered?.isOwn === true ? howManyIn(item.levels, ordered.level, levelOfPackaging(item.handlingUnit)) : null
  const isWhole = type === item.handlingUnit && per !== null && thousandths(units * per) === quantity
  return isWhole ? (quantityTimes(said, units) ?? '') : ''
}

/**
 * A quantity of an ordered line as rows of freight. What the order says wins over the item master; what neither says is
 * left blank and named, never guessed. A unit that is not full is as large as a full one.
 * @param item null: the item master does not know it
 * @param quantity of the line, in its unit
 */
export function freightOfLine(line: OrderLine, item: OrderedItem | null, quantity: number): OrderedFreight {
  const known = packed(line, item, quantity)
  const rows: readonly Packed[] =
    known.length > 0
      ? known
      : [
          {
            ...{ quantity, units: 0, type: item?.handlingUnit ?? 'PLT' },
            ...piecesOf(line, item, orderedIn(line, item) ?? single, quantity),
            ...{ weightLb: share(line, quantity) ?? weighed(line, item, quantity), ...sides(line, undefined) },
          },
        ]
  const freightClass = line.freightClass || (item?.freightClass ?? '')
  const hazmat = item?.hazmat ?? null
  const materialOf = (units: number, type: string, part: number) =>
    item === null || hazmat === null ? null : { ...hazmat, quantity: materialIn(line, item, units, type, part) }
  const goods = {
    description: line.description || item?.description || line.sku || line.itemCode,
    itemCode: line.sku || line.itemCode,
    nmfc: line.nmfc || (item?.nmfc ?? ''),
    ...{ freightClass, stackable: item?.stackable ?? false },
  }
  const freight = rows.map(({ units, type, quantity: part, ...row }) => ({
    item: {
      ...{ ...goods, handlingUnits: units, handlingUnitType: type, ...row },
      hazmat: materialOf(units, type, part),
    } satisfies LineItem,
    quantity: part,
  }))
  const items = freight.map(({ item }) => item)
  const isMissing: Readonly<Record<ItemGap, boolean>> = {
    units: known.length === 0,
    weight: items.some(({ weightLb }) => weightLb <= 0),
    dimensions: items.some(({ lengthIn, widthIn, heightIn }) => lengthIn <= 0 || widthIn <= 0 || heightIn <= 0),
    class: freightClass === '',
    hazmat: line.isHazardous === true && hazmat === null,
  }
  return { rows: freight, gaps: itemGaps.filter(gap => isMissing[gap]) }
}

/** What a quantity weighs by the item master; 0: that is not known. */
const weighed = (line: OrderLine, item: OrderedItem | null, quantity: number): number =>
  round((item === null ? null : weightOrdered(line, item, quantity)) ?? 0)
