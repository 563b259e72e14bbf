import type { ShipmentHead } from './shipment.ts'

/** Who is asked for prices: everybody, or the carriers of the real-time provider alone (specification §9: 120 and 1). */
export type RateMode = 'all' | 'provider'

/** Whom a shipment asks for prices. */
export interface Asking {
  readonly rateMode: RateMode
  /** SCACs; none: every carrier of the rate mode. */
  readonly carriers: readonly string[]
}

export const askEverybody: Asking = { rateMode: 'all', carriers: [] }

/** What is kept of a choice: nothing where everybody is asked, so that the same choice is always the same content. */
export const keptAsking = ({ rateMode, carriers }: Asking): { readonly asking?: Asking } =>
  rateMode === 'all' && carriers.length === 0 ? {} : { asking: { rateMode, carriers: [...new Set(carriers)].sort() } }

/**
 * Whether a source is asked.
 * @param isProvider it is asked over a wire, not from a rate sheet kept here
 * @param scac blank: it answers for several carriers
 */
export function isAsked(
  { asking = askEverybody }: Pick<ShipmentHead, 'asking'>,
  { scac, isProvider }: { readonly scac: string; readonly isProvider: boolean },
): boolean {
  if (asking.rateMode === 'provider' && !isProvider) return false
  return asking.carriers.length === 0 || scac === '' || asking.carriers.includes(scac)
}
