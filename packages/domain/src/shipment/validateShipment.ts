import { isAccessorialCode } from '../freight/accessorials.ts'
import { isCurrencyCode } from '../money/currencies.ts'
import type { LocalDate } from '../time/dates.ts'
import { checkPickup } from '../time/pickup.ts'
import { numberLimits, textLimits } from './limits.ts'
import { checkNumber, checkText, type Problem, problem } from './problems.ts'
import type { Shipment } from './shipment.ts'
import { validateAddress } from './validateAddress.ts'
import { validateItem } from './validateItem.ts'

/**
 * Everything that keeps a shipment from being booked, all at once, in the order of the form (specification §5, §9).
 * @param localToday the date at the origin. Hours and holidays of places are not looked at here: `checkPickup` does.
 */
export function validateShipment(shipment: Shipment, localToday: LocalDate): readonly Problem[] {
  const anyDay = { hours: null, calendar: null }
  return [
    ...validateAddress('origin', shipment.origin),
    ...validateAddress('destination', shipment.destination),
    ...validateBillTo(shipment),
    ...checkPickup(shipment.pickup, { date: localToday, time: '00:00' }, anyDay),
    ...validateItems(shipment),
    ...validateExtras(shipment),
  ]
}

/** Who pays third party freight must be known. */
export function validateBillTo({ billTo, terms }: Shipment): readonly Problem[] {
  if (billTo !== null) return validateAddress('billTo', billTo)
  return terms === 'thirdParty' ? [problem('billTo', 'required')] : []
}

export function validateItems({ items }: Shipment): readonly Problem[] {
  if (items.length === 0) return [problem('items', 'required')]
  if (items.length > numberLimits.items) return [problem('items', 'tooMany', { max: numberLimits.items })]
  return items.flatMap((item, index) => validateItem(`items.${index}`, item))
}

function validateExtras(shipment: Shipment): readonly Problem[] {
  const text = (field: 'specialInstructions' | 'internalNotes' | 'loadNumber' | 'trailerNumber' | 'seals') =>
    checkText(field, shipment[field], { max: textLimits[field] })
  const { accessorials, references, declaredValue, currency } = shipment
  return [
    ...accessorials.flatMap((code, index) =>
      isAccessorialCode(code) ? [] : [problem(`accessorials.${index}`, 'notOneOf', { value: code.slice(0, 40) })],
    ),
    ...references.flatMap((reference, index) =>
      checkText(`references.${index}`, reference, { max: textLimits.reference }),
    ),
    ...(references.length > numberLimits.references
      ? [problem('references', 'tooMany', { max: numberLimits.references })]
      : []),
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

/** What an LTL price depends on; the rest can be filled in later. */
const priced = [
  /^(origin|destination)\.(zip|state|country)$/,
  /^items$/,
  /^items\.\d+\.(freightClass|handlingUnits|pieces|weightLb|lengthIn|widthIn|heightIn)$/,
  /^pickup\.date$/,
  /^accessorials\./,
]

/** The problems that keep a shipment from being priced: a clerk asks for rates before the last name is typed. */
export const ratingProblems = (shipment: Shipment, localToday: LocalDate): readonly Problem[] =>
  validateShipment(shipment, localToday).filter(({ at }) => priced.some(pattern => pattern.test(at)))
