import type { WireRate } from '@waybill/contract/wire/rate.ts'

type Priced = Pick<WireRate, 'CurrAmount' | 'currency' | 'warnings'>

/**
 * What a price would come to in minor units, were its carrier to charge all it can: the dearest of its rules, as each of
 * them rates the whole shipment anew, and every place for what it is. Null where nothing has an amount in its currency.
 */
export function worstCase({ CurrAmount, currency, warnings }: Priced): number | null {
  const extras = warnings.flatMap(({ code, extra, currency: of }) =>
    typeof extra === 'number' && extra > 0 && of === currency ? [{ extra, isPlace: code === 'placeKind' }] : [],
  )
  if (extras.length === 0) return null
  const ofPlaces = extras.reduce((sum, { extra, isPlace }) => sum + (isPlace ? extra : 0), 0)
  return CurrAmount + ofPlaces + Math.max(0, ...extras.map(({ extra, isPlace }) => (isPlace ? 0 : extra)))
}
