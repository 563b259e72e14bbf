import { happenedTo, type SoldLabel } from '../parcel/soldLabels.ts'
import { serviceOf } from './services.ts'

type Life = readonly { readonly type: string; readonly afterSeconds: number }[]

/** Kinds of events by those of the sandbox's parcels. */
const types: Readonly<Record<string, string>> = { P: 'PU', I: 'IT', D: 'DL', X: 'DE' }

const words: Readonly<Record<string, string>> = {
  OC: 'Shipment information sent to FedEx',
  CA: 'Shipment cancelled by sender',
  PU: 'Picked up',
  AR: 'Arrived at FedEx location',
  DP: 'Left FedEx origin facility',
  IT: 'In transit',
  OD: 'On FedEx vehicle for delivery',
  DL: 'Delivered',
  DE: 'Delivery exception',
}

interface Event {
  readonly type: string
  readonly dateTime: string
}

/** What happened to a package, the oldest first; that its label was made is the first. */
export function eventsOf(label: SoldLabel, life: Life): readonly Event[] {
  const made = { type: 'OC', dateTime: label.entry.at }
  const given = happenedTo(label, life).map(({ type, dateTime }) => ({ type: types[type] ?? type, dateTime }))
  return label.voided ? [made, { type: 'CA', dateTime: label.entry.at }] : [made, ...given]
}

const moved: ReadonlySet<string> = new Set(['PU', 'AR', 'DP', 'IT', 'OD', 'DL', 'DE'])

/** Whether it is with the carrier, so that it can no longer be given back. */
export const isGone = (label: SoldLabel, life: Life): boolean =>
  eventsOf(label, life).some(({ type }) => moved.has(type))

const placeOf = ({ to }: SoldLabel) => ({
  streetLines: [''],
  city: to.city.toUpperCase(),
  stateOrProvinceCode: to.state,
  postalCode: to.zip,
  countryCode: 'US',
  residential: false,
  countryName: 'United States',
})

/** What is told of a package. */
export function resultOf(label: SoldLabel, life: Life, withScans: boolean) {
  const events = eventsOf(label, life)
  const { type } = events.at(-1) ?? { type: 'OC' }
  const delivered = events.find(one => one.type === 'DL')
  return {
    trackingNumberInfo: {
      trackingNumber: label.trackingNumber,
      trackingNumberUniqueId: `12026~${label.trackingNumber}~FX`,
      carrierCode: serviceOf(label.serviceCode).carrier,
    },
    additionalTrackingInfo: {
      nickname: '',
      packageIdentifiers: [
        ...Object.entries(label.references).map(([kind, value]) => ({
          ...{ type: kind, values: [value], trackingNumberUniqueId: '' },
        })),
        { type: 'STANDARD_MPS', values: [label.shipmentNumber], trackingNumberUniqueId: '' },
      ],
      hasAssociatedShipments: label.of > 1,
    },
    latestStatusDetail: {
      code: type,
      derivedCode: type,
      statusByLocale: words[type] ?? type,
      description: words[type] ?? type,
      scanLocation: placeOf(label),
    },
    serviceDetail: { type: label.serviceCode, description: serviceOf(label.serviceCode).name, shortDescription: '' },
    dateAndTimes: [
      { type: 'SHIP', dateTime: label.entry.at },
      ...(delivered === undefined ? [] : [{ type: 'ACTUAL_DELIVERY', dateTime: delivered.dateTime }]),
    ],
    availableImages: delivered === undefined ? [] : [{ type: 'SIGNATURE_PROOF_OF_DELIVERY' }],
    // The newest first.
    scanEvents: withScans
      ? events.toReversed().map(one => ({
          date: one.dateTime.replace(/\.\d+Z$/, '+00:00'),
          eventType: one.type,
          eventDescription: words[one.type] ?? one.type,
          exceptionCode: '',
          exceptionDescription: '',
          derivedStatusCode: one.type,
          derivedStatus: words[one.type] ?? one.type,
          scanLocation: placeOf(label),
          locationType: 'FEDEX_FACILITY',
        }))
      : [],
  }
}

/** What it says of a number or a reference that it does not know: at 200, inside the result. */
export const notFound = (asked: string, what: 'TRACKINGNUMBER' | 'REFERENCENUMBER') => ({
  completeTrackResults: [
    {
      trackingNumber: asked,
      trackResults: [
        {
          trackingNumberInfo: { trackingNumber: asked, trackingNumberUniqueId: '' },
          error: {
            code: `TRACKING.${what}.NOTFOUND`,
            message: 'Tracking number cannot be found. Please correct the tracking number and try again.',
          },
        },
      ],
    },
  ],
})
