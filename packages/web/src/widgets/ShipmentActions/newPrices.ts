import { byPriceIn, type WireRate } from '@waybill/contract/wire/rate.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { agreedCharge } from './charge.ts'

type Priced = Pick<
  WireShipmentDetails,
  'PriceSheets' | 'selectedPricesheetid' | 'booking' | 'TotalCharge' | 'otherCharge'
>

/** The price a shipment is booked at; undefined for freight that was booked without one. */
export const bookedPrice = (details: Priced): WireRate | undefined =>
  agreedCharge(details) === null
    ? undefined
    : details.PriceSheets.find(rate => rate.PricesheetID === details.selectedPricesheetid)

/** Whether a price is what a shipment is booked at, figure and currency. */
export const isBookedAt = (
  { CurrAmount, currency }: Pick<WireRate, 'CurrAmount' | 'currency'>,
  booked: Pick<WireShipmentDetails, 'TotalCharge' | 'otherCharge' | 'currency'>,
): boolean => CurrAmount === agreedCharge(booked) && currency === booked.currency

/** What is charged beside the freight and its fuel. */
const addedKinds: ReadonlySet<string> = new Set(['accessorial', 'cubicCapacity', 'linearFeet'])

/** Charges for services that stand in a price and not in the booked one: for what it is higher. */
export const chargesAdded = (
  { charges }: Pick<WireRate, 'charges'>,
  booked: Pick<WireRate, 'charges'> | undefined,
): WireRate['charges'] =>
  booked === undefined
    ? []
    : charges.filter(
        ({ kind, code }) =>
          addedKinds.has(kind) && !booked.charges.some(charge => charge.kind === kind && charge.code === code),
      )

/** The prices that can take the place of the booked one: of its carrier, from the same source, for the shipment as it is. */
export function amendingPrices(details: Priced): readonly WireRate[] {
  const booked = bookedPrice(details)
  if (booked === undefined) return []
  const { CarrierSCAC, isAPI, PricesheetID, currency } = booked
  const byPrice = byPriceIn(currency)
  return details.PriceSheets.filter(
    rate =>
      rate.current && rate.PricesheetID !== PricesheetID && rate.CarrierSCAC === CarrierSCAC && rate.isAPI === isAPI,
  ).toSorted((a, b) => Number(b.title === booked.title) - Number(a.title === booked.title) || byPrice(a, b))
}
