import type { HazmatTable } from '../hazmat/hazmatTable.ts'
import { isScac } from '../identifiers/scac.ts'
import { isDayOfOurTime } from '../time/dates.ts'
import { modes } from './modes.ts'
import { isPlain } from './plainEdit.ts'
import { pickupOf, plainOf, wholeOf } from './plainForm.ts'
import { checkText, type Problem, problem } from './problems.ts'
import type { PlainShipment, Shipment } from './shipment.ts'
import { validateAddress } from './validateAddress.ts'
import { validateFreight } from './validateFreight.ts'
import { validateBillTo, validateItems } from './validateShipment.ts'

export interface BolCarrier {
  readonly name: string
  readonly scac: string
}

/**
 * What is missing to print a bill of lading, field by field; none: it can be printed. Other than for booking, a pickup
 * date may be past: a reprint is. Source: rules of the trade, bill of lading; 49 CFR 172.200 ff. for hazmat
 * lines: a paper that would be illegal is not printed.
 */
export function bolReadiness(
  given: Shipment | PlainShipment,
  carrier: BolCarrier | null,
  table: HazmatTable | null = null,
): readonly Problem[] {
  const shipment = wholeOf(given)
  const { bill: needed, isClassed } = modes[shipment.mode]
  if (needed === null) return [problem('mode', 'notForMode', { mode: shipment.mode })]
  const problems = [
    ...(isPlain(shipment) ? plainProblems(plainOf(shipment), needed, table) : stopsProblems(shipment, needed, table)),
    ...(isClassed ? classProblems(shipment) : []),
    ...(needed.includes('carrier') ? carrierProblems(carrier) : []),
  ]
  return problems.filter(({ code }) => !toldBefore.has(code))
}

/** Told before a carrier is asked: once the truck stands at the dock, its driver needs the paper more than a better ZIP. */
const toldBefore: ReadonlySet<Problem['code']> = new Set(['zipElsewhere', 'zipOfNobody'])

const plainProblems = (
  plain: PlainShipment,
  needed: readonly string[],
  table: HazmatTable | null,
): readonly Problem[] => [
  ...validateAddress('origin', plain.origin),
  ...validateAddress('destination', plain.destination),
  ...validateBillTo(plain),
  ...(needed.includes('pickup') ? pickupDateProblems('pickup.date', plain.pickup.date) : []),
  ...validateItems(plain, table),
]

const stopsProblems = (
  shipment: Shipment,
  needed: readonly string[],
  table: HazmatTable | null,
): readonly Problem[] => [
  ...shipment.stops.flatMap((stop, index) => validateAddress(`stops.${index}.address`, stop.address)),
  ...validateBillTo(shipment),
  ...(needed.includes('pickup') ? pickupDateProblems('stops.0.window.date', pickupOf(shipment).date) : []),
  ...validateFreight(shipment, table),
]

/**
 * An LTL bill declares the class of each line, and the shipper answers for it: what is guessed for a price is asked for here
 * rather than printed or left out. Source: rules of the trade, bill of lading (the LTL columns of the carrier block).
 */
function classProblems(shipment: Shipment): readonly Problem[] {
  const [at, written] = isPlain(shipment)
    ? (['items', plainOf(shipment).items.map(item => item.freightClass)] as const)
    : (['lines', shipment.lines.map(line => line.freightClass)] as const)
  return written.flatMap((text, index) =>
    text.trim() === '' ? [problem(`${at}.${index}.freightClass`, 'required')] : [],
  )
}

function pickupDateProblems(at: string, date: string): readonly Problem[] {
  if (date === '') return [problem(at, 'required')]
  return isDayOfOurTime(date) ? [] : [problem(at, 'notADate')]
}

function carrierProblems(carrier: BolCarrier | null): readonly Problem[] {
  if (carrier === null) return [problem('carrier', 'required')]
  return [
    ...checkText('carrier.name', carrier.name, { max: 80, required: true }),
    ...checkText('carrier.scac', carrier.scac, { max: 4, required: true, form: isScac, example: 'ODFL' }),
  ]
}
