import type { WireRate } from '@waybill/contract/wire/rate.ts'

type Priced = Pick<WireRate, 'CurrAmount' | 'currency' | 'warnings'>

/**
 * What a price would come to in minor units, were the dearest of its carrier's rules applied: each of them rates the whole
 * shipment anew, so that they do not add up. Null where no rule has an amount in its currency.
 */
export function worstCase({ CurrAmount, currency, warnings }: Priced): number | null {
  const extras = warnings.flatMap(({ extra, currency: of }) =>
    typeof extra === 'number' && extra > 0 && of === currency ? [extra] : [],
  )
  return extras.length === 0 ? null : CurrAmount + Math.max(...extras)
}
