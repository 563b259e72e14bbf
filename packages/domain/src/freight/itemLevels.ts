import type { LineItem } from '../shipment/shipment.ts'
import { DEFAULT_PACKAGING, isPackagingCode, type PackagingCode, packagings } from './packaging.ts'

/** How an item may be counted, from the smallest up. */
export const itemLevelNames = ['each', 'carton', 'pallet'] as const
export type ItemLevelName = (typeof itemLevelNames)[number]

/** One of an item as it is packed at a level. 0 and null: nobody said. */
export interface ItemLevel {
  readonly level: ItemLevelName
  /** Code of packaging: PLT, SKD, CTN, DRM ... */
  readonly packaging: string
  /** Pounds of one with all that is in it and its own packaging, at most six decimals: a rivet weighs 0.004409. */
  readonly weightLb: number
  /** Inches of one, outside. */
  readonly lengthIn: number
  readonly widthIn: number
  readonly heightIn: number
  /** How many of the next level below are in one. An each holds none. */
  readonly count: number | null
}

const eaches: readonly PackagingCode[] = ['PCS']
/** What a forklift takes as it is. */
const pallets: readonly PackagingCode[] = ['PLT', 'SKD', 'CRT', 'TOTE']

/** What an item is packed as at a level when nobody says. */
export const usualPackaging = {
  each: 'PCS',
  carton: DEFAULT_PACKAGING,
  pallet: 'PLT',
} as const satisfies Record<ItemLevelName, PackagingCode>

/** The level that a type of packaging counts: drums, bags and bundles are packages, as cartons are. */
export function levelOfPackaging(code: string): ItemLevelName {
  const isOneOf = (codes: readonly string[]) => codes.includes(code)
  return isOneOf(pallets) ? 'pallet' : isOneOf(eaches) ? 'each' : 'carton'
}

/**
 * What the packages of a handling unit are when nobody says: cartons on a pallet; a drum, a bag or a bundle is its own
 * package (49 CFR 172.202(a)(7) has a bill of lading name it).
 * @param handlingUnit code of its packaging, that of small packages included
 */
export const packedAs = (handlingUnit: string): string =>
  isPackagingCode(handlingUnit) && levelOfPackaging(handlingUnit) !== 'pallet' ? handlingUnit : DEFAULT_PACKAGING

/** Types of packaging that docks call by either name; any other is itself alone, and one of it weighs what no other does. */
const alike: readonly (readonly PackagingCode[])[] = [
  ['PLT', 'SKD'],
  ['CTN', 'BOX', 'PKG'],
]

export const isAlikePackaging = (one: string, other: string): boolean =>
  one === other || alike.some(codes => [one, other].every(code => (codes as readonly string[]).includes(code)))

/** What the units of measure of an order are called in the files of shippers, beside the codes and names of packaging. */
const unitWords: Readonly<Record<string, ItemLevelName>> = {
  ...{ ea: 'each', each: 'each', eaches: 'each', pc: 'each', unit: 'each', units: 'each' },
  ...{ ct: 'carton', cs: 'carton', case: 'carton', cases: 'carton', cse: 'carton' },
  ...{ pl: 'pallet', pal: 'pallet' },
  // Spanish: a caja is whatever carton the item goes in.
  ...{ pza: 'each', pzas: 'each', pieza: 'each', piezas: 'each', unidad: 'each', unidades: 'each' },
  ...{ caja: 'carton', cajas: 'carton', tarima: 'pallet', tarimas: 'pallet' },
}

/** What files in Spanish call packaging that is no other's name; a contenedor may be one that a ship carries. */
const spanishPackaging: Readonly<Record<string, PackagingCode>> = {
  ...{ patín: 'SKD', patin: 'SKD', patines: 'SKD', cartón: 'CTN', cartones: 'CTN', huacal: 'CRT', huacales: 'CRT' },
  ...{ tambor: 'DRM', tambores: 'DRM', atado: 'BDL', atados: 'BDL', paquete: 'PKG', paquetes: 'PKG' },
  ...{ bolsa: 'BAG', bolsas: 'BAG', saco: 'BAG', sacos: 'BAG', costal: 'BAG', costales: 'BAG' },
  ...{ rollo: 'ROL', rollos: 'ROL', carrete: 'REL', carretes: 'REL', tubo: 'TBE', tubos: 'TBE' },
  ...{ cubeta: 'PAL', cubetas: 'PAL' },
}

/** A word of a file is looked up among ours alone: an object also answers to `constructor`. */
const wordIn = <T>(words: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(words, word) ? words[word] : undefined

/** `EA`, `CTN`, `Cases`, `plt` → the level it counts; null: no unit that we know. */
export function levelOfUnit(unit: string): ItemLevelName | null {
  const bare = unit.trim().toLowerCase()
  // `pal` in a file is a pallet, though it is the code of a pail.
  const word = wordIn(unitWords, bare)
  if (word !== undefined) return word
  const known = packagingNamed(bare)
  return known === null ? null : levelOfPackaging(known)
}

/** The packaging of that code or name; null: a unit of measure, or none that we know. */
function packagingNamed(text: string): PackagingCode | null {
  const bare = text.trim().toLowerCase()
  if (wordIn(unitWords, bare) !== undefined) return null
  const spanish = wordIn(spanishPackaging, bare)
  if (spanish !== undefined) return spanish
  const known = packagings.find(row => [row.code, row.name, row.plural].some(name => name.toLowerCase() === bare))
  return known?.code ?? null
}

const isSaid = (level: ItemLevel): boolean =>
  level.weightLb > 0 || level.lengthIn > 0 || level.widthIn > 0 || level.heightIn > 0 || level.count !== null

/**
 * The levels of which anything is said, from the smallest up, each packed as it is: the one of the item's handling unit as
 * that, others as they say or as usual.
 */
export const levelsAsPacked = (levels: readonly ItemLevel[], handlingUnit: string): readonly ItemLevel[] =>
  itemLevelNames.flatMap(name => {
    const level = levels.find(one => one.level === name)
    if (level === undefined || !isSaid(level)) return []
    const own = levelOfPackaging(handlingUnit) === name ? handlingUnit : level.packaging
    return [{ ...level, packaging: own === '' ? usualPackaging[name] : own }]
  })

const levelOf = (levels: readonly ItemLevel[], name: ItemLevelName): ItemLevel | undefined =>
  levels.find(one => one.level === name)

/** The next level below of which the item says anything. */
export function levelBelow(levels: readonly ItemLevel[], name: ItemLevelName): ItemLevel | undefined {
  const below = itemLevelNames.slice(0, itemLevelNames.indexOf(name)).toReversed()
  return below.flatMap(one => levelOf(levels, one) ?? [])[0]
}

/** Pounds of one, and whether nobody weighed it. */
export interface OneWeighs {
  readonly weightLb: number
  readonly isWorkedOut: boolean
}

/**
 * What one of a level weighs: as it was weighed, or else what is in it, without wood and wrap. Null: neither is known. From a
 * pallet to a carton there is no way: nobody knows what its wood weighs.
 */
export function weightOfOne(levels: readonly ItemLevel[], name: ItemLevelName): OneWeighs | null {
  const level = levelOf(levels, name)
  if (level === undefined) return null
  if (level.weightLb > 0) return { weightLb: level.weightLb, isWorkedOut: false }
  const below = levelBelow(levels, name)
  const one = below === undefined || level.count === null ? null : weightOfOne(levels, below.level)
  return one === null || level.count === null ? null : { weightLb: times(one.weightLb, level.count), isWorkedOut: true }
}

/** Exact to the hundredth: what is light is multiplied before it is rounded. */
const times = (pounds: number, count: number): number => Math.round(Number((pounds * count * 100).toFixed(4))) / 100

/**
 * Pounds of a quantity that is counted in a level, not rounded: single ones that fill cartons weigh what the cartons weigh, so
 * that the same two cartons weigh the same, ordered as 24 pieces and as 2 cartons; what is left goes in one more of them. Null:
 * nobody weighed them.
 */
export function weightOfQuantity(levels: readonly ItemLevel[], name: ItemLevelName, quantity: number): number | null {
  const one = weightOfOne(levels, name)
  const carton = levelOf(levels, 'carton')
  if (name !== 'each' || carton?.count == null || carton.weightLb <= 0)
    return one === null ? null : one.weightLb * quantity
  const cartons = Math.floor(quantity / carton.count)
  const loose = quantity - cartons * carton.count
  const fullLb = cartons * carton.weightLb
  if (loose <= 0) return fullLb
  if (one === null) return fullLb + (loose * carton.weightLb) / carton.count
  const emptyLb = Math.max(0, carton.weightLb - carton.count * one.weightLb)
  return fullLb + loose * one.weightLb + emptyLb
}

/** What a quantity of an item comes to on a line. */
export interface CountedLine
  extends Pick<LineItem, 'handlingUnits' | 'handlingUnitType' | 'lengthIn' | 'widthIn' | 'heightIn'> {
  /** Pounds of all of it; null: it has to be asked for. */
  readonly weightLb: number | null
  readonly oneWeighs: OneWeighs | null
  /** Packages on all of it and what they are; null: nobody counted them. */
  readonly pieces: number | null
  readonly pieceType: string | null
}

function piecesIn(levels: readonly ItemLevel[], level: ItemLevel | undefined, packaging: string, quantity: number) {
  const name = levelOfPackaging(packaging)
  if (name !== 'pallet') return { pieces: quantity, pieceType: packaging }
  const count = level?.count ?? null
  if (count === null) return { pieces: null, pieceType: null }
  return { pieces: count * quantity, pieceType: levelBelow(levels, name)?.packaging ?? DEFAULT_PACKAGING }
}

/**
 * A quantity of an item as a line of freight: so many handling units, packed as `packaging`, with the weight, size and pieces
 * of the level that is packed so; of an item in cartons nobody knows what a drum of it weighs. Every way of entering an item goes through here, so that all reach the same weight.
 * @param levels as `levelsAsPacked` gives them
 */
export function countItem(levels: readonly ItemLevel[], packaging: string, quantity: number): CountedLine {
  const own = levelOf(levels, levelOfPackaging(packaging))
  const level = own !== undefined && isAlikePackaging(own.packaging, packaging) ? own : undefined
  const oneWeighs = level === undefined ? null : weightOfOne(levels, level.level)
  return {
    handlingUnits: quantity,
    handlingUnitType: packaging,
    ...piecesIn(levels, level, packaging, quantity),
    weightLb: oneWeighs === null ? null : times(oneWeighs.weightLb, quantity),
    oneWeighs,
    lengthIn: level?.lengthIn ?? 0,
    widthIn: level?.widthIn ?? 0,
    heightIn: level?.heightIn ?? 0,
  }
}

/**
 * What so many of a unit of measure are packed as: as the item is at that level, unless the unit names a package that is no
 * other's name (`drums`); null: no unit that we know.
 * @param own what the item is packed as at a level; undefined: nobody says
 */
export function packagingOrdered(
  unit: string,
  own: (level: ItemLevelName) => string | undefined,
): { readonly packaging: string; readonly isOwn: boolean } | null {
  const level = levelOfUnit(unit)
  if (level === null) return null
  const usual = usualPackaging[level]
  const named = packagingNamed(unit) ?? usual
  const packaging = own(level)
  if (packaging === undefined) return { packaging: named, isOwn: isAlikePackaging(named, usual) }
  const isOwn = named === usual || isAlikePackaging(named, packaging)
  return { packaging: isOwn ? packaging : named, isOwn }
}

/**
 * The same for an order that names its unit of measure (`EA`, `CTN`, `PLT`).
 * @returns null where the unit is none that we know
 */
export function countOrderLine(levels: readonly ItemLevel[], unit: string, quantity: number): CountedLine | null {
  const ordered = packagingOrdered(unit, level => levelOf(levels, level)?.packaging)
  return ordered === null ? null : countItem(levels, ordered.packaging, quantity)
}

/** What one of a level was weighed at beside what is in it. */
export interface LevelWarning {
  readonly level: ItemLevelName
  /** Pounds as it was weighed. */
  readonly weightLb: number
  /** Pounds of what is in it: so many of so many pounds. */
  readonly worked: number
  readonly count: number
  readonly one: number
}

/** Packaging weighs something, a pallet's 30 to 75 lb: from here on it is doubtful. */
const MOST = { factor: 1.5, plusLb: 100 }

/** Levels that weigh less than what is in them, or far more: worth a look, and nothing to be refused. */
export const levelWarnings = (levels: readonly ItemLevel[]): readonly LevelWarning[] =>
  levels.flatMap(({ level, weightLb, count }) => {
    const below = levelBelow(levels, level)
    const one = below === undefined ? null : weightOfOne(levels, below.level)
    if (one === null || count === null || weightLb <= 0) return []
    const worked = times(one.weightLb, count)
    const isDoubtful = weightLb < worked || weightLb > worked * MOST.factor + MOST.plusLb
    return isDoubtful ? [{ level, weightLb, worked, count, one: one.weightLb }] : []
  })
