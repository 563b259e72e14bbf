import { levelOfPackaging } from '../freight/itemLevels.ts'
import { packagingPrinted } from '../freight/packaging.ts'
import { widestLimits } from '../parcel/parcelLimits.ts'
import { isByPostAlone } from '../places/postBox.ts'
import { isAwayFrom } from '../places/territories.ts'
import { sentence } from '../sentences/sentences.ts'
import { modes } from '../shipment/modes.ts'
import { destinationOf, itemsOf, originOf } from '../shipment/plainForm.ts'
import type { HandlingUnit, Mode, PaymentTerms, Shipment } from '../shipment/shipment.ts'
import { shipmentTotals } from '../shipment/totals.ts'
import type { LocalDate } from '../time/dates.ts'
import type { ItemGap } from './orderFreight.ts'
import type { FreightGap } from './setItems.ts'

/** What an order may be for the company's rule to price, choose and tender it without anybody. Money in minor units of `currency`. */
export interface StraightRule {
  readonly modes: readonly Mode[]
  /** SCACs of carriers that may get it; none: whoever the routing guide allows. */
  readonly carriers: readonly string[]
  readonly maxShipment: number
  /** Of all shipments that were tendered on one day of the company. */
  readonly maxDay: number
  readonly maxLoads: number
  readonly currency: string
  /** Orders whose ship date is no further off; those later wait. */
  readonly daysAhead: number
}

/** An order, as far as it decides whether anybody has to look. */
export interface StraightOrder extends StraightFreight {
  /** Of its value, and of the shipment that it became. */
  readonly currencies: readonly string[]
  readonly isHazardous: boolean
  /** What came with it to be read: instructions and notes. */
  readonly notes: string
  /** Words in whichever text of it that say it does not go yet; blank: none. */
  readonly heldBy: string
  /** What is typed where an end's street belongs and is none, such as `TBD`; null: both have one. */
  readonly noStreet: string | null
  /** Words of a description that sound hazardous, of goods that are not marked so; blank: none. */
  readonly hazardNamed: string
  /** It names a ship-via code that stands for nothing. */
  readonly isViaUnknown: boolean
  /** When it was to leave; null: nobody said. */
  readonly shipDate: LocalDate | null
  /** On the company's calendar. */
  readonly today: LocalDate
  /** Rows of a file about it wait for an answer: they may say that it does not go. */
  readonly isAskedAbout: boolean
  /** A ZIP whose city is another than the one beside it; blank: none. */
  readonly doubtedZip: string
  /** What nobody knows yet of its freight. */
  readonly gaps: readonly FreightGap[]
  /** Set items would ask for something. */
  readonly isIncomplete: boolean
  /** Other freight goes to the same place on the same day. */
  readonly hasOthers: boolean
}

/** The price that was selected for it, and all that a clerk would be shown beside it. */
export interface StraightPrice {
  readonly scac: string
  readonly total: number
  readonly currency: string
  readonly isWhole: boolean
  readonly isClassGuessed: boolean
  readonly hasWarnings: boolean
  /** Services are in it that nobody ticked. */
  readonly hasImplied: boolean
  /** The carrier picks up on another day than was asked for. */
  readonly isLater: boolean
  readonly isAgainstGuide: boolean
  readonly isCarrierDoubted: boolean
  readonly isForOneTrailer: boolean
  /** Stored sheets give a volume or truckload price that is lower. */
  readonly isCheaperByTruck: boolean
  /** The order names a carrier, and this is another. */
  readonly isNotNamed: boolean
  /** Local date at the destination; blank: the source did not say. */
  readonly arrives: LocalDate | ''
  /** When it has to be there; null: nobody said. */
  readonly due: LocalDate | null
}

/** What of a shipment decides by itself. */
export interface StraightFreight {
  readonly mode: Mode
  readonly terms: PaymentTerms
  readonly isAbroad: boolean
  readonly isByPostAlone: boolean
  readonly isParcelSized: boolean
  /** A unit that can hardly weigh what it is said to, by its row from 1; null: none. */
  readonly unlikely: UnlikelyWeight | null
  /** A unit of a size that is none, such as inches typed to get past a form; null: none. */
  readonly unlikelySize: UnlikelySize | null
}

/** One unit of a row, and what it is said to weigh. */
export interface UnlikelyWeight {
  readonly row: number
  readonly weightLb: number
  readonly type: string
}

/** One unit of a row, and the inches that it is said to have. */
export interface UnlikelySize {
  readonly row: number
  readonly size: string
  readonly type: string
}

/** Pounds below which freight without a pallet is no more than a carrier of parcels takes in one package. */
const PARCEL_BELOW_LB = 150

/** Pounds that the lightest pallet weighs, be it empty, and that a fork truck of a dock lifts at most. */
const PALLET_LB = { least: 20, most: 6000 } as const

/** Pounds of a package that goes as cartons do, which may be as large as a pallet, and of a full drum. */
const PACKAGE_LB = { least: 0, most: 2000 } as const

/** What one unit can weigh, by its type; machines and steel in crates, on reels and in bundles weigh anything. */
const likelyLb = new Map<string, { readonly least: number; readonly most: number }>([
  ...['PLT', 'SKD'].map(type => [type, PALLET_LB] as const),
  ...['CTN', 'BOX', 'PKG', 'BAG', 'PAL', 'TBE', 'DRM'].map(type => [type, PACKAGE_LB] as const),
  ['TOTE', { least: 0, most: PALLET_LB.most }] as const,
])

/** The first unit that can hardly weigh what it is said to; without a weight it is asked for as missing. */
function unlikelyWeight({ mode, units }: Shipment): UnlikelyWeight | null {
  for (const [index, { type, count, grossWeightLb, contents }] of units.entries()) {
    const whole = grossWeightLb ?? contents.reduce((sum, { weightLb }) => sum + weightLb, 0)
    const weightLb = Math.round((whole / Math.max(1, count)) * 100) / 100
    const likely = modes[mode].isLabelled ? { least: 0, most: widestLimits.weightLb } : likelyLb.get(type)
    const isUnlikely = likely !== undefined && (weightLb < likely.least || weightLb > likely.most)
    if (weightLb > 0 && isUnlikely) return { row: index + 1, weightLb, type }
  }
  return null
}

/** Inches of the floor and the height of the least that anybody calls a pallet. */
const LEAST_PALLET_IN = { floor: 12, height: 3 } as const

/** Inches of the longest trailer, its width outside, and the height of its door. */
const TRAILER_IN = { length: 636, width: 102, height: 110 } as const

/** Whether a unit has a size that no such thing has: an inch each way, a pallet that is a stick, more than a trailer. */
function isUnlikelySize(isLabelled: boolean, { type, lengthIn, widthIn, heightIn }: HandlingUnit): boolean {
  const [long, wide] = [Math.max(lengthIn, widthIn), Math.min(lengthIn, widthIn)]
  if (Math.max(long, heightIn) <= 1) return true
  if (isLabelled) return false
  const isSmall = wide < LEAST_PALLET_IN.floor || heightIn < LEAST_PALLET_IN.height
  const isLarge = long > TRAILER_IN.length || wide > TRAILER_IN.width || heightIn > TRAILER_IN.height
  return isLarge || ((type === 'PLT' || type === 'SKD') && isSmall)
}

/** The first unit of a size that is none; without dimensions it is asked for as missing. */
function unlikelySize({ mode, units }: Shipment): UnlikelySize | null {
  for (const [index, unit] of units.entries()) {
    const sides = [unit.lengthIn, unit.widthIn, unit.heightIn]
    if (sides.every(side => side > 0) && isUnlikelySize(modes[mode].isLabelled, unit)) {
      return { row: index + 1, size: sides.join(' × '), type: unit.type }
    }
  }
  return null
}

/** What of a shipment decides whether somebody has to look at it. */
export function straightFreight(shipment: Shipment): StraightFreight {
  const { mode, terms } = shipment
  const items = itemsOf(shipment)
  const ends = [originOf(shipment), destinationOf(shipment)] as const
  const isLoose = items.every(({ handlingUnitType }) => levelOfPackaging(handlingUnitType) !== 'pallet')
  return {
    ...{ mode, terms, isAbroad: isAwayFrom(...ends), isByPostAlone: ends.some(isByPostAlone) },
    unlikely: unlikelyWeight(shipment),
    unlikelySize: unlikelySize(shipment),
    isParcelSized: modes[mode].truck === 'shared' && isLoose && shipmentTotals(items).weightLb < PARCEL_BELOW_LB,
  }
}

const gapWords = {
  units: 'straightNoUnits',
  weight: 'straightNoWeight',
  dimensions: 'straightNoDimensions',
  class: 'straightNoClass',
  hazmat: 'straightNoMaterial',
} as const satisfies Record<ItemGap, string>

const cartonGapWords = {
  ...gapWords,
  weight: 'straightNoCartonWeight',
  dimensions: 'straightNoCartonDimensions',
} as const satisfies Record<ItemGap, string>

/** The first thing that nobody knows of the freight, as a sentence; blank: all is known. */
function gapSentence({ mode, gaps }: StraightOrder): string {
  const [gap] = gaps
  const [missing] = gap?.missing ?? []
  if (gap === undefined || missing === undefined) return ''
  return sentence((modes[mode].isLabelled ? cartonGapWords : gapWords)[missing], { row: gap.row })
}

function unlikelySentence({ mode, unlikely }: StraightOrder): string {
  if (unlikely === null) return ''
  const { row, weightLb, type } = unlikely
  const weight = String(weightLb)
  return modes[mode].isLabelled
    ? sentence('straightTooHeavy', { row, weight, max: widestLimits.weightLb })
    : sentence('straightUnlikelyWeight', { row, weight, type: packagingPrinted(type) })
}

function unlikelySizeSentence({ unlikelySize }: StraightOrder): string {
  if (unlikelySize === null) return ''
  const { row, size, type } = unlikelySize
  return sentence('straightUnlikelySize', { row, size, type: packagingPrinted(type) })
}

const first = (...against: readonly (readonly [boolean, string])[]): string => against.find(([is]) => is)?.[1] ?? ''

/** Why an order is left to a person before anybody is asked for a price; blank: it is not. */
export const orderByHand = (rule: StraightRule, order: StraightOrder): string =>
  first(
    [order.terms === 'collect', sentence('straightCollect')],
    [!rule.modes.includes(order.mode), sentence('straightMode')],
    [order.currencies.some(currency => currency !== rule.currency), sentence('straightCurrency')],
    [order.isHazardous, sentence('straightHazmat')],
    [order.isAskedAbout, sentence('straightAskedAbout')],
    [order.notes.trim() !== '', sentence('straightNotes')],
    [order.heldBy !== '', sentence('straightHeld', { text: order.heldBy })],
    [order.hazardNamed !== '', sentence('straightHazardNamed', { text: order.hazardNamed })],
    [order.isViaUnknown, sentence('straightVia')],
    [order.shipDate !== null && order.shipDate < order.today, sentence('straightPast')],
    [order.isAbroad, sentence('straightAbroad')],
    [order.noStreet === '', sentence('straightNoStreet')],
    [order.noStreet !== null, sentence('straightStreet', { text: order.noStreet ?? '' })],
    [order.isByPostAlone, sentence('straightPostBox')],
    [order.doubtedZip !== '', sentence('straightPlace', { zip: order.doubtedZip })],
    [order.gaps.length > 0, gapSentence(order)],
    [order.unlikely !== null, unlikelySentence(order)],
    [order.unlikelySize !== null, unlikelySizeSentence(order)],
    [order.isIncomplete, sentence('straightIncomplete')],
    [order.isParcelSized, sentence('straightParcelSized')],
    [order.hasOthers, sentence('straightOthers')],
  )

/** Why a price is left to a person: whatever a clerk would be asked about, and what the rule may not spend; blank: nothing. */
export const priceByHand = (rule: StraightRule, price: StraightPrice): string =>
  first(
    [price.currency !== rule.currency, sentence('straightCurrency')],
    [!price.isWhole, sentence('straightNotWhole')],
    [price.isClassGuessed, sentence('straightGuessedClass')],
    [price.isAgainstGuide, sentence('straightGuide')],
    [!price.isForOneTrailer, sentence('straightTrailer')],
    [price.isCheaperByTruck, sentence('straightByTruck')],
    [price.isNotNamed, sentence('straightNotNamed')],
    [price.isCarrierDoubted, sentence('straightCarrierDoubted')],
    [rule.carriers.length > 0 && !rule.carriers.includes(price.scac), sentence('straightCarrier')],
    [price.isLater, sentence('straightLater')],
    [price.hasImplied, sentence('straightImplied')],
    [price.hasWarnings, sentence('straightWarned')],
    [price.due !== null && price.arrives !== '' && price.arrives > price.due, sentence('straightLate')],
    [price.total > rule.maxShipment, sentence('straightAboveShipment')],
  )

/** Why one more shipment is left to a person on a day; blank: nothing. @param spent and `loads`: so far on that day */
export const dayByHand = (rule: StraightRule, spent: number, loads: number, total: number): string =>
  first(
    [loads >= rule.maxLoads, sentence('straightLoads')],
    [spent + total > rule.maxDay, sentence('straightAboveDay')],
  )
