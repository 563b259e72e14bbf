import { z } from 'zod'
import { listOf } from '../kit/lists.ts'
import { alert, text } from './wire.ts'

/* What FedEx answers about trucks, the end of a day and its places, as far as it is used; see wire.ts for its habits. */

export const availabilityAnswer = z.object({
  output: z.object({
    options: listOf(
      z.object({ carrier: text, available: z.boolean().catch(true), pickupDate: text, cutOffTime: text }),
    ).catch([]),
  }),
})

export const pickupAnswer = z.object({
  output: z.object({
    pickupConfirmationCode: z.union([z.string().min(1), z.number()]).transform(String),
    location: text,
    message: text,
    alerts: listOf(alert).catch([]),
  }),
})

export const pickupCancelAnswer = z.object({
  output: z.object({ pickupConfirmationCode: text, cancelConfirmationMessage: text }),
})

export const closeAnswer = z.object({
  output: z.object({
    alerts: listOf(alert).catch([]),
    closeDocuments: listOf(
      z.object({
        type: text,
        shippingCycle: text,
        parts: listOf(z.object({ documentPartSequenceNumber: z.coerce.number().catch(1), image: text })).catch([]),
      }),
    ).catch([]),
  }),
})

const degrees = z.coerce.number()

export const locationsAnswer = z.object({ output: z.object({ locationDetailList: listOf(z.unknown()).catch([]) }) })

export const locationDetail = z.object({
  locationId: text,
  locationType: text,
  distance: z.object({ units: text, value: z.coerce.number() }).optional().catch(undefined),
  contactAndAddress: z.object({
    address: z.object({
      streetLines: listOf(text).catch([]),
      city: text,
      stateOrProvinceCode: text,
      postalCode: text,
      countryCode: text,
    }),
    contact: z.object({ companyName: text, phoneNumber: text }).catch({ companyName: '', phoneNumber: '' }),
    addressAncillaryDetail: z.object({ displayName: text }).catch({ displayName: '' }),
  }),
  geoPositionalCoordinates: z.object({ latitude: degrees, longitude: degrees }).optional().catch(undefined),
  storeHours: listOf(
    z.object({
      dayofweek: text,
      operationalHoursType: text,
      operationalHours: listOf(z.object({ begins: text, ends: text })).catch([]),
    }),
  ).catch([]),
})
