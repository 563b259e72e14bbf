import type { LeftOut } from '../../condition.ts'
import { fieldsUnder } from '../../rows.ts'

const SHIPMENT = 'RateRequest.Shipment'
const ofShipment = (why: string, fields: string, areSent?: true): LeftOut => fieldsUnder(SHIPMENT, why, fields, areSent)
const ofPackage = (why: string, fields: string, areSent?: true): LeftOut =>
  fieldsUnder(`${SHIPMENT}.Package[]`, why, fields, areSent)

/** What a question for prices has no row for. */
export const notRated: readonly LeftOut[] = [
  fieldsUnder('', 'What is asked stands in the path.', 'query:additionalinfo path:requestoption', true),
  fieldsUnder('RateRequest', 'It asks for nothing.', 'PickupType.Code', true),
  fieldsUnder('RateRequest', 'Not sent.', 'PickupType.Description CustomerClassification.Description'),
  ofShipment('Hazardous materials are not shipped as parcels here.', 'ShipmentServiceOptions.RestrictedArticles'),
  ofPackage(
    'Hazardous materials are not shipped as parcels here.',
    'PackageServiceOptions.HazMat PackageServiceOptions.UPSPremiumCareIndicator',
  ),
  ofShipment(
    'Freight by UPS goes by another connector.',
    `FRSPaymentInformation FreightShipmentInformation ShipmentRatingOptions.FRSShipmentIndicator
    ShipmentServiceOptions.CertificateOfOriginIndicator ShipmentServiceOptions.DeliveryOptions
    ShipmentServiceOptions.ShipperExportDeclarationIndicator`,
  ),
  ofPackage(
    'Freight by UPS goes by another connector.',
    `Commodity OversizeIndicator MinimumBillableWeightIndicator PackageServiceOptions.ShipperDeclaredValue
    PackageServiceOptions.Insurance`,
  ),
  ofShipment(
    'Access Points are not offered.',
    `AlternateDeliveryAddress ShipmentServiceOptions.AccessPointCOD ShipmentServiceOptions.DeliverToAddresseeOnlyIndicator
    ShipmentServiceOptions.DirectDeliveryOnlyIndicator ShipmentServiceOptions.EPRAIndicator`,
  ),
  ofShipment('Money is not collected on delivery of parcels.', 'ShipmentServiceOptions.COD'),
  ofPackage(
    'Money is not collected on delivery of parcels.',
    'PackageServiceOptions.AccessPointCOD PackageServiceOptions.COD',
  ),
  ofShipment(
    'Packages are charged to accounts alone.',
    'PaymentDetails.ShipmentCharge[].ConsigneeBilledIndicator PaymentDetails.SplitDutyVATIndicator',
  ),
  ofShipment(
    'Not offered.',
    `OriginRecordTransactionTimestamp GoodsNotInFreeCirculationIndicator DocumentsOnlyIndicator PromotionalDiscountInformation
    ShipmentRatingOptions.UserLevelDiscountIndicator ShipmentRatingOptions.TPFCNegotiatedRatesIndicator
    ShipmentServiceOptions.SaturdayPickupIndicator ShipmentServiceOptions.SundayDeliveryIndicator
    ShipmentServiceOptions.ReturnOfDocumentIndicator`,
  ),
  ofPackage('Room is told by sides.', 'DimWeight'),
  ofShipment(
    'About accounts, which UPS knows.',
    `PaymentDetails.ShipmentCharge[].BillReceiver.AccountNumber PaymentDetails.ShipmentCharge[].BillThirdParty.AccountNumber
    ShipmentRatingOptions.NegotiatedRatesIndicator`,
    true,
  ),
  ofShipment(
    'Required for Roadie; sent where they are known.',
    'Shipper.Address.AddressLine ShipTo.Address.AddressLine ShipFrom.Address.AddressLine',
    true,
  ),
  ofShipment('Always in the US or in Puerto Rico, which have postal codes.', 'Shipper.Address.City', true),
  ofShipment('As of ShipTo: who sends things back has a city.', 'ShipFrom.Address.City', true),
  ofShipment(
    'It asks for nothing.',
    `Shipper.Address ShipTo.Address.ResidentialAddressIndicator NumOfPieces TaxInformationIndicator
    ShipmentServiceOptions.SaturdayDeliveryIndicator ShipmentServiceOptions.ReturnService.Code DeliveryTimeInformation`,
    true,
  ),
  ofShipment('Looked at where a price of one service is asked for: the path says which.', 'Service Service.Code', true),
  ofShipment(
    'No packages are paid on delivery, and lanes stand in an appendix.',
    'ShipmentServiceOptions.DeliveryConfirmation',
    true,
  ),
  ofPackage(
    'No packages are paid on delivery, and lanes stand in an appendix.',
    'PackageServiceOptions.DeliveryConfirmation',
    true,
  ),
  ofPackage('No price of Worldwide Economy is asked for by its code.', 'PackageWeight', true),
  ofPackage(
    'Required within GB and within Poland, where nothing starts and ends.',
    'Dimensions PackagingType.Code',
    true,
  ),
]
