import type { ConditionedCall, Place } from '../condition.ts'
import { asList, asObject, textAt, valueAt } from '../request.ts'
import { rowsUnder } from '../rows.ts'
import { nameRow, sideRows } from './labels.ts'
import { notOptions, notPaid, notPickedUp, notScanned } from './leftOut.ts'

const { agreed, noneOf, oneOf, required } = rowsUnder('')

const asksReturns = ({ body }: Place): boolean => textAt(body, 'packageDescription.mailClass').includes('RETURN')

/** The question for prices of all classes. */
export const rate: ConditionedCall = {
  described: ['usps/openapi/shipping-options.yaml', '/options/search', 'post'],
  conditions: [
    required(
      'pricingOptions[].paymentAccount',
      'Required if priceType is CONTRACT.',
      ({ item }) => item.priceType === 'CONTRACT',
    ),
    noneOf('pricingOptions[].paymentAccount.accountType', ['MID'], 'Only for returns.', at => !asksReturns(at)),
    oneOf('pricingOptions[].paymentAccount.accountType', ['MID'], 'The one of returns.', asksReturns),
    ...sideRows.filter(({ field }) => field !== 'packageDescription.girth'),
  ],
  leftOut: notOptions,
}

const isOn =
  (types: readonly string[]) =>
  ({ item }: Place): boolean =>
    types.includes(textAt(item, 'accountType'))

/** The token that pays for labels. */
export const payment: ConditionedCall = {
  described: ['usps/openapi/payments.yaml', '/payment-authorization', 'post'],
  conditions: [
    agreed(
      'roles',
      roles => {
        const names = asList(roles).map(role => asObject(role).roleName)
        return new Set(names).size === names.length && names.includes('PAYER') && names.includes('LABEL_OWNER')
      },
      'LABEL_OWNER and PAYER must be specified, each role only once.',
      undefined,
      '160369',
    ),
    required('roles[].accountNumber', 'Required when accountType is EPS or METER.', isOn(['EPS', 'METER'])),
    required('roles[].permitNumber', 'Required when accountType is PERMIT or OMAS.', isOn(['PERMIT', 'OMAS'])),
    required('roles[].permitZIP', 'Required when accountType is PERMIT or OMAS.', isOn(['PERMIT', 'OMAS']), '160226'),
  ],
  leftOut: notPaid,
}

/** The carrier of the round is asked to fetch packages. */
export const askPickup: ConditionedCall = {
  described: ['usps/openapi/carrier-pickup.yaml', '/carrier-pickup', 'post'],
  conditions: [
    agreed(
      'pickupAddress.address.ZIPCode',
      (zip, { body }) =>
        (zip ?? '') !== '' ||
        (textAt(body, 'pickupAddress.address.city') !== '' && textAt(body, 'pickupAddress.address.state') !== ''),
      'The street with the ZIP, or with city and state.',
    ),
    required(
      'pickupLocation.specialInstructions',
      'Required when the package location is OTHER.',
      ({ body }) => textAt(body, 'pickupLocation.packageLocation') === 'OTHER',
    ),
  ],
  leftOut: notPickedUp,
}

/** A form of labels that go together. */
export const closeDay: ConditionedCall = {
  described: ['usps/openapi/scan-forms.yaml', '/scan-form', 'post'],
  conditions: [
    noneOf(
      'imageInfo.imageType',
      ['ZPL203DPI', 'ZPL300DPI'],
      'Not supported with 8.5X11LABEL.',
      ({ body }) => textAt(body, 'imageInfo.labelType') === '8.5X11LABEL',
    ),
    agreed(
      'shipment.trackingNumbers',
      numbers => asList(numbers).length > 0,
      'Created from a list of tracking numbers, or by the mailer’s number.',
      ({ body }) => valueAt(body, 'shipment.MID') === undefined,
    ),
    nameRow('fromAddress'),
  ],
  leftOut: notScanned,
}
