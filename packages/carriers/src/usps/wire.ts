import { z } from 'zod'
import { listOf as strictListOf } from '../kit/lists.ts'

/* What USPS answers, as far as it is used. */

/** What is left out is blank: coerced, it would read `undefined`. */
export const text = z.union([z.string(), z.number()]).transform(String).catch('')
const number = z.coerce.number().optional().catch(undefined)
/** A list; what can't be read is none. */
export const listOf = <Item extends z.ZodType>(item: Item) => strictListOf(item).catch([])

export const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() })

export const paymentAnswer = z.object({ paymentAuthorizationToken: z.string().min(1) })

export const signInError = z.object({ error_description: z.string() })

export const errorAnswer = z.object({
  error: z.object({ message: text, errors: listOf(z.object({ code: text, title: text, detail: text })) }),
})

const commitment = z
  .object({ name: text, scheduleDeliveryDate: text, expectedDeliveryDate: text })
  .optional()
  .catch(undefined)

const extra = z.object({ name: text, extraService: text, price: z.coerce.number() })

const rateOption = z.object({
  commitment,
  totalBasePrice: z.coerce.number(),
  rates: z
    .array(
      z.object({
        zone: text,
        weight: z.coerce.number(),
        dimWeight: number,
        rateIndicator: text,
        destinationEntryFacilityType: text,
      }),
    )
    .min(1),
  extraServices: listOf(extra),
})
export type RateOption = z.output<typeof rateOption>

export const optionsAnswer = z.object({
  pricingOptions: z.array(
    z.object({
      shippingOptions: z.array(z.object({ mailClass: z.string(), rateOptions: z.array(z.unknown()) })),
    }),
  ),
})
export { rateOption }

const priced = z.object({ price: z.coerce.number().catch(0) })

export const labelMetadata = z
  .object({
    trackingNumber: text,
    /** The name of the number abroad. */
    internationalTrackingNumber: text,
    postage: z.coerce.number(),
    zone: text,
    weight: number,
    /** Ounces; of labels abroad pounds. */
    dimensionalWeight: number,
    extraServices: listOf(priced),
    fees: listOf(priced),
  })
  .refine(({ trackingNumber, internationalTrackingNumber }) => trackingNumber + internationalTrackingNumber !== '')

export const cancelAnswer = z.object({ trackingNumber: text, status: text, disputeId: text })

export const trackAnswer = z.object({ trackingNumber: text, trackingEvents: listOf(z.unknown()) })

export const trackingEvent = z.object({
  eventType: text,
  eventCode: text,
  /** On the clock of the place, whatever zone it is written with; the instant stands beside it. */
  eventTimestamp: z.string().min(1),
  GMTTimestamp: text,
  eventCity: text,
  eventState: text,
  eventCountry: text,
})

export const addressAnswer = z.object({
  address: z.object({
    streetAddress: text,
    secondaryAddress: text,
    city: text,
    state: text,
    ZIPCode: text,
    ZIPPlus4: text,
  }),
  additionalInfo: z
    .object({ DPVConfirmation: text, business: text, vacant: text })
    .catch({ DPVConfirmation: '', business: '', vacant: '' }),
  corrections: listOf(z.object({ code: text, text })),
})
