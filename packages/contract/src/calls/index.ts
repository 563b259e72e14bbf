import { AddressDataList } from './Address/AddressDataList.ts'
import { GetAddress } from './Address/GetAddress.ts'
import { GetCountryList } from './Address/GetCountryList.ts'
import { UpdateLocation } from './Address/UpdateLocation.ts'
import { CloseBulk } from './Bulk/CloseBulk.ts'
import { GetBulk } from './Bulk/GetBulk.ts'
import { RetryBulk } from './Bulk/RetryBulk.ts'
import { StartBulk } from './Bulk/StartBulk.ts'
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
import { ResendMail } from './Mail/ResendMail.ts'
import { DisplayTrackingDetails } from './NewTrackingAPI/DisplayTrackingDetails.ts'
import { SendTrackingLink } from './NewTrackingAPI/SendTrackingLink.ts'
import { SettleTrackingEvent } from './NewTrackingAPI/SettleTrackingEvent.ts'
import { TrackingDetails } from './NewTrackingAPI/TrackingDetails.ts'
import { TrackingNotice } from './NewTrackingAPI/TrackingNotice.ts'
import { Capacityprovideraccount } from './RealTimePricing/Capacityprovideraccount.ts'
import { Capacityprovidermetadata } from './RealTimePricing/Capacityprovidermetadata.ts'
import { AcceptPOD } from './Shipment/AcceptPOD.ts'
import { AskCarrier } from './Shipment/AskCarrier.ts'
import { BuildShipment } from './Shipment/BuildShipment.ts'
import { CarriersList } from './Shipment/CarriersList.ts'
import { CheckBOLandDownload } from './Shipment/CheckBOLandDownload.ts'
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
import { GetDrafts } from './Shipment/GetDrafts.ts'
import { GetScheduleShipmentCount } from './Shipment/GetScheduleShipmentCount.ts'
import { GetSelectedServices } from './Shipment/GetSelectedServices.ts'
import { GetShipmentCount } from './Shipment/GetShipmentCount.ts'
import { GetShipmentList } from './Shipment/GetShipmentList.ts'
import { GetShipmentsPerWeek } from './Shipment/GetShipmentsPerWeek.ts'
import { GlobalSearch } from './Shipment/GlobalSearch.ts'
import { IntialCachefunction } from './Shipment/IntialCachefunction.ts'
import { Pickup } from './Shipment/Pickup.ts'
import { PrintDocumentDetails } from './Shipment/PrintDocumentDetails.ts'
import { Ratemodedetails } from './Shipment/Ratemodedetails.ts'
import { RecordCarrierCall } from './Shipment/RecordCarrierCall.ts'
import { SaveDraft } from './Shipment/SaveDraft.ts'
import { SaveItemDetails } from './Shipment/SaveItemDetails.ts'
import { ShipmentDetails } from './Shipment/ShipmentDetails.ts'
import { SwapBooking } from './Shipment/SwapBooking.ts'
import { TellCarrier } from './Shipment/TellCarrier.ts'
import { UpdateSchedule } from './Shipment/UpdateSchedule.ts'
import { UpdateServices } from './Shipment/UpdateServices.ts'
import { UpdateStatusCode } from './Shipment/UpdateStatusCode.ts'
import { Void } from './Shipment/Void.ts'
import { WaybillExtraInfoDetails } from './Shipment/WaybillExtraInfoDetails.ts'
import { ReportCrash } from './Utils/ReportCrash.ts'
import { ReportVitals } from './Utils/ReportVitals.ts'

/** Every call of the product. A call without a handler does not compile (server/src/modules/handlers.ts). */
export const calls = {
  CloseBulk,
  GetBulk,
  RetryBulk,
  StartBulk,
  DeleteView,
  GetSavedViews,
  SaveListColumns,
  SaveView,
  ExportMails,
  DownloadExtraInfoDetails,
  AddressDataList,
  AcceptPOD,
  AskCarrier,
  BuildShipment,
  Capacityprovideraccount,
  Capacityprovidermetadata,
  CarriersList,
  CheckBOLandDownload,
  DeleteDraft,
  DeleteFile,
  DisplayFile,
  DisplayTrackingDetails,
  DownloadPOD,
  ExportShipments,
  FileUpload,
  GenericShipmentsList,
  GetAccessorials,
  GetAddress,
  GetCarrierExchanges,
  GetCarrierWork,
  GetCountryList,
  GetDemoOutbox,
  GetDrafts,
  GETLTLRates,
  GetMails,
  GETPackinglist,
  GetScheduleShipmentCount,
  GetSelectedServices,
  GetShipmentCount,
  GetShipmentList,
  GetShipmentsPerWeek,
  GlobalSearch,
  IntialCachefunction,
  Login,
  LogOut,
  ReportCrash,
  ReportVitals,
  Pickup,
  PrintDocumentDetails,
  Ratemodedetails,
  RecordCarrierCall,
  ResendMail,
  SaveDraft,
  SaveItemDetails,
  SendTrackingLink,
  SettleTrackingEvent,
  ShipmentDetails,
  SwapBooking,
  TellCarrier,
  TrackingDetails,
  TrackingNotice,
  UpdateLocation,
  UpdateSchedule,
  UpdateServices,
  UpdateStatusCode,
  UserAgreementOperation,
  userDetails,
  UserManagement,
  Void,
  WaybillExtraInfoDetails,
} as const

export type Calls = typeof calls
export type CallName = keyof Calls
