import { z } from 'zod'

/** What a change answers with when there is nothing else to say. */
export const statusReply = z.object({ Status: z.literal('Success') })

/** A change of one shipment: the version seen last makes the second of two editors hear of the first. */
export const shipmentTarget = z.object({ shipmentId: z.int().positive(), version: z.int32().positive() })

export const shipmentState = z.object({
  shipmentId: z.int(),
  shipmentStatus: z.enum(['O', 'Q', 'T', 'A', 'D', 'V']),
  version: z.int32(),
})
