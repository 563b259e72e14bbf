import type { Hazmat } from '../shipment/shipment.ts'
import { hazardClassOf, listedClasses } from './hazardClasses.ts'
import { plainName } from './hazmatTable.ts'

/**
 * `X`: may not be loaded, transported or stored together. `O`: only so that what leaks cannot mix, or under a condition
 * that the compatibility table names for explosives.
 */
export type Segregation = 'X' | 'O'

/** Rows and columns of the table; 2.3 and 6.1 by their hazard zones, 8 for liquids alone. */
const heads = [
  ...['1.1', '1.3', '1.4', '1.5', '1.6', '2.1', '2.2', '2.3A', '2.3B'],
  ...['3', '4.1', '4.2', '4.3', '5.1', '5.2', '6.1A', '7', '8'],
] as const

/** Segregation table of 49 CFR 177.848(d): `*` goes by the compatibility table, `.` is no restriction. */
const table = [
  '*****XXXXXXXXXXXXX',
  '*****X.XXX.XXXXX.X',
  '*****O.OOO.O...O.O',
  '*****XXXXXXXXXXXXX',
  '*****.............',
  'XXOX...XO......OO.',
  'X..X..............',
  'XXOX.X...XXXXXX..X',
  'XXOX.O...OOOOOO..O',
  'XXOX...XO....O.X..',
  'X..X...XO......X.O',
  'XXOX...XO......X.X',
  'XX.X...XO......X.O',
  'XX.X...XOO.....X.O',
  'XX.X...XO......X.O',
  'XXOX.O...XXXXXX..X',
  'X..X.O............',
  'XXOX...XO.OXOOOX..',
] as const

const groups = 'ABCDEFGHJKLNS'

/**
 * Compatibility table of 177.848(f), read by (g): `1` with an identical explosive alone, `2` and `3` together, as one
 * group, `4` the cells X(4), for detonators alone, `5` the cells 4/5, `6` articles other than fireworks.
 */
const compatible = [
  '.XXXXXXXXXXXX',
  'X.X4XXXXXXXX5',
  'XX.22X6XXXX35',
  'X42.2X6XXXX35',
  'XX22.X6XXXX35',
  'XXXXX.XXXXXX5',
  'XX666X.XXXXX5',
  'XXXXXXX.XXXX5',
  'XXXXXXXX.XXX5',
  'XXXXXXXXX.XX5',
  'XXXXXXXXXX1XX',
  'XX333XXXXXX.5',
  'X555555555X5.',
] as const

/** What decides on one side. */
export type Segregated = Pick<
  Hazmat,
  | 'unNumber'
  | 'properShippingName'
  | 'technicalName'
  | 'hazardClass'
  | 'subsidiaryClass'
  | 'packingGroup'
  | 'inhalationZone'
  | 'limitedQuantity'
>

/** Whether the name says that it is solid; a corrosive that does not is taken for a liquid. */
const isSolid = ({ properShippingName }: Segregated): boolean =>
  /\b(solid|powder|flake|pellet|granular)\b/.test(plainName(properShippingName))

/** Where a class stands in the table, or -1. */
function placeOf(hazmat: Segregated, hazardClass: string): number {
  const { inhalationZone: zone, packingGroup } = hazmat
  const at = (head: (typeof heads)[number]) => heads.indexOf(head)
  if (/^1\.[12]/.test(hazardClass)) return at('1.1')
  if (hazardClass === '2.3') return zone === 'A' ? at('2.3A') : zone === 'B' ? at('2.3B') : -1
  if (hazardClass === '6.1') return packingGroup === 'I' && zone === 'A' ? at('6.1A') : -1
  if (hazardClass === '8') return isSolid(hazmat) ? -1 : at('8')
  return heads.findIndex(head => head === hazardClass || (head.startsWith('1.') && hazardClass.startsWith(head)))
}

const isAmmoniumNitrate = ({ unNumber }: Segregated): boolean => unNumber === 'UN1942' || unNumber === 'UN2067'

const isFirework = ({ properShippingName }: Segregated): boolean => /firework/i.test(properShippingName)
/** Detonators, their assemblies and boosters with them are of group B or S; other names tell that they have none. */
const isDetonator = ({ properShippingName, hazardClass }: Segregated): boolean =>
  /detonator/i.test(properShippingName) &&
  /[BS]\s*$/i.test(hazardClass) &&
  !/without detonator/i.test(properShippingName)
const isAssembly = ({ properShippingName }: Segregated): boolean =>
  /detonator assembl|with detonator/i.test(properShippingName)
const isDetonatingCord = ({ properShippingName }: Segregated): boolean =>
  /\bcord\b.*detonating/i.test(properShippingName)

/**
 * 177.835(g), for `a`: detonators are with 1.1 to 1.3, 1.5 and detonating cord only if packed or loaded apart, assemblies
 * and boosters with detonators never; nothing keeps them from each other.
 */
function detonatorsWith(a: Segregated, b: Segregated, other: string): Segregation | null {
  if (!isDetonator(a) || isDetonator(b) || !(/^1\.[1235]/.test(other) || isDetonatingCord(b))) return null
  return isAssembly(a) ? 'X' : 'O'
}

/** 177.848(g)(3)(v): fireworks of 1.4S may not be with 1.1 or 1.2. */
const isFireworkWithBlast = (a: Segregated, own: string, other: string): boolean =>
  own === '1.4S' && isFirework(a) && /^1\.[12]/.test(other)

function explosivesTogether(a: Segregated, b: Segregated, [one, other]: readonly [string, string]): Segregation | null {
  const detonators = detonatorsWith(a, b, other) ?? detonatorsWith(b, a, one)
  switch (compatible[groups.indexOf(one.slice(3))]?.[groups.indexOf(other.slice(3))]) {
    case 'X':
      return 'X'
    case '1':
      return a.unNumber === b.unNumber ? null : 'X'
    case '4':
      return [a, b].some(each => isDetonator(each) && !isAssembly(each)) ? 'O' : 'X'
    case '5':
      return isFireworkWithBlast(a, one, other) || isFireworkWithBlast(b, other, one) ? 'X' : detonators
    case '6':
      return isFirework(a) || isFirework(b) ? 'X' : 'O'
    default:
      return detonators
  }
}

function ofClasses(a: Segregated, b: Segregated, classes: readonly [string, string]): Segregation | null {
  const [one, other] = classes
  const cell = table[placeOf(a, one)]?.[placeOf(b, other)]
  if (cell === '*') return explosivesTogether(a, b, classes)
  if (cell !== 'X' && cell !== 'O') return null
  // Note A, 177.848(e)(5): ammonium nitrate may be with 1.1 and 1.5.
  const isBlasting = (hazardClass: string) => /^1\.[15]/.test(hazardClass)
  if ((isAmmoniumNitrate(a) && isBlasting(other)) || (isAmmoniumNitrate(b) && isBlasting(one))) return null
  return cell
}

const words = ({ properShippingName, technicalName }: Segregated): string =>
  plainName(`${properShippingName} ${technicalName}`)
const isCyanide = (hazmat: Segregated): boolean =>
  /\bcyanide/.test(words(hazmat)) && !/\bcyanide free\b/.test(words(hazmat))
const isAcid = (hazmat: Segregated): boolean =>
  hazardClassOf(hazmat.hazardClass) === '8' && /\bacid(ic)?\b/.test(words(hazmat))

/** 177.848(c): what would give off hydrogen cyanide when it mixes. */
export const isCyanideWithAcid = (a: Segregated, b: Segregated): boolean =>
  (isCyanide(a) && isAcid(b)) || (isCyanide(b) && isAcid(a))

/** Primary class first; unknown classes left out. */
const classesOf = ({ hazardClass, subsidiaryClass }: Segregated): readonly string[] =>
  [hazardClass, ...listedClasses(subsidiaryClass)].flatMap(text => hazardClassOf(text) ?? [])

/**
 * Whether two hazardous materials may be on one vehicle: null where nothing restricts it. 49 CFR 177.848, table (d) by
 * the more restrictive of primary and subsidiary classes (e)(6), table (f) among explosives, cyanides and acids (c).
 * Goods of one class are not held apart by what they are besides; limited quantities carry no labels and fall under
 * none of it (a)(1). Nonhazardous goods are never asked about.
 */
export function segregationOf(a: Segregated, b: Segregated): Segregation | null {
  if (a.limitedQuantity || b.limitedQuantity) return null
  if (isCyanideWithAcid(a, b)) return 'X'
  const [first = '', ...others] = classesOf(a)
  const [second = '', ...more] = classesOf(b)
  const isSame = first === second && !first.startsWith('1.')
  const pairs: readonly (readonly [string, string])[] = isSame
    ? [[first, second]]
    : [first, ...others].flatMap(one => [second, ...more].map(other => [one, other] as const))
  const found = pairs.map(pair => ofClasses(a, b, pair))
  if (found.includes('X')) return 'X'
  return found.includes('O') ? 'O' : null
}

/** Two of a list that are held apart, by their places. */
export interface Conflict {
  readonly first: number
  readonly second: number
  readonly segregation: Segregation
}

/** Every pair of a load that 177.848 holds apart; null stands for goods that are not hazardous. */
export function segregationConflicts(load: readonly (Segregated | null)[]): readonly Conflict[] {
  return load.flatMap((a, first) =>
    load.slice(first + 1).flatMap((b, offset) => {
      const segregation = a === null || b === null ? null : segregationOf(a, b)
      return segregation === null ? [] : [{ first, second: first + 1 + offset, segregation }]
    }),
  )
}
