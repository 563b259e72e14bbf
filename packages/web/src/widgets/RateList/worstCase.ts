import { roomRisk, type WireRate } from '@waybill/contract/wire/rate.ts'

type Priced = Pick<WireRate, 'CurrAmount' | 'currency' | 'warnings'>

/**
 * What a price would come to in minor units, were its carrier to charge all it can: the dearest of its rules, as each of
 * them rates the whole shipment anew, and every place for what it is. Null where nothing has an amount in its currency.
 */
export function worstCase({ CurrAmount, currency, warnings }: Priced): number | null {
  const ofPlaces = warnings.reduce(
    (sum, { code, extra, currency: own }) =>
      code === 'placeKind' && typeof extra === 'number' && own === currency ? sum + Math.max(0, extra) : sum,
    0,
  )
  const more = ofPlaces + roomRisk({ warnings, currency })
  return more === 0 || CurrAmount === null ? null : CurrAmount + more
}
