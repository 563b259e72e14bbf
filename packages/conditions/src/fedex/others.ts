import type { ConditionedCall, Place } from '../condition.ts'
import { asList, asObject, textAt, valueAt } from '../request.ts'
import { rowsUnder } from '../rows.ts'
import { isHeld, isInternational, laneIn } from './lane.ts'
import {
  notAvailable,
  notCancelled,
  notClosed,
  notLocated,
  notPickedUp,
  notRated,
  notRecovered,
  notResolved,
} from './leftOut.ts'
import { addressRows, contactRows, streetRow } from './parties.ts'

const raw = 'fedex/openapi-raw'
const SHIPMENT = 'requestedShipment'
const rated = rowsUnder(SHIPMENT)

/** The question for prices. */
export const rate: ConditionedCall = {
  described: [`${raw}/rates-transit-times/v1/RateQuotes-Resource.json`, '/rate/v1/rates/quotes', 'post'],
  conditions: [
    ...addressRows(`${SHIPMENT}.shipper.address`, ({ body }) => laneIn(body).from),
    ...addressRows(`${SHIPMENT}.recipient.address`, ({ body }) => laneIn(body).to),
    rated.agreed(
      'requestedPackageLineItems',
      all => asList(all).length > 0 && asList(all).length <= 99,
      'At least one instance containing the weight is required. Maximum occurrences is 99.',
    ),
    rated.required(
      'requestedPackageLineItems[].weight.value',
      'At least one instance containing the weight is required.',
    ),
    rated.agreed(
      'requestedPackageLineItems[].dimensions',
      sides => ['length', 'width', 'height'].every(side => Number(asObject(sides)[side]) > 0),
      'All three are required with YOUR_PACKAGING.',
      ({ body }) => textAt(body, `${SHIPMENT}.packagingType`) === 'YOUR_PACKAGING',
    ),
    rated.required(
      'requestedPackageLineItems[].declaredValue.currency',
      'If indicated, amount and currency must be provided.',
      ({ item }) => item.declaredValue !== undefined,
    ),
    rated.required(
      'shipmentSpecialServices.holdAtLocationDetail.locationId',
      'Required when HOLD_AT_LOCATION is chosen.',
      isHeld,
      'HOLDATLOCATION.LOCATIONID.REQUIRED',
    ),
    rated.required(
      'customsClearanceDetail.commodities',
      'Required for international rating.',
      isInternational,
      'COMMODITIES.REQUIRED',
    ),
    rated.required(
      'customsClearanceDetail.commodities[].countryOfManufacture',
      'Required.',
      isInternational,
      'COMMODITY.INVALID',
    ),
    rated.required(
      'customsClearanceDetail.commodities[].customsValue.currency',
      'If indicated, amount and currency must be provided.',
      ({ item }) => item.customsValue !== undefined,
    ),
    rated.required(
      'customsClearanceDetail.commodities[].unitPrice.currency',
      'If indicated, amount and currency must be provided.',
      ({ item }) => item.unitPrice !== undefined,
    ),
  ],
  leftOut: notRated,
}

const pickupCountry = ({ body }: Place): string => textAt(body, 'originDetail.pickupLocation.address.countryCode')

/** A truck is asked for. */
export const askPickup: ConditionedCall = {
  described: [`${raw}/pickup-request/v1/Pickup-Resource.json`, '/pickup/v1/pickups', 'post'],
  conditions: [
    streetRow('originDetail.pickupLocation.address'),
    ...addressRows('originDetail.pickupLocation.address', pickupCountry),
    ...contactRows('originDetail.pickupLocation', pickupCountry).slice(1),
    rowsUnder('originDetail').required('pickupLocation.address.postalCode', 'Required where there are postal codes.'),
    rowsUnder('originDetail').required(
      'packageLocation',
      'Mandatory for Ground pickup.',
      ({ body }) => body.carrierCode === 'FDXG',
    ),
    rowsUnder('').oneOf('countryRelationships', ['DOMESTIC', 'INTERNATIONAL'], 'DOMESTIC or INTERNATIONAL.'),
  ],
  leftOut: notPickedUp,
}

/** Whether a truck comes on a day. */
export const ratePickup: ConditionedCall = {
  described: [`${raw}/pickup-request/v1/Pickup-Resource.json`, '/pickup/v1/pickups/availabilities', 'post'],
  conditions: [
    rowsUnder('pickupAddress').required('postalCode', 'Required where there are postal codes.'),
    rowsUnder('shipmentAttributes').required(
      'serviceType',
      'Required for domestic and international availabilities.',
      ({ body }) => ['DOMESTIC', 'INTERNATIONAL'].includes(textAt(body, 'countryRelationship')),
    ),
    rowsUnder('').oneOf('countryRelationship', ['DOMESTIC', 'INTERNATIONAL'], 'Other values result in errors.'),
  ],
  leftOut: notAvailable,
}

/** A truck is sent away. */
export const cancelPickup: ConditionedCall = {
  described: [`${raw}/pickup-request/v1/Pickup-Resource.json`, '/pickup/v1/pickups/cancel', 'put'],
  conditions: [
    rowsUnder('').required('carrierCode', 'Required for Ground; the default is Express.'),
    rowsUnder('').required('location', 'Required for Express pickups.', ({ body }) => body.carrierCode === 'FDXE'),
  ],
  leftOut: notCancelled,
}

/** The end of a day on the ground. */
export const closeDay: ConditionedCall = {
  described: [`${raw}/ground-eod-close/v1/ShipmentCloseAPI-Resource.json`, '/ship/v1/endofday/', 'put'],
  conditions: [],
  leftOut: notClosed,
}

/** Labels that were sold are looked for by their reference. */
export const recoverLabels: ConditionedCall = {
  described: [`${raw}/track/v1/ReferenceNumbers-Resource.json`, '/track/v1/referencenumbers', 'post'],
  conditions: [
    rowsUnder('referencesInformation').required('type', 'Required where a reference is tracked.'),
    rowsUnder('referencesInformation').required('value', 'Required where a reference is tracked.'),
    rowsUnder('referencesInformation').agreed(
      'accountNumber',
      (account, { body }) =>
        (account ?? '') !== '' || textAt(body, 'referencesInformation.destinationCountryCode') !== '',
      'Either the account or the country of the destination.',
    ),
  ],
  leftOut: notRecovered,
}

/** Where packages are. */
export const track: ConditionedCall = {
  described: [`${raw}/track/v1/TrackingNumbers-Resource.json`, '/track/v1/trackingnumbers', 'post'],
  conditions: [
    rowsUnder('').agreed(
      'trackingInfo',
      all => asList(all).length > 0 && asList(all).length <= 30,
      'At least one is required, at most 30.',
    ),
  ],
  leftOut: [],
}

/** An address is looked at. */
export const checkAddress: ConditionedCall = {
  described: [`${raw}/address-validation/v1/Addresses-Resource.json`, '/address/v1/addresses/resolve', 'post'],
  conditions: [streetRow('addressesToValidate[].address')],
  leftOut: notResolved,
}

/** Places near a ZIP. */
export const locations: ConditionedCall = {
  described: [`${raw}/locations-search/v1/Locations-Resource.json`, '/location/v1/locations', 'post'],
  conditions: [
    rowsUnder('location.address').required('countryCode', 'Required for the search.'),
    rowsUnder('location.address').agreed(
      'postalCode',
      (zip, { body }) => (zip ?? '') !== '' || valueAt(body, 'location.address.city') !== undefined,
      'City or postal code is mandatory when the criterion is ADDRESS.',
    ),
  ],
  leftOut: notLocated,
}
