import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { storableText } from './text.ts'

const zip = storableText(textLimits.zip).trim()
const country = z.enum(['US', 'CA']).default('US')

/** A lane by its postal codes alone, before there is any freight. */
export const laneQuestion = z.object({
  OriginZip: zip,
  OriginCountry: country,
  DestinationZip: zip,
  DestinationCountry: country,
  /** Local date at the origin; blank: the next day on which a carrier comes. */
  PickupByDate: storableText(10).default(''),
})
export type LaneQuestion = z.output<typeof laneQuestion>

/** A place that a postal code names. */
export const wireLanePlace = z.object({
  City: z.string(),
  State: z.string(),
  Zip: z.string(),
  CountryCode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})
export type WireLanePlace = z.output<typeof wireLanePlace>

/** Where a lane begins and ends, and when it is gone. */
export const wireLane = z.object({ from: wireLanePlace, to: wireLanePlace, PickupByDate: z.string() })
export type WireLane = z.output<typeof wireLane>
