import { z } from 'zod'
import { listOf, text } from './wire.ts'

/* What USPS answers about pickups, SCAN forms and its post offices, as far as it is used. */

export const pickupAnswer = z.object({
  confirmationNumber: z.union([z.string().min(1), z.number()]).transform(String),
  pickupDate: text,
})

const form = z.object({ manifestNumber: z.string().min(1), trackingNumbers: listOf(text) })

/** Its description puts what the form says into an object of its own, its sample beside the picture. */
export const scanFormAnswer = z.union([
  z.object({ SCANFormMetaData: form, SCANFormImage: text }),
  form.extend({ SCANFormImage: text }).transform(({ SCANFormImage, ...meta }) => ({
    ...{ SCANFormMetaData: meta, SCANFormImage },
  })),
])

const time = z.object({ openTime: text, closeTime: text })
const degrees = z.coerce.number()

export const officesAnswer = z.object({ locations: listOf(z.unknown()) })

export const office = z.object({
  facilityName: text,
  facilityID: text,
  /** As the post's own sample spells it. */
  facilityId: text,
  facilityAddress: z.object({ streetAddress: text, city: text, state: text, ZIPCode: text }),
  geoCoordinates: z.object({ latitude: degrees, longitude: degrees }).optional().catch(undefined),
  postOfficeType: text,
  distance: z.coerce.number().nullable().catch(null),
  phoneNumbers: z.object({ phone: text }).catch({ phone: '' }),
  services: listOf(z.object({ hours: listOf(z.object({ dayOfWeek: text, times: listOf(time) })) })),
})
