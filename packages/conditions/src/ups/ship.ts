import type { Condition, ConditionedCall, Place } from '../condition.ts'
import { hasStates, isAmerican } from '../places.ts'
import { asList, asObject, textAt, valueAt } from '../request.ts'
import { rowsUnder } from '../rows.ts'
import { formRows } from './forms.ts'
import {
  hasForms,
  isAllAmerican,
  isElsewhere,
  isForward,
  isInternational,
  isIntoUnion,
  isQualifiedDomestic,
  isReturn,
  isWithin,
  laneIn,
  serviceIn,
} from './lane.ts'
import { notShipped } from './leftOut/ship.ts'
import { ounceRow, payerRows, phoneRow, postalRows, releaseRow, sides } from './parties.ts'

const SHIPMENT = 'ShipmentRequest.Shipment'
const { agreed, forbidden, noneOf, oneOf, required } = rowsUnder(SHIPMENT)

/** The only services with a hold, and with what freight has. */
const isFreight = ({ body }: Place): boolean => ['71', '96'].includes(serviceIn(body))
/** By which consignees are called before. */
const isEarly = ({ body }: Place): boolean => serviceIn(body) === '14'

const hasOrigin = ({ body }: Place): boolean => valueAt(body, `${SHIPMENT}.ShipFrom`) !== undefined
const option = ({ body }: Place, name: string): unknown => valueAt(body, `${SHIPMENT}.ShipmentServiceOptions.${name}`)

/** The label goes out by e-mail: an electronic return, or electronic import control. */
const isMailed = (at: Place): boolean =>
  textAt(at.body, `${SHIPMENT}.ReturnService.Code`) === '8' ||
  textAt(asObject(option(at, 'LabelMethod')), 'Code') === '04'

const isLetter = ({ body }: Place): boolean =>
  asList(valueAt(body, `${SHIPMENT}.Package`)).every(one => textAt(asObject(one), 'Packaging.Code') === '01')

/** Goods to Puerto Rico and Canada, on their way out. */
function takesTotal(at: Place): boolean {
  const { from, to } = laneIn(at.body)
  return isForward(at) && from === 'US' && (to === 'PR' || to === 'CA')
}

const lane: readonly Condition[] = [
  required(
    'Description',
    'Required between different countries, but for letters.',
    at => isElsewhere(at) && !isLetter(at),
  ),
  required('Shipper.AttentionName', 'Required if the destination is international.', isInternational),
  required('Shipper.Phone.Number', 'Required if the destination is international.', isInternational),
  phoneRow(`${SHIPMENT}.Shipper`),
  required(
    'ShipTo.AttentionName',
    'Required for Next Day Air Early and between different countries.',
    at => isEarly(at) || isElsewhere(at),
  ),
  required(
    'ShipTo.Phone.Number',
    'Required for Next Day Air Early and between different countries.',
    at => isEarly(at) || isElsewhere(at),
    '120213',
  ),
  phoneRow(`${SHIPMENT}.ShipTo`),
  required('ShipTo.Address.StateProvinceCode', 'Required for US, Canada and Vietnam.', ({ body }) =>
    hasStates(laneIn(body).to),
  ),
  required(
    'ShipTo.Address.PostalCode',
    'Required in the US, Puerto Rico and Canada.',
    ({ body }) => isAmerican(laneIn(body).to) || laneIn(body).to === 'CA',
  ),
  ...postalRows(`${SHIPMENT}.ShipTo.Address.PostalCode`, ({ body }) => laneIn(body).to),
  agreed(
    'ShipTo.Address.CountryCode',
    (_, { body }) => {
      const { shipper, from, to } = laneIn(body)
      return new Set([shipper, from, to]).size < 3
    },
    'Of a return at least two of ShipTo, ShipFrom and Shipper are in the same country.',
    isReturn,
  ),
  required('ShipFrom', 'Required for a return.', isReturn),
  required('ShipFrom.AttentionName', 'Required with ShipFrom and an invoice.', at => hasOrigin(at) && hasForms(at)),
  required(
    'ShipFrom.Address.StateProvinceCode',
    'Required with ShipFrom in the US and Canada.',
    at => hasOrigin(at) && hasStates(laneIn(at.body).from),
  ),
  required(
    'ShipFrom.Address.PostalCode',
    'Required with ShipFrom in the US and Puerto Rico.',
    at => hasOrigin(at) && isAmerican(laneIn(at.body).from),
  ),
  ...postalRows(`${SHIPMENT}.ShipFrom.Address.PostalCode`, ({ body }) => laneIn(body).from),
]

const payment: readonly Condition[] = [
  oneOf(
    'PaymentInformation.ShipmentCharge[].Type',
    ['01', '03'],
    'Duties and taxes are invalid for Qualified Domestic Shipments.',
    isQualifiedDomestic,
  ),
  ...payerRows(SHIPMENT, 'PaymentInformation.ShipmentCharge'),
]

const whole: readonly Condition[] = [
  forbidden('ReferenceNumber', 'Valid if the pair is not US/US or PR/PR.', isWithin, '120542'),
  noneOf('Service.Code', ['13', '59'], 'Not available to a return.', isReturn),
  required(
    'InvoiceLineTotal',
    'Required for forward shipments whose origin is the US and destination is Puerto Rico or Canada.',
    takesTotal,
    '120502',
  ),
  forbidden('InvoiceLineTotal', 'Not available for any other shipments.', at => !takesTotal(at), '120503'),
  required(
    'ShipmentServiceOptions.LabelDelivery.EMail.EMailAddress',
    'Required for labels by e-mail.',
    isMailed,
    '120570',
  ),
  forbidden(
    'ShipmentServiceOptions.LabelDelivery.EMail',
    'Of printed and forward labels LabelLinksIndicator alone is valid.',
    at => !isMailed(at),
  ),
  forbidden(
    'ShipmentServiceOptions.LabelMethod',
    'Only for ImportControl shipments.',
    at => option(at, 'ImportControlIndicator') === undefined,
  ),
  forbidden(
    'ShipmentServiceOptions.HoldForPickupIndicator',
    'Only valid for Worldwide Express Freight and Worldwide Express Freight Midday.',
    at => !isFreight(at),
  ),
  forbidden('ShipmentServiceOptions.DeliveryConfirmation', 'Valid for forward shipments only.', isReturn),
  required('ShipmentServiceOptions.EUDeMinimisIndicator', 'Required for EU inbound shipments.', isIntoUnion),
  oneOf('ShipmentServiceOptions.EUDeMinimisIndicator', ['Y', 'N'], 'Y and N.'),
  required('ShipperType', 'Required for EU inbound shipments.', isIntoUnion),
  required('ConsigneeType', 'Required for EU inbound shipments.', isIntoUnion),
]

const packages: readonly Condition[] = [
  required('Package[].Description', 'Required for a return.', isReturn),
  noneOf('Package[].Packaging.Code', ['24', '25'], 'Only allowed without return service.', isReturn),
  agreed(
    'Package[].Dimensions.Length',
    (_, { item }) => {
      const [length = 0, width = 0, height = 0] = sides(item)
      return length >= Math.max(width, height) && length <= 108 && length + 2 * (width + height) <= 165
    },
    'The longest side, at most 108 in; with girth at most 165 in.',
    ({ item }) => item.Dimensions !== undefined,
  ),
  ounceRow(SHIPMENT),
  forbidden('Package[].ReferenceNumber', 'Valid if the pair is US/US or PR/PR.', at => !isWithin(at), '120541'),
  forbidden('Package[].PackageServiceOptions.DeliveryConfirmation', 'Valid for forward shipments only.', isReturn),
  releaseRow(SHIPMENT, at => isForward(at) && isAllAmerican(at)),
]

/** The order of labels. */
export const ship: ConditionedCall = {
  described: ['ups/openapi-tabfixed/Shipping.yaml', '/shipments/{version}/ship', 'post'],
  conditions: [
    ...lane,
    ...payment,
    ...whole,
    ...formRows,
    ...packages,
    rowsUnder('ShipmentRequest').required(
      'LabelSpecification',
      'Required without return service and for returns that are printed.',
      at => isForward(at) || textAt(at.body, `${SHIPMENT}.ReturnService.Code`) === '9',
    ),
  ],
  leftOut: notShipped,
}
