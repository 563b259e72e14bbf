import { GetSpotQuotes } from '@waybill/contract/calls/Quote/GetSpotQuotes.ts'
import { GetTenderRounds } from '@waybill/contract/calls/Tender/GetTenderRounds.ts'
import { shipmentReads } from '../ShipmentActions/shipmentReads.ts'

/** Every read that shows something of quotes or offers, with what they change of a shipment. */
export const quoteReads = [GetSpotQuotes, GetTenderRounds, ...shipmentReads] as const
