/** Every call of specification §7, as `Group/Name`. `{product}` is Waybill. */
const shipment = `
  GETPackinglist DownloadPOD GetReprintDocumentDetails PrintDocumentDetails SaveandReprint AddRePrintFiles CheckBOLandDownload
  UpdateStatusCode Void RCSelectedParcelCarrier GetSelectedServices ShipmentDetails CollectTender Pickup UpdateSchedule
  UpdateServices SpotQuote BulkSchedule BuildShipment MultiRouting AddNewOrder
  GenericShipmentsList GetShipmentCount GlobalSearch GetScheduleShipmentCount GetShipmentList
  OrderIntegration UpdateMappedColumns SaveOrderEmailID OrderFileSoruceConfigure GetOrders PendingOrderListReport PendingOrder
  UploadOrderFile ConsolidateandDeconsolidateOrders ConsolidateOrderReRoute GetConsolidateOrderData RevertSetItems
  UpdateDefaultServices TerminalInformation CarriersList CheckPrinterStatus WaybillExtraInfoDetails GetCollectCarriersList
  GetAccessorials IntialCachefunction getPalletConfigData GetCollectCarrierShipVia SaveItemDetails DownloadExtraInfoDetails
  InsertItem Ratemodedetails UpdateP44CarrierMetatag ODFLAddCarrier DisplayFile FileUpload DeleteFile GetWaybillServices
  SoldToDetails ParcelAccountDetails GETLTLRates GetReportData SendReportFile deletereport SaveClientLogo`
const address =
  'BillToAddressUpdate AddressDataList GetCountryList CreateP44AccountGroup UpdateLocation AddressIntegration GetAddress'
const quote = 'RemovePricesheet AddNewPricesheet GetQuoteResponseDetails SubmitNoBidConfirmation SubmitQuoteResponse'
const carriers = 'GetParcelAccountDetails ParcelCarrier FreightCarrier ODFLAccountSetup AddNewCarrier'

const of = (group: string, names: string): string[] =>
  names
    .trim()
    .split(/\s+/)
    .map(name => `${group}/${name}`)

/** The specification names no group for the supplemental and the UPS-ready calls: theirs is not compared. */
export const ungrouped = [
  ...'ShipViaCodeUpdation GetShipViaCodeDetails GetScoreCardDetails GetCarrierShipments'.split(' '),
  ...'AddressClassification AddressValidation RequestAgreement AccountDetails Registration'.split(' '),
]

export const specifiedCalls: readonly string[] = [
  'LogIn/Login',
  'LogIn/UserManagement',
  'LogIn/UserAgreementOperation',
  'Login/userDetails',
  ...of('Address', address),
  ...of('Shipment', shipment),
  ...of('Quote', quote),
  ...of('Carriers', carriers),
  'Utils/GetWeightfromMachine',
  ...of('NewTrackingAPI', 'GoogleAddressValidation DisplayTrackingDetails TrackingDetails'),
  ...of('RealTimePricing', 'Capacityprovidermetadata Capacityprovideraccount'),
]
