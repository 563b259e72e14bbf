import type { WireCrossover } from '@waybill/contract/wire/crossover.ts'
import { isWholePrice, roomRisk, type WireRate } from '@waybill/contract/wire/rate.ts'

/**
 * What of the crossings is worth telling beside the prices at hand. They are found between rate sheets: where a live or a
 * spot price is the lowest, or the one that was booked, the sheets' LTL price is no measure, and nothing is told.
 * @param booked PricesheetID of the price that was booked; null: none was
 */
export function tellable(
  crossovers: readonly WireCrossover[],
  rates: readonly WireRate[],
  booked: number | null,
): readonly WireCrossover[] {
  const costs = (rate: WireRate): number => (rate.CurrAmount ?? 0) + roomRisk(rate)
  const whole = rates.filter(isWholePrice).toSorted((a, b) => costs(a) - costs(b))
  const measure = booked === null ? whole[0] : rates.find(rate => rate.PricesheetID === booked)
  if (measure === undefined || measure.isAPI || measure.isSpot) return []
  return crossovers.filter(({ currency }) => currency === measure.currency)
}
