// Written by `npm run registers`.
import type { Handlers } from '../handler.ts'
import { acceptPod as AcceptPOD } from './files/AcceptPOD.ts'
import { accountDetails as AccountDetails } from './upsReady/AccountDetails.ts'
import { accountSetupLink as AccountSetupLink } from './upsReady/AccountSetupLink.ts'
import { activateRateSheet as ActivateRateSheet } from './rates/upload/ActivateRateSheet.ts'
import { addCarrierInvoice as AddCarrierInvoice } from './invoices/AddCarrierInvoice.ts'
import { addNewCarrier as AddNewCarrier } from './carriers/AddNewCarrier.ts'
import { addNewOrder as AddNewOrder } from './orderBuilding/AddNewOrder.ts'
import { addNewPricesheet as AddNewPricesheet } from './quotes/AddNewPricesheet.ts'
import { addRePrintFiles as AddRePrintFiles } from './files/AddRePrintFiles.ts'
import { addressClassification as AddressClassification } from './addressChecks/AddressClassification.ts'
import { addressDataList as AddressDataList } from './addresses/AddressDataList.ts'
import { addressIntegration as AddressIntegration } from './imports/insertFiles.ts'
import { addressValidation as AddressValidation } from './addressChecks/AddressValidation.ts'
import { answerTender as AnswerTender } from './booking/offers/AnswerTender.ts'
import { approvalRules as ApprovalRules } from './approvals/ApprovalRules.ts'
import { archiveRule as ArchiveRule } from './shipments/ArchiveRule.ts'
import { archiveShipment as ArchiveShipment } from './shipments/ArchiveShipment.ts'
import { askApproval as AskApproval } from './approvals/AskApproval.ts'
import { askCarrier as AskCarrier } from './booking/AskCarrier.ts'
import { askPickup as AskPickup } from './dayEnd/AskPickup.ts'
import { assignException as AssignException } from './exceptions/AssignException.ts'
import { awardSpotOffer as AwardSpotOffer } from './quotes/AwardSpotOffer.ts'
import { beginPasskeySignIn as BeginPasskey } from './session/BeginPasskey.ts'
import { benchmarkRule as BenchmarkRule } from './benchmark/BenchmarkRule.ts'
import { billToAddressUpdate as BillToAddressUpdate } from './orderSetup/BillToAddressUpdate.ts'
import { buildFromOrdersHandler as BuildFromOrders } from './orderBuilding/BuildFromOrders.ts'
import { buildShipment as BuildShipment } from './shipments/BuildShipment.ts'
import { bulkSchedule as BulkSchedule } from './bulk/BulkSchedule.ts'
import { buyLabels as BuyLabels } from './booking/labels/BuyLabels.ts'
import { cancelPickup as CancelPickup } from './dayEnd/settlePickup.ts'
import { capacityprovideraccount as Capacityprovideraccount } from './carrierAccounts/Capacityprovideraccount.ts'
import { capacityprovidermetadata as Capacityprovidermetadata } from './carrierAccounts/Capacityprovidermetadata.ts'
import { carrierGroups as CarrierGroups } from './quotes/CarrierGroups.ts'
import { carriersList as CarriersList } from './carriers/carrierChoices.ts'
import { changeReportSchedule as ChangeReportSchedule } from './reportRuns/ChangeReportSchedule.ts'
import { checkBOLandDownload as CheckBOLandDownload } from './documents/CheckBOLandDownload.ts'
import { checkMailSender as CheckMailSender } from './companySettings/CheckMailSender.ts'
import { checkPrinterStatus as CheckPrinterStatus } from './stations/CheckPrinterStatus.ts'
import { closeBulk as CloseBulk } from './bulk/CloseBulk.ts'
import { closeDay as CloseDay } from './dayEnd/CloseDay.ts'
import { closeException as CloseException } from './exceptions/CloseException.ts'
import { collectTender as CollectTender } from './booking/CollectTender.ts'
import { companySettings as CompanySettings } from './companySettings/CompanySettings.ts'
import { confirmAnotherLoad as ConfirmAnotherLoad } from './booking/ConfirmAnotherLoad.ts'
import { confirmPlace as ConfirmPlace } from './addressChecks/ConfirmPlace.ts'
import { confirmSignIn as ConfirmSignIn } from './session/ConfirmSignIn.ts'
import { connectUps as ConnectUps } from './upsReady/ConnectUps.ts'
import { consolidateOrderReRoute as ConsolidateOrderReRoute } from './orderBuilding/ConsolidateOrderReRoute.ts'
import { consolidateandDeconsolidateOrders as ConsolidateandDeconsolidateOrders } from './orderBuilding/ConsolidateandDeconsolidateOrders.ts'
import { continueSheet as ContinueSheet } from './bulk/ContinueSheet.ts'
import { correctFuelPrice as CorrectFuelPrice } from './rates/upload/CorrectFuelPrice.ts'
import { createP44AccountGroup as CreateP44AccountGroup } from './carrierAccounts/CreateP44AccountGroup.ts'
import { decideApproval as DecideApproval } from './approvals/DecideApproval.ts'
import { decideSignUp as DecideSignUp } from './signUps/DecideSignUp.ts'
import { deleteCarrierFile as DeleteCarrierFile } from './files/carrierFiles.ts'
import { deleteDraft as DeleteDraft } from './drafts/DeleteDraft.ts'
import { deleteFile as DeleteFile } from './files/DeleteFile.ts'
import { deleteView as DeleteView } from './lists/DeleteView.ts'
import { discardImport as DiscardImport } from './imports/DiscardImport.ts'
import { displayCarrierFile as DisplayCarrierFile } from './files/carrierFiles.ts'
import { displayFile as DisplayFile } from './files/DisplayFile.ts'
import { displayQuoteFile as DisplayQuoteFile } from './quotes/quoteFiles.ts'
import { displayTrackingDetails as DisplayTrackingDetails } from './tracking/DisplayTrackingDetails.ts'
import { disputedLabels as DisputedLabels } from './dayEnd/DisputedLabels.ts'
import { downloadConfirmation as DownloadConfirmation } from './confirmations/DownloadConfirmation.ts'
import { downloadExtraInfoDetails as DownloadExtraInfoDetails } from './setup/DownloadExtraInfoDetails.ts'
import { downloadPod as DownloadPOD } from './tracking/DownloadPOD.ts'
import { downloadPods as DownloadPODs } from './tracking/DownloadPODs.ts'
import { downloadReportRun as DownloadReportRun } from './reportRuns/DownloadReportRun.ts'
import { dropOffLocations as DropOffLocations } from './dayEnd/DropOffLocations.ts'
import { endSessions as EndSessions } from './people/EndSessions.ts'
import { exceptionRule as ExceptionRule } from './exceptions/ExceptionRule.ts'
import { exchangeRates as ExchangeRates } from './rates/ExchangeRates.ts'
import { exportBulk as ExportBulk } from './bulk/ExportBulk.ts'
import { exportCarriers as ExportCarriers } from './carriers/carrierList.ts'
import { exportImportReport as ExportImportReport } from './imports/ExportImportReport.ts'
import { exportMails as ExportMails } from './mails/ExportMails.ts'
import { exportReport as ExportReport } from './reports/ExportReport.ts'
import { exportSheet as ExportSheet } from './bulk/ExportSheet.ts'
import { exportShipments as ExportShipments } from './shipments/ExportShipments.ts'
import { exportSpotQuotes as ExportSpotQuotes } from './quotes/ExportSpotQuotes.ts'
import { exportTenderRounds as ExportTenderRounds } from './booking/offers/ExportTenderRounds.ts'
import { fileUpload as FileUpload } from './files/FileUpload.ts'
import { fixImportRows as FixImportRows } from './imports/FixImportRows.ts'
import { freightCarrier as FreightCarrier } from './carriers/FreightCarrier.ts'
import { getLtlRates as GETLTLRates } from './rates/GETLTLRates.ts'
import { getPackinglist as GETPackinglist } from './documents/GETPackinglist.ts'
import { genericShipmentsList as GenericShipmentsList } from './shipments/GenericShipmentsList.ts'
import { getAccessorials as GetAccessorials } from './setup/commonData.ts'
import { getAddress as GetAddress } from './addresses/GetAddress.ts'
import { getApproval as GetApproval } from './approvals/GetApproval.ts'
import { getAuditEntry as GetAuditEntry } from './auditTrail/GetAuditEntry.ts'
import { getBulk as GetBulk } from './bulk/GetBulk.ts'
import { getCarrierExchanges as GetCarrierExchanges } from './carrierAccounts/GetCarrierExchanges.ts'
import { getCarrierShipments as GetCarrierShipments } from './scorecard/GetCarrierShipments.ts'
import { getCarrierStars as GetCarrierStars } from './ratings/GetCarrierStars.ts'
import { getCarrierWork as GetCarrierWork } from './booking/GetCarrierWork.ts'
import { getCollectCarrierShipVia as GetCollectCarrierShipVia } from './carriers/collectCarriers.ts'
import { getCollectCarriersList as GetCollectCarriersList } from './carriers/collectCarriers.ts'
import { getConfirmationsOf as GetConfirmationsOf } from './confirmations/GetConfirmationsOf.ts'
import { getConsolidateOrderData as GetConsolidateOrderData } from './orderBuilding/GetConsolidateOrderData.ts'
import { getCountryList as GetCountryList } from './addresses/GetCountryList.ts'
import { getCrossover as GetCrossover } from './rates/GetCrossover.ts'
import { getDayEnd as GetDayEnd } from './dayEnd/GetDayEnd.ts'
import { getDemoOutbox as GetDemoOutbox } from './mails/GetDemoOutbox.ts'
import { getDockView as GetDockView } from './dock/GetDockView.ts'
import { getDrafts as GetDrafts } from './drafts/GetDrafts.ts'
import { getExceptionCounts as GetExceptionCounts } from './exceptions/GetExceptionCounts.ts'
import { getFreightOnTheWay as GetFreightOnTheWay } from './tracking/GetFreightOnTheWay.ts'
import { getFuelPrograms as GetFuelPrograms } from './rates/upload/GetFuelPrograms.ts'
import { getFuelUses as GetFuelUses } from './rates/upload/GetFuelUses.ts'
import { getImport as GetImport } from './imports/GetImport.ts'
import { getImportRows as GetImportRows } from './imports/GetImportRows.ts'
import { getImportUndo as GetImportUndo } from './imports/GetImportUndo.ts'
import { getLaneHistory as GetLaneHistory } from './benchmark/GetLaneHistory.ts'
import { getMails as GetMails } from './mails/GetMails.ts'
import { getOrder as GetOrder } from './salesOrders/GetOrder.ts'
import { getOrdersToAdd as GetOrdersToAdd } from './orderBuilding/GetOrdersToAdd.ts'
import { getOwnBoxes as GetOwnBoxes } from './ownBoxes/GetOwnBoxes.ts'
import { getParcelAccountDetails as GetParcelAccountDetails } from './carrierAccounts/GetParcelAccountDetails.ts'
import { getPrintJobs as GetPrintJobs } from './stations/settleJob.ts'
import { getQuoteResponseDetails as GetQuoteResponseDetails } from './quotes/GetQuoteResponseDetails.ts'
import { getRateBenchmark as GetRateBenchmark } from './benchmark/GetRateBenchmark.ts'
import { getRateDifference as GetRateDifference } from './rates/upload/GetRateDifference.ts'
import { getRateReplay as GetRateReplay } from './rates/upload/GetRateReplay.ts'
import { getRateSample as GetRateSample } from './rates/upload/GetRateSample.ts'
import { getRateSheet as GetRateSheet } from './rates/upload/GetRateSheet.ts'
import { getRateSheets as GetRateSheets } from './rates/upload/GetRateSheets.ts'
import { getReplies as GetReplies } from './inbound/GetReplies.ts'
import { getReportData as GetReportData } from './reports/GetReportData.ts'
import { getReportRuns as GetReportRuns } from './reportRuns/GetReportRuns.ts'
import { getReportSchedules as GetReportSchedules } from './reportRuns/GetReportSchedules.ts'
import { getReprintDocumentDetails as GetReprintDocumentDetails } from './documents/GetReprintDocumentDetails.ts'
import { getSameDayShipments as GetSameDayShipments } from './orderBuilding/GetSameDayShipments.ts'
import { getSavedViews as GetSavedViews } from './lists/GetSavedViews.ts'
import { getScheduleShipmentCount as GetScheduleShipmentCount } from './shipments/GetScheduleShipmentCount.ts'
import { getScoreCardDetails as GetScoreCardDetails } from './scorecard/GetScoreCardDetails.ts'
import { getSelectedServices as GetSelectedServices } from './shipments/GetSelectedServices.ts'
import { getSessions as GetSessions } from './people/GetSessions.ts'
import { getSheet as GetSheet } from './bulk/GetSheet.ts'
import { getShipViaCodeDetails as GetShipViaCodeDetails } from './orderSetup/shipViaCodes.ts'
import { getShipmentCount as GetShipmentCount } from './shipments/GetShipmentCount.ts'
import { getShipmentList as GetShipmentList } from './shipments/GetShipmentList.ts'
import { getShipmentsPerWeek as GetShipmentsPerWeek } from './shipments/GetShipmentsPerWeek.ts'
import { getShipmentsToRepeat as GetShipmentsToRepeat } from './shipments/GetShipmentsToRepeat.ts'
import { getSignUps as GetSignUps } from './signUps/GetSignUps.ts'
import { getSpotQuotes as GetSpotQuotes } from './quotes/GetSpotQuotes.ts'
import { getStations as GetStations } from './stations/GetStations.ts'
import { getStraightRule as GetStraightRule } from './straightThrough/GetStraightRule.ts'
import { getTenderOffer as GetTenderOffer } from './booking/offers/GetTenderOffer.ts'
import { getTenderRounds as GetTenderRounds } from './booking/offers/GetTenderRounds.ts'
import { getWaybillServices as GetWaybillServices } from './carriers/GetWaybillServices.ts'
import { getWeightfromMachine as GetWeightfromMachine } from './stations/scale.ts'
import { globalSearch as GlobalSearch } from './search/GlobalSearch.ts'
import { googleAddressValidation as GoogleAddressValidation } from './addressChecks/GoogleAddressValidation.ts'
import { handOnApproval as HandOnApproval } from './approvals/HandOnApproval.ts'
import { insertItem as InsertItem } from './imports/insertFiles.ts'
import { intialCachefunction as IntialCachefunction } from './setup/commonData.ts'
import { jobLabels as JobLabels } from './labelPapers/JobLabels.ts'
import { joinStation as JoinStation } from './stations/pairing.ts'
import { logOut as LogOut } from './session/LogOut.ts'
import { login as Login } from './session/Login.ts'
import { lookForPickup as LookForPickup } from './dayEnd/settlePickup.ts'
import { makeReturn as MakeReturn } from './returns/MakeReturn.ts'
import { manifestPaper as ManifestPaper } from './dayEnd/ManifestPaper.ts'
import { markReady as MarkReady } from './dock/MarkReady.ts'
import { multiRouting as MultiRouting } from './shipments/MultiRouting.ts'
import { notifyCarrier as NotifyCarrier } from './booking/NotifyCarrier.ts'
import { accountSetup as ODFLAccountSetup } from './carrierAccounts/ODFLAccountSetup.ts'
import { addReachedCarrier as ODFLAddCarrier } from './carriers/ODFLAddCarrier.ts'
import { orderFileSoruceConfigure as OrderFileSoruceConfigure } from './orderSources/OrderFileSoruceConfigure.ts'
import { orderIntegration as OrderIntegration } from './orderSources/OrderIntegration.ts'
import { pageGroupsCall as PageGroups } from './people/PageGroups.ts'
import { pairStation as PairStation } from './stations/pairing.ts'
import { parcelAccountDetails as ParcelAccountDetails } from './soldToAccounts/ParcelAccountDetails.ts'
import { parcelCarrier as ParcelCarrier } from './carrierAccounts/ParcelCarrier.ts'
import { parcelRates as ParcelRates } from './parcels/ParcelRates.ts'
import { passkeySignIn as PasskeySignIn } from './session/PasskeySignIn.ts'
import { passkeys as Passkeys } from './session/Passkeys.ts'
import { pendingOrder as PendingOrder } from './imports/PendingOrder.ts'
import { pickList as PickList } from './labelPapers/PickList.ts'
import { pickup as Pickup } from './booking/Pickup.ts'
import { pickupList as PickupList } from './dock/PickupList.ts'
import { placeKinds as PlaceKinds } from './orderSetup/placeKinds.ts'
import { previewLabel as PreviewLabel } from './labelPapers/PreviewLabel.ts'
import { previewStraightRule as PreviewStraightRule } from './straightThrough/PreviewStraightRule.ts'
import { printDocumentDetails as PrintDocumentDetails } from './documents/PrintDocumentDetails.ts'
import { printLabels as PrintLabels } from './labelPapers/PrintLabels.ts'
import { printTestPage as PrintTestPage } from './stations/SendToPrinter.ts'
import { quickRates as QuickRates } from './plan/QuickRates.ts'
import { rcSelectedParcelCarrier as RCSelectedParcelCarrier } from './packing/RCSelectedParcelCarrier.ts'
import { rateCarrier as RateCarrier } from './ratings/RateCarrier.ts'
import { ratePickup as RatePickup } from './dayEnd/RatePickup.ts'
import { ratemodedetails as Ratemodedetails } from './carriers/carrierChoices.ts'
import { ratesOtherWay as RatesOtherWay } from './rates/RatesOtherWay.ts'
import { readRateSheet as ReadRateSheet } from './rates/upload/ReadRateSheet.ts'
import { recordCarrierCall as RecordCarrierCall } from './booking/RecordCarrierCall.ts'
import { registration as Registration } from './upsReady/Registration.ts'
import { remindCarriers as RemindCarriers } from './quotes/RemindCarriers.ts'
import { removePricesheet as RemovePricesheet } from './quotes/RemovePricesheet.ts'
import { removeStation as RemoveStation } from './stations/SaveStation.ts'
import { reopenQuote as ReopenQuote } from './quotes/ReopenQuote.ts'
import { repackPackage as RepackPackage } from './booking/labels/RepackPackage.ts'
import { replayRateSheet as ReplayRateSheet } from './rates/upload/ReplayRateSheet.ts'
import { reportCrash as ReportCrash } from './browserReports/ReportCrash.ts'
import { reportVitals as ReportVitals } from './browserReports/ReportVitals.ts'
import { requestAgreement as RequestAgreement } from './upsReady/RequestAgreement.ts'
import { resendMail as ResendMail } from './mails/ResendMail.ts'
import { resetFactor as ResetFactor } from './people/ResetFactor.ts'
import { retryBulk as RetryBulk } from './bulk/RetryBulk.ts'
import { revertSetItems as RevertSetItems } from './orderBuilding/RevertSetItems.ts'
import { reviewServices as ReviewServices } from './plan/ReviewServices.ts'
import { reviewTenders as ReviewTenders } from './bulk/ReviewTenders.ts'
import { routingGuide as RoutingGuide } from './routing/RoutingGuide.ts'
import { runImport as RunImport } from './imports/RunImport.ts'
import { saveClientLogo as SaveClientLogo } from './logo/SaveClientLogo.ts'
import { saveCustomerOrders as SaveCustomerOrders } from './shipments/SaveCustomerOrders.ts'
import { saveDraft as SaveDraft } from './drafts/SaveDraft.ts'
import { saveFuelPrograms as SaveFuelPrograms } from './rates/upload/SaveFuelPrograms.ts'
import { saveItemDetails as SaveItemDetails } from './shipments/SaveItemDetails.ts'
import { saveListColumns as SaveListColumns } from './lists/SaveListColumns.ts'
import { saveOrderEmailID as SaveOrderEmailID } from './orderSources/SaveOrderEmailID.ts'
import { saveOwnBoxes as SaveOwnBoxes } from './ownBoxes/SaveOwnBoxes.ts'
import { savePalletConfig as SavePalletConfig } from './pallets/SavePalletConfig.ts'
import { savePreferences as SavePreferences } from './session/SavePreferences.ts'
import { saveSalesOrder as SaveSalesOrder } from './orderBuilding/SaveSalesOrder.ts'
import { saveStation as SaveStation } from './stations/SaveStation.ts'
import { saveStraightRule as SaveStraightRule } from './straightThrough/changeRule.ts'
import { saveView as SaveView } from './lists/SaveView.ts'
import { saveandReprint as SaveandReprint } from './documents/SaveandReprint.ts'
import { scanParcel as ScanParcel } from './packing/ScanParcel.ts'
import { scoreCardPaper as ScoreCardPaper } from './scorecard/ScoreCardPaper.ts'
import { ownSecondFactor as SecondFactor } from './session/SecondFactor.ts'
import { seeCharge as SeeCharge } from './dayEnd/charges.ts'
import { sendAgain as SendConfirmation } from './confirmations/SendConfirmation.ts'
import { sendReportFile as SendReportFile } from './reportRuns/SendReportFile.ts'
import { sendTestMail as SendTestMail } from './companySettings/SendTestMail.ts'
import { sendToPrinter as SendToPrinter } from './stations/SendToPrinter.ts'
import { sendTrackingLink as SendTrackingLink } from './tracking/SendTrackingLink.ts'
import { setDockDoor as SetDockDoor } from './dock/SetDockDoor.ts'
import { setProNumber as SetPRONumber } from './booking/SetPRONumber.ts'
import { setScale as SetScale } from './stations/scale.ts'
import { settleClose as SettleClose } from './dayEnd/SettleClose.ts'
import { settleLabel as SettleLabel } from './booking/labels/SettleLabel.ts'
import { settlePickup as SettlePickup } from './dayEnd/settlePickup.ts'
import { settlePrintJob as SettlePrintJob } from './stations/settleJob.ts'
import { settleTrackingEvent as SettleTrackingEvent } from './tracking/SettleTrackingEvent.ts'
import { shipViaCodeUpdation as ShipViaCodeUpdation } from './orderSetup/shipViaCodes.ts'
import { shipmentDetails as ShipmentDetails } from './details/ShipmentDetails.ts'
import { signInRule as SignInRule } from './people/SignInRule.ts'
import { snoozeException as SnoozeException } from './exceptions/SnoozeException.ts'
import { soldToDetails as SoldToDetails } from './routing/SoldToDetails.ts'
import { spotQuote as SpotQuote } from './quotes/SpotQuote.ts'
import { standIn as StandIn } from './approvals/StandIn.ts'
import { startBulk as StartBulk } from './bulk/StartBulk.ts'
import { startTenderRound as StartTenderRound } from './booking/offers/StartTenderRound.ts'
import { stopBulk as StopBulk } from './bulk/StopBulk.ts'
import { stopImport as StopImport } from './imports/StopImport.ts'
import { submitNoBidConfirmation as SubmitNoBidConfirmation } from './quotes/SubmitNoBidConfirmation.ts'
import { submitQuoteResponse as SubmitQuoteResponse } from './quotes/SubmitQuoteResponse.ts'
import { swapBooking as SwapBooking } from './booking/SwapBooking.ts'
import { switchCompany as SwitchCompany } from './session/SwitchCompany.ts'
import { switchStraightRule as SwitchStraightRule } from './straightThrough/changeRule.ts'
import { tellCarrier as TellCarrier } from './booking/TellCarrier.ts'
import { terminalInformation as TerminalInformation } from './plan/TerminalInformation.ts'
import { trackParcel as TrackParcel } from './parcels/TrackParcel.ts'
import { trackingDetails as TrackingDetails } from './tracking/TrackingDetails.ts'
import { trackingNotice as TrackingNotice } from './tracking/TrackingNotice.ts'
import { undoImport as UndoImport } from './imports/UndoImport.ts'
import { unscannedLabels as UnscannedLabels } from './dayEnd/UnscannedLabels.ts'
import { updateDefaultServices as UpdateDefaultServices } from './orderSetup/UpdateDefaultServices.ts'
import { updateLocation as UpdateLocation } from './addresses/UpdateLocation.ts'
import { updateMappedColumns as UpdateMappedColumns } from './imports/UpdateMappedColumns.ts'
import { updateP44CarrierMetatag as UpdateP44CarrierMetatag } from './carrierAccounts/UpdateP44CarrierMetatag.ts'
import { updateSchedule as UpdateSchedule } from './shipments/UpdateSchedule.ts'
import { updateServices as UpdateServices } from './shipments/UpdateServices.ts'
import { updateStatusCode as UpdateStatusCode } from './booking/UpdateStatusCode.ts'
import { uploadCarrierFile as UploadCarrierFile } from './files/carrierFiles.ts'
import { uploadInvoices as UploadInvoices } from './imports/insertFiles.ts'
import { uploadOrderFile as UploadOrderFile } from './imports/insertFiles.ts'
import { uploadQuoteFile as UploadQuoteFile } from './quotes/quoteFiles.ts'
import { uploadRateFile as UploadRateFile } from './rates/upload/UploadRateFile.ts'
import { upsConnected as UpsConnected } from './upsReady/UpsConnected.ts'
import { userAgreementOperation as UserAgreementOperation } from './session/UserAgreementOperation.ts'
import { userManagement as UserManagement } from './session/UserManagement.ts'
import { voidShipment as Void } from './booking/Void.ts'
import { voidLabel as VoidLabel } from './booking/labels/VoidLabel.ts'
import { waybillExtraInfoDetails as WaybillExtraInfoDetails } from './setup/WaybillExtraInfoDetails.ts'
import { withdrawSpotQuote as WithdrawSpotQuote } from './quotes/WithdrawSpotQuote.ts'
import { withdrawTenderRound as WithdrawTenderRound } from './booking/offers/WithdrawTenderRound.ts'
import { deleteReport as deletereport } from './reportRuns/deletereport.ts'
import { palletConfigData as getPalletConfigData } from './pallets/getPalletConfigData.ts'
import { signedInDetails as userDetails } from './session/userDetails.ts'
import { handlers as list0 } from './addresses/locationList.ts'
import { handlers as list1 } from './approvals/approvalList.ts'
import { handlers as list2 } from './auditTrail/auditTrailList.ts'
import { handlers as list3 } from './confirmations/confirmationList.ts'
import { handlers as list4 } from './exceptions/exceptionList.ts'
import { handlers as list5 } from './imports/importList.ts'
import { handlers as list6 } from './imports/pendingOrderList.ts'
import { handlers as list7 } from './people/peopleList.ts'
import { handlers as list8 } from './routing/overrideList.ts'
import { handlers as list9 } from './salesOrders/openOrdersList.ts'
import { handlers as list10 } from './straightThrough/straightEntryList.ts'

export const handlers: Handlers = {
  AcceptPOD,
  AccountDetails,
  AccountSetupLink,
  ActivateRateSheet,
  AddCarrierInvoice,
  AddNewCarrier,
  AddNewOrder,
  AddNewPricesheet,
  AddRePrintFiles,
  AddressClassification,
  AddressDataList,
  AddressIntegration,
  AddressValidation,
  AnswerTender,
  ApprovalRules,
  ArchiveRule,
  ArchiveShipment,
  AskApproval,
  AskCarrier,
  AskPickup,
  AssignException,
  AwardSpotOffer,
  BeginPasskey,
  BenchmarkRule,
  BillToAddressUpdate,
  BuildFromOrders,
  BuildShipment,
  BulkSchedule,
  BuyLabels,
  CancelPickup,
  Capacityprovideraccount,
  Capacityprovidermetadata,
  CarrierGroups,
  CarriersList,
  ChangeReportSchedule,
  CheckBOLandDownload,
  CheckMailSender,
  CheckPrinterStatus,
  CloseBulk,
  CloseDay,
  CloseException,
  CollectTender,
  CompanySettings,
  ConfirmAnotherLoad,
  ConfirmPlace,
  ConfirmSignIn,
  ConnectUps,
  ConsolidateOrderReRoute,
  ConsolidateandDeconsolidateOrders,
  ContinueSheet,
  CorrectFuelPrice,
  CreateP44AccountGroup,
  DecideApproval,
  DecideSignUp,
  DeleteCarrierFile,
  DeleteDraft,
  DeleteFile,
  DeleteView,
  DiscardImport,
  DisplayCarrierFile,
  DisplayFile,
  DisplayQuoteFile,
  DisplayTrackingDetails,
  DisputedLabels,
  DownloadConfirmation,
  DownloadExtraInfoDetails,
  DownloadPOD,
  DownloadPODs,
  DownloadReportRun,
  DropOffLocations,
  EndSessions,
  ExceptionRule,
  ExchangeRates,
  ExportBulk,
  ExportCarriers,
  ExportImportReport,
  ExportMails,
  ExportReport,
  ExportSheet,
  ExportShipments,
  ExportSpotQuotes,
  ExportTenderRounds,
  FileUpload,
  FixImportRows,
  FreightCarrier,
  GETLTLRates,
  GETPackinglist,
  GenericShipmentsList,
  GetAccessorials,
  GetAddress,
  GetApproval,
  GetAuditEntry,
  GetBulk,
  GetCarrierExchanges,
  GetCarrierShipments,
  GetCarrierStars,
  GetCarrierWork,
  GetCollectCarrierShipVia,
  GetCollectCarriersList,
  GetConfirmationsOf,
  GetConsolidateOrderData,
  GetCountryList,
  GetCrossover,
  GetDayEnd,
  GetDemoOutbox,
  GetDockView,
  GetDrafts,
  GetExceptionCounts,
  GetFreightOnTheWay,
  GetFuelPrograms,
  GetFuelUses,
  GetImport,
  GetImportRows,
  GetImportUndo,
  GetLaneHistory,
  GetMails,
  GetOrder,
  GetOrdersToAdd,
  GetOwnBoxes,
  GetParcelAccountDetails,
  GetPrintJobs,
  GetQuoteResponseDetails,
  GetRateBenchmark,
  GetRateDifference,
  GetRateReplay,
  GetRateSample,
  GetRateSheet,
  GetRateSheets,
  GetReplies,
  GetReportData,
  GetReportRuns,
  GetReportSchedules,
  GetReprintDocumentDetails,
  GetSameDayShipments,
  GetSavedViews,
  GetScheduleShipmentCount,
  GetScoreCardDetails,
  GetSelectedServices,
  GetSessions,
  GetSheet,
  GetShipViaCodeDetails,
  GetShipmentCount,
  GetShipmentList,
  GetShipmentsPerWeek,
  GetShipmentsToRepeat,
  GetSignUps,
  GetSpotQuotes,
  GetStations,
  GetStraightRule,
  GetTenderOffer,
  GetTenderRounds,
  GetWaybillServices,
  GetWeightfromMachine,
  GlobalSearch,
  GoogleAddressValidation,
  HandOnApproval,
  InsertItem,
  IntialCachefunction,
  JobLabels,
  JoinStation,
  LogOut,
  Login,
  LookForPickup,
  MakeReturn,
  ManifestPaper,
  MarkReady,
  MultiRouting,
  NotifyCarrier,
  ODFLAccountSetup,
  ODFLAddCarrier,
  OrderFileSoruceConfigure,
  OrderIntegration,
  PageGroups,
  PairStation,
  ParcelAccountDetails,
  ParcelCarrier,
  ParcelRates,
  PasskeySignIn,
  Passkeys,
  PendingOrder,
  PickList,
  Pickup,
  PickupList,
  PlaceKinds,
  PreviewLabel,
  PreviewStraightRule,
  PrintDocumentDetails,
  PrintLabels,
  PrintTestPage,
  QuickRates,
  RCSelectedParcelCarrier,
  RateCarrier,
  RatePickup,
  Ratemodedetails,
  RatesOtherWay,
  ReadRateSheet,
  RecordCarrierCall,
  Registration,
  RemindCarriers,
  RemovePricesheet,
  RemoveStation,
  ReopenQuote,
  RepackPackage,
  ReplayRateSheet,
  ReportCrash,
  ReportVitals,
  RequestAgreement,
  ResendMail,
  ResetFactor,
  RetryBulk,
  RevertSetItems,
  ReviewServices,
  ReviewTenders,
  RoutingGuide,
  RunImport,
  SaveClientLogo,
  SaveCustomerOrders,
  SaveDraft,
  SaveFuelPrograms,
  SaveItemDetails,
  SaveListColumns,
  SaveOrderEmailID,
  SaveOwnBoxes,
  SavePalletConfig,
  SavePreferences,
  SaveSalesOrder,
  SaveStation,
  SaveStraightRule,
  SaveView,
  SaveandReprint,
  ScanParcel,
  ScoreCardPaper,
  SecondFactor,
  SeeCharge,
  SendConfirmation,
  SendReportFile,
  SendTestMail,
  SendToPrinter,
  SendTrackingLink,
  SetDockDoor,
  SetPRONumber,
  SetScale,
  SettleClose,
  SettleLabel,
  SettlePickup,
  SettlePrintJob,
  SettleTrackingEvent,
  ShipViaCodeUpdation,
  ShipmentDetails,
  SignInRule,
  SnoozeException,
  SoldToDetails,
  SpotQuote,
  StandIn,
  StartBulk,
  StartTenderRound,
  StopBulk,
  StopImport,
  SubmitNoBidConfirmation,
  SubmitQuoteResponse,
  SwapBooking,
  SwitchCompany,
  SwitchStraightRule,
  TellCarrier,
  TerminalInformation,
  TrackParcel,
  TrackingDetails,
  TrackingNotice,
  UndoImport,
  UnscannedLabels,
  UpdateDefaultServices,
  UpdateLocation,
  UpdateMappedColumns,
  UpdateP44CarrierMetatag,
  UpdateSchedule,
  UpdateServices,
  UpdateStatusCode,
  UploadCarrierFile,
  UploadInvoices,
  UploadOrderFile,
  UploadQuoteFile,
  UploadRateFile,
  UpsConnected,
  UserAgreementOperation,
  UserManagement,
  Void,
  VoidLabel,
  WaybillExtraInfoDetails,
  WithdrawSpotQuote,
  WithdrawTenderRound,
  deletereport,
  getPalletConfigData,
  userDetails,
  ...list0,
  ...list1,
  ...list2,
  ...list3,
  ...list4,
  ...list5,
  ...list6,
  ...list7,
  ...list8,
  ...list9,
  ...list10,
}
