import { listCalls } from '../lists/index.ts'
import { AddressDataList } from './Address/AddressDataList.ts'
import { AddressIntegration } from './Address/AddressIntegration.ts'
import { BillToAddressUpdate } from './Address/BillToAddressUpdate.ts'
import { CreateP44AccountGroup } from './Address/CreateP44AccountGroup.ts'
import { GetAddress } from './Address/GetAddress.ts'
import { GetCountryList } from './Address/GetCountryList.ts'
import { PlaceKinds } from './Address/PlaceKinds.ts'
import { UpdateLocation } from './Address/UpdateLocation.ts'
import { CloseBulk } from './Bulk/CloseBulk.ts'
import { ExportBulk } from './Bulk/ExportBulk.ts'
import { GetBulk } from './Bulk/GetBulk.ts'
import { RetryBulk } from './Bulk/RetryBulk.ts'
import { StartBulk } from './Bulk/StartBulk.ts'
import { StopBulk } from './Bulk/StopBulk.ts'
import { AddNewCarrier } from './Carriers/AddNewCarrier.ts'
import { DeleteCarrierFile } from './Carriers/DeleteCarrierFile.ts'
import { DisplayCarrierFile } from './Carriers/DisplayCarrierFile.ts'
import { ExportCarriers } from './Carriers/ExportCarriers.ts'
import { FreightCarrier } from './Carriers/FreightCarrier.ts'
import { GetParcelAccountDetails } from './Carriers/GetParcelAccountDetails.ts'
import { ODFLAccountSetup } from './Carriers/ODFLAccountSetup.ts'
import { ParcelCarrier } from './Carriers/ParcelCarrier.ts'
import { UploadCarrierFile } from './Carriers/UploadCarrierFile.ts'
import { AskPickup } from './DayEnd/AskPickup.ts'
import { CancelPickup } from './DayEnd/CancelPickup.ts'
import { CloseDay } from './DayEnd/CloseDay.ts'
import { DisputedLabels } from './DayEnd/DisputedLabels.ts'
import { DropOffLocations } from './DayEnd/DropOffLocations.ts'
import { GetDayEnd } from './DayEnd/GetDayEnd.ts'
import { LookForPickup } from './DayEnd/LookForPickup.ts'
import { ManifestPaper } from './DayEnd/ManifestPaper.ts'
import { RatePickup } from './DayEnd/RatePickup.ts'
import { SeeCharge } from './DayEnd/SeeCharge.ts'
import { SettleClose } from './DayEnd/SettleClose.ts'
import { SettlePickup } from './DayEnd/SettlePickup.ts'
import { UnscannedLabels } from './DayEnd/UnscannedLabels.ts'
import { DiscardImport } from './Imports/DiscardImport.ts'
import { ExportImportReport } from './Imports/ExportImportReport.ts'
import { FixImportRows } from './Imports/FixImportRows.ts'
import { GetImport } from './Imports/GetImport.ts'
import { GetImportRows } from './Imports/GetImportRows.ts'
import { RunImport } from './Imports/RunImport.ts'
import { StopImport } from './Imports/StopImport.ts'
import { BuyLabels } from './Labels/BuyLabels.ts'
import { JobLabels } from './Labels/JobLabels.ts'
import { MakeReturn } from './Labels/MakeReturn.ts'
import { PickList } from './Labels/PickList.ts'
import { PreviewLabel } from './Labels/PreviewLabel.ts'
import { PrintLabels } from './Labels/PrintLabels.ts'
import { RepackPackage } from './Labels/RepackPackage.ts'
import { ScanParcel } from './Labels/ScanParcel.ts'
import { SettleLabel } from './Labels/SettleLabel.ts'
import { VoidLabel } from './Labels/VoidLabel.ts'
import { DeleteView } from './Lists/DeleteView.ts'
import { GetSavedViews } from './Lists/GetSavedViews.ts'
import { SaveListColumns } from './Lists/SaveListColumns.ts'
import { SaveView } from './Lists/SaveView.ts'
import { Login } from './LogIn/Login.ts'
import { LogOut } from './LogIn/LogOut.ts'
import { UserAgreementOperation } from './LogIn/UserAgreementOperation.ts'
import { UserManagement } from './LogIn/UserManagement.ts'
import { userDetails } from './LogIn/userDetails.ts'
import { ExportMails } from './Mail/ExportMails.ts'
import { GetDemoOutbox } from './Mail/GetDemoOutbox.ts'
import { GetMails } from './Mail/GetMails.ts'
import { GetReplies } from './Mail/GetReplies.ts'
import { ResendMail } from './Mail/ResendMail.ts'
import { DisplayTrackingDetails } from './NewTrackingAPI/DisplayTrackingDetails.ts'
import { GoogleAddressValidation } from './NewTrackingAPI/GoogleAddressValidation.ts'
import { SendTrackingLink } from './NewTrackingAPI/SendTrackingLink.ts'
import { SettleTrackingEvent } from './NewTrackingAPI/SettleTrackingEvent.ts'
import { TrackingDetails } from './NewTrackingAPI/TrackingDetails.ts'
import { TrackingNotice } from './NewTrackingAPI/TrackingNotice.ts'
import { BuildFromOrders } from './Orders/BuildFromOrders.ts'
import { DownloadConfirmation } from './Orders/DownloadConfirmation.ts'
import { GetConfirmationsOf } from './Orders/GetConfirmationsOf.ts'
import { GetOrder } from './Orders/GetOrder.ts'
import { GetOrdersToAdd } from './Orders/GetOrdersToAdd.ts'
import { SaveSalesOrder } from './Orders/SaveSalesOrder.ts'
import { SendConfirmation } from './Orders/SendConfirmation.ts'
import { AddNewPricesheet } from './Quote/AddNewPricesheet.ts'
import { AwardSpotOffer } from './Quote/AwardSpotOffer.ts'
import { CarrierGroups } from './Quote/CarrierGroups.ts'
import { DisplayQuoteFile } from './Quote/DisplayQuoteFile.ts'
import { ExportSpotQuotes } from './Quote/ExportSpotQuotes.ts'
import { GetQuoteResponseDetails } from './Quote/GetQuoteResponseDetails.ts'
import { GetSpotQuotes } from './Quote/GetSpotQuotes.ts'
import { RemindCarriers } from './Quote/RemindCarriers.ts'
import { RemovePricesheet } from './Quote/RemovePricesheet.ts'
import { ReopenQuote } from './Quote/ReopenQuote.ts'
import { SubmitNoBidConfirmation } from './Quote/SubmitNoBidConfirmation.ts'
import { SubmitQuoteResponse } from './Quote/SubmitQuoteResponse.ts'
import { UploadQuoteFile } from './Quote/UploadQuoteFile.ts'
import { WithdrawSpotQuote } from './Quote/WithdrawSpotQuote.ts'
import { ActivateRateSheet } from './RateSheets/ActivateRateSheet.ts'
import { CorrectFuelPrice } from './RateSheets/CorrectFuelPrice.ts'
import { ExchangeRates } from './RateSheets/ExchangeRates.ts'
import { GetFuelPrograms } from './RateSheets/GetFuelPrograms.ts'
import { GetFuelUses } from './RateSheets/GetFuelUses.ts'
import { GetRateDifference } from './RateSheets/GetRateDifference.ts'
import { GetRateReplay } from './RateSheets/GetRateReplay.ts'
import { GetRateSample } from './RateSheets/GetRateSample.ts'
import { GetRateSheet } from './RateSheets/GetRateSheet.ts'
import { GetRateSheets } from './RateSheets/GetRateSheets.ts'
import { ReadRateSheet } from './RateSheets/ReadRateSheet.ts'
import { ReplayRateSheet } from './RateSheets/ReplayRateSheet.ts'
import { SaveFuelPrograms } from './RateSheets/SaveFuelPrograms.ts'
import { UploadRateFile } from './RateSheets/UploadRateFile.ts'
import { Capacityprovideraccount } from './RealTimePricing/Capacityprovideraccount.ts'
import { Capacityprovidermetadata } from './RealTimePricing/Capacityprovidermetadata.ts'
import { GetPrintJobs } from './Stations/GetPrintJobs.ts'
import { GetStations } from './Stations/GetStations.ts'
import { JoinStation } from './Stations/JoinStation.ts'
import { PairStation } from './Stations/PairStation.ts'
import { PrintTestPage } from './Stations/PrintTestPage.ts'
import { RemoveStation } from './Stations/RemoveStation.ts'
import { SaveStation } from './Stations/SaveStation.ts'
import { SendToPrinter } from './Stations/SendToPrinter.ts'
import { SetScale } from './Stations/SetScale.ts'
import { SettlePrintJob } from './Stations/SettlePrintJob.ts'
import { GetStraightRule } from './Straight/GetStraightRule.ts'
import { PreviewStraightRule } from './Straight/PreviewStraightRule.ts'
import { SaveStraightRule } from './Straight/SaveStraightRule.ts'
import { SwitchStraightRule } from './Straight/SwitchStraightRule.ts'
import { GetShipViaCodeDetails } from './Supplemental/GetShipViaCodeDetails.ts'
import { RoutingGuide } from './Supplemental/RoutingGuide.ts'
import { ShipViaCodeUpdation } from './Supplemental/ShipViaCodeUpdation.ts'
import { shipmentCalls } from './shipmentCalls.ts'
import { AnswerTender } from './Tender/AnswerTender.ts'
import { ExportTenderRounds } from './Tender/ExportTenderRounds.ts'
import { GetTenderOffer } from './Tender/GetTenderOffer.ts'
import { GetTenderRounds } from './Tender/GetTenderRounds.ts'
import { StartTenderRound } from './Tender/StartTenderRound.ts'
import { WithdrawTenderRound } from './Tender/WithdrawTenderRound.ts'
import { AddressClassification } from './UPSReady/AddressClassification.ts'
import { AddressValidation } from './UPSReady/AddressValidation.ts'
import { GetWeightfromMachine } from './Utils/GetWeightfromMachine.ts'
import { ReportCrash } from './Utils/ReportCrash.ts'
import { ReportVitals } from './Utils/ReportVitals.ts'

/** The calls of all other groups. */
const otherCalls = {
  GetWeightfromMachine,
  SettlePrintJob,
  SetScale,
  SendToPrinter,
  SaveStation,
  RemoveStation,
  PrintTestPage,
  PairStation,
  JoinStation,
  GetStations,
  GetPrintJobs,
  ActivateRateSheet,
  AddNewCarrier,
  AddNewPricesheet,
  AddressClassification,
  AddressDataList,
  AddressIntegration,
  AddressValidation,
  AnswerTender,
  AwardSpotOffer,
  BillToAddressUpdate,
  BuildFromOrders,
  BuyLabels,
  JobLabels,
  MakeReturn,
  AskPickup,
  CancelPickup,
  CloseDay,
  DisputedLabels,
  DropOffLocations,
  GetDayEnd,
  LookForPickup,
  ManifestPaper,
  RatePickup,
  SeeCharge,
  SettleClose,
  SettlePickup,
  UnscannedLabels,
  Capacityprovideraccount,
  Capacityprovidermetadata,
  CarrierGroups,
  CloseBulk,
  CorrectFuelPrice,
  CreateP44AccountGroup,
  DeleteCarrierFile,
  DeleteView,
  DiscardImport,
  DisplayCarrierFile,
  DisplayQuoteFile,
  DisplayTrackingDetails,
  DownloadConfirmation,
  ExchangeRates,
  ExportBulk,
  ExportCarriers,
  ExportImportReport,
  ExportMails,
  ExportSpotQuotes,
  ExportTenderRounds,
  FixImportRows,
  FreightCarrier,
  GetAddress,
  GetBulk,
  GetConfirmationsOf,
  GetCountryList,
  GetDemoOutbox,
  GetFuelPrograms,
  GetFuelUses,
  GetImport,
  GetImportRows,
  GetMails,
  GetOrder,
  GetOrdersToAdd,
  GetParcelAccountDetails,
  GetQuoteResponseDetails,
  GetRateDifference,
  GetRateReplay,
  GetRateSample,
  GetRateSheet,
  GetRateSheets,
  GetReplies,
  GetSavedViews,
  GetShipViaCodeDetails,
  GetSpotQuotes,
  GetStraightRule,
  GetTenderOffer,
  GetTenderRounds,
  GoogleAddressValidation,
  Login,
  LogOut,
  ODFLAccountSetup,
  ParcelCarrier,
  PlaceKinds,
  PickList,
  PreviewLabel,
  PreviewStraightRule,
  PrintLabels,
  ReadRateSheet,
  RemindCarriers,
  RemovePricesheet,
  ReopenQuote,
  RepackPackage,
  ReplayRateSheet,
  ReportCrash,
  ReportVitals,
  ResendMail,
  RetryBulk,
  RoutingGuide,
  RunImport,
  SaveFuelPrograms,
  SaveListColumns,
  SaveSalesOrder,
  SaveStraightRule,
  SaveView,
  ScanParcel,
  SettleLabel,
  SendConfirmation,
  SendTrackingLink,
  SettleTrackingEvent,
  ShipViaCodeUpdation,
  StartBulk,
  StartTenderRound,
  StopBulk,
  StopImport,
  SubmitNoBidConfirmation,
  SubmitQuoteResponse,
  SwitchStraightRule,
  TrackingDetails,
  TrackingNotice,
  UpdateLocation,
  UploadCarrierFile,
  UploadQuoteFile,
  UploadRateFile,
  UserAgreementOperation,
  userDetails,
  UserManagement,
  VoidLabel,
  WithdrawSpotQuote,
  WithdrawTenderRound,
} as const

/**
 * Every call of the product. A call without a handler does not compile (server/src/modules/handlers.ts). Its type is named
 * part by part: written out, it is longer than the compiler puts down.
 */
export const calls: typeof listCalls & typeof shipmentCalls & typeof otherCalls = {
  ...listCalls,
  ...shipmentCalls,
  ...otherCalls,
}

export type Calls = typeof calls
export type CallName = keyof Calls
