/** Fields of specification §3 by entity, spelled as there. */
const words = (text: string): readonly string[] => text.trim().split(/\s+/)

export const specifiedFields: Readonly<Record<string, readonly string[]>> = {
  'user details': words(`UserName UserId ClientId Email FirstName LastName GroupName UserType logourl IntergrationCheck
    CarrierAvailability ProfileUpdate GroupID Groupcode IsPalletItemGrid isOwnClient pageList printerOnlineStatus`),
  address: words('CompanyName Street Street2 City State Zip CountryCode ContactName ContactNumber EmailID'),
  shipment: words(`shipmentId UniqueName userId Clientid Origin Destination Items SheduleDateTime PickupByDate
    PickupByFromTime PickupByToTime declaredValue Pickupcheck Deliverycheck RateModeID Reference1 Reference2 Reference3
    Reference4 Reference5 SpecialInstruction Quotes AdditionalService SelectedCarriers NotifyCarrier shipmentStatus shipMode
    selectedService isTendered statusCode PRONumber BOLNumber OrderNumber selectedPricesheetid serviceDays Billto PaymentType
    comments internalnotes AssignedPricesheetID tenderpricesheetinfo RateModeCarriers CollectCarrier PDFUrl TrackingID PODLink
    isEDI packageType AccountNumber LabelCode SaturdayDelivery TotalCharge AdditionalRef Return ParcelReturnAddress TotalPallet
    Totalweight scheduleVia TrackingLink PreAssignedCarrier TotalQuantity OrderValue NoSignatureRequired SignatureRequired
    AdultSignatureRequired HoldForPickup ReturnServiceType ImportControl CommercialInvoiceRemoval UpsSurePostCode
    USPSEndorsementType SelectedVAS UOMType UPSAccountNumber FedExAccountNumber isP44 isAPI PO_Number TenderReferences
    ShipmentStops PriceSheets CarrierName CarrierSCAC CurrAmount PricesheetID ServiceDays title`),
  'line item': words(`Description itemClass Weight Qty Length Width Height packageType Hazmatitemflag Stackableitemflag
    dimUnit wtUnit PalletNumber WeightRef CheckweightQTY linearFeet UOMType ItemCode DeclValCurCode AdditionalHandling
    OriginalQty TotalWeight`),
  'item master':
    words(`SKU Description NMFC Class Stackable HandlingUnit HTS Hazmat UnitsPerPallet UnitsPerCarton Length
    Width Height Weight ItemCode`),
  'freight carrier': words(`CarrierName SCAC RateMode RateModeID Email TenderEmail Contact CarrierLocn ContractId
    CapacityProviderIdentifierType CarrierResponseLog CarrierMetaTagJSON`),
  profile: words(`FirstName LastName Email Phone CompanyName Title ShippingAddress PickupLocation PickupFromTime
    PickupToTime BillingAddress`),
  'quote response': words(`QuoteInfo PriceSheetID ChargeDetails TenderedQuoteInfo SpecialInstructions PriceSheetDetails
    ChargesDetails CurrencyDetails QuoteDeadline Fileinfo`),
}

/**
 * Fields that stand on the wire and that no screen shows or takes, with the reason. A field of the contract that no
 * screen mentions and that has no row here fails the command.
 */
export const unseen: Readonly<Record<string, string>> = {
  Clientid: 'the company a person works for is the one of the session: the header names it',
  UserId: 'an id: names the user on calls',
  ClientId: 'an id: names the company on calls',
  GroupID: 'decides nothing (design, user fields)',
  Groupcode: 'decides nothing (design, user fields)',
  GroupName: 'decides nothing (design, user fields)',
  UserType: 'decides nothing (design, user fields)',
  UserName: 'the same as Email, which is shown',
  logourl: 'the logo screen comes with settings',
  IntergrationCheck: 'order integration comes later',
  CarrierAvailability: 'tells whether a usable carrier exists; the screens show the carriers themselves',
  CapacityProviderIdentifierType: 'the screen of accounts at the provider comes with freight settings',
  IsPalletItemGrid: 'the item grid by pallets comes with multiple orders',
  isOwnClient: 'working for another company comes with manage users',
  printerOnlineStatus: 'the printing station comes later',
  Quotes: 'whom the newest question for prices was put to; the screens show its prices and refusals',
  SelectedCarriers: 'the choice of carriers before asking comes with freight carriers',
  isTendered: 'the screens show the state of the booking itself',
  AssignedPricesheetID: 'an id: names the price that was offered',
  tenderpricesheetinfo: 'the screens show the carrier and days of the booking itself',
  SelectedCarrierSCAC: 'the screens show the carrier of the booking itself',
  selectedService: 'the screens show the service of the booking itself',
  scheduleVia: 'the screens show the way of the booking itself',
  Pickupcheck: 'the screens show the status, which follows from the stops',
  Deliverycheck: 'the screens show the status, which follows from the stops',
  PDFUrl: 'where the carrier keeps its own bill; ours is shown',
  PODLink: 'a call: the screens offer the download itself',
  UniqueName: 'names the shipment on the socket and in file names',
  dimUnit: 'a factor; the form enters inches',
  wtUnit: 'a factor; the form enters pounds',
  RateModeID: 'the choice by rate mode comes with freight carriers',
  RateMode: 'all carriers are LTL so far: the choice by mode comes with freight carriers',
  RateModeCarriers: 'the choice by mode comes with freight carriers',
  ContractId: 'comes with freight carriers',
}
