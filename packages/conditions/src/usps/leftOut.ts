import type { LeftOut } from '../condition.ts'
import { fieldsUnder } from '../rows.ts'

const ofRequest = (why: string, fields: string, areSent?: true): LeftOut => fieldsUnder('', why, fields, areSent)
const ofPackage = (why: string, fields: string, areSent?: true): LeftOut =>
  fieldsUnder('packageDescription', why, fields, areSent)

/** Alike for all labels. */
const everyLabel: readonly LeftOut[] = [
  ofRequest('Of every purchase its own: a random UUID.', 'header:X-Idempotency-Key', true),
  ofRequest('Labels come as they are, without pictures and comments of ours.', 'imageInfo.includeLabelBrokerPDF'),
  ofRequest('Labels come as they are, without pictures and comments of ours.', 'imageInfo.addZPLComments'),
  ofPackage('What can’t be delivered goes back to who sent it.', 'packageOptions.redirectAddress'),
  ofRequest('No restriction is named.', 'customsForm.restrictionComments'),
  ofPackage('Part of the row of the length.', 'height width', true),
]

const withinCountry: readonly LeftOut[] = [
  ...everyLabel,
  ofRequest(
    'Labels come as they are, without pictures and comments of ours.',
    'imageInfo.brandingImageFormat imageInfo.brandingImageUUIDs imageInfo.addImageComments',
  ),
  ofRequest('The shipper is known by the mailer’s number.', 'senderAddress packageDescription.shipperVisibilityMethod'),
  ofPackage('Not offered: hazardous, living and perishable goods.', 'packageOptions.contentType'),
  ofPackage(
    'Not offered: endorsements say what becomes of mail within the country.',
    'packageOptions.nonDeliveryOption',
  ),
]

/** What a label within the country has no row for. */
export const notLabelled: readonly LeftOut[] = [
  ...withinCountry,
  ofRequest(
    'Post offices and lockers do not hold packages here.',
    'toAddress.parcelLockerDelivery toAddress.holdForPickup toAddress.facilityId',
  ),
  ofPackage('Packages are told by shape and packaging.', 'processingCategory'),
  ofPackage('Always NONE.', 'destinationEntryFacilityType', true),
  ofPackage('Not offered.', 'packageOptions.returnReceiptTracking packageOptions.originalPackage carrierRelease'),
]

/** What a label of the way back has no row for. */
export const notReturned: readonly LeftOut[] = [
  ...withinCountry.filter(({ fields }) => !fields.includes('customsForm.restrictionComments')),
  ofRequest('Returns stay within the country, and have no second address.', 'customsForm returnAddress'),
  ofPackage('Always MACHINABLE.', 'processingCategory', true),
  ofPackage('Which go together stands in another list.', 'extraServices', true),
]

/** What a label abroad has no row for. */
export const notAbroad: readonly LeftOut[] = [
  ...everyLabel,
  ofRequest('Duties are not prepaid.', 'toAddress.provinceISOAlpha2Code'),
  ofPackage('Packages are told by their packaging.', 'rateIndicator'),
  ofRequest('Neither remains nor dangerous goods are sent.', 'customsForm.customsContentType', true),
]

/** What a question for prices has no row for. */
export const notOptions: readonly LeftOut[] = [
  ofRequest('Duties are not asked about.', 'destinationCity destinationState items'),
  ofRequest('Part of the row of the account that pays.', 'pricingOptions[].priceType', true),
  ofPackage('Part of the row of the length.', 'height width', true),
  ofPackage('Packages are rectangular.', 'girth'),
  ofPackage('All classes are asked about at once, insurance with a value.', 'mailClass packageValue mailingDate', true),
]

export const notPaid: readonly LeftOut[] = [
  ofRequest('Part of the rows of the account.', 'roles[].roleName roles[].accountType', true),
  ofRequest('Not sent.', 'roles[].nonProfitStatus'),
]

export const notPickedUp: readonly LeftOut[] = [
  ofRequest('It asks for nothing of a pickup.', 'pickupDate pickupAddress.firm pickupAddress.address.state', true),
  ofRequest('Telephones are named.', 'pickupAddress.contact[].email'),
  ofRequest('Of answers.', 'nextAvailablePickup'),
]

export const notScanned: readonly LeftOut[] = [
  ofRequest('Labels of other days are taken onto the form.', 'mailingDate', true),
  ofRequest('No class that needs another one is shown.', 'destinationEntryFacilityType', true),
]
