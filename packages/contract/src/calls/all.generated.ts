// Written by `npm run registers`.
import { AddressDataList } from './Address/AddressDataList.ts'
import { AddressIntegration } from './Address/AddressIntegration.ts'
import { BillToAddressUpdate } from './Address/BillToAddressUpdate.ts'
import { ConfirmPlace } from './Address/ConfirmPlace.ts'
import { CreateP44AccountGroup } from './Address/CreateP44AccountGroup.ts'
import { GetAddress } from './Address/GetAddress.ts'
import { GetCountryList } from './Address/GetCountryList.ts'
import { PlaceKinds } from './Address/PlaceKinds.ts'
import { UpdateLocation } from './Address/UpdateLocation.ts'
import { CloseBulk } from './Bulk/CloseBulk.ts'
import { ContinueSheet } from './Bulk/ContinueSheet.ts'
import { ExportBulk } from './Bulk/ExportBulk.ts'
import { ExportSheet } from './Bulk/ExportSheet.ts'
import { GetBulk } from './Bulk/GetBulk.ts'
import { GetSheet } from './Bulk/GetSheet.ts'
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
import { AssignException } from './Exceptions/AssignException.ts'
import { CloseException } from './Exceptions/CloseException.ts'
import { ExceptionRule } from './Exceptions/ExceptionRule.ts'
import { GetExceptionCounts } from './Exceptions/GetExceptionCounts.ts'
import { SnoozeException } from './Exceptions/SnoozeException.ts'
import { DiscardImport } from './Imports/DiscardImport.ts'
import { ExportImportReport } from './Imports/ExportImportReport.ts'
import { FixImportRows } from './Imports/FixImportRows.ts'
import { GetImport } from './Imports/GetImport.ts'
import { GetImportRows } from './Imports/GetImportRows.ts'
import { GetImportUndo } from './Imports/GetImportUndo.ts'
import { RunImport } from './Imports/RunImport.ts'
import { StopImport } from './Imports/StopImport.ts'
import { UndoImport } from './Imports/UndoImport.ts'
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
import { BeginPasskey } from './LogIn/BeginPasskey.ts'
import { ConfirmSignIn } from './LogIn/ConfirmSignIn.ts'
import { DecideSignUp } from './LogIn/DecideSignUp.ts'
import { EndSessions } from './LogIn/EndSessions.ts'
import { GetAuditEntry } from './LogIn/GetAuditEntry.ts'
import { GetSessions } from './LogIn/GetSessions.ts'
import { GetSignUps } from './LogIn/GetSignUps.ts'
import { LogOut } from './LogIn/LogOut.ts'
import { Login } from './LogIn/Login.ts'
import { PageGroups } from './LogIn/PageGroups.ts'
import { PasskeySignIn } from './LogIn/PasskeySignIn.ts'
import { Passkeys } from './LogIn/Passkeys.ts'
import { ResetFactor } from './LogIn/ResetFactor.ts'
import { SavePreferences } from './LogIn/SavePreferences.ts'
import { SecondFactor } from './LogIn/SecondFactor.ts'
import { SignInRule } from './LogIn/SignInRule.ts'
import { SwitchCompany } from './LogIn/SwitchCompany.ts'
import { UserAgreementOperation } from './LogIn/UserAgreementOperation.ts'
import { UserManagement } from './LogIn/UserManagement.ts'
import { userDetails } from './LogIn/userDetails.ts'
import { CheckMailSender } from './Mail/CheckMailSender.ts'
import { ExportMails } from './Mail/ExportMails.ts'
import { GetDemoOutbox } from './Mail/GetDemoOutbox.ts'
import { GetMails } from './Mail/GetMails.ts'
import { GetReplies } from './Mail/GetReplies.ts'
import { ResendMail } from './Mail/ResendMail.ts'
import { SendTestMail } from './Mail/SendTestMail.ts'
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
import { AcceptPOD } from './Shipment/AcceptPOD.ts'
import { AddCarrierInvoice } from './Shipment/AddCarrierInvoice.ts'
import { AddNewOrder } from './Shipment/AddNewOrder.ts'
import { AddRePrintFiles } from './Shipment/AddRePrintFiles.ts'
import { ApprovalRules } from './Shipment/ApprovalRules.ts'
import { ArchiveRule } from './Shipment/ArchiveRule.ts'
import { ArchiveShipment } from './Shipment/ArchiveShipment.ts'
import { AskApproval } from './Shipment/AskApproval.ts'
import { AskCarrier } from './Shipment/AskCarrier.ts'
import { BenchmarkRule } from './Shipment/BenchmarkRule.ts'
import { BuildShipment } from './Shipment/BuildShipment.ts'
import { BulkSchedule } from './Shipment/BulkSchedule.ts'
import { CarriersList } from './Shipment/CarriersList.ts'
import { ChangeReportSchedule } from './Shipment/ChangeReportSchedule.ts'
import { CheckBOLandDownload } from './Shipment/CheckBOLandDownload.ts'
import { CheckPrinterStatus } from './Shipment/CheckPrinterStatus.ts'
import { CollectTender } from './Shipment/CollectTender.ts'
import { CompanySettings } from './Shipment/CompanySettings.ts'
import { ConfirmAnotherLoad } from './Shipment/ConfirmAnotherLoad.ts'
import { ConsolidateOrderReRoute } from './Shipment/ConsolidateOrderReRoute.ts'
import { ConsolidateandDeconsolidateOrders } from './Shipment/ConsolidateandDeconsolidateOrders.ts'
import { DecideApproval } from './Shipment/DecideApproval.ts'
import { DeleteDraft } from './Shipment/DeleteDraft.ts'
import { DeleteFile } from './Shipment/DeleteFile.ts'
import { DisplayFile } from './Shipment/DisplayFile.ts'
import { DownloadExtraInfoDetails } from './Shipment/DownloadExtraInfoDetails.ts'
import { DownloadPOD } from './Shipment/DownloadPOD.ts'
import { DownloadPODs } from './Shipment/DownloadPODs.ts'
import { DownloadReportRun } from './Shipment/DownloadReportRun.ts'
import { ExportReport } from './Shipment/ExportReport.ts'
import { ExportShipments } from './Shipment/ExportShipments.ts'
import { FileUpload } from './Shipment/FileUpload.ts'
import { GETLTLRates } from './Shipment/GETLTLRates.ts'
import { GETPackinglist } from './Shipment/GETPackinglist.ts'
import { GenericShipmentsList } from './Shipment/GenericShipmentsList.ts'
import { GetAccessorials } from './Shipment/GetAccessorials.ts'
import { GetApproval } from './Shipment/GetApproval.ts'
import { GetCarrierExchanges } from './Shipment/GetCarrierExchanges.ts'
import { GetCarrierStars } from './Shipment/GetCarrierStars.ts'
import { GetCarrierWork } from './Shipment/GetCarrierWork.ts'
import { GetCollectCarrierShipVia } from './Shipment/GetCollectCarrierShipVia.ts'
import { GetCollectCarriersList } from './Shipment/GetCollectCarriersList.ts'
import { GetConsolidateOrderData } from './Shipment/GetConsolidateOrderData.ts'
import { GetCrossover } from './Shipment/GetCrossover.ts'
import { GetDockView } from './Shipment/GetDockView.ts'
import { GetDrafts } from './Shipment/GetDrafts.ts'
import { GetFreightOnTheWay } from './Shipment/GetFreightOnTheWay.ts'
import { GetLaneHistory } from './Shipment/GetLaneHistory.ts'
import { GetOwnBoxes } from './Shipment/GetOwnBoxes.ts'
import { GetRateBenchmark } from './Shipment/GetRateBenchmark.ts'
import { GetReportData } from './Shipment/GetReportData.ts'
import { GetReportRuns } from './Shipment/GetReportRuns.ts'
import { GetReportSchedules } from './Shipment/GetReportSchedules.ts'
import { GetReprintDocumentDetails } from './Shipment/GetReprintDocumentDetails.ts'
import { GetSameDayShipments } from './Shipment/GetSameDayShipments.ts'
import { GetScheduleShipmentCount } from './Shipment/GetScheduleShipmentCount.ts'
import { GetSelectedServices } from './Shipment/GetSelectedServices.ts'
import { GetShipmentCount } from './Shipment/GetShipmentCount.ts'
import { GetShipmentList } from './Shipment/GetShipmentList.ts'
import { GetShipmentsPerWeek } from './Shipment/GetShipmentsPerWeek.ts'
import { GetShipmentsToRepeat } from './Shipment/GetShipmentsToRepeat.ts'
import { GetWaybillServices } from './Shipment/GetWaybillServices.ts'
import { GlobalSearch } from './Shipment/GlobalSearch.ts'
import { HandOnApproval } from './Shipment/HandOnApproval.ts'
import { InsertItem } from './Shipment/InsertItem.ts'
import { IntialCachefunction } from './Shipment/IntialCachefunction.ts'
import { MarkReady } from './Shipment/MarkReady.ts'
import { MultiRouting } from './Shipment/MultiRouting.ts'
import { NotifyCarrier } from './Shipment/NotifyCarrier.ts'
import { ODFLAddCarrier } from './Shipment/ODFLAddCarrier.ts'
import { OrderFileSoruceConfigure } from './Shipment/OrderFileSoruceConfigure.ts'
import { OrderIntegration } from './Shipment/OrderIntegration.ts'
import { ParcelAccountDetails } from './Shipment/ParcelAccountDetails.ts'
import { ParcelRates } from './Shipment/ParcelRates.ts'
import { PendingOrder } from './Shipment/PendingOrder.ts'
import { Pickup } from './Shipment/Pickup.ts'
import { PickupList } from './Shipment/PickupList.ts'
import { PrintDocumentDetails } from './Shipment/PrintDocumentDetails.ts'
import { QuickRates } from './Shipment/QuickRates.ts'
import { RCSelectedParcelCarrier } from './Shipment/RCSelectedParcelCarrier.ts'
import { RateCarrier } from './Shipment/RateCarrier.ts'
import { Ratemodedetails } from './Shipment/Ratemodedetails.ts'
import { RatesOtherWay } from './Shipment/RatesOtherWay.ts'
import { RecordCarrierCall } from './Shipment/RecordCarrierCall.ts'
import { RevertSetItems } from './Shipment/RevertSetItems.ts'
import { ReviewServices } from './Shipment/ReviewServices.ts'
import { ReviewTenders } from './Shipment/ReviewTenders.ts'
import { SaveClientLogo } from './Shipment/SaveClientLogo.ts'
import { SaveCustomerOrders } from './Shipment/SaveCustomerOrders.ts'
import { SaveDraft } from './Shipment/SaveDraft.ts'
import { SaveItemDetails } from './Shipment/SaveItemDetails.ts'
import { SaveOrderEmailID } from './Shipment/SaveOrderEmailID.ts'
import { SaveOwnBoxes } from './Shipment/SaveOwnBoxes.ts'
import { SavePalletConfig } from './Shipment/SavePalletConfig.ts'
import { SaveandReprint } from './Shipment/SaveandReprint.ts'
import { SendReportFile } from './Shipment/SendReportFile.ts'
import { SetDockDoor } from './Shipment/SetDockDoor.ts'
import { SetPRONumber } from './Shipment/SetPRONumber.ts'
import { ShipmentDetails } from './Shipment/ShipmentDetails.ts'
import { SoldToDetails } from './Shipment/SoldToDetails.ts'
import { SpotQuote } from './Shipment/SpotQuote.ts'
import { StandIn } from './Shipment/StandIn.ts'
import { SwapBooking } from './Shipment/SwapBooking.ts'
import { TellCarrier } from './Shipment/TellCarrier.ts'
import { TerminalInformation } from './Shipment/TerminalInformation.ts'
import { TrackParcel } from './Shipment/TrackParcel.ts'
import { UpdateDefaultServices } from './Shipment/UpdateDefaultServices.ts'
import { UpdateMappedColumns } from './Shipment/UpdateMappedColumns.ts'
import { UpdateP44CarrierMetatag } from './Shipment/UpdateP44CarrierMetatag.ts'
import { UpdateSchedule } from './Shipment/UpdateSchedule.ts'
import { UpdateServices } from './Shipment/UpdateServices.ts'
import { UpdateStatusCode } from './Shipment/UpdateStatusCode.ts'
import { UploadInvoices } from './Shipment/UploadInvoices.ts'
import { UploadOrderFile } from './Shipment/UploadOrderFile.ts'
import { Void } from './Shipment/Void.ts'
import { WaybillExtraInfoDetails } from './Shipment/WaybillExtraInfoDetails.ts'
import { deletereport } from './Shipment/deletereport.ts'
import { getPalletConfigData } from './Shipment/getPalletConfigData.ts'
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
import { GetCarrierShipments } from './Supplemental/GetCarrierShipments.ts'
import { GetScoreCardDetails } from './Supplemental/GetScoreCardDetails.ts'
import { GetShipViaCodeDetails } from './Supplemental/GetShipViaCodeDetails.ts'
import { RoutingGuide } from './Supplemental/RoutingGuide.ts'
import { ScoreCardPaper } from './Supplemental/ScoreCardPaper.ts'
import { ShipViaCodeUpdation } from './Supplemental/ShipViaCodeUpdation.ts'
import { AnswerTender } from './Tender/AnswerTender.ts'
import { ExportTenderRounds } from './Tender/ExportTenderRounds.ts'
import { GetTenderOffer } from './Tender/GetTenderOffer.ts'
import { GetTenderRounds } from './Tender/GetTenderRounds.ts'
import { StartTenderRound } from './Tender/StartTenderRound.ts'
import { WithdrawTenderRound } from './Tender/WithdrawTenderRound.ts'
import { AccountDetails } from './UPSReady/AccountDetails.ts'
import { AccountSetupLink } from './UPSReady/AccountSetupLink.ts'
import { AddressClassification } from './UPSReady/AddressClassification.ts'
import { AddressValidation } from './UPSReady/AddressValidation.ts'
import { ConnectUps } from './UPSReady/ConnectUps.ts'
import { Registration } from './UPSReady/Registration.ts'
import { RequestAgreement } from './UPSReady/RequestAgreement.ts'
import { UpsConnected } from './UPSReady/UpsConnected.ts'
import { GetWeightfromMachine } from './Utils/GetWeightfromMachine.ts'
import { ReportCrash } from './Utils/ReportCrash.ts'
import { ReportVitals } from './Utils/ReportVitals.ts'

export type FolderCalls = {
  readonly AddressDataList: typeof AddressDataList
  readonly AddressIntegration: typeof AddressIntegration
  readonly BillToAddressUpdate: typeof BillToAddressUpdate
  readonly ConfirmPlace: typeof ConfirmPlace
  readonly CreateP44AccountGroup: typeof CreateP44AccountGroup
  readonly GetAddress: typeof GetAddress
  readonly GetCountryList: typeof GetCountryList
  readonly PlaceKinds: typeof PlaceKinds
  readonly UpdateLocation: typeof UpdateLocation
  readonly CloseBulk: typeof CloseBulk
  readonly ContinueSheet: typeof ContinueSheet
  readonly ExportBulk: typeof ExportBulk
  readonly ExportSheet: typeof ExportSheet
  readonly GetBulk: typeof GetBulk
  readonly GetSheet: typeof GetSheet
  readonly RetryBulk: typeof RetryBulk
  readonly StartBulk: typeof StartBulk
  readonly StopBulk: typeof StopBulk
  readonly AddNewCarrier: typeof AddNewCarrier
  readonly DeleteCarrierFile: typeof DeleteCarrierFile
  readonly DisplayCarrierFile: typeof DisplayCarrierFile
  readonly ExportCarriers: typeof ExportCarriers
  readonly FreightCarrier: typeof FreightCarrier
  readonly GetParcelAccountDetails: typeof GetParcelAccountDetails
  readonly ODFLAccountSetup: typeof ODFLAccountSetup
  readonly ParcelCarrier: typeof ParcelCarrier
  readonly UploadCarrierFile: typeof UploadCarrierFile
  readonly AskPickup: typeof AskPickup
  readonly CancelPickup: typeof CancelPickup
  readonly CloseDay: typeof CloseDay
  readonly DisputedLabels: typeof DisputedLabels
  readonly DropOffLocations: typeof DropOffLocations
  readonly GetDayEnd: typeof GetDayEnd
  readonly LookForPickup: typeof LookForPickup
  readonly ManifestPaper: typeof ManifestPaper
  readonly RatePickup: typeof RatePickup
  readonly SeeCharge: typeof SeeCharge
  readonly SettleClose: typeof SettleClose
  readonly SettlePickup: typeof SettlePickup
  readonly UnscannedLabels: typeof UnscannedLabels
  readonly AssignException: typeof AssignException
  readonly CloseException: typeof CloseException
  readonly ExceptionRule: typeof ExceptionRule
  readonly GetExceptionCounts: typeof GetExceptionCounts
  readonly SnoozeException: typeof SnoozeException
  readonly DiscardImport: typeof DiscardImport
  readonly ExportImportReport: typeof ExportImportReport
  readonly FixImportRows: typeof FixImportRows
  readonly GetImport: typeof GetImport
  readonly GetImportRows: typeof GetImportRows
  readonly GetImportUndo: typeof GetImportUndo
  readonly RunImport: typeof RunImport
  readonly StopImport: typeof StopImport
  readonly UndoImport: typeof UndoImport
  readonly BuyLabels: typeof BuyLabels
  readonly JobLabels: typeof JobLabels
  readonly MakeReturn: typeof MakeReturn
  readonly PickList: typeof PickList
  readonly PreviewLabel: typeof PreviewLabel
  readonly PrintLabels: typeof PrintLabels
  readonly RepackPackage: typeof RepackPackage
  readonly ScanParcel: typeof ScanParcel
  readonly SettleLabel: typeof SettleLabel
  readonly VoidLabel: typeof VoidLabel
  readonly DeleteView: typeof DeleteView
  readonly GetSavedViews: typeof GetSavedViews
  readonly SaveListColumns: typeof SaveListColumns
  readonly SaveView: typeof SaveView
  readonly BeginPasskey: typeof BeginPasskey
  readonly ConfirmSignIn: typeof ConfirmSignIn
  readonly DecideSignUp: typeof DecideSignUp
  readonly EndSessions: typeof EndSessions
  readonly GetAuditEntry: typeof GetAuditEntry
  readonly GetSessions: typeof GetSessions
  readonly GetSignUps: typeof GetSignUps
  readonly LogOut: typeof LogOut
  readonly Login: typeof Login
  readonly PageGroups: typeof PageGroups
  readonly PasskeySignIn: typeof PasskeySignIn
  readonly Passkeys: typeof Passkeys
  readonly ResetFactor: typeof ResetFactor
  readonly SavePreferences: typeof SavePreferences
  readonly SecondFactor: typeof SecondFactor
  readonly SignInRule: typeof SignInRule
  readonly SwitchCompany: typeof SwitchCompany
  readonly UserAgreementOperation: typeof UserAgreementOperation
  readonly UserManagement: typeof UserManagement
  readonly userDetails: typeof userDetails
  readonly CheckMailSender: typeof CheckMailSender
  readonly ExportMails: typeof ExportMails
  readonly GetDemoOutbox: typeof GetDemoOutbox
  readonly GetMails: typeof GetMails
  readonly GetReplies: typeof GetReplies
  readonly ResendMail: typeof ResendMail
  readonly SendTestMail: typeof SendTestMail
  readonly DisplayTrackingDetails: typeof DisplayTrackingDetails
  readonly GoogleAddressValidation: typeof GoogleAddressValidation
  readonly SendTrackingLink: typeof SendTrackingLink
  readonly SettleTrackingEvent: typeof SettleTrackingEvent
  readonly TrackingDetails: typeof TrackingDetails
  readonly TrackingNotice: typeof TrackingNotice
  readonly BuildFromOrders: typeof BuildFromOrders
  readonly DownloadConfirmation: typeof DownloadConfirmation
  readonly GetConfirmationsOf: typeof GetConfirmationsOf
  readonly GetOrder: typeof GetOrder
  readonly GetOrdersToAdd: typeof GetOrdersToAdd
  readonly SaveSalesOrder: typeof SaveSalesOrder
  readonly SendConfirmation: typeof SendConfirmation
  readonly AddNewPricesheet: typeof AddNewPricesheet
  readonly AwardSpotOffer: typeof AwardSpotOffer
  readonly CarrierGroups: typeof CarrierGroups
  readonly DisplayQuoteFile: typeof DisplayQuoteFile
  readonly ExportSpotQuotes: typeof ExportSpotQuotes
  readonly GetQuoteResponseDetails: typeof GetQuoteResponseDetails
  readonly GetSpotQuotes: typeof GetSpotQuotes
  readonly RemindCarriers: typeof RemindCarriers
  readonly RemovePricesheet: typeof RemovePricesheet
  readonly ReopenQuote: typeof ReopenQuote
  readonly SubmitNoBidConfirmation: typeof SubmitNoBidConfirmation
  readonly SubmitQuoteResponse: typeof SubmitQuoteResponse
  readonly UploadQuoteFile: typeof UploadQuoteFile
  readonly WithdrawSpotQuote: typeof WithdrawSpotQuote
  readonly ActivateRateSheet: typeof ActivateRateSheet
  readonly CorrectFuelPrice: typeof CorrectFuelPrice
  readonly ExchangeRates: typeof ExchangeRates
  readonly GetFuelPrograms: typeof GetFuelPrograms
  readonly GetFuelUses: typeof GetFuelUses
  readonly GetRateDifference: typeof GetRateDifference
  readonly GetRateReplay: typeof GetRateReplay
  readonly GetRateSample: typeof GetRateSample
  readonly GetRateSheet: typeof GetRateSheet
  readonly GetRateSheets: typeof GetRateSheets
  readonly ReadRateSheet: typeof ReadRateSheet
  readonly ReplayRateSheet: typeof ReplayRateSheet
  readonly SaveFuelPrograms: typeof SaveFuelPrograms
  readonly UploadRateFile: typeof UploadRateFile
  readonly Capacityprovideraccount: typeof Capacityprovideraccount
  readonly Capacityprovidermetadata: typeof Capacityprovidermetadata
  readonly AcceptPOD: typeof AcceptPOD
  readonly AddCarrierInvoice: typeof AddCarrierInvoice
  readonly AddNewOrder: typeof AddNewOrder
  readonly AddRePrintFiles: typeof AddRePrintFiles
  readonly ApprovalRules: typeof ApprovalRules
  readonly ArchiveRule: typeof ArchiveRule
  readonly ArchiveShipment: typeof ArchiveShipment
  readonly AskApproval: typeof AskApproval
  readonly AskCarrier: typeof AskCarrier
  readonly BenchmarkRule: typeof BenchmarkRule
  readonly BuildShipment: typeof BuildShipment
  readonly BulkSchedule: typeof BulkSchedule
  readonly CarriersList: typeof CarriersList
  readonly ChangeReportSchedule: typeof ChangeReportSchedule
  readonly CheckBOLandDownload: typeof CheckBOLandDownload
  readonly CheckPrinterStatus: typeof CheckPrinterStatus
  readonly CollectTender: typeof CollectTender
  readonly CompanySettings: typeof CompanySettings
  readonly ConfirmAnotherLoad: typeof ConfirmAnotherLoad
  readonly ConsolidateOrderReRoute: typeof ConsolidateOrderReRoute
  readonly ConsolidateandDeconsolidateOrders: typeof ConsolidateandDeconsolidateOrders
  readonly DecideApproval: typeof DecideApproval
  readonly DeleteDraft: typeof DeleteDraft
  readonly DeleteFile: typeof DeleteFile
  readonly DisplayFile: typeof DisplayFile
  readonly DownloadExtraInfoDetails: typeof DownloadExtraInfoDetails
  readonly DownloadPOD: typeof DownloadPOD
  readonly DownloadPODs: typeof DownloadPODs
  readonly DownloadReportRun: typeof DownloadReportRun
  readonly ExportReport: typeof ExportReport
  readonly ExportShipments: typeof ExportShipments
  readonly FileUpload: typeof FileUpload
  readonly GETLTLRates: typeof GETLTLRates
  readonly GETPackinglist: typeof GETPackinglist
  readonly GenericShipmentsList: typeof GenericShipmentsList
  readonly GetAccessorials: typeof GetAccessorials
  readonly GetApproval: typeof GetApproval
  readonly GetCarrierExchanges: typeof GetCarrierExchanges
  readonly GetCarrierStars: typeof GetCarrierStars
  readonly GetCarrierWork: typeof GetCarrierWork
  readonly GetCollectCarrierShipVia: typeof GetCollectCarrierShipVia
  readonly GetCollectCarriersList: typeof GetCollectCarriersList
  readonly GetConsolidateOrderData: typeof GetConsolidateOrderData
  readonly GetCrossover: typeof GetCrossover
  readonly GetDockView: typeof GetDockView
  readonly GetDrafts: typeof GetDrafts
  readonly GetFreightOnTheWay: typeof GetFreightOnTheWay
  readonly GetLaneHistory: typeof GetLaneHistory
  readonly GetOwnBoxes: typeof GetOwnBoxes
  readonly GetRateBenchmark: typeof GetRateBenchmark
  readonly GetReportData: typeof GetReportData
  readonly GetReportRuns: typeof GetReportRuns
  readonly GetReportSchedules: typeof GetReportSchedules
  readonly GetReprintDocumentDetails: typeof GetReprintDocumentDetails
  readonly GetSameDayShipments: typeof GetSameDayShipments
  readonly GetScheduleShipmentCount: typeof GetScheduleShipmentCount
  readonly GetSelectedServices: typeof GetSelectedServices
  readonly GetShipmentCount: typeof GetShipmentCount
  readonly GetShipmentList: typeof GetShipmentList
  readonly GetShipmentsPerWeek: typeof GetShipmentsPerWeek
  readonly GetShipmentsToRepeat: typeof GetShipmentsToRepeat
  readonly GetWaybillServices: typeof GetWaybillServices
  readonly GlobalSearch: typeof GlobalSearch
  readonly HandOnApproval: typeof HandOnApproval
  readonly InsertItem: typeof InsertItem
  readonly IntialCachefunction: typeof IntialCachefunction
  readonly MarkReady: typeof MarkReady
  readonly MultiRouting: typeof MultiRouting
  readonly NotifyCarrier: typeof NotifyCarrier
  readonly ODFLAddCarrier: typeof ODFLAddCarrier
  readonly OrderFileSoruceConfigure: typeof OrderFileSoruceConfigure
  readonly OrderIntegration: typeof OrderIntegration
  readonly ParcelAccountDetails: typeof ParcelAccountDetails
  readonly ParcelRates: typeof ParcelRates
  readonly PendingOrder: typeof PendingOrder
  readonly Pickup: typeof Pickup
  readonly PickupList: typeof PickupList
  readonly PrintDocumentDetails: typeof PrintDocumentDetails
  readonly QuickRates: typeof QuickRates
  readonly RCSelectedParcelCarrier: typeof RCSelectedParcelCarrier
  readonly RateCarrier: typeof RateCarrier
  readonly Ratemodedetails: typeof Ratemodedetails
  readonly RatesOtherWay: typeof RatesOtherWay
  readonly RecordCarrierCall: typeof RecordCarrierCall
  readonly RevertSetItems: typeof RevertSetItems
  readonly ReviewServices: typeof ReviewServices
  readonly ReviewTenders: typeof ReviewTenders
  readonly SaveClientLogo: typeof SaveClientLogo
  readonly SaveCustomerOrders: typeof SaveCustomerOrders
  readonly SaveDraft: typeof SaveDraft
  readonly SaveItemDetails: typeof SaveItemDetails
  readonly SaveOrderEmailID: typeof SaveOrderEmailID
  readonly SaveOwnBoxes: typeof SaveOwnBoxes
  readonly SavePalletConfig: typeof SavePalletConfig
  readonly SaveandReprint: typeof SaveandReprint
  readonly SendReportFile: typeof SendReportFile
  readonly SetDockDoor: typeof SetDockDoor
  readonly SetPRONumber: typeof SetPRONumber
  readonly ShipmentDetails: typeof ShipmentDetails
  readonly SoldToDetails: typeof SoldToDetails
  readonly SpotQuote: typeof SpotQuote
  readonly StandIn: typeof StandIn
  readonly SwapBooking: typeof SwapBooking
  readonly TellCarrier: typeof TellCarrier
  readonly TerminalInformation: typeof TerminalInformation
  readonly TrackParcel: typeof TrackParcel
  readonly UpdateDefaultServices: typeof UpdateDefaultServices
  readonly UpdateMappedColumns: typeof UpdateMappedColumns
  readonly UpdateP44CarrierMetatag: typeof UpdateP44CarrierMetatag
  readonly UpdateSchedule: typeof UpdateSchedule
  readonly UpdateServices: typeof UpdateServices
  readonly UpdateStatusCode: typeof UpdateStatusCode
  readonly UploadInvoices: typeof UploadInvoices
  readonly UploadOrderFile: typeof UploadOrderFile
  readonly Void: typeof Void
  readonly WaybillExtraInfoDetails: typeof WaybillExtraInfoDetails
  readonly deletereport: typeof deletereport
  readonly getPalletConfigData: typeof getPalletConfigData
  readonly GetPrintJobs: typeof GetPrintJobs
  readonly GetStations: typeof GetStations
  readonly JoinStation: typeof JoinStation
  readonly PairStation: typeof PairStation
  readonly PrintTestPage: typeof PrintTestPage
  readonly RemoveStation: typeof RemoveStation
  readonly SaveStation: typeof SaveStation
  readonly SendToPrinter: typeof SendToPrinter
  readonly SetScale: typeof SetScale
  readonly SettlePrintJob: typeof SettlePrintJob
  readonly GetStraightRule: typeof GetStraightRule
  readonly PreviewStraightRule: typeof PreviewStraightRule
  readonly SaveStraightRule: typeof SaveStraightRule
  readonly SwitchStraightRule: typeof SwitchStraightRule
  readonly GetCarrierShipments: typeof GetCarrierShipments
  readonly GetScoreCardDetails: typeof GetScoreCardDetails
  readonly GetShipViaCodeDetails: typeof GetShipViaCodeDetails
  readonly RoutingGuide: typeof RoutingGuide
  readonly ScoreCardPaper: typeof ScoreCardPaper
  readonly ShipViaCodeUpdation: typeof ShipViaCodeUpdation
  readonly AnswerTender: typeof AnswerTender
  readonly ExportTenderRounds: typeof ExportTenderRounds
  readonly GetTenderOffer: typeof GetTenderOffer
  readonly GetTenderRounds: typeof GetTenderRounds
  readonly StartTenderRound: typeof StartTenderRound
  readonly WithdrawTenderRound: typeof WithdrawTenderRound
  readonly AccountDetails: typeof AccountDetails
  readonly AccountSetupLink: typeof AccountSetupLink
  readonly AddressClassification: typeof AddressClassification
  readonly AddressValidation: typeof AddressValidation
  readonly ConnectUps: typeof ConnectUps
  readonly Registration: typeof Registration
  readonly RequestAgreement: typeof RequestAgreement
  readonly UpsConnected: typeof UpsConnected
  readonly GetWeightfromMachine: typeof GetWeightfromMachine
  readonly ReportCrash: typeof ReportCrash
  readonly ReportVitals: typeof ReportVitals
}

export const folderCalls: FolderCalls = {
  AddressDataList,
  AddressIntegration,
  BillToAddressUpdate,
  ConfirmPlace,
  CreateP44AccountGroup,
  GetAddress,
  GetCountryList,
  PlaceKinds,
  UpdateLocation,
  CloseBulk,
  ContinueSheet,
  ExportBulk,
  ExportSheet,
  GetBulk,
  GetSheet,
  RetryBulk,
  StartBulk,
  StopBulk,
  AddNewCarrier,
  DeleteCarrierFile,
  DisplayCarrierFile,
  ExportCarriers,
  FreightCarrier,
  GetParcelAccountDetails,
  ODFLAccountSetup,
  ParcelCarrier,
  UploadCarrierFile,
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
  AssignException,
  CloseException,
  ExceptionRule,
  GetExceptionCounts,
  SnoozeException,
  DiscardImport,
  ExportImportReport,
  FixImportRows,
  GetImport,
  GetImportRows,
  GetImportUndo,
  RunImport,
  StopImport,
  UndoImport,
  BuyLabels,
  JobLabels,
  MakeReturn,
  PickList,
  PreviewLabel,
  PrintLabels,
  RepackPackage,
  ScanParcel,
  SettleLabel,
  VoidLabel,
  DeleteView,
  GetSavedViews,
  SaveListColumns,
  SaveView,
  BeginPasskey,
  ConfirmSignIn,
  DecideSignUp,
  EndSessions,
  GetAuditEntry,
  GetSessions,
  GetSignUps,
  LogOut,
  Login,
  PageGroups,
  PasskeySignIn,
  Passkeys,
  ResetFactor,
  SavePreferences,
  SecondFactor,
  SignInRule,
  SwitchCompany,
  UserAgreementOperation,
  UserManagement,
  userDetails,
  CheckMailSender,
  ExportMails,
  GetDemoOutbox,
  GetMails,
  GetReplies,
  ResendMail,
  SendTestMail,
  DisplayTrackingDetails,
  GoogleAddressValidation,
  SendTrackingLink,
  SettleTrackingEvent,
  TrackingDetails,
  TrackingNotice,
  BuildFromOrders,
  DownloadConfirmation,
  GetConfirmationsOf,
  GetOrder,
  GetOrdersToAdd,
  SaveSalesOrder,
  SendConfirmation,
  AddNewPricesheet,
  AwardSpotOffer,
  CarrierGroups,
  DisplayQuoteFile,
  ExportSpotQuotes,
  GetQuoteResponseDetails,
  GetSpotQuotes,
  RemindCarriers,
  RemovePricesheet,
  ReopenQuote,
  SubmitNoBidConfirmation,
  SubmitQuoteResponse,
  UploadQuoteFile,
  WithdrawSpotQuote,
  ActivateRateSheet,
  CorrectFuelPrice,
  ExchangeRates,
  GetFuelPrograms,
  GetFuelUses,
  GetRateDifference,
  GetRateReplay,
  GetRateSample,
  GetRateSheet,
  GetRateSheets,
  ReadRateSheet,
  ReplayRateSheet,
  SaveFuelPrograms,
  UploadRateFile,
  Capacityprovideraccount,
  Capacityprovidermetadata,
  AcceptPOD,
  AddCarrierInvoice,
  AddNewOrder,
  AddRePrintFiles,
  ApprovalRules,
  ArchiveRule,
  ArchiveShipment,
  AskApproval,
  AskCarrier,
  BenchmarkRule,
  BuildShipment,
  BulkSchedule,
  CarriersList,
  ChangeReportSchedule,
  CheckBOLandDownload,
  CheckPrinterStatus,
  CollectTender,
  CompanySettings,
  ConfirmAnotherLoad,
  ConsolidateOrderReRoute,
  ConsolidateandDeconsolidateOrders,
  DecideApproval,
  DeleteDraft,
  DeleteFile,
  DisplayFile,
  DownloadExtraInfoDetails,
  DownloadPOD,
  DownloadPODs,
  DownloadReportRun,
  ExportReport,
  ExportShipments,
  FileUpload,
  GETLTLRates,
  GETPackinglist,
  GenericShipmentsList,
  GetAccessorials,
  GetApproval,
  GetCarrierExchanges,
  GetCarrierStars,
  GetCarrierWork,
  GetCollectCarrierShipVia,
  GetCollectCarriersList,
  GetConsolidateOrderData,
  GetCrossover,
  GetDockView,
  GetDrafts,
  GetFreightOnTheWay,
  GetLaneHistory,
  GetOwnBoxes,
  GetRateBenchmark,
  GetReportData,
  GetReportRuns,
  GetReportSchedules,
  GetReprintDocumentDetails,
  GetSameDayShipments,
  GetScheduleShipmentCount,
  GetSelectedServices,
  GetShipmentCount,
  GetShipmentList,
  GetShipmentsPerWeek,
  GetShipmentsToRepeat,
  GetWaybillServices,
  GlobalSearch,
  HandOnApproval,
  InsertItem,
  IntialCachefunction,
  MarkReady,
  MultiRouting,
  NotifyCarrier,
  ODFLAddCarrier,
  OrderFileSoruceConfigure,
  OrderIntegration,
  ParcelAccountDetails,
  ParcelRates,
  PendingOrder,
  Pickup,
  PickupList,
  PrintDocumentDetails,
  QuickRates,
  RCSelectedParcelCarrier,
  RateCarrier,
  Ratemodedetails,
  RatesOtherWay,
  RecordCarrierCall,
  RevertSetItems,
  ReviewServices,
  ReviewTenders,
  SaveClientLogo,
  SaveCustomerOrders,
  SaveDraft,
  SaveItemDetails,
  SaveOrderEmailID,
  SaveOwnBoxes,
  SavePalletConfig,
  SaveandReprint,
  SendReportFile,
  SetDockDoor,
  SetPRONumber,
  ShipmentDetails,
  SoldToDetails,
  SpotQuote,
  StandIn,
  SwapBooking,
  TellCarrier,
  TerminalInformation,
  TrackParcel,
  UpdateDefaultServices,
  UpdateMappedColumns,
  UpdateP44CarrierMetatag,
  UpdateSchedule,
  UpdateServices,
  UpdateStatusCode,
  UploadInvoices,
  UploadOrderFile,
  Void,
  WaybillExtraInfoDetails,
  deletereport,
  getPalletConfigData,
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
  GetStraightRule,
  PreviewStraightRule,
  SaveStraightRule,
  SwitchStraightRule,
  GetCarrierShipments,
  GetScoreCardDetails,
  GetShipViaCodeDetails,
  RoutingGuide,
  ScoreCardPaper,
  ShipViaCodeUpdation,
  AnswerTender,
  ExportTenderRounds,
  GetTenderOffer,
  GetTenderRounds,
  StartTenderRound,
  WithdrawTenderRound,
  AccountDetails,
  AccountSetupLink,
  AddressClassification,
  AddressValidation,
  ConnectUps,
  Registration,
  RequestAgreement,
  UpsConnected,
  GetWeightfromMachine,
  ReportCrash,
  ReportVitals,
}
