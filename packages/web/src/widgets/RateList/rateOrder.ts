import { byPriceIn, isWholePrice, type WireRate } from '@waybill/contract/wire/rate.ts'

export const rateSorts = ['price', 'days', 'date'] as const
export type RateSort = (typeof rateSorts)[number]

const days = (rate: WireRate): number => rate.ServiceDays ?? Number.MAX_SAFE_INTEGER

/**
 * Prices that leave nothing out first, cheapest, fastest or first there among them; equal ones by the other figure, then by SCAC, so
 * that rows never jump.
 * @param currency the shipment's: prices in it can be compared
 */
export function inOrder(rates: readonly WireRate[], sort: RateSort, currency: string): readonly WireRate[] {
  const byPrice = byPriceIn(currency)
  const byDays = (a: WireRate, b: WireRate) => days(a) - days(b)
  // A day that nobody names comes after every one that is named.
  const byDate = (a: WireRate, b: WireRate) =>
    Number(a.deliveryDate === '') - Number(b.deliveryDate === '') || a.deliveryDate.localeCompare(b.deliveryDate)
  const first = { price: byPrice, days: byDays, date: byDate }[sort]
  const second = sort === 'price' ? byDays : byPrice
  const byWhole = (a: WireRate, b: WireRate) => Number(isWholePrice(b)) - Number(isWholePrice(a))
  return [...rates].sort(
    (a, b) => byWhole(a, b) || first(a, b) || second(a, b) || a.CarrierSCAC.localeCompare(b.CarrierSCAC),
  )
}

/** PricesheetIDs of the cheapest and the fastest of several prices that leave nothing out, in one currency; null: none is. */
export function bestOf(rates: readonly WireRate[], currency: string) {
  const whole = rates.filter(rate => isWholePrice(rate) && rate.currency === currency)
  const [cheapest] = inOrder(whole, 'price', currency)
  const [fastest] = inOrder(
    whole.filter(({ ServiceDays }) => ServiceDays !== null),
    'days',
    currency,
  )
  const isAlone = whole.length < 2
  return {
    cheapest: isAlone ? null : (cheapest?.PricesheetID ?? null),
    fastest: isAlone ? null : (fastest?.PricesheetID ?? null),
  }
}
