import { hundredthsOf } from '../shipment/hundredths.ts'
import type { HandlingUnit, UnitContent } from '../shipment/shipment.ts'
import type { PalletConfig } from './palletConfig.ts'

/** Inches of wood below the load: the standard pallet's deck boards and stringers. */
export const PALLET_DECK_IN = 5.5

/** A line of goods as packages that are put on pallets. */
export interface PalletGoods {
  /** Number of the line, from 1. */
  readonly line: number
  readonly pieces: number
  /** Pounds of all of them. */
  readonly weightLb: number
  /** Cubic inches of one; null: nobody measured it, and weight alone decides. */
  readonly pieceIn3: number | null
  /** Shares its pallet with no other line, such as what is hazardous. */
  readonly alone: boolean
}

/** So many packages of a line. */
export interface PalletContent {
  readonly line: number
  readonly pieces: number
}

/** What stands on one pallet. */
export type BuiltPallet = readonly PalletContent[]

/** A pallet as it stands on the floor. */
export interface PalletLoad {
  /** Pounds, with the pallet itself. */
  readonly grossLb: number
  /** Inches from the floor; null: of some of it nobody knows the size. */
  readonly heightIn: number | null
  readonly isTooHeavy: boolean
  readonly isTooHigh: boolean
}

const goodsOf = (goods: readonly PalletGoods[], line: number): PalletGoods | undefined =>
  goods.find(one => one.line === line)

/** Inches of load that so many packages come to, spread over the whole pallet. */
const risesBy = ({ pieceIn3 }: PalletGoods, pieces: number, { lengthIn, widthIn }: PalletConfig): number =>
  ((pieceIn3 ?? 0) * pieces) / (lengthIn * widthIn)

const weighs = ({ weightLb, pieces: of }: PalletGoods, pieces: number): number =>
  of === 0 ? 0 : (weightLb * pieces) / of

/** Hundredths that two sums of the same parts may differ by. */
const SLACK = 1e-6

/**
 * What a pallet weighs and how high it is. Heights are volumes over the footprint: layers and the gaps between packages are
 * not modelled, so a pallet of bulky cartons stands a little higher than this says.
 */
export function loadOf(pallet: BuiltPallet, goods: readonly PalletGoods[], config: PalletConfig): PalletLoad {
  let [grossLb, loadIn] = [config.tareLb, 0]
  let isMeasured = true
  for (const { line, pieces } of pallet) {
    const own = goodsOf(goods, line)
    if (own === undefined) continue
    grossLb += weighs(own, pieces)
    loadIn += risesBy(own, pieces, config)
    if (own.pieceIn3 === null) isMeasured = false
  }
  const heightIn = isMeasured ? Math.round((PALLET_DECK_IN + loadIn) * 100) / 100 : null
  return {
    grossLb: Math.round(grossLb * 100) / 100,
    heightIn,
    isTooHeavy: grossLb > config.maxWeightLb + SLACK,
    isTooHigh: PALLET_DECK_IN + loadIn > config.maxHeightIn + SLACK,
  }
}

/** Packages of a line that one pallet takes by height and weight; one at least, for it has to go somewhere. */
function mostOn(goods: PalletGoods, config: PalletConfig): number {
  const each = weighs(goods, 1)
  const byWeight = each > 0 ? Math.floor((config.maxWeightLb - config.tareLb) / each + SLACK) : goods.pieces
  const rise = risesBy(goods, 1, config)
  const byHeight = rise > 0 ? Math.floor((config.maxHeightIn - PALLET_DECK_IN) / rise + SLACK) : goods.pieces
  return Math.max(1, Math.min(byWeight, byHeight))
}

/**
 * Puts goods on as few pallets as their height and weight allow: each line on full pallets of its own, and what is left of
 * several together where it fits, the highest rest first. What goes alone shares none.
 */
export function buildPallets(goods: readonly PalletGoods[], config: PalletConfig): readonly BuiltPallet[] {
  const full: BuiltPallet[] = []
  const rests: { readonly goods: PalletGoods; readonly pieces: number }[] = []
  for (const one of goods) {
    const most = mostOn(one, config)
    const pallets = Math.floor(one.pieces / most)
    for (let n = 0; n < pallets; n++) full.push([{ line: one.line, pieces: most }])
    const rest = one.pieces - pallets * most
    if (rest > 0) rests.push({ goods: one, pieces: rest })
  }
  rests.sort((a, b) => risesBy(b.goods, b.pieces, config) - risesBy(a.goods, a.pieces, config))
  const shared: { alone: boolean; contents: PalletContent[] }[] = []
  for (const { goods: own, pieces } of rests) {
    const content = { line: own.line, pieces }
    const place = own.alone
      ? undefined
      : shared.find(({ alone, contents }) => {
          const { isTooHeavy, isTooHigh } = loadOf([...contents, content], goods, config)
          return !alone && !isTooHeavy && !isTooHigh
        })
    if (place === undefined) shared.push({ alone: own.alone, contents: [content] })
    else place.contents.push(content)
  }
  return [...full, ...shared.map(({ contents }) => contents.toSorted((a, b) => a.line - b.line))]
}

/**
 * Moves packages of a line from one pallet to another; an empty pallet goes.
 * @param to index of a pallet, or `pallets.length` for a new one
 */
export function movePieces(
  pallets: readonly BuiltPallet[],
  {
    from,
    to,
    line,
    pieces,
  }: { readonly from: number; readonly to: number; readonly line: number; readonly pieces: number },
): readonly BuiltPallet[] {
  const there = pallets[from]?.find(content => content.line === line)?.pieces ?? 0
  const moved = Math.min(there, Math.max(0, Math.floor(pieces)))
  if (moved === 0 || from === to) return pallets
  const add = (pallet: BuiltPallet, by: number): BuiltPallet => {
    const now = (pallet.find(content => content.line === line)?.pieces ?? 0) + by
    const others = pallet.filter(content => content.line !== line)
    return now === 0 ? others : [...others, { line, pieces: now }].toSorted((a, b) => a.line - b.line)
  }
  return [...pallets, []]
    .map((pallet, index) => (index === from ? add(pallet, -moved) : index === to ? add(pallet, moved) : pallet))
    .filter(pallet => pallet.length > 0)
}

const sameOn = (one: BuiltPallet, other: BuiltPallet): boolean =>
  one.length === other.length &&
  one.every(({ line, pieces }, n) => other[n]?.line === line && other[n]?.pieces === pieces)

/**
 * The handling units of pallets: equal ones that follow each other are one row. The weight of each line is shared out by
 * packages, to the hundredth of a pound, and the pallets' own weight stands on top of it.
 */
export function unitsOfPallets(
  pallets: readonly BuiltPallet[],
  goods: readonly PalletGoods[],
  config: PalletConfig,
  stops: number,
): readonly HandlingUnit[] {
  const groups: { pallet: BuiltPallet; count: number }[] = []
  for (const pallet of pallets) {
    const last = groups.at(-1)
    if (last !== undefined && sameOn(last.pallet, pallet)) last.count += 1
    else groups.push({ pallet, count: 1 })
  }
  const before = new Map<number, number>()
  const contentOf = ({ line, pieces: onEach }: PalletContent, count: number): UnitContent => {
    const own = goodsOf(goods, line)
    const [from, pieces] = [before.get(line) ?? 0, onEach * count]
    before.set(line, from + pieces)
    if (own === undefined || own.pieces === 0) return { line, pieces, weightLb: 0 }
    const upTo = (n: number): number => Math.round((hundredthsOf(own.weightLb) * n) / own.pieces)
    return { line, pieces, weightLb: (upTo(from + pieces) - upTo(from)) / 100 }
  }
  return groups.map(({ pallet, count }) => {
    const contents = pallet.map(content => contentOf(content, count))
    const inside = contents.reduce((sum, { weightLb }) => sum + hundredthsOf(weightLb), 0)
    const { heightIn } = loadOf(pallet, goods, config)
    return {
      ...{ unitId: null, count, type: config.packaging },
      ...{ lengthIn: config.lengthIn, widthIn: config.widthIn, heightIn: heightIn ?? 0, dimUnit: 1 },
      // Goods whose weight nobody knows yet are still asked for: the pallets' own would pass for it.
      grossWeightLb: inside === 0 ? null : (inside + hundredthsOf(config.tareLb) * count) / 100,
      stackable: false,
      ...{ loadedAt: 1, unloadedAt: stops, contents },
    }
  })
}
