import type { WireCrossover } from '@waybill/contract/wire/crossover.ts'
import { text } from '../../texts/texts.ts'
import { formatCount, formatMoney } from '../../ui/format.ts'

/** From how much on a mode costs less than LTL, and by which two prices. @param onPallets the freight is on pallets */
export function crossoverText(
  { mode, fromUnits, toUnits, fromWeight, toWeight, isOpen, CarrierName, CurrAmount, ltl, currency }: WireCrossover,
  onPallets: boolean,
): string {
  const against =
    ltl === null
      ? text('rates.crossAlone')
      : text('rates.crossAgainst', { carrier: ltl.CarrierName, price: formatMoney(ltl.CurrAmount, currency) })
  return text(isOpen ? 'rates.crossFrom' : 'rates.crossBetween', {
    units: text(onPallets ? 'rates.crossUnits' : 'rates.crossOtherUnits', { count: fromUnits }),
    ...{ most: formatCount(toUnits), weight: formatCount(fromWeight), heaviest: formatCount(toWeight) },
    ...{ mode: text(`way.${mode}`), carrier: CarrierName, price: formatMoney(CurrAmount, currency), against },
  })
}
