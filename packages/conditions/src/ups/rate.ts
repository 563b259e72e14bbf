import type { ConditionedCall, Place } from '../condition.ts'
import { hasStates, isAmerican } from '../places.ts'
import { asList, asObject, textAt, valueAt } from '../request.ts'
import { rowsUnder } from '../rows.ts'
import { isAllAmerican, isElsewhere, isForward, isInternational, laneIn, serviceIn } from './lane.ts'
import { notRated } from './leftOut/rate.ts'
import { payerRows, releaseRow } from './parties.ts'

const SHIPMENT = 'RateRequest.Shipment'
const { forbidden, required } = rowsUnder(SHIPMENT)

const asksTime = ({ body }: Place): boolean => valueAt(body, `${SHIPMENT}.DeliveryTimeInformation`) !== undefined
const hasNegotiated = ({ body }: Place): boolean =>
  valueAt(body, `${SHIPMENT}.ShipmentRatingOptions.NegotiatedRatesIndicator`) !== undefined

const hasPak = ({ body }: Place): boolean =>
  asList(valueAt(body, `${SHIPMENT}.Package`)).some(one => textAt(asObject(one), 'PackagingType.Code') === '04')

/** The question for prices. */
export const rate: ConditionedCall = {
  described: ['ups/openapi/Rating.yaml', '/rating/{version}/{requestoption}', 'post'],
  conditions: [
    rowsUnder('RateRequest').forbidden(
      'CustomerClassification',
      'Valid if the ShipFrom country is US.',
      ({ body }) => laneIn(body).from !== 'US',
    ),
    required('ShipTo.Address.PostalCode', 'Required where postal codes are used (US and PR).', ({ body }) =>
      isAmerican(laneIn(body).to),
    ),
    required(
      'ShipTo.Address.City',
      'Required where no postal codes are used.',
      ({ body }) => textAt(body, `${SHIPMENT}.ShipTo.Address.PostalCode`) === '',
    ),
    required('ShipFrom.Address.PostalCode', 'Required where postal codes are used (US and PR).', ({ body }) =>
      isAmerican(laneIn(body).from),
    ),
    required(
      'ShipFrom.Address.StateProvinceCode',
      'Required for negotiated rates, where there are states.',
      at => hasNegotiated(at) && hasStates(laneIn(at.body).from),
    ),
    required('Shipper.ShipperNumber', 'Required for negotiated rates.', hasNegotiated),
    ...payerRows(SHIPMENT, 'PaymentDetails.ShipmentCharge'),
    required(
      'ShipmentTotalWeight',
      'Required for international shipments with time in transit.',
      at => asksTime(at) && isElsewhere(at),
    ),
    required(
      'InvoiceLineTotal.MonetaryValue',
      'Required for international shipments with time in transit, and for PAKs from US/PR to elsewhere.',
      at => isInternational(at) && (asksTime(at) || (isAmerican(laneIn(at.body).from) && hasPak(at))),
      '111546',
    ),
    required(
      'Package[].PackageServiceOptions.DeclaredValue.CurrencyCode',
      'Required if a value is in MonetaryValue.',
      ({ item }) => valueAt(item, 'PackageServiceOptions.DeclaredValue.MonetaryValue') !== undefined,
    ),
    releaseRow(SHIPMENT, at => isForward(at) && isAllAmerican(at)),
    forbidden(
      'ShipmentServiceOptions.PickupOptions',
      'Valid for Worldwide Express Freight and Worldwide Express Freight Midday.',
      ({ body }) => !['71', '96'].includes(serviceIn(body)),
    ),
  ],
  leftOut: notRated,
}
