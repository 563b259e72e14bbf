import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { GetCarrierStars } from '@waybill/contract/calls/Shipment/GetCarrierStars.ts'
import { GetLaneHistory } from '@waybill/contract/calls/Shipment/GetLaneHistory.ts'
import { GetSameDayShipments } from '@waybill/contract/calls/Shipment/GetSameDayShipments.ts'
import { RatesOtherWay } from '@waybill/contract/calls/Shipment/RatesOtherWay.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { wireItem } from '@waybill/contract/wire/lineItem.ts'
import { type WireRate, wireRate } from '@waybill/contract/wire/rate.ts'
import { type WireShipment, wireShipment } from '@waybill/contract/wire/shipment.ts'
import { madeUp } from '../madeUp.ts'
import { type Answer, answer, empty } from '../wire.ts'
import { besideDetails, shipmentDetails } from './details.ts'
import { orderForm, place, weekdayAhead } from './order.ts'

/** A price of a rate sheet that may be booked. */
export const rate = (PricesheetID: number, given: Partial<WireRate> = {}): WireRate =>
  madeUp(wireRate, {
    ...{ PricesheetID, CarrierName: 'Demo Buckeye Lines', CarrierSCAC: 'DMBL', title: 'Standard', CurrAmount: 48_250 },
    ...{ source: 'Rate sheet Demo LTL, version 1', ServiceDays: 3, currency: 'USD', current: true, allowed: true },
    ...{ linehaul: 40_000, discount: 0, fuel: 8_250, accessorials: 0 },
    ...{ ratedAt: new Date().toISOString(), expiresAt: new Date(Date.now() + 7 * 86_400_000).toISOString() },
    ...given,
  })

const end = ({
  CompanyName,
  Street,
  City,
  State,
  Zip,
  CountryCode,
  ContactName,
  ContactNumber,
}: ReturnType<typeof place>) => ({
  ...{ CompanyName, Street, City, State, Zip, CountryCode, ContactName, ContactNumber },
})

/** A pallet of pump housings from the own dock to a garden center. */
export const plainShipment = (): WireShipment =>
  madeUp(wireShipment, {
    Origin: end(place(1, { CompanyName: 'Demo Own Dock', City: 'Dayton', State: 'OH', Zip: '45402' })),
    Destination: end(place(2)),
    SheduleDateTime: { PickupByDate: weekdayAhead(), PickupByFromTime: '10:00', PickupByToTime: '15:30' },
    Items: [
      madeUp(wireItem, {
        ...{ Description: 'Pump housings', itemClass: '70', Qty: 1, packageType: 'PLT', Pieces: 10, PieceType: 'CTN' },
        ...{ Weight: 500, Length: 48, Width: 40, Height: 48, LineID: 1, UnitID: 1 },
      }),
    ],
  })

/** A shipment in Rate & route, and what its page and its form ask for; asked for prices, it gets these. */
export function unbooked(shipmentId: number, rates: readonly WireRate[]): readonly Answer[] {
  const details = shipmentDetails(shipmentId, { shipmentStatus: 'Q', shipment: plainShipment(), PRONumber: '' })
  return [
    ...orderForm({ places: [place(2)] }),
    ...besideDetails,
    empty(GetSameDayShipments),
    empty(RatesOtherWay),
    empty(GetCarrierStars),
    empty(GetLaneHistory),
    answer(ShipmentDetails, details),
    answer(GETLTLRates, ({ body }) => ({
      ...{ runId: body.runId ?? '', rates: [...rates], refusals: [], because: 'lowest', guideRule: null },
      selectedPricesheetid: rates[0]?.PricesheetID ?? null,
    })),
  ]
}
