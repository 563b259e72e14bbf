import { z } from 'zod'

/** A field that is left out where there is nothing to say. */
const text = z.string().default('')
const flag = z.boolean().default(false)

/** Answer of Address Validation, as far as it is read. Source: Google's public documentation (README.md). */
export const validated = z.object({
  result: z.object({
    verdict: z
      .object({ validationGranularity: text, hasUnconfirmedComponents: flag })
      .default({ validationGranularity: '', hasUnconfirmedComponents: false }),
    address: z.object({
      postalAddress: z.object({
        ...{ regionCode: text, postalCode: text, administrativeArea: text, locality: text },
        addressLines: z.array(z.string()).default([]),
      }),
    }),
    metadata: z.object({ business: flag, residential: flag }).default({ business: false, residential: false }),
    uspsData: z
      .object({
        standardizedAddress: z
          .object({
            ...{ firstAddressLine: text, secondAddressLine: text, city: text, state: text },
            ...{ zipCode: text, zipCodeExtension: text },
          })
          .prefault({}),
      })
      .prefault({}),
  }),
})

export type Validated = z.output<typeof validated>['result']
