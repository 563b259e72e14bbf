import { z } from 'zod'
import { listOf } from '../kit/lists.ts'

/*
 * What UPS answers, as far as it is used. Numbers come as strings, and where a list is declared one object may stand
 * alone (README.md).
 */

/** What is left out is blank: coerced, it would read `undefined`. */
export const text = z.union([z.string(), z.number()]).transform(String).catch('')

export const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() })

/** Of a sign-in of UPS's customer; instants are milliseconds, lives seconds. Source: OAuthAuthCode.yaml. */
export const tokensAnswer = tokenAnswer.extend({
  refresh_token: z.string().min(1),
  refresh_token_expires_in: z.coerce.number().positive().nullable().catch(null),
})

export const errorAnswer = z.object({
  response: z.object({ errors: listOf(z.object({ code: text, message: text })) }),
})

const money = z.object({ CurrencyCode: text, MonetaryValue: z.coerce.string() })
const itemized = z.object({ Code: text, SubType: text, Description: text, MonetaryValue: text })
const itemizedCharges = listOf(itemized).catch([])
const taxCharges = listOf(z.object({ Type: text, MonetaryValue: text })).catch([])

const LB_PER_KG = 2.20462262185

/** Pounds that are charged; abroad UPS says them in kilograms. */
const billingWeight = z
  .object({ UnitOfMeasurement: z.object({ Code: text }).catch({ Code: '' }), Weight: z.coerce.number() })
  .transform(({ UnitOfMeasurement: { Code }, Weight }) =>
    Code === 'KGS' ? Math.round(Weight * LB_PER_KG * 100) / 100 : Weight,
  )
  .optional()
  .catch(undefined)

const alert = z.object({ Description: text })

export const ratedShipment = z.object({
  Service: z.object({ Code: z.string() }),
  Zone: text,
  BillingWeight: billingWeight,
  ItemizedCharges: itemizedCharges,
  TaxCharges: taxCharges,
  TotalCharges: money,
  TotalChargesWithTaxes: money.optional().catch(undefined),
  NegotiatedRateCharges: z
    .object({
      ItemizedCharges: itemizedCharges,
      TaxCharges: taxCharges,
      TotalCharge: money,
      TotalChargesWithTaxes: money.optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
  RatedPackage: listOf(
    z.object({
      ItemizedCharges: itemizedCharges,
      NegotiatedCharges: z.object({ ItemizedCharges: itemizedCharges }).catch({ ItemizedCharges: [] }),
    }),
  ).catch([]),
  GuaranteedDelivery: z.object({ BusinessDaysInTransit: z.coerce.number() }).optional().catch(undefined),
  TimeInTransit: z
    .object({
      ServiceSummary: z.object({
        EstimatedArrival: z.object({
          Arrival: z.object({ Date: text }),
          BusinessDaysInTransit: z.coerce.number().optional().catch(undefined),
        }),
        SaturdayDelivery: text,
      }),
    })
    .optional()
    .catch(undefined),
  RatedShipmentAlert: listOf(alert).catch([]),
})
export type RatedShipment = z.output<typeof ratedShipment>

export const rateAnswer = z.object({ RateResponse: z.object({ RatedShipment: listOf(z.unknown()) }) })

const image = z.object({ ImageFormat: z.object({ Code: text }), GraphicImage: text })

export const shipAnswer = z.object({
  ShipmentResponse: z.object({
    Response: z.object({ Alert: listOf(alert).catch([]) }).catch({ Alert: [] }),
    ShipmentResults: z.object({
      ShipmentIdentificationNumber: z.string().min(1),
      ShipmentCharges: z
        .object({ TotalCharges: money, TotalChargesWithTaxes: money.optional().catch(undefined) })
        .optional()
        .catch(undefined),
      NegotiatedRateCharges: z
        .object({ TotalCharge: money, TotalChargesWithTaxes: money.optional().catch(undefined) })
        .optional()
        .catch(undefined),
      BillingWeight: billingWeight,
      PackageResults: listOf(
        z.object({
          TrackingNumber: z.string().min(1),
          ShippingLabel: image.optional().catch(undefined),
          BaseServiceCharge: money.optional().catch(undefined),
          ServiceOptionsCharges: money.optional().catch(undefined),
          ItemizedCharges: itemizedCharges,
          NegotiatedCharges: z.object({ ItemizedCharges: itemizedCharges }).catch({ ItemizedCharges: [] }),
        }),
      ).refine(list => list.length > 0),
      Form: z.object({ Image: image }).optional().catch(undefined),
    }),
  }),
})

export type ShipResults = z.output<typeof shipAnswer>['ShipmentResponse']['ShipmentResults']

export const recoveryAnswer = z.object({
  LabelRecoveryResponse: z.object({
    ShipmentIdentificationNumber: z.string().min(1),
    LabelResults: listOf(
      z.object({
        TrackingNumber: z.string().min(1),
        LabelImage: z.object({ LabelImageFormat: z.object({ Code: text }), GraphicImage: text }),
      }),
    ).refine(list => list.length > 0),
  }),
})

const voidedPackages = listOf(
  z.object({ TrackingNumber: text, Status: z.object({ Code: text, Description: text }) }),
).catch([])

export const voidAnswer = z.object({
  VoidShipmentResponse: z.object({
    SummaryResult: z.object({ Status: z.object({ Code: text, Description: text }) }),
    // The published list of fields names them the first way, answers the second.
    PackageLevelResults: voidedPackages,
    PackageLevelResult: voidedPackages,
  }),
})

const place = z.object({ city: text, stateProvince: text, countryCode: text, country: text })

export const trackAnswer = z.object({
  trackResponse: z.object({
    shipment: listOf(
      z.object({
        warnings: listOf(z.object({ code: text, message: text })).catch([]),
        package: listOf(
          z.object({
            trackingNumber: text,
            activity: listOf(z.unknown()).catch([]),
            deliveryInformation: z
              .object({
                receivedBy: text,
                pod: z.object({ content: text }).optional().catch(undefined),
              })
              .optional()
              .catch(undefined),
          }),
        ).catch([]),
      }),
    ),
  }),
})

export const activity = z.object({
  date: z.string().regex(/^\d{8}$/),
  time: z.string().regex(/^\d{6}$/),
  gmtDate: text,
  gmtTime: text,
  location: z.object({ address: place.catch({ city: '', stateProvince: '', countryCode: '', country: '' }) }).catch({
    address: { city: '', stateProvince: '', countryCode: '', country: '' },
  }),
  status: z.object({ type: text, code: text, description: text }),
})

const isThere = z
  .unknown()
  .optional()
  .transform(given => given !== undefined && given !== null)

export const addressAnswer = z.object({
  XAVResponse: z.object({
    ValidAddressIndicator: isThere,
    AmbiguousAddressIndicator: isThere,
    NoCandidatesIndicator: isThere,
    AddressClassification: z.object({ Code: text }).optional().catch(undefined),
    Candidate: listOf(
      z.object({
        AddressClassification: z.object({ Code: text }).optional().catch(undefined),
        AddressKeyFormat: z.object({
          AddressLine: listOf(z.coerce.string()).catch([]),
          PoliticalDivision2: text,
          PoliticalDivision1: text,
          PostcodePrimaryLow: text,
          PostcodeExtendedLow: text,
          CountryCode: text,
        }),
      }),
    ).catch([]),
  }),
})
