import type { LeftOut } from '../../condition.ts'
import { fieldsUnder } from '../../rows.ts'

const SHIPMENT = 'ShipmentRequest.Shipment'
const OPTIONS = `${SHIPMENT}.ShipmentServiceOptions`
const FORMS = `${OPTIONS}.InternationalForms`

const ofShipment = (why: string, fields: string, areSent?: true): LeftOut => fieldsUnder(SHIPMENT, why, fields, areSent)
const amongOptions = (why: string, fields: string): LeftOut => fieldsUnder(OPTIONS, why, fields)
const onForms = (why: string, fields: string, areSent?: true): LeftOut => fieldsUnder(FORMS, why, fields, areSent)
const ofPackage = (why: string, fields: string, areSent?: true): LeftOut =>
  fieldsUnder(`${SHIPMENT}.Package[]`, why, fields, areSent)

/** What an order of labels has no row for. */
export const notShipped: readonly LeftOut[] = [
  ofShipment('Hazardous materials are not shipped as parcels here.', 'DGSignatoryInfo'),
  ofPackage(
    'Hazardous materials are not shipped as parcels here.',
    `HazMatPackageInformation PackageServiceOptions.HazMat PackageServiceOptions.HazMatTypeCode PackageServiceOptions.DryIce
    PackageServiceOptions.PackageIdentifier`,
  ),
  ofShipment('World Ease and Trade Direct are not offered.', 'WorldEase TradeDirect'),
  ofShipment('Mail Innovations is not offered.', 'MILabelCN22Indicator SubClassification CostCenter PackageID'),
  ofShipment(
    'Mail Innovations is not offered.',
    'IrregularIndicator MIDualReturnShipmentKey MIDualReturnShipmentIndicator',
  ),
  ofShipment(
    'Freight by UPS goes by another connector.',
    `FRSPaymentInformation FreightShipmentInformation ShipmentRatingOptions.FRSShipmentIndicator
    NumOfPiecesInShipment`,
  ),
  ofPackage(
    'Freight by UPS goes by another connector.',
    'PalletDescription NumOfPieces UnitPrice Commodity OversizeIndicator MinimumBillableWeightIndicator',
  ),
  amongOptions(
    'Freight by UPS goes by another connector.',
    'DropoffAtUPSFacilityIndicator LiftGateForPickUpIndicator LiftGateForDeliveryIndicator',
  ),
  ofShipment('Access Points are not offered.', 'AlternateDeliveryAddress ShipmentIndicationType ShipTo.LocationID'),
  amongOptions(
    'Access Points are not offered.',
    'AccessPointCOD DeliverToAddresseeOnlyIndicator DirectDeliveryOnlyIndicator EPRAReleaseCode',
  ),
  amongOptions('Money is not collected on delivery of parcels.', 'COD'),
  ofPackage(
    'Money is not collected on delivery of parcels.',
    'PackageServiceOptions.COD PackageServiceOptions.AccessPointCOD',
  ),
  amongOptions('UPS is not asked for notices.', 'Notification PreAlertNotification'),
  ofPackage('UPS is not asked for notices.', 'PackageServiceOptions.Notification'),
  amongOptions(
    'Not offered.',
    'SaturdayPickupIndicator ReturnOfDocumentIndicator UPScarbonneutralIndicator ExchangeForwardIndicator',
  ),
  ofPackage(
    'Not offered.',
    'SimpleRate PackageServiceOptions.UPSPremiumCareIndicator PackageServiceOptions.Healthcare',
  ),
  ofShipment(
    'Not offered.',
    `MasterCartonIndicator QuoteID HealthcareIdentifier GoodsNotInFreeCirculationIndicator PromotionalDiscountInformation
    MovementReferenceNumber DocumentsOnlyIndicator ShipmentRatingOptions.UserLevelDiscountIndicator
    ShipmentRatingOptions.TPFCNegotiatedRatesIndicator Shipper.CompanyDisplayableName ShipTo.CompanyDisplayableName
    ShipFrom.CompanyDisplayableName`,
  ),
  ofShipment('Our own charges are asked for without their taxes.', 'TaxInformationIndicator'),
  ofShipment(
    'Packages are charged to accounts alone.',
    `PaymentInformation.ShipmentCharge[].BillShipper.CreditCard
    PaymentInformation.ShipmentCharge[].BillShipper.AlternatePaymentMethod
    PaymentInformation.ShipmentCharge[].ConsigneeBilledIndicator PaymentInformation.SplitDutyVATIndicator`,
  ),
  ofShipment(
    'Tax numbers are for filings, which UPS is not asked to make.',
    `Shipper.TaxIdentificationNumber ShipFrom.TaxIdentificationNumber ShipFrom.TaxIDType ShipFrom.VendorInfo
    GlobalTaxInformation ShipmentValueThresholdCode`,
  ),
  onForms(
    'Of the forms the invoice alone is asked for.',
    `UserCreatedForm UPSPremiumCareForm CN22Form EEIFilingOption BlanketPeriod ExportDate ExportingCarrier CarrierID
    InBondCode EntryNumber PointOfOrigin PointOfOriginType ModeOfTransport PortOfExport PortOfUnloading LoadingPier
    PartiesToTransaction RoutedExportTransactionIndicator ContainerizedIndicator Contacts.ForwardAgent
    Contacts.UltimateConsignee Contacts.IntermediateConsignee Contacts.Producer Contacts.SoldTo.Option`,
  ),
  onForms(
    'Of the forms the invoice alone is asked for.',
    `Product[].JointProductionIndicator Product[].NetCostCode Product[].NetCostDateRange Product[].PreferenceCriteria
    Product[].ProducerInfo Product[].MarksAndNumbers Product[].NumberOfPackagesPerCommodity Product[].ProductWeight
    Product[].VehicleID Product[].ScheduleB Product[].ExportType Product[].SEDTotalValue Product[].ExcludeFromForm
    Product[].EEIInformation Product[].TaxesPaid Product[].ProductIdentifier`,
  ),
  onForms(
    'The invoice has lines of goods and nothing beside.',
    `PurchaseOrderNumber DeclarationStatement Discount FreightCharges InsuranceCharges OtherCharges`,
  ),
  onForms(
    'Said for every form, or where another code stands beside it.',
    `Comments CurrencyCode Contacts.SoldTo.Address.AddressLine Product[].Description
    Product[].Unit.UnitOfMeasurement.Description Product[].PackingListInfo.PackageAssociated`,
    true,
  ),
  ofShipment(
    'About accounts, which UPS knows.',
    `Shipper.ShipperNumber Shipper.Address.StateProvinceCode Shipper.Address.CountryCode ShipTo.Name
    PaymentInformation.ShipmentCharge[].BillReceiver.AccountNumber
    PaymentInformation.ShipmentCharge[].BillThirdParty.AccountNumber`,
    true,
  ),
  ofShipment('Always sent.', 'Shipper.Address ShipFrom.Name ShipFrom.Address.City ShipFrom.Address.CountryCode', true),
  ofShipment('It asks for nothing.', 'ShipmentServiceOptions.SaturdayDeliveryIndicator', true),
  ofShipment('Required for Mail Innovations; sent where the shipper chose one.', 'USPSEndorsement', true),
  ofShipment(
    'Which confirmation is sold on which lane stands in an appendix.',
    'ShipmentServiceOptions.DeliveryConfirmation.DCISType',
    true,
  ),
  ofPackage(
    'It asks for nothing.',
    'Dimensions.UnitOfMeasurement.Code PackageWeight.Weight AdditionalHandlingIndicator',
    true,
  ),
  ofPackage('Control numbers are not offered.', 'PackageServiceOptions.DeliveryConfirmation.DCISNumber'),
  ofPackage(
    'Which currencies an account has UPS knows; the value is declared to UPS, of which there are no two kinds.',
    'PackageServiceOptions.DeclaredValue.Type.Code PackageServiceOptions.DeclaredValue.CurrencyCode',
    true,
  ),
  fieldsUnder('ShipmentRequest.LabelSpecification', 'Labels are asked for in ZPL alone.', 'HTTPUserAgent'),
  fieldsUnder('ShipmentRequest.LabelSpecification', 'Labels are asked for in ZPL alone.', 'LabelStockSize', true),
  fieldsUnder('ShipmentRequest', 'Receipts are not asked for.', 'ReceiptSpecification'),
]
