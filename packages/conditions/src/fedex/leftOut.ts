import type { LeftOut } from '../condition.ts'
import { fieldsUnder } from '../rows.ts'

const SHIPMENT = 'requestedShipment'
const ofShipment = (why: string, fields: string, areSent?: true): LeftOut => fieldsUnder(SHIPMENT, why, fields, areSent)
const ofPackage = (why: string, fields: string, areSent?: true): LeftOut =>
  fieldsUnder(`${SHIPMENT}.requestedPackageLineItems[]`, why, fields, areSent)

/** What an order of labels has no row for. */
export const notShipped: readonly LeftOut[] = [
  ofPackage(
    'Hazardous materials, alcohol and dry ice are not shipped as parcels here.',
    `packageSpecialServices.alcoholDetail packageSpecialServices.dangerousGoodsDetail packageSpecialServices.dryIceWeight`,
  ),
  ofShipment('Dry ice is not shipped as parcels here.', 'shipmentSpecialServices.shipmentDryIceDetail'),
  ofPackage('Money is not collected on delivery of parcels.', 'packageSpecialServices.packageCODDetail'),
  ofShipment('Money is not collected on delivery of parcels.', 'shipmentSpecialServices.shipmentCODDetail'),
  ofShipment('Freight by FedEx is not offered.', 'expressFreightDetail'),
  ofShipment(
    'Not offered.',
    `variableHandlingChargeDetail smartPostInfoDetail shipmentSpecialServices.etdDetail
    shipmentSpecialServices.deliveryOnInvoiceAcceptanceDetail shipmentSpecialServices.pendingShipmentDetail
    shipmentSpecialServices.internationalControlledExportDetail shipmentSpecialServices.homeDeliveryPremiumDetail`,
  ),
  ofPackage('Not offered.', 'variableHandlingChargeDetail'),
  ofShipment('FedEx is not asked for notices.', 'emailNotificationDetail'),
  ofShipment(
    'Returns are printed by the shipper, without a number of their authorization.',
    'shipmentSpecialServices.returnShipmentDetail.returnEmailDetail shipmentSpecialServices.returnShipmentDetail.rma',
  ),
  ofPackage('Of labels by e-mail.', 'itemDescription'),
  ofPackage('Within the Emirates, where nothing starts and ends.', 'itemDescriptionForClearance'),
  ofShipment(
    'A place that holds packages is named by its number.',
    'shipmentSpecialServices.holdAtLocationDetail.locationContactAndAddress',
  ),
  ofShipment(
    'Parties and payers are the shipper, the consignee and accounts.',
    `soldTo origin shippingChargesPayment.payor.responsibleParty.address shippingChargesPayment.payor.responsibleParty.contact
    customsClearanceDetail.brokers customsClearanceDetail.importerOfRecord
    customsClearanceDetail.dutiesPayment.payor.responsibleParty.address
    customsClearanceDetail.dutiesPayment.payor.responsibleParty.contact`,
  ),
  ofShipment('It is the sum of what packages are declared.', 'totalDeclaredValue'),
  ofShipment(
    'The invoice has lines of goods and nothing beside.',
    `customsClearanceDetail.regulatoryControls customsClearanceDetail.freightOnValue customsClearanceDetail.insuranceCharge
    customsClearanceDetail.commercialInvoice.paymentTerms customsClearanceDetail.commercialInvoice.taxesOrMiscellaneousCharge
    customsClearanceDetail.commercialInvoice.freightCharge customsClearanceDetail.commercialInvoice.packingCosts
    customsClearanceDetail.commercialInvoice.handlingCosts`,
  ),
  ofShipment(
    'Filings of Canada: from there goods come to the US alone.',
    'customsClearanceDetail.exportDetail.b13AFilingOption',
  ),
  ofShipment(
    'Filings of Canada, and of the Department of State, are not offered.',
    'customsClearanceDetail.exportDetail.permitNumber customsClearanceDetail.exportDetail.destinationControlDetail',
  ),
  ofShipment(
    'Of the papers the commercial invoice alone is asked for.',
    `shippingDocumentSpecification.usmcaCertificationOfOriginDetail
    shippingDocumentSpecification.usmcaCommercialInvoiceCertificationOfOriginDetail`,
  ),
  ofShipment(
    'Labels are asked for as they come.',
    `labelSpecification.customerSpecifiedDetail labelSpecification.printedLabelOrigin labelSpecification.labelRotation
    labelSpecification.labelPrintingOrientation`,
  ),
  ofShipment('All packages are bought at once.', 'masterTrackingId'),
  fieldsUnder('', 'All packages are bought at once, and no more than are answered at once.', 'processingOptionType'),
  ofShipment(
    'Always sent.',
    `totalWeight totalPackageCount customsClearanceDetail.totalCustomsValue customsClearanceDetail.commodities[].unitPrice
    customsClearanceDetail.commodities[].customsValue customsClearanceDetail.commodities[].weight`,
    true,
  ),
  ofShipment('Part of the row of its description.', 'customsClearanceDetail.customsOption.type', true),
  ofPackage('Part of the row of its value.', 'customerReferences[].customerReferenceType', true),
  ofPackage('It asks for nothing.', 'declaredValue', true),
]

/** What a question for prices has no row for. */
export const notRated: readonly LeftOut[] = [
  fieldsUnder('rateRequestControlParameters', 'It asks for nothing.', 'servicesNeededOnRateFailure', true),
  ofPackage(
    'Hazardous materials and alcohol are not shipped as parcels here.',
    'packageSpecialServices.alcoholDetail packageSpecialServices.dangerousGoodsDetail',
  ),
  ofPackage('Money is not collected on delivery of parcels.', 'packageSpecialServices.packageCODDetail'),
  ofShipment('Money is not collected on delivery of parcels.', 'shipmentSpecialServices.shipmentCODDetail'),
  ofPackage('Not offered.', 'variableHandlingChargeDetail'),
  ofShipment(
    'Not offered.',
    `variableHandlingChargeDetail smartPostInfoDetail shipmentSpecialServices.deliveryOnInvoiceAcceptanceDetail
    shipmentSpecialServices.homeDeliveryPremiumDetail`,
  ),
  ofShipment('Each package is weighed.', 'totalWeight'),
  ofShipment(
    'A place that holds packages is named by its number.',
    'shipmentSpecialServices.holdAtLocationDetail.locationContactAndAddress',
  ),
  ofShipment(
    'Prices are asked for with the goods alone.',
    'customsClearanceDetail.brokers customsClearanceDetail.commercialInvoice customsClearanceDetail.dutiesPayment',
  ),
]

export const notPickedUp: readonly LeftOut[] = [
  fieldsUnder('', 'Freight by FedEx is not offered.', 'expressFreightDetail'),
  fieldsUnder('', 'FedEx is not asked for notices.', 'pickupNotificationDetail'),
  fieldsUnder(
    '',
    'The account’s own address FedEx has on file; the place of the packages is another one (OTHER).',
    'accountAddressOfRecord',
  ),
  fieldsUnder(
    'originDetail',
    'Not offered, or of Europe, where no truck is asked for.',
    'earlyPickup suppliesRequested geographicalPostalCode pickupLocation.address.addressClassification',
  ),
  fieldsUnder('originDetail', 'Always sent.', 'pickupLocation.address.city readyDateTimestamp customerCloseTime', true),
]

export const notAvailable: readonly LeftOut[] = [
  fieldsUnder('pickupAddress', 'Always sent.', 'streetLines city', true),
  fieldsUnder(
    '',
    'It asks for nothing that is known.',
    'pickupAddress.addressClassification shipmentAttributes.dimensions',
  ),
]

export const notCancelled: readonly LeftOut[] = [
  fieldsUnder('', 'The account’s own address FedEx has on file.', 'accountAddressOfRecord'),
]

export const notClosed: readonly LeftOut[] = [
  fieldsUnder('', 'Always sent.', 'accountNumber.value', true),
  fieldsUnder('', 'Of reprints, which are not asked for.', 'trackingNumber reprintOption'),
]

export const notRecovered: readonly LeftOut[] = [
  fieldsUnder('referencesInformation', 'The account is named instead.', 'destinationCountryCode destinationPostalCode'),
]

export const notResolved: readonly LeftOut[] = [
  fieldsUnder('addressesToValidate[].address', 'A postal code is always sent.', 'city', true),
]

export const notLocated: readonly LeftOut[] = [
  fieldsUnder(
    '',
    'Places are asked for by an address, and sorted by the way there.',
    'locationSearchCriterion location.address.city sort.order',
    true,
  ),
  fieldsUnder('', 'Not asked for.', 'packageAttributes locationCapabilities'),
]
