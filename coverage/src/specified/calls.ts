import type { Area } from '../areas.ts'

/** Every call of specification §7 by the area that builds it, as `Group/Name`. `{product}` is Waybill. */
export const specifiedCalls: Readonly<Record<Area, string>> = {
  spine: `LogIn/Login LogIn/UserManagement LogIn/UserAgreementOperation Login/userDetails
    Address/AddressDataList Address/GetCountryList Address/GetAddress Address/UpdateLocation
    Shipment/UpdateStatusCode Shipment/Void Shipment/GetSelectedServices Shipment/ShipmentDetails Shipment/Pickup
    Shipment/UpdateSchedule Shipment/UpdateServices Shipment/BuildShipment Shipment/GenericShipmentsList
    Shipment/GetShipmentCount Shipment/GlobalSearch Shipment/GetScheduleShipmentCount Shipment/GetShipmentList
    Shipment/CarriersList Shipment/GetAccessorials Shipment/IntialCachefunction Shipment/SaveItemDetails
    Shipment/Ratemodedetails Shipment/GETLTLRates
    RealTimePricing/Capacityprovidermetadata RealTimePricing/Capacityprovideraccount
    NewTrackingAPI/DisplayTrackingDetails NewTrackingAPI/TrackingDetails`,
  kit: '',
  paper: `Shipment/GETPackinglist Shipment/DownloadPOD Shipment/GetReprintDocumentDetails Shipment/PrintDocumentDetails
    Shipment/SaveandReprint Shipment/AddRePrintFiles Shipment/CheckBOLandDownload Shipment/DisplayFile
    Shipment/FileUpload Shipment/DeleteFile`,
  freight: `Address/BillToAddressUpdate Address/CreateP44AccountGroup Shipment/MultiRouting Shipment/TerminalInformation
    Shipment/GetCollectCarriersList Shipment/GetCollectCarrierShipVia Shipment/CollectTender
    Shipment/UpdateP44CarrierMetatag Shipment/ODFLAddCarrier Shipment/GetWaybillServices Shipment/SoldToDetails
    Carriers/FreightCarrier Carriers/ODFLAccountSetup Carriers/AddNewCarrier NewTrackingAPI/GoogleAddressValidation`,
  quotes: `Shipment/SpotQuote Quote/RemovePricesheet Quote/AddNewPricesheet Quote/GetQuoteResponseDetails
    Quote/SubmitNoBidConfirmation Quote/SubmitQuoteResponse`,
  orders: `Shipment/AddNewOrder Shipment/BulkSchedule Shipment/GetOrders Shipment/PendingOrderListReport
    Shipment/PendingOrder Shipment/ConsolidateandDeconsolidateOrders Shipment/ConsolidateOrderReRoute
    Shipment/GetConsolidateOrderData Shipment/RevertSetItems Shipment/getPalletConfigData`,
  parcel: `Shipment/RCSelectedParcelCarrier Shipment/ParcelAccountDetails Carriers/GetParcelAccountDetails
    Carriers/ParcelCarrier AddressClassification AddressValidation RequestAgreement AccountDetails Registration
    Utils/GetWeightfromMachine`,
  reports: `Shipment/GetReportData Shipment/SendReportFile Shipment/deletereport GetScoreCardDetails
    GetCarrierShipments`,
  integration: `Shipment/OrderIntegration Shipment/UpdateMappedColumns Shipment/SaveOrderEmailID
    Shipment/OrderFileSoruceConfigure Shipment/UploadOrderFile Address/AddressIntegration
    ShipViaCodeUpdation GetShipViaCodeDetails`,
  items: 'Shipment/WaybillExtraInfoDetails Shipment/DownloadExtraInfoDetails Shipment/InsertItem',
  settings: 'Shipment/SaveClientLogo Shipment/UpdateDefaultServices Shipment/CheckPrinterStatus',
}
// The specification names no group for the supplemental and the UPS-ready calls: theirs is not compared.

/**
 * What §7 says a call takes and answers: `name`, `name=value,value` for values that must be possible, `name:value` for a
 * default. Values of §4 and of the design's decisions (§5, user actions) stand beside those §7 spells out.
 */
export const specifiedParameters: Readonly<Record<string, { readonly takes?: string; readonly answers?: string }>> = {
  'LogIn/Login': { takes: 'Email Password', answers: 'userDetails' },
  'LogIn/UserManagement': { takes: 'actions=0,1,2,3,4,5,6,7,8' },
  'LogIn/UserAgreementOperation': { takes: 'Operation=read,accept' },
  'Login/userDetails': { takes: 'UserID clientId', answers: 'Status userDetails authorizedPages IsPalletItemGrid' },
  'Shipment/SaveClientLogo': { takes: 'funType Imagedata Filename clientid userid flag' },
  'Address/BillToAddressUpdate': {
    takes: 'userid clientId funtype=add,update,load',
    answers: 'Status bIlltoAddresses Error errorMessage',
  },
  'Address/AddressDataList': { takes: 'UserId' },
  'Shipment/DownloadPOD': { takes: 'UniqueName' },
  'Shipment/PrintDocumentDetails': { takes: 'orderNumbers BackOrderCode Userid' },
  'Shipment/SaveandReprint': { takes: 'Flag' },
  'Shipment/AddRePrintFiles': { takes: 'files uniquename' },
  'Shipment/CheckBOLandDownload': { takes: 'copies:3' },
  'Shipment/UpdateStatusCode': { takes: 'statusCode=Q,T,A,D' },
  'Shipment/RCSelectedParcelCarrier': { takes: 'Flag' },
  'Shipment/CollectTender': { takes: 'flag' },
  'Shipment/Pickup': { takes: 'flag' },
  'Shipment/UpdateSchedule': { takes: 'ShipemntId comments' },
  'Shipment/BulkSchedule': { takes: 'flag=tender' },
  'Shipment/GenericShipmentsList': { takes: 'statuscode=O,Q,T,A,D,V showloading' },
  'Shipment/GlobalSearch': { takes: 'searchtext userid' },
  'Shipment/GetScheduleShipmentCount': { takes: 'clientId UserID WHSE' },
  'Shipment/GetShipmentList': {
    takes: 'statuscode=O,Q,T,A,D,V clientId userid pageSize:10 pageIndex:1 searchText sortName sortOrder=asc,desc',
  },
  'Shipment/GetShipmentCount': { answers: 'active T A D archived' },
  'Shipment/OrderIntegration': { takes: 'Functype UserId ClientID' },
  'Shipment/CheckPrinterStatus': { takes: 'UserID' },
  'Shipment/WaybillExtraInfoDetails': { takes: 'flag=load,add' },
  'Shipment/GetCollectCarriersList': { takes: 'clientId userid', answers: 'RateModeCarriers P44Carriers' },
  'Shipment/GetAccessorials': { takes: 'userId' },
  'Shipment/getPalletConfigData': { takes: 'ClientId' },
  'Shipment/SaveItemDetails': { takes: 'flag' },
  'Shipment/ParcelAccountDetails': { takes: 'Operationtype=SELECT,ADD,UPDATE,DELETE' },
  'Quote/AddNewPricesheet': { takes: 'flag' },
  'Quote/GetQuoteResponseDetails': { takes: 'AccessID QuoteID userEdit' },
  'Carriers/GetParcelAccountDetails': { takes: 'mode' },
  'Carriers/ParcelCarrier': { takes: 'function mode' },
  'Carriers/FreightCarrier': { takes: 'Mode=Load,ADD,UPDATE,DELETE' },
  'Carriers/AddNewCarrier': { takes: 'Mode' },
  'Utils/GetWeightfromMachine': { takes: 'userid' },
  'RealTimePricing/Capacityprovidermetadata': { takes: 'operationmode=getbytype' },
  'RealTimePricing/Capacityprovideraccount': { takes: 'operationtype=add,update,delete' },
}

/** Parameters that a call takes and its module does not read, by decision. */
export const unread: Readonly<Record<string, string>> = {
  'Address/BillToAddressUpdate: userid': 'the session says who asks, whatever is named',
  'Login/userDetails: UserID': 'the session says who asks',
  'Login/userDetails: clientId': 'the session says who asks',
  'Address/AddressDataList: UserId': 'the address book is the company’s; the session says which',
  'Shipment/PrintDocumentDetails: Userid': 'the session says who asks',
  'Shipment/GlobalSearch: userid': 'the session says who asks',
  'Shipment/GetScheduleShipmentCount: clientId': 'the session says which company asks',
  'Shipment/GetScheduleShipmentCount: UserID': 'the session says who asks',
  'Shipment/CheckPrinterStatus: UserID': 'the session says whose station it is',
  'Utils/GetWeightfromMachine: userid': 'the session says whose station it is',
  'Shipment/GetCollectCarriersList: clientId': 'the session says which company asks',
  'Shipment/GetCollectCarriersList: userid': 'the session says who asks',
  'Shipment/GetShipmentList: clientId': 'the session says which company asks',
  'Shipment/GetShipmentList: userid': 'the session says who asks',
  'Shipment/SaveItemDetails: flag': 'it has one value: there is nothing to choose',
  'RealTimePricing/Capacityprovidermetadata: operationmode': 'it has one value: there is nothing to choose',
  'Shipment/GetAccessorials: userId': 'the extra services are the same for everybody',
  'Shipment/GenericShipmentsList: showloading': 'read by nobody: the overlay shows on changes alone (design, overlay)',
}

/** No overlay while these run (§7). */
export const quietCalls =
  'GetShipmentCount GetScheduleShipmentCount GenericShipmentsList GetShipmentList GETLTLRates'.split(' ')

/** They carry the developer-key header (§7). */
export const developerKeyCalls = 'LogIn/Login LogIn/UserManagement LogIn/UserAgreementOperation'.split(' ')

/** Parameters that other areas bring than the rest of their call. */
export const laterParameters: Readonly<Record<string, Area>> = {
  'LogIn/UserManagement: actions=1': 'settings',
  'LogIn/UserManagement: actions=4': 'settings',
  'LogIn/UserManagement: actions=8': 'settings',
  'Shipment/PrintDocumentDetails: orderNumbers': 'orders',
  'Shipment/PrintDocumentDetails: BackOrderCode': 'orders',
  'Shipment/GetScheduleShipmentCount: WHSE': 'orders',
}
