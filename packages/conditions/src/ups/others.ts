import type { ConditionedCall, Place } from '../condition.ts'
import { hasStates } from '../places.ts'
import { asList, asObject, textAt } from '../request.ts'
import { rowsUnder } from '../rows.ts'
import { notLocated, notPickedUp, notPickupRated, notRecovered, notValidated } from './leftOut/others.ts'

const hasStatesAt =
  (address: string) =>
  ({ body }: Place): boolean =>
    hasStates(textAt(body, `${address}.CountryCode`))

const order = rowsUnder('PickupCreationRequest')
const paysShipper = ({ body }: Place): boolean => textAt(body, 'PickupCreationRequest.PaymentMethod') === '01'
const PIECES_MAX = 9999

/** A truck is asked for. */
export const askPickup: ConditionedCall = {
  described: ['ups/openapi/Pickup.yaml', '/pickupcreation/{version}/pickup', 'post'],
  conditions: [
    order.required('Shipper.Account.AccountNumber', 'Must be provided if the shipper’s account pays.', paysShipper),
    order.required(
      'Shipper.Account.AccountCountryCode',
      'Must be provided if the shipper’s account pays.',
      paysShipper,
    ),
    order.agreed(
      'PickupDateInfo.CloseTime',
      (value, { body }) => Number(value) > Number(textAt(body, 'PickupCreationRequest.PickupDateInfo.ReadyTime')),
      'Later than ReadyTime.',
      undefined,
      '9510117',
    ),
    order.required(
      'PickupAddress.StateProvince',
      'Required for US, Canada and Vietnam.',
      hasStatesAt('PickupCreationRequest.PickupAddress'),
    ),
    order.agreed(
      'PickupPiece',
      value =>
        asList(value).reduce<number>((sum, one) => sum + Number(textAt(asObject(one), 'Quantity')), 0) <= PIECES_MAX,
      'All packages together cannot exceed 9,999.',
    ),
  ],
  leftOut: notPickedUp,
}

/** What a truck would cost. */
export const ratePickup: ConditionedCall = {
  described: ['ups/openapi/Pickup.yaml', '/shipments/{version}/pickup/{pickuptype}', 'post'],
  conditions: [
    rowsUnder('PickupRateRequest').required(
      'PickupAddress.StateProvince',
      'Required for US, Canada and Vietnam.',
      hasStatesAt('PickupRateRequest.PickupAddress'),
    ),
    rowsUnder('PickupRateRequest').required(
      'PickupDateInfo',
      'Required if ServiceDateOption is 03.',
      ({ body }) => textAt(body, 'PickupRateRequest.ServiceDateOption') === '03',
    ),
  ],
  leftOut: notPickupRated,
}

const recovery = rowsUnder('LabelRecoveryRequest')
const byReference = ({ body }: Place): boolean => textAt(body, 'LabelRecoveryRequest.TrackingNumber') === ''

/** Labels that were sold are asked for again. */
export const recoverLabels: ConditionedCall = {
  described: ['ups/openapi-tabfixed/Shipping.yaml', '/labels/{version}/recovery', 'post'],
  conditions: [
    recovery.required('LabelSpecification', 'Required without return service and for returns that are printed.'),
    recovery.required('ReferenceValues.ReferenceNumber.Value', 'Required without a tracking number.', byReference),
    recovery.required('ReferenceValues.ShipperNumber', 'Required with a reference number.', byReference),
  ],
  leftOut: notRecovered,
}

/** An address is looked at. */
export const checkAddress: ConditionedCall = {
  described: ['ups/openapi/AddressValidation.yaml', '/addressvalidation/{version}/{requestoption}', 'post'],
  conditions: [],
  leftOut: notValidated,
}

/** Places near a ZIP. */
export const locations: ConditionedCall = {
  described: ['ups/openapi/Locator.yaml', '/locations/{version}/search/availabilities/{reqOption}', 'post'],
  conditions: [],
  leftOut: notLocated,
}
