import { z } from 'zod'
import { listOf } from '../kit/lists.ts'
import { text } from './wire.ts'

/* What UPS answers about pickups and places, as far as it is used; see wire.ts for its habits. */

const response = z.object({ Alert: listOf(z.object({ Description: text })).catch([]) }).catch({ Alert: [] })

const rateResult = z.object({ CurrencyCode: text, GrandTotalOfAllCharge: z.coerce.string() })

export const pickupAnswer = z.object({
  PickupCreationResponse: z.object({
    Response: response,
    PRN: z.string().min(1),
    RateResult: rateResult.optional().catch(undefined),
  }),
})

export const pickupRateAnswer = z.object({ PickupRateResponse: z.object({ RateResult: rateResult }) })

export const pendingAnswer = z.object({
  PickupPendingStatusResponse: z.object({
    PendingStatus: listOf(
      z.object({ PRN: text, OnCallStatusCode: text, PickupStatusMessage: text, ReferenceNumber: text }),
    ),
  }),
})

export const pickupCancelAnswer = z.object({
  PickupCancelResponse: z.object({
    Response: z.object({ ResponseStatus: z.object({ Code: text, Description: text }) }),
  }),
})

const degrees = z.coerce.number()

export const locatorAnswer = z.object({
  LocatorResponse: z.object({
    Response: z
      .object({ ResponseStatusCode: text, Error: z.object({ ErrorDescription: text }).optional().catch(undefined) })
      .catch({ ResponseStatusCode: '1', Error: undefined }),
    SearchResults: z.object({ DropLocation: listOf(z.unknown()).catch([]) }).catch({ DropLocation: [] }),
  }),
})

export const dropLocation = z.object({
  LocationID: text,
  Geocode: z.object({ Latitude: degrees, Longitude: degrees }).optional().catch(undefined),
  AddressKeyFormat: z.object({
    ConsigneeName: text,
    AddressLine: text,
    PoliticalDivision2: text,
    PoliticalDivision1: text,
    PostcodePrimaryLow: text,
    CountryCode: text,
  }),
  PhoneNumber: listOf(text).catch([]),
  LocationAttribute: listOf(
    z.object({ OptionType: z.object({ Code: text }), OptionCode: listOf(z.object({ Description: text })).catch([]) }),
  ).catch([]),
  Distance: z
    .object({ Value: z.coerce.number(), UnitOfMeasurement: z.object({ Code: text }) })
    .optional()
    .catch(undefined),
  StandardHoursOfOperation: text,
  LatestGroundDropOffTime: listOf(text).catch([]),
  LatestAirDropOffTime: listOf(text).catch([]),
  OperatingHours: z
    .object({
      StandardHours: listOf(
        z.object({
          HoursType: text,
          DayOfWeek: listOf(z.object({ Day: z.coerce.number(), OpenHours: text, CloseHours: text })).catch([]),
        }),
      ).catch([]),
    })
    .catch({ StandardHours: [] }),
})
