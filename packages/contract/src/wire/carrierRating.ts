import { ratingReasons } from '@waybill/domain'
import { z } from 'zod'
import { STARS_MAX } from '../constants.ts'
import { storableText } from './text.ts'

export const RATING_NOTE_MAX = 300

/** What one person thinks of the carrier of one shipment. */
export const wireCarrierRating = z.object({
  stars: z.int().min(1).max(STARS_MAX),
  reasons: z.array(z.enum(ratingReasons)).max(ratingReasons.length).default([]),
  note: storableText(RATING_NOTE_MAX).default(''),
})
export type WireCarrierRating = z.output<typeof wireCarrierRating>
