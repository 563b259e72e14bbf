import { HAZMAT } from '../freight/accessorials.ts'
import type { HazmatTable } from '../hazmat/hazmatTable.ts'
import { rulesOn } from '../hazmat/onShipment.ts'
import { isCurrencyCode } from '../money/currencies.ts'
import { parcelProblems } from '../parcel/parcelProblems.ts'
import { postBoxProblems } from '../places/postBox.ts'
import type { LocalDate } from '../time/dates.ts'
import { checkPickup } from '../time/pickup.ts'
import { codStopProblems, validateCod } from './cod.ts'
import { numberLimits, textLimits } from './limits.ts'
import { isPlain } from './plainEdit.ts'
import { plainOf, servicesOf } from './plainForm.ts'
import { checkNumber, checkText, type Problem, problem } from './problems.ts'
import type { LineItem, PlainShipment, Shipment, ShipmentHead } from './shipment.ts'
import { truckProblems } from './truck.ts'
import { roomProblems } from './truckRoom.ts'
import { validateAddress } from './validateAddress.ts'
import { validateBills, validateFreight } from './validateFreight.ts'
import { validateItem } from './validateItem.ts'
import { serviceProblems, validateStops } from './validateStops.ts'

/**
 * Everything that keeps a shipment from being booked, all at once, in the order of the form (specification §5, §9): a
 * shipment that a plain form can show at that form's fields, any other at its stops, lines and units.
 * @param localToday the date at the origin. Hours and holidays of places are not looked at here: `checkPickup` does.
 * @param table what hazardous materials are checked against; null where it is not at hand
 */
export function validateShipment(
  given: Shipment | PlainShipment,
  localToday: LocalDate,
  table: HazmatTable | null = null,
): readonly Problem[] {
  if (!('stops' in given)) return validatePlain(given, localToday, table)
  if (isPlain(given)) return validatePlain(plainOf(given), localToday, table)
  return [
    ...validateStops(given, localToday),
    ...given.stops.flatMap(({ address }, index) => postBoxProblems(`stops.${index}.address`, address, given)),
    ...validateBillTo(given),
    ...validateFreight(given, table),
    ...validateBills(given),
    ...validateHead(given),
    ...validateCod(given.cod, servicesOf(given)),
    ...codStopProblems(given),
    ...hazmatServiceProblems(servicesOf(given), given.lines),
    ...roomProblems(given),
    ...parcelProblems(given, false),
  ]
}

function validatePlain(plain: PlainShipment, localToday: LocalDate, table: HazmatTable | null): readonly Problem[] {
  const anyDay = { hours: null, calendar: null }
  return [
    ...validateAddress('origin', plain.origin),
    ...validateAddress('destination', plain.destination),
    ...postBoxProblems('origin', plain.origin, plain),
    ...postBoxProblems('destination', plain.destination, plain),
    ...validateBillTo(plain),
    ...checkPickup(plain.pickup, { date: localToday, time: '00:00' }, anyDay),
    ...validateItems(plain, table),
    ...serviceProblems('accessorials', plain.accessorials),
    ...hazmatServiceProblems(plain.accessorials, plain.items),
    ...validateHead(plain),
    ...validateCod(plain.cod, plain.accessorials),
    ...roomProblems(plain),
    ...parcelProblems(plain, true),
  ]
}

/**
 * The service for hazardous materials says that some are among the freight: which ones is asked of a line, without which
 * the shipping paper would name none. The other way a line stands for the service by itself (`impliedServices`).
 */
export const hazmatServiceProblems = (
  services: readonly string[],
  lines: readonly { readonly hazmat: unknown }[],
): readonly Problem[] =>
  services.includes(HAZMAT) && lines.every(({ hazmat }) => hazmat === null)
    ? [problem('accessorials', 'hazmatLineNeeded')]
    : []

/** Who pays third party freight must be known. */
export function validateBillTo({ billTo, terms }: ShipmentHead): readonly Problem[] {
  if (billTo !== null) return validateAddress('billTo', billTo)
  return terms === 'thirdParty' ? [problem('billTo', 'required')] : []
}

export function validateItems(plain: PlainShipment, table: HazmatTable | null): readonly Problem[] {
  const { items } = plain
  const rules = rulesOn(plain, table)
  if (items.length === 0) return [problem('items', 'required')]
  if (items.length > numberLimits.items) return [problem('items', 'tooMany', { max: numberLimits.items })]
  const first = items[0]?.sharesUnit ? [problem('items.0.handlingUnits', 'required')] : []
  const isPart = ({ lineId }: LineItem): boolean =>
    lineId !== undefined && items.filter(other => other.lineId === lineId).length > 1
  return [...first, ...items.flatMap((item, index) => validateItem(`items.${index}`, item, rules, isPart(item)))]
}

function validateHead(head: ShipmentHead): readonly Problem[] {
  const text = (field: keyof typeof textLimits & keyof ShipmentHead) =>
    checkText(field, String(head[field]), { max: textLimits[field] })
  const { references, declaredValue, currency } = head
  return [
    ...truckProblems(head),
    ...references.flatMap((reference, index) =>
      checkText(`references.${index}`, reference, { max: textLimits.reference }),
    ),
    ...(references.length > numberLimits.references
      ? [problem('references', 'tooMany', { max: numberLimits.references })]
      : []),
    ...text('orderNumber'),
    ...text('customerPo'),
    ...customerOrderProblems(head),
    ...text('specialInstructions'),
    ...text('internalNotes'),
    ...(declaredValue === null
      ? []
      : checkNumber('declaredValue', declaredValue, { min: 0, max: numberLimits.declaredValue, decimals: 0 })),
    ...checkText('currency', currency, { max: 3, required: true, form: isCurrencyCode, example: 'USD' }),
    ...text('loadNumber'),
    ...text('trailerNumber'),
    ...text('seals'),
  ]
}

function customerOrderProblems({ customerOrders = [] }: ShipmentHead): readonly Problem[] {
  if (customerOrders.length > numberLimits.customerOrders) {
    return [problem('customerOrders', 'tooMany', { max: numberLimits.customerOrders })]
  }
  return customerOrders.flatMap(({ number, customerPo, packages, weightLb }, index) => {
    const at = (field: string) => `customerOrders.${index}.${field}`
    return [
      ...checkText(at('number'), number, { max: textLimits.orderNumber, required: customerPo === '' }),
      ...checkText(at('customerPo'), customerPo, { max: textLimits.customerPo }),
      ...(packages === null
        ? []
        : checkNumber(at('packages'), packages, { min: 0, max: numberLimits.pieces, decimals: 0 })),
      ...(weightLb === null
        ? []
        : checkNumber(at('weightLb'), weightLb, { min: 0, max: numberLimits.weightLb, decimals: 2 })),
    ]
  })
}

/** What an LTL price depends on; the rest can be filled in later. */
const priced = [
  /^(origin|destination)\.(zip|state|country)$/,
  /^items$/,
  /^items\.\d+\.(freightClass|handlingUnits|pieces|weightLb|lengthIn|widthIn|heightIn|linearFeet)$/,
  /^truck\./,
  /^mode$/,
  /^pickup\.date$/,
  /^accessorials\./,
  /^stops(\.\d+\.(kind|services\..*|window\.date|address\.(zip|state|country)))?$/,
  /^lines(\.\d+\.(freightClass|pieces|weightLb))?$/,
  /^units(\.\d+\.(?!type$).*)?$/,
]

/** What no carrier is asked with, wherever it stands. */
const alwaysTold: ReadonlySet<Problem['code']> = new Set(['notByParcel', 'postBox', 'militaryMail'])

/** The problems that keep a shipment from being priced: a clerk asks for rates before the last name is typed. */
export const ratingProblems = (shipment: Shipment | PlainShipment, localToday: LocalDate): readonly Problem[] =>
  validateShipment(shipment, localToday).filter(
    ({ at, code }) => alwaysTold.has(code) || priced.some(pattern => pattern.test(at)),
  )

/** What stands wrong in where a shipment goes, whatever else is still open of it. */
const ofPlaces: ReadonlySet<Problem['code']> = new Set(['zipElsewhere', 'zipOfNobody', 'postBox', 'militaryMail'])

/** The problems of places that no carrier is asked with: by price, by e-mail, by tender. */
export const placeProblems = (shipment: Shipment | PlainShipment, localToday: LocalDate): readonly Problem[] =>
  validateShipment(shipment, localToday).filter(({ code }) => ofPlaces.has(code))
