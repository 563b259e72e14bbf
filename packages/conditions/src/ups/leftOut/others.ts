import type { LeftOut } from '../../condition.ts'
import { fieldsUnder } from '../../rows.ts'

export const notPickedUp: readonly LeftOut[] = [
  fieldsUnder(
    'PickupCreationRequest',
    'Trucks are paid by the shipper’s account, and named by our reference.',
    'Shipper.ChargeCard TrackingData TrackingDataWithReferenceNumber CashType',
  ),
  fieldsUnder('PickupCreationRequest', 'Freight by UPS goes by another connector.', 'FreightOptions'),
  fieldsUnder('PickupCreationRequest', 'Of European countries, where no truck is asked for.', 'ServiceCategory'),
  fieldsUnder('PickupCreationRequest', 'Part of the row of its closing time.', 'PickupDateInfo.ReadyTime', true),
  fieldsUnder(
    'PickupCreationRequest',
    'One value, or one for each case, is always sent.',
    'PickupPiece[].ContainerCode OverweightIndicator PaymentMethod',
    true,
  ),
  fieldsUnder('', 'Smart pickup is another request.', 'PickupTriggerGWNRequest'),
]

export const notPickupRated: readonly LeftOut[] = [
  fieldsUnder('PickupRateRequest', 'Not sent.', 'Request.RequestOption'),
  fieldsUnder('PickupRateRequest', 'Part of the row of the day.', 'ServiceDateOption', true),
]

export const notRecovered: readonly LeftOut[] = [
  fieldsUnder('', 'The version stands in the path.', 'path:version', true),
  fieldsUnder(
    'LabelRecoveryRequest',
    'Labels are asked for by our reference, in ZPL and in English.',
    `Request.SubVersion LabelSpecification.HTTPUserAgent Translate LabelDelivery TrackingNumber TrackingNumbers
    MailInnovationsTrackingNumber Locale UPSPremiumCareForm`,
  ),
  fieldsUnder('LabelRecoveryRequest', 'Labels are asked for in ZPL alone.', 'LabelSpecification.LabelStockSize', true),
]

export const notValidated: readonly LeftOut[] = [
  fieldsUnder('', 'What is asked stands in the path.', 'path:requestoption', true),
  fieldsUnder('', 'Streets are asked about, not regions.', 'query:regionalrequestindicator'),
  fieldsUnder(
    'XAVRequest.AddressKeyFormat',
    'Streets are asked about, not regions.',
    'Region Urbanization AttentionName',
  ),
  fieldsUnder(
    'XAVRequest.AddressKeyFormat',
    'Regions and addresses elsewhere are not asked about.',
    'AddressLine ConsigneeName',
    true,
  ),
]

export const notLocated: readonly LeftOut[] = [
  fieldsUnder('LocatorRequest', 'Freight by UPS goes by another connector.', 'FreightIndicator ServiceGeoUnit'),
  fieldsUnder(
    'LocatorRequest.LocationSearchCriteria',
    'Freight by UPS goes by another connector.',
    'FreightWillCallSearch',
  ),
  fieldsUnder(
    'LocatorRequest.LocationSearchCriteria',
    'Access Points are not offered.',
    'AccessPointSearch BrexitFilter',
  ),
  fieldsUnder(
    'LocatorRequest.LocationSearchCriteria',
    'Places are asked for by the one kind that takes packages.',
    'SearchOption[].Relation ServiceSearch',
  ),
  fieldsUnder('LocatorRequest', 'Places are asked for by a ZIP.', 'SearchOptionCode'),
  fieldsUnder(
    'LocatorRequest.OriginAddress.AddressKeyFormat',
    'Places are asked for by a ZIP.',
    'SingleLineAddress PostcodeExtendedLow',
  ),
  fieldsUnder(
    'LocatorRequest',
    'Always sent.',
    `Request.RequestAction OriginAddress.AddressKeyFormat OriginAddress.AddressKeyFormat.PostcodePrimaryLow Translate.Locale
    UnitOfMeasurement LocationSearchCriteria.SearchOption`,
    true,
  ),
]
