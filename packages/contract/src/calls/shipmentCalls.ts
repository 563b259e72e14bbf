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
import { GetOwnBoxes } from './Shipment/GetOwnBoxes.ts'
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
import { ParcelAccountDetails } from './Shipment/ParcelAccountDetails.ts'
import { ParcelRates } from './Shipment/ParcelRates.ts'
import { PendingOrder } from './Shipment/PendingOrder.ts'
import { Pickup } from './Shipment/Pickup.ts'
import { PrintDocumentDetails } from './Shipment/PrintDocumentDetails.ts'
import { QuickRates } from './Shipment/QuickRates.ts'
import { Ratemodedetails } from './Shipment/Ratemodedetails.ts'
import { RatesOtherWay } from './Shipment/RatesOtherWay.ts'
import { RCSelectedParcelCarrier } from './Shipment/RCSelectedParcelCarrier.ts'
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
import { SetDockDoor } from './Shipment/SetDockDoor.ts'
import { ShipmentDetails } from './Shipment/ShipmentDetails.ts'
import { SoldToDetails } from './Shipment/SoldToDetails.ts'
import { SpotQuote } from './Shipment/SpotQuote.ts'
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
import { UploadOrderFile } from './Shipment/UploadOrderFile.ts'
import { Void } from './Shipment/Void.ts'
import { WaybillExtraInfoDetails } from './Shipment/WaybillExtraInfoDetails.ts'

/** The calls of the group Shipment. */
export const shipmentCalls = {
  CheckPrinterStatus,
  AcceptPOD,
  AddNewOrder,
  ArchiveShipment,
  AskCarrier,
  BuildShipment,
  BulkSchedule,
  CarriersList,
  CheckBOLandDownload,
  CollectTender,
  ConsolidateandDeconsolidateOrders,
  ConsolidateOrderReRoute,
  DeleteDraft,
  DeleteFile,
  DisplayFile,
  DownloadExtraInfoDetails,
  DownloadPOD,
  ExportShipments,
  FileUpload,
  GenericShipmentsList,
  GetAccessorials,
  GetCarrierExchanges,
  GetCarrierWork,
  GetCollectCarrierShipVia,
  GetCollectCarriersList,
  GetConsolidateOrderData,
  GetCrossover,
  GetDockView,
  GetDrafts,
  GETLTLRates,
  GETPackinglist,
  GetOwnBoxes,
  getPalletConfigData,
  GetSameDayShipments,
  GetScheduleShipmentCount,
  GetSelectedServices,
  GetShipmentCount,
  GetShipmentList,
  GetShipmentsPerWeek,
  GetWaybillServices,
  GlobalSearch,
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
  PrintDocumentDetails,
  QuickRates,
  RatesOtherWay,
  Ratemodedetails,
  RCSelectedParcelCarrier,
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
  SetDockDoor,
  ShipmentDetails,
  SoldToDetails,
  SpotQuote,
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
  UploadOrderFile,
  Void,
  WaybillExtraInfoDetails,
} as const
