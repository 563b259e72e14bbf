import { GetReplies } from '@waybill/contract/calls/Mail/GetReplies.ts'
import { DisplayTrackingDetails } from '@waybill/contract/calls/NewTrackingAPI/DisplayTrackingDetails.ts'
import { GetConfirmationsOf } from '@waybill/contract/calls/Orders/GetConfirmationsOf.ts'
import { GetSpotQuotes } from '@waybill/contract/calls/Quote/GetSpotQuotes.ts'
import { GetCarrierExchanges } from '@waybill/contract/calls/Shipment/GetCarrierExchanges.ts'
import { GetCarrierStars } from '@waybill/contract/calls/Shipment/GetCarrierStars.ts'
import { GetCrossover } from '@waybill/contract/calls/Shipment/GetCrossover.ts'
import { GetLaneHistory } from '@waybill/contract/calls/Shipment/GetLaneHistory.ts'
import { RateCarrier } from '@waybill/contract/calls/Shipment/RateCarrier.ts'
import { GetTenderRounds } from '@waybill/contract/calls/Tender/GetTenderRounds.ts'
import { type WireShipmentDetails, wireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { madeUp } from '../madeUp.ts'
import { type Answer, empty } from '../wire.ts'
import { commonData } from './order.ts'

/** A shipment on its way, as its page shows it. */
export const shipmentDetails = (shipmentId: number, given: Partial<WireShipmentDetails> = {}): WireShipmentDetails =>
  madeUp(wireShipmentDetails, {
    ...{ shipmentId, UniqueName: `ship-${shipmentId}`, BOLNumber: `0400000${shipmentId}`, shipmentStatus: 'A' },
    ...{ version: 1, PRONumber: `PRO-${shipmentId}`, createdAt: '2026-11-20T14:00:00.000Z', createdBy: 'Demo Clerk' },
    ...{ originZone: 'America/New_York', currency: 'USD' },
    ...given,
  })

/** What the page of a shipment asks for beside it. */
export const besideDetails: readonly Answer[] = [
  commonData,
  empty(DisplayTrackingDetails),
  empty(GetReplies),
  empty(GetSpotQuotes),
  empty(GetTenderRounds),
  empty(GetCarrierExchanges),
  empty(GetConfirmationsOf),
  empty(GetCrossover),
  empty(GetCarrierStars),
  empty(GetLaneHistory),
  empty(RateCarrier),
]
