import type { RateRequest } from './rateRequest.ts'
import type { FreightMode } from './rateSheet.ts'

/** Handling units that are looked at: pallets of 48 × 40 inches that stand side by side on the floor of a 53-foot trailer. */
export const CROSSOVER_UNITS_MAX = 26

/** Modes that may pass LTL as freight grows. */
export const crossingModes = ['volume', 'TL'] as const satisfies readonly FreightMode[]
export type CrossingMode = (typeof crossingModes)[number]

/** What is offered at the lowest price of a mode, in minor units. */
interface Priced {
  readonly total: number
}

/** From so many units on, up to and with so many, a mode costs less than LTL. */
export interface Crossover<Offer extends Priced> {
  readonly mode: CrossingMode
  readonly from: number
  /** The most that were looked at, where it still costs less then. */
  readonly to: number
  /** It costs less as far as was looked. */
  readonly isOpen: boolean
  /** The lowest prices at `from`; no LTL price: nobody carries so much of it. */
  readonly offer: Offer
  readonly ltl: Offer | null
}

/** The units of a request, pallets or others. */
export const unitsOf = ({ items }: Pick<RateRequest, 'items'>): number =>
  items.reduce((sum, item) => sum + item.handlingUnits, 0)

/** So many parts of a whole, each the nearest below, what is left over on the first. */
function spreadUnits(counts: readonly number[], units: number): readonly number[] {
  const whole = counts.reduce((sum, count) => sum + count, 0)
  const parts = counts.map(count => Math.floor((count * units) / whole))
  const rest = units - parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part, index) => (index === 0 ? part + rest : part))
}

/** The same freight on so many units: as heavy each as they are on average, in the same classes. */
export function onUnits(request: RateRequest, units: number): RateRequest {
  const share = units / unitsOf(request)
  const counts = spreadUnits(
    request.items.map(item => item.handlingUnits),
    units,
  )
  const items = request.items.map((item, index) => ({
    ...item,
    handlingUnits: counts[index] ?? 0,
    weightLb: Math.max(0.01, Math.round(item.weightLb * share * 100) / 100),
    pieces: Math.max(1, Math.round(item.pieces * share)),
  }))
  return { ...request, items }
}

/**
 * Where volume and truckload prices pass LTL as a shipment grows pallet by pallet: of each mode the longest run of
 * numbers at which it costs less. A mode that never does is left out.
 * @param lowest the lowest price of a mode for so many units; null where nobody gives one
 */
export function crossovers<Offer extends Priced>(
  lowest: (mode: FreightMode, units: number) => Offer | null,
): readonly Crossover<Offer>[] {
  const ltl = Array.from({ length: CROSSOVER_UNITS_MAX }, (_, index) => lowest('LTL', index + 1))
  if (ltl.every(price => price === null)) return []
  return crossingModes.flatMap(mode => {
    const runs: Crossover<Offer>[] = []
    for (const [index, own] of ltl.entries()) {
      const units = index + 1
      const offer = lowest(mode, units)
      if (offer === null || (own !== null && offer.total >= own.total)) continue
      const last = runs.at(-1)
      const isOpen = units === CROSSOVER_UNITS_MAX
      if (last?.to === units - 1) runs[runs.length - 1] = { ...last, to: units, isOpen }
      else runs.push({ mode, from: units, to: units, isOpen, offer, ltl: own })
    }
    return runs.toSorted((a, b) => b.to - b.from - (a.to - a.from)).slice(0, 1)
  })
}
