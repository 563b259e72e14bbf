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
import { ODFLAccountSetup } from './Carriers/ODFLAccountSetup.ts'
import { UploadCarrierFile } from './Carriers/UploadCarrierFile.ts'
import { DiscardImport } from './Imports/DiscardImport.ts'
import { ExportImportReport } from './Imports/ExportImportReport.ts'
import { FixImportRows } from './Imports/FixImportRows.ts'
import { GetImport } from './Imports/GetImport.ts'
import { GetImportRows } from './Imports/GetImportRows.ts'
import { RunImport } from './Imports/RunImport.ts'
import { StopImport } from './Imports/StopImport.ts'
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
import { AcceptPOD } from './Shipment/AcceptPOD.ts'
import { AddNewOrder } from './Shipment/AddNewOrder.ts'
import { ArchiveShipment } from './Shipment/ArchiveShipment.ts'
import { AskCarrier } from './Shipment/AskCarrier.ts'
import { BuildShipment } from './Shipment/BuildShipment.ts'
import { BulkSchedule } from './Shipment/BulkSchedule.ts'
import { CarriersList } from './Shipment/CarriersList.ts'
import { CheckBOLandDownload } from './Shipment/CheckBOLandDownload.ts'
import { CheckPrinterStatus } from './Shipment/CheckPrinterStatus.ts'
import { CollectTender } from './Shipment/CollectTender.ts'
import { ConsolidateandDeconsolidateOrders } from './Shipment/ConsolidateandDeconsolidateOrders.ts'
import { ConsolidateOrderReRoute } from './Shipment/ConsolidateOrderReRoute.ts'
import { DeleteDraft } from './Shipment/DeleteDraft.ts'
import { DeleteFile } from './Shipment/DeleteFile.ts'
import { DisplayFile } from './Shipment/DisplayFile.ts'
import { DownloadExtraInfoDetails } from './Shipment/DownloadExtraInfoDetails.ts'
import { DownloadPOD } from './Shipment/DownloadPOD.ts'
import { ExportShipments } from './Shipment/ExportShipments.ts'
import { FileUpload } from './Shipment/FileUpload.ts'
import { GETLTLRates } from './Shipment/GETLTLRates.ts'
import { GETPackinglist } from './Shipment/GETPackinglist.ts'
import { GenericShipmentsList } from './Shipment/GenericShipmentsList.ts'
import { GetAccessorials } from './Shipment/GetAccessorials.ts'
import { GetCarrierExchanges } from './Shipment/GetCarrierExchanges.ts'
import { GetCarrierWork } from './Shipment/GetCarrierWork.ts'
import { GetCollectCarrierShipVia } from './Shipment/GetCollectCarrierShipVia.ts'
import { GetCollectCarriersList } from './Shipment/GetCollectCarriersList.ts'
import { GetConsolidateOrderData } from './Shipment/GetConsolidateOrderData.ts'
import { GetCrossover } from './Shipment/GetCrossover.ts'
import { GetDockView } from './Shipment/GetDockView.ts'
import { GetDrafts } from './Shipment/GetDrafts.ts'
import { GetSameDayShipments } from './Shipment/GetSameDayShipments.ts'
import { GetScheduleShipmentCount } from './Shipment/GetScheduleShipmentCount.ts'
import { GetSelectedServices } from './Shipment/GetSelectedServices.ts'
import { GetShipmentCount } from './Shipment/GetShipmentCount.ts'
import { GetShipmentList } from './Shipment/GetShipmentList.ts'
import { GetShipmentsPerWeek } from './Shipment/GetShipmentsPerWeek.ts'
import { GetWaybillServices } from './Shipment/GetWaybillServices.ts'
import { GlobalSearch } from './Shipment/GlobalSearch.ts'
import { getPalletConfigData } from './Shipment/getPalletConfigData.ts'
import { InsertItem } from './Shipment/InsertItem.ts'
import { IntialCachefunction } from './Shipment/IntialCachefunction.ts'
import { MarkReady } from './Shipment/MarkReady.ts'
import { MultiRouting } from './Shipment/MultiRouting.ts'
import { NotifyCarrier } from './Shipment/NotifyCarrier.ts'
import { ODFLAddCarrier } from './Shipment/ODFLAddCarrier.ts'
import { OrderFileSoruceConfigure } from './Shipment/OrderFileSoruceConfigure.ts'
import { OrderIntegration } from './Shipment/OrderIntegration.ts'
import { PendingOrder } from './Shipment/PendingOrder.ts'
import { Pickup } from './Shipment/Pickup.ts'
import { PrintDocumentDetails } from './Shipment/PrintDocumentDetails.ts'
import { QuickRates } from './Shipment/QuickRates.ts'
import { Ratemodedetails } from './Shipment/Ratemodedetails.ts'
import { RecordCarrierCall } from './Shipment/RecordCarrierCall.ts'
import { RevertSetItems } from './Shipment/RevertSetItems.ts'
import { ReviewServices } from './Shipment/ReviewServices.ts'
import { ReviewTenders } from './Shipment/ReviewTenders.ts'
import { SaveClientLogo } from './Shipment/SaveClientLogo.ts'
import { SaveCustomerOrders } from './Shipment/SaveCustomerOrders.ts'
import { SaveDraft } from './Shipment/SaveDraft.ts'
import { SaveItemDetails } from './Shipment/SaveItemDetails.ts'
import { SaveOrderEmailID } from './Shipment/SaveOrderEmailID.ts'
import { SavePalletConfig } from './Shipment/SavePalletConfig.ts'
import { SetDockDoor } from './Shipment/SetDockDoor.ts'
import { ShipmentDetails } from './Shipment/ShipmentDetails.ts'
import { SoldToDetails } from './Shipment/SoldToDetails.ts'
import { SpotQuote } from './Shipment/SpotQuote.ts'
import { SwapBooking } from './Shipment/SwapBooking.ts'
import { TellCarrier } from './Shipment/TellCarrier.ts'
import { TerminalInformation } from './Shipment/TerminalInformation.ts'
import { UpdateDefaultServices } from './Shipment/UpdateDefaultServices.ts'
import { UpdateMappedColumns } from './Shipment/UpdateMappedColumns.ts'
import { UpdateP44CarrierMetatag } from './Shipment/UpdateP44CarrierMetatag.ts'
import { UpdateSchedule } from './Shipment/UpdateSchedule.ts'
import { UpdateServices } from './Shipment/UpdateServices.ts'
import { UpdateStatusCode } from './Shipment/UpdateStatusCode.ts'
import { UploadOrderFile } from './Shipment/UploadOrderFile.ts'
import { Void } from './Shipment/Void.ts'
import { WaybillExtraInfoDetails } from './Shipment/WaybillExtraInfoDetails.ts'
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
import { AnswerTender } from './Tender/AnswerTender.ts'
import { ExportTenderRounds } from './Tender/ExportTenderRounds.ts'
import { GetTenderOffer } from './Tender/GetTenderOffer.ts'
import { GetTenderRounds } from './Tender/GetTenderRounds.ts'
import { StartTenderRound } from './Tender/StartTenderRound.ts'
import { WithdrawTenderRound } from './Tender/WithdrawTenderRound.ts'
import { GetWeightfromMachine } from './Utils/GetWeightfromMachine.ts'
import { ReportCrash } from './Utils/ReportCrash.ts'
import { ReportVitals } from './Utils/ReportVitals.ts'

/** Every call of the product. A call without a handler does not compile (server/src/modules/handlers.ts). */
export const calls = {
  ...listCalls,
  AddNewPricesheet,
  AwardSpotOffer,
  CarrierGroups,
  DisplayQuoteFile,
  GetQuoteResponseDetails,
  ExportSpotQuotes,
  GetSpotQuotes,
  RemindCarriers,
  RemovePricesheet,
  ReopenQuote,
  SubmitNoBidConfirmation,
  SubmitQuoteResponse,
  UploadQuoteFile,
  WithdrawSpotQuote,
  AnswerTender,
  GetTenderOffer,
  ExportTenderRounds,
  GetTenderRounds,
  StartTenderRound,
  WithdrawTenderRound,
  SpotQuote,
  CreateP44AccountGroup,
  AddNewCarrier,
  DeleteCarrierFile,
  DisplayCarrierFile,
  ExportCarriers,
  FreightCarrier,
  ODFLAccountSetup,
  UploadCarrierFile,
  GetCollectCarrierShipVia,
  GetCollectCarriersList,
  GetWaybillServices,
  ODFLAddCarrier,
  UpdateP44CarrierMetatag,
  ActivateRateSheet,
  ExchangeRates,
  GetFuelPrograms,
  GetRateDifference,
  GetRateReplay,
  GetRateSample,
  GetRateSheet,
  CorrectFuelPrice,
  GetFuelUses,
  GetRateSheets,
  ReadRateSheet,
  ReplayRateSheet,
  SaveFuelPrograms,
  UploadRateFile,
  CloseBulk,
  ExportBulk,
  GetBulk,
  RetryBulk,
  StartBulk,
  StopBulk,
  DeleteView,
  GetSavedViews,
  SaveListColumns,
  SaveView,
  ExportMails,
  DownloadExtraInfoDetails,
  AddressDataList,
  AcceptPOD,
  AskCarrier,
  AddNewOrder,
  getPalletConfigData,
  SavePalletConfig,
  BuildFromOrders,
  DownloadConfirmation,
  SendConfirmation,
  GetOrder,
  SaveSalesOrder,
  ConsolidateandDeconsolidateOrders,
  ConsolidateOrderReRoute,
  GetConsolidateOrderData,
  GetDockView,
  MarkReady,
  SetDockDoor,
  ArchiveShipment,
  GetSameDayShipments,
  GetOrdersToAdd,
  RevertSetItems,
  OrderFileSoruceConfigure,
  OrderIntegration,
  SaveOrderEmailID,
  UploadOrderFile,
  BuildShipment,
  BulkSchedule,
  Capacityprovideraccount,
  Capacityprovidermetadata,
  CarriersList,
  CheckBOLandDownload,
  CollectTender,
  DeleteDraft,
  DeleteFile,
  DisplayFile,
  DisplayTrackingDetails,
  GoogleAddressValidation,
  DownloadPOD,
  ExportShipments,
  FileUpload,
  GenericShipmentsList,
  GetAccessorials,
  AddressIntegration,
  UpdateMappedColumns,
  ExportImportReport,
  FixImportRows,
  DiscardImport,
  GetImport,
  GetImportRows,
  RunImport,
  StopImport,
  GetAddress,
  GetCarrierExchanges,
  GetCarrierWork,
  GetCountryList,
  GetDemoOutbox,
  GetCrossover,
  GetDrafts,
  GETLTLRates,
  GetMails,
  GetReplies,
  GETPackinglist,
  GetScheduleShipmentCount,
  GetSelectedServices,
  GetShipmentCount,
  GetShipmentList,
  GetShipmentsPerWeek,
  GlobalSearch,
  InsertItem,
  IntialCachefunction,
  Login,
  LogOut,
  MultiRouting,
  ReportCrash,
  ReportVitals,
  NotifyCarrier,
  Pickup,
  PendingOrder,
  PrintDocumentDetails,
  QuickRates,
  Ratemodedetails,
  RecordCarrierCall,
  ResendMail,
  ReviewServices,
  ReviewTenders,
  SaveClientLogo,
  SaveDraft,
  SaveCustomerOrders,
  SaveItemDetails,
  SendTrackingLink,
  SettleTrackingEvent,
  BillToAddressUpdate,
  GetShipViaCodeDetails,
  PlaceKinds,
  RoutingGuide,
  ShipmentDetails,
  ShipViaCodeUpdation,
  SoldToDetails,
  SwapBooking,
  TellCarrier,
  TerminalInformation,
  TrackingDetails,
  TrackingNotice,
  UpdateLocation,
  UpdateDefaultServices,
  UpdateSchedule,
  UpdateServices,
  UpdateStatusCode,
  UserAgreementOperation,
  userDetails,
  UserManagement,
  Void,
  WaybillExtraInfoDetails,
  GetPrintJobs,
  GetStations,
  JoinStation,
  PairStation,
  PrintTestPage,
  RemoveStation,
  SaveStation,
  SendToPrinter,
  SetScale,
  SettlePrintJob,
  CheckPrinterStatus,
  GetWeightfromMachine,
  GetStraightRule,
  PreviewStraightRule,
  SaveStraightRule,
  SwitchStraightRule,
} as const

export type Calls = typeof calls
export type CallName = keyof Calls
