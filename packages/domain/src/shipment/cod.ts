import type { AccessorialCode } from '../freight/accessorials.ts'
import { formatMoney } from '../money/amounts.ts'
import { numberLimits } from './limits.ts'
import { checkNumber, checkOneOf, type Problem, problem } from './problems.ts'
import type { Cod, Shipment, Stop } from './shipment.ts'

const SERVICE: AccessorialCode = 'COD'

/**
 * What is wrong with the COD of a shipment with these extra services. The service without an amount cannot be done, and an
 * amount without the service is not collected: a price depends on the service, so it is asked for, never added in silence.
 */
export function validateCod(cod: Cod | null, services: readonly string[]): readonly Problem[] {
  const isChosen = services.includes(SERVICE)
  if (cod === null) return isChosen ? [problem('cod.amount', 'required')] : []
  return [
    // A figure was given, and nothing can be collected by it: 'fill this in' would be no help.
    ...(cod.amount < 1
      ? [problem('cod.amount', 'notAboveZero')]
      : checkNumber('cod.amount', cod.amount, { min: 1, max: numberLimits.codAmount, decimals: 0 })),
    ...checkOneOf('cod.feeTerms', cod.feeTerms, ['prepaid', 'collect']),
    ...(isChosen ? [] : [problem('cod.amount', 'needsCodService')]),
  ]
}

/** Whether the driver collects at a stop: at the delivery that asks for it, else, where the service stands for the way, at the last. */
export function isCollectedAt({ cod, stops }: Pick<Shipment, 'cod' | 'stops'>, stop: Stop): boolean {
  if (cod === null) return false
  const asking = stops.filter(({ kind, services }) => kind === 'delivery' && services.includes(SERVICE))
  return asking.length > 0 ? asking.includes(stop) : stop === stops.at(-1)
}

/** One amount is collected once: of two consignees that are asked for it, one would have a bill without an amount. */
export function codStopProblems({ cod, stops }: Pick<Shipment, 'cod' | 'stops'>): readonly Problem[] {
  const asked = stops.filter(stop => stop.kind === 'delivery' && stop.services.includes(SERVICE)).length
  return cod !== null && asked > 1 ? [problem('cod.amount', 'collectedOnce', { stops: asked })] : []
}

/** `$1,394.50, fee collect, customer check accepted`; blank where nothing is collected. In English, as carriers read it. */
export function codWords({ cod, currency }: Pick<Shipment, 'cod' | 'currency'>): string {
  if (cod === null) return ''
  const fee = cod.feeTerms === '' ? [] : [`fee ${cod.feeTerms}`]
  return [
    formatMoney(cod.amount, currency),
    ...fee,
    cod.customerCheck ? 'customer check accepted' : 'certified funds',
  ].join(', ')
}
