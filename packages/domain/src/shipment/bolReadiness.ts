import { isScac } from '../identifiers/scac.ts'
import { isDate } from '../time/dates.ts'
import { checkText, type Problem, problem } from './problems.ts'
import type { Mode, Shipment } from './shipment.ts'
import { validateAddress } from './validateAddress.ts'
import { validateBillTo, validateItems } from './validateShipment.ts'

export interface BolCarrier {
  readonly name: string
  readonly scac: string
}

/** What a bill of lading of a mode must have beside addresses and freight. Parcels travel on labels. */
const neededBy: Readonly<Record<Mode, readonly ('carrier' | 'pickup')[] | null>> = {
  LTL: ['carrier', 'pickup'],
  TL: ['carrier', 'pickup'],
  PARCEL: null,
}

/**
 * What is missing to print a bill of lading, field by field; none: it can be printed. Other than for booking, a pickup
 * date may be past: a reprint is. Source: rules of the trade, bill of lading; 49 CFR 172.200 ff. for hazmat lines.
 */
export function bolReadiness(shipment: Shipment, carrier: BolCarrier | null): readonly Problem[] {
  const needed = neededBy[shipment.mode]
  if (needed === null) return [problem('mode', 'notForMode', { mode: shipment.mode })]
  return [
    ...validateAddress('origin', shipment.origin),
    ...validateAddress('destination', shipment.destination),
    ...validateBillTo(shipment),
    ...(needed.includes('pickup') ? pickupDateProblems(shipment) : []),
    ...validateItems(shipment),
    ...(needed.includes('carrier') ? carrierProblems(carrier) : []),
  ]
}

function pickupDateProblems({ pickup: { date } }: Shipment): readonly Problem[] {
  if (date === '') return [problem('pickup.date', 'required')]
  return isDate(date) ? [] : [problem('pickup.date', 'notADate')]
}

function carrierProblems(carrier: BolCarrier | null): readonly Problem[] {
  if (carrier === null) return [problem('carrier', 'required')]
  return [
    ...checkText('carrier.name', carrier.name, { max: 80, required: true }),
    ...checkText('carrier.scac', carrier.scac, { max: 4, required: true, form: isScac, example: 'ODFL' }),
  ]
}
