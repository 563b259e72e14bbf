import { modes } from '../shipment/modes.ts'
import { destinationOf, itemsOf, originOf, pickupOf } from '../shipment/plainForm.ts'
import { type Problem, problem } from '../shipment/problems.ts'
import type {
  Address,
  HandlingUnit,
  LineItem,
  Mode,
  PlainShipment,
  Shipment,
  ShipmentHead,
} from '../shipment/shipment.ts'
import { validateAddress } from '../shipment/validateAddress.ts'
import { isDayOfOurTime } from '../time/dates.ts'
import { customsProblems, usualExport } from './customs.ts'
import { packagesOf } from './packages.ts'
import { lengthAndGirthIn, widestLimits } from './parcelLimits.ts'
import { isMailed, MAILED_TO_MAX, needsOf } from './parcelNeeds.ts'
import { needsSize, parcelPackagingOf } from './parcelPackaging.ts'

const sides = ['lengthIn', 'widthIn', 'heightIn'] as const

/** Packaging of small packages is none of freight. */
const freightPackaging = (at: string, type: string): readonly Problem[] =>
  parcelPackagingOf(type) === null ? [] : [problem(at, 'notOneOf', { value: type })]

type Sized = Pick<HandlingUnit, (typeof sides)[number]>

/** Dimensions are required of small packages (specification §5), except in a carrier's own packaging. */
function sizeProblems(at: string, sized: Sized, type: string): readonly Problem[] {
  if (!needsSize(type)) return []
  const missing = sides.filter(side => sized[side] === 0).map(side => problem(`${at}.${side}`, 'required'))
  if (missing.length > 0) return missing
  const { lengthIn: length, lengthAndGirthIn: girth } = widestLimits
  const longest = sides.reduce((best, side) => (sized[side] > sized[best] ? side : best))
  if (sized[longest] > length) return [problem(`${at}.${longest}`, 'tooLarge', { max: length })]
  const around = lengthAndGirthIn(sized, 'UPS', '9999-12-31')
  return around > girth ? [problem(`${at}.lengthIn`, 'girthTooLarge', { max: girth, is: around })] : []
}

/** Pounds of the heaviest of a row's packages: what does not divide goes to the first. */
const heaviest = (weightLb: number, count: number): number => weightLb / Math.max(1, count)

const weightProblems = (at: string, weightLb: number): readonly Problem[] =>
  weightLb > widestLimits.weightLb ? [problem(at, 'packageTooHeavy', { max: widestLimits.weightLb })] : []

/** Small packages travel with no papers for hazardous materials: none goes as if it were plain. */
const hazmatProblems = (prefix: string, goods: readonly Pick<LineItem, 'hazmat'>[]): readonly Problem[] =>
  goods.flatMap(({ hazmat }, index) => (hazmat === null ? [] : [problem(`${prefix}.${index}.hazmat`, 'notByParcel')]))

function rowProblems(items: readonly LineItem[]): readonly Problem[] {
  return items.flatMap((item, index) => {
    if (item.sharesUnit) return []
    const at = `items.${index}`
    const shared = items.slice(index + 1)
    const end = shared.findIndex(one => !one.sharesUnit)
    const onIt = end < 0 ? shared : shared.slice(0, end)
    const weight = onIt.reduce((sum, one) => sum + one.weightLb, item.weightLb)
    return [
      ...sizeProblems(at, item, item.handlingUnitType),
      ...weightProblems(`${at}.weightLb`, heaviest(weight, item.handlingUnits)),
    ]
  })
}

/** @param pickup the day it is picked up; blank: nobody said */
function dueProblems(deliverBy: string | undefined, pickup: string): readonly Problem[] {
  if (deliverBy === undefined) return []
  if (!isDayOfOurTime(deliverBy)) return [problem('parcel.deliverBy', 'notADate')]
  return deliverBy < pickup ? [problem('parcel.deliverBy', 'past', { today: pickup })] : []
}

/** Who gets a label by e-mail has an address that the carrier takes. */
function mailProblems(head: ShipmentHead, at: string, { contactEmail }: Address): readonly Problem[] {
  if (!isMailed(needsOf(head))) return []
  if (contactEmail.trim() === '') return [problem(`${at}.contactEmail`, 'required')]
  const isLong = contactEmail.length > MAILED_TO_MAX
  return isLong ? [problem(`${at}.contactEmail`, 'tooLong', { max: MAILED_TO_MAX })] : []
}

/** What rows of packages are declared to be worth in all, minor units of the shipment's currency; null: nobody said. */
function declaredInAll(
  { declaredValue }: ShipmentHead,
  rows: readonly { readonly each: number | undefined; readonly count: number }[],
): number | null {
  const isEachDeclared = rows.some(({ each }) => each !== undefined)
  return isEachDeclared ? rows.reduce((sum, { each = 0, count }) => sum + each * count, 0) : declaredValue
}

/** What customs asks for, of goods in whichever form of the shipment. */
const abroad = (
  prefix: string,
  goods: readonly Pick<LineItem, 'customs'>[],
  head: ShipmentHead,
  from: Address,
  to: Address,
  declaredValue: number | null,
): readonly Problem[] =>
  customsProblems({
    ...{ declaredValue, currency: head.currency },
    ...{ from, to, ends: prefix === 'items' ? ['origin', 'destination'] : ['stops.0.address', 'stops.1.address'] },
    lines: goods.map(({ customs }, index) => ({ at: `${prefix}.${index}`, customs })),
    papers: needsOf(head).export ?? usualExport,
  })

const plainProblems = (
  items: readonly LineItem[],
  head: ShipmentHead,
  from: Address,
  to: Address,
): readonly Problem[] => [
  ...rowProblems(items),
  ...hazmatProblems('items', items),
  ...abroad(
    'items',
    items,
    head,
    from,
    to,
    declaredInAll(
      head,
      items.flatMap(({ declaredValue, handlingUnits, sharesUnit }) =>
        sharesUnit ? [] : [{ each: declaredValue, count: handlingUnits }],
      ),
    ),
  ),
  ...mailProblems(head, 'origin', from),
]

/** What keeps a shipment in a mode of labels from being sold one, at the fields of the form that it is shown in. */
export function parcelProblems(given: Shipment | PlainShipment, isPlain: boolean): readonly Problem[] {
  if (!modes[given.mode].isLabelled) return packagingProblems(given, isPlain)
  const { returnAddress } = needsOf(given)
  const head = [
    ...(returnAddress === null ? [] : validateAddress('parcel.returnAddress', returnAddress)),
    ...(given.cod === null ? [] : [problem('cod', 'notByParcel')]),
    ...dueProblems(needsOf(given).deliverBy, 'stops' in given ? pickupOf(given).date : given.pickup.date),
  ]
  if (!('stops' in given)) return [...head, ...plainProblems(given.items, given, given.origin, given.destination)]
  if (isPlain) return [...head, ...plainProblems(itemsOf(given), given, originOf(given), destinationOf(given))]
  const weights = packagesOf(given)
  return [
    ...head,
    ...(given.stops.length === 2 ? [] : [problem('stops', 'notByParcel')]),
    ...given.units.flatMap((unit, index) => [
      ...sizeProblems(`units.${index}`, unit, unit.type),
      ...weightProblems(
        `units.${index}.grossWeightLb`,
        Math.max(0, ...weights.filter(({ row }) => row === index).map(({ weightLb }) => weightLb)),
      ),
    ]),
    ...hazmatProblems('lines', given.lines),
    ...abroad(
      'lines',
      given.lines,
      given,
      originOf(given),
      destinationOf(given),
      declaredInAll(
        given,
        given.units.map(({ declaredValue, count }) => ({ each: declaredValue, count })),
      ),
    ),
    ...mailProblems(given, 'stops.0.address', originOf(given)),
  ]
}

function packagingProblems(given: Shipment | PlainShipment, isPlain: boolean): readonly Problem[] {
  const items = 'stops' in given ? itemsOf(given) : given.items
  if (!('stops' in given) || isPlain) {
    return items.flatMap((item, index) => freightPackaging(`items.${index}.handlingUnitType`, item.handlingUnitType))
  }
  return given.units.flatMap((unit, index) => freightPackaging(`units.${index}.type`, unit.type))
}

/** Whether all units of a shipment are within what carriers of small packages take, so that both are worth asking. */
export function fitsParcel(shipment: Shipment): boolean {
  const asParcel: Shipment = { ...shipment, mode: 'PARCEL' satisfies Mode }
  const isSized = shipment.units.every(unit => sides.every(side => unit[side] > 0))
  return isSized && packagesOf(shipment).length <= FITS_MAX && parcelProblems(asParcel, false).length === 0
}

/** More packages than this are freight, whatever they weigh. */
const FITS_MAX = 20
