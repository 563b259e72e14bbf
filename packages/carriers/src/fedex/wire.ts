import { z } from 'zod'
import { listOf } from '../kit/lists.ts'

/* What FedEx answers, as far as it is used (README.md). Lists and texts that are left out are blank. */

export const text = z.union([z.string(), z.number()]).transform(String).catch('')

const amount = z.union([z.number(), z.string()])

export const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() })

const problem = z.object({ code: text, message: text })
export const alert = z.object({ code: text, message: text })

export const errorAnswer = z.object({ errors: z.array(problem) })

const weight = z.object({ units: text, value: z.coerce.number() }).optional().catch(undefined)

const surcharge = z.object({ type: text, surchargeType: text, description: text, amount })

const rateDetail = z.object({
  rateZone: text,
  currency: text,
  totalBillingWeight: weight,
  surCharges: listOf(surcharge).catch([]),
})

const ratedShipment = z.object({
  rateType: text,
  currency: text,
  totalNetCharge: amount,
  totalBaseCharge: amount.optional().catch(undefined),
  totalDiscounts: amount.optional().catch(undefined),
  shipmentRateDetail: rateDetail.optional().catch(undefined),
})
export type RatedShipment = z.output<typeof ratedShipment>

export const rateReply = z.object({
  serviceType: z.string().min(1),
  serviceName: text,
  customerMessages: listOf(alert).catch([]),
  ratedShipmentDetails: listOf(ratedShipment),
  operationalDetail: z.object({ deliveryDate: text, commitDate: text, transitTime: text }).optional().catch(undefined),
  commit: z
    .object({
      dateDetail: z.object({ dayFormat: text }).optional().catch(undefined),
      transitDays: z.object({ minimumTransitTime: text }).optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
})
export type RateReply = z.output<typeof rateReply>

export const rateAnswer = z.object({
  output: z.object({ rateReplyDetails: z.array(z.unknown()), alerts: listOf(alert).catch([]) }),
})

const shipmentRate = z.object({
  rateType: text,
  rateZone: text,
  currency: text,
  totalNetCharge: amount,
  totalBillingWeight: weight,
})

const packageRating = z
  .object({
    actualRateType: text,
    packageRateDetails: listOf(z.object({ rateType: text, currency: text, netCharge: amount.optional() })).catch([]),
  })
  .optional()
  .catch(undefined)

const packageDocument = z.object({ contentType: text, docType: text, encodedLabel: text })
/** Without a picture among its documents a label is none that anybody could print. */
const isDrawn = (documents: readonly z.output<typeof packageDocument>[]): boolean =>
  documents.some(({ encodedLabel }) => encodedLabel !== '')

export const shipAnswer = z.object({
  output: z.object({
    transactionShipments: z
      .array(
        z.object({
          masterTrackingNumber: text,
          alerts: listOf(alert).catch([]),
          shipmentDocuments: listOf(packageDocument).catch([]),
          pieceResponses: listOf(
            z.object({
              trackingNumber: z.string().min(1),
              packageSequenceNumber: z.coerce.number().optional().catch(undefined),
              netChargeAmount: amount.optional().catch(undefined),
              packageDocuments: listOf(packageDocument).refine(isDrawn),
            }),
          ),
          completedShipmentDetail: z
            .object({
              shipmentRating: z
                .object({ actualRateType: text, shipmentRateDetails: listOf(shipmentRate) })
                .optional()
                .catch(undefined),
              completedPackageDetails: listOf(
                z.object({ sequenceNumber: z.coerce.number().optional().catch(undefined), packageRating }),
              ).catch([]),
            })
            .optional()
            .catch(undefined),
        }),
      )
      .min(1),
    alerts: listOf(alert).catch([]),
  }),
})

export type SoldShipment = z.output<typeof shipAnswer>['output']['transactionShipments'][number]

export const cancelAnswer = z.object({
  output: z.object({ cancelledShipment: z.boolean(), message: text, alerts: listOf(alert).catch([]) }),
})

const place = z
  .object({ city: text, stateOrProvinceCode: text, countryCode: text })
  .nullish()
  .transform(given => given ?? { city: '', stateOrProvinceCode: '', countryCode: '' })

export const scanEvent = z.object({
  date: z.string(),
  eventType: text,
  eventDescription: text,
  exceptionDescription: text,
  derivedStatusCode: text,
  scanLocation: place,
})

const trackResult = z.object({
  trackingNumberInfo: z.object({ trackingNumber: text }).optional().catch(undefined),
  error: problem.optional().catch(undefined),
  latestStatusDetail: z.object({ code: text, derivedCode: text }).optional().catch(undefined),
  additionalTrackingInfo: z
    .object({ packageIdentifiers: listOf(z.object({ type: text, values: listOf(text).catch([]) })) })
    .optional()
    .catch(undefined),
  dateAndTimes: listOf(z.object({ type: text, dateTime: text })).catch([]),
  scanEvents: listOf(z.unknown()),
})
export type TrackResult = z.output<typeof trackResult>

export const trackAnswer = z.object({
  output: z.object({
    completeTrackResults: z.array(z.object({ trackingNumber: text, trackResults: z.array(trackResult) })),
  }),
})

/** Documents stand under one name in the published list of fields, under another in what was seen. */
export const documentAnswer = z.object({
  output: z.object({ document: listOf(z.string()).catch([]), documents: listOf(z.string()).catch([]) }),
})

/** Attributes come as booleans or as words. */
const flag = z
  .union([z.boolean(), z.string()])
  .transform(given => String(given).toLowerCase() === 'true')
  .catch(false)

export const addressAnswer = z.object({
  output: z.object({
    resolvedAddresses: z.array(
      z.object({
        streetLinesToken: listOf(text).catch([]),
        city: text,
        stateOrProvinceCode: text,
        countryCode: text,
        parsedPostalCode: z.object({ base: text, addOn: text }).optional().catch(undefined),
        classification: text,
        attributes: z
          .object({ Resolved: flag, Matched: flag, DPV: flag, MultipleMatches: flag })
          .optional()
          .catch(undefined),
      }),
    ),
  }),
})
