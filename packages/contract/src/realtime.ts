import type { Call } from './call.ts'
import { GetBulk } from './calls/Bulk/GetBulk.ts'
import { GetSheet } from './calls/Bulk/GetSheet.ts'
import { GetDayEnd } from './calls/DayEnd/GetDayEnd.ts'
import { GetExceptionCounts } from './calls/Exceptions/GetExceptionCounts.ts'
import { GetImport } from './calls/Imports/GetImport.ts'
import { GetImportRows } from './calls/Imports/GetImportRows.ts'
import { GetMails } from './calls/Mail/GetMails.ts'
import { GetReplies } from './calls/Mail/GetReplies.ts'
import { DisplayTrackingDetails } from './calls/NewTrackingAPI/DisplayTrackingDetails.ts'
import { GetConfirmationsOf } from './calls/Orders/GetConfirmationsOf.ts'
import { GetOrder } from './calls/Orders/GetOrder.ts'
import { GetSpotQuotes } from './calls/Quote/GetSpotQuotes.ts'
import { GetRateSheet } from './calls/RateSheets/GetRateSheet.ts'
import { GetRateSheets } from './calls/RateSheets/GetRateSheets.ts'
import { CheckPrinterStatus } from './calls/Shipment/CheckPrinterStatus.ts'
import { GETLTLRates } from './calls/Shipment/GETLTLRates.ts'
import { GetDockView } from './calls/Shipment/GetDockView.ts'
import { GetReportRuns } from './calls/Shipment/GetReportRuns.ts'
import { GetReportSchedules } from './calls/Shipment/GetReportSchedules.ts'
import { GetSameDayShipments } from './calls/Shipment/GetSameDayShipments.ts'
import { GetShipmentCount } from './calls/Shipment/GetShipmentCount.ts'
import { GetShipmentList } from './calls/Shipment/GetShipmentList.ts'
import { OrderIntegration } from './calls/Shipment/OrderIntegration.ts'
import { ShipmentDetails } from './calls/Shipment/ShipmentDetails.ts'
import { GetStraightRule } from './calls/Straight/GetStraightRule.ts'
import { GetTenderRounds } from './calls/Tender/GetTenderRounds.ts'
import { GetApprovals } from './lists/approvals.ts'
import { GetExceptions } from './lists/exceptions.ts'
import { GetOrders } from './lists/openOrders.ts'
import { GetConfirmations } from './lists/shipConfirmations.ts'
import { GetStraightEntries } from './lists/straightEntries.ts'
import type { PageId } from './pages.ts'

/** What happens at a company, and the calls that are made again when it did: who may make none of them hears nothing. */
export const topics = {
  /** Somebody asked for an approval, or it was decided. */
  approval: [GetApprovals],
  booking: [ShipmentDetails],
  bulk: [GetBulk, GetSheet],
  /** What is confirmed to where orders came from. */
  confirmation: [GetConfirmations, GetConfirmationsOf],
  /** Trucks that were asked for, and days that were closed. */
  dayEnd: [GetDayEnd],
  /** What did not go as planned began, grew worse or ended, or somebody took it on. */
  exception: [GetExceptions, GetExceptionCounts],
  /** How far a file is that is imported. */
  import: [GetImport, GetImportRows],
  mail: [GetMails, GetReplies],
  /** Quotes that carriers were asked for, and offers they may accept. */
  /** A source of orders was looked at, or a mail came to it. */
  orderSource: [OrderIntegration],
  quote: [GetSpotQuotes, GetTenderRounds],
  /** Reports that are sent. */
  report: [GetReportSchedules, GetReportRuns],
  /** Sales orders: what became of them. */
  salesOrder: [GetOrders, GetOrder],
  /** Carries prices. */
  rate: [GETLTLRates],
  /** How far the reading of a rate file, or a replay, is. */
  rateSheet: [GetRateSheet, GetRateSheets],
  /** Printers and scales at stations, and what is printed there: who works at one is told whoever he is. */
  station: [CheckPrinterStatus],
  /** What the rule for orders that need nobody does. */
  straight: [GetStraightRule, GetStraightEntries],
  shipment: [GetDockView, GetSameDayShipments, GetShipmentList, GetShipmentCount, ShipmentDetails],
  tracking: [DisplayTrackingDetails, ShipmentDetails],
} as const satisfies Readonly<Record<string, readonly Call[]>>

export type Topic = keyof typeof topics

const pagesOf = ({ access }: Call): readonly PageId[] | 'any' => (access.kind === 'public' ? 'any' : access.pages)

/** The pages that let somebody hear of a topic; none for a topic this version does not know. */
export function pagesOfTopic(topic: string): readonly PageId[] | 'any' {
  const calls: readonly Call[] = Object.hasOwn(topics, topic) ? topics[topic as Topic] : []
  const pages = calls.map(pagesOf)
  return pages.includes('any') ? 'any' : [...new Set(pages.flatMap(each => (each === 'any' ? [] : each)))]
}
