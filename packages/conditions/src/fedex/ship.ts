import type { Condition, ConditionedCall, Place } from '../condition.ts'
import { isAmerican } from '../places.ts'
import { asList, asObject, textAt, valueAt } from '../request.ts'
import { rowsUnder } from '../rows.ts'
import { isHeld, isInAsiaPacific, isInternational, isOnTheGround, laneIn, namesOwnPackaging } from './lane.ts'
import { notShipped } from './leftOut.ts'
import { addressRows, contactRows, streetRow } from './parties.ts'

const SHIPMENT = 'requestedShipment'
const CUSTOMS = `${SHIPMENT}.customsClearanceDetail`
const { agreed, oneOf, required, shaped } = rowsUnder(SHIPMENT)
const customs = rowsUnder(CUSTOMS)

const serviceIn = ({ body }: Place): string => textAt(body, `${SHIPMENT}.serviceType`)
const shipperCountry = ({ body }: Place): string => laneIn(body).from
const recipientCountry = ({ item }: Place): string => textAt(item, 'address.countryCode')

const parties: readonly Condition[] = [
  streetRow(`${SHIPMENT}.shipper.address`),
  ...addressRows(`${SHIPMENT}.shipper.address`, shipperCountry),
  ...contactRows(`${SHIPMENT}.shipper`, shipperCountry),
  streetRow(`${SHIPMENT}.recipients[].address`),
  ...addressRows(`${SHIPMENT}.recipients[].address`, recipientCountry),
  ...contactRows(`${SHIPMENT}.recipients[]`, recipientCountry),
]

const isPaidByAnother = ({ body }: Place): boolean =>
  ['RECIPIENT', 'THIRD_PARTY', 'COLLECT'].includes(textAt(body, `${SHIPMENT}.shippingChargesPayment.paymentType`))

/** International Connect Plus from Asia to America whose duties the consignee pays, with goods of Chinese make. */
function paysChineseDuties({ body }: Place): boolean {
  const { from, to } = laneIn(body)
  const makers = asList(valueAt(body, `${CUSTOMS}.commodities`)).map(one => asObject(one).countryOfManufacture)
  return (
    textAt(body, `${SHIPMENT}.serviceType`) === 'FEDEX_INTERNATIONAL_CONNECT_PLUS' &&
    isInAsiaPacific(from) &&
    isAmerican(to) &&
    textAt(body, `${CUSTOMS}.dutiesPayment.paymentType`) === 'RECIPIENT' &&
    (makers.includes('CN') || makers.includes('HK'))
  )
}

const abroad: readonly Condition[] = [
  customs.required('commodities', 'Required for international shipments.', isInternational, 'COMMODITIES.REQUIRED'),
  customs.required(
    'commodities[].countryOfManufacture',
    'Required for international shipments.',
    isInternational,
    'COMMODITY.INVALID',
  ),
  customs.required(
    'dutiesPayment.paymentType',
    'Required for international shipments.',
    isInternational,
    'DUTIES.PAYOR.REQUIRED',
  ),
  customs.required(
    'dutiesPayment.payor.responsibleParty.accountNumber.value',
    'Required for International Connect Plus from APAC to US or PR that bills the recipient for goods made in CN or HK.',
    paysChineseDuties,
  ),
  customs.required(
    'customsOption.description',
    'Required when the type is OTHER.',
    ({ body }) => textAt(body, `${CUSTOMS}.customsOption.type`) === 'OTHER',
  ),
  customs.shaped('commercialInvoice.customerReferences[].value', /^.{1,30}$/, 'At most 30 letters.'),
  rowsUnder(`${SHIPMENT}.shippingDocumentSpecification`).required(
    'shippingDocumentTypes',
    'Required in order to obtain shipping documents.',
    ({ body }) => valueAt(body, `${SHIPMENT}.shippingDocumentSpecification`) !== undefined,
  ),
]

const packages: readonly Condition[] = [
  agreed(
    'requestedPackageLineItems',
    all => asList(all).length > 0 && asList(all).length <= 30,
    'At least one instance containing the weight is required. Maximum occurrences is 30.',
  ),
  required('requestedPackageLineItems[].weight.value', 'At least one instance containing the weight is required.'),
  agreed(
    'requestedPackageLineItems[].dimensions',
    sides => ['length', 'width', 'height'].every(side => Number(asObject(sides)[side]) > 0),
    'All three are required with YOUR_PACKAGING.',
    ({ body }) => textAt(body, `${SHIPMENT}.packagingType`) === 'YOUR_PACKAGING',
  ),
  required(
    'requestedPackageLineItems[].subPackagingType',
    'Own packaging: for shipments to CA, and to US and PR from CA and MX.',
    namesOwnPackaging,
  ),
  shaped(
    'requestedPackageLineItems[].customerReferences[].value',
    /^.{1,40}$/,
    'CUSTOMER_REFERENCE: at most 40 letters with Express.',
    at => at.item.customerReferenceType === 'CUSTOMER_REFERENCE' && !isOnTheGround(serviceIn(at)),
  ),
  shaped(
    'requestedPackageLineItems[].customerReferences[].value',
    /^.{1,30}$/,
    'At most 30 letters of every other reference, and with Ground.',
    at => at.item.customerReferenceType !== 'CUSTOMER_REFERENCE' || isOnTheGround(serviceIn(at)),
  ),
]

/** The order of labels. */
export const ship: ConditionedCall = {
  described: ['fedex/openapi-raw/ship/v1/Shipment-Resource.json', '/ship/v1/shipments', 'post'],
  conditions: [
    ...parties,
    required('pickupType', 'Required for Express and Ground.'),
    required('shippingChargesPayment.paymentType', 'Required for Express and Ground.'),
    required(
      'shippingChargesPayment.payor.responsibleParty.accountNumber.value',
      'Mandatory when the paymentType is RECIPIENT, THIRD_PARTY or COLLECT.',
      isPaidByAnother,
      'PAYMENT.PAYOR.REQUIRED',
    ),
    required(
      'shipmentSpecialServices.holdAtLocationDetail.locationId',
      'Required when HOLD_AT_LOCATION is chosen.',
      isHeld,
      'HOLDATLOCATION.LOCATIONID.REQUIRED',
    ),
    required('shipmentSpecialServices.returnShipmentDetail.returnType', 'Required for returns.', ({ body }) =>
      asList(valueAt(body, `${SHIPMENT}.shipmentSpecialServices.specialServiceTypes`)).includes('RETURN_SHIPMENT'),
    ),
    ...abroad,
    ...packages,
    oneOf('labelSpecification.resolution', ['203', '300'], '203 and 300; 300 for ZPLII alone.'),
  ],
  leftOut: notShipped,
}
