import { z } from 'zod'

/** Kinds of numbers that are known by their last digits, too. */
export const endingKinds = ['bol', 'pro', 'tracking'] as const

/** The number of a shipment that ends in the digits that were typed. */
export const wireNumberFound = z.object({ kind: z.enum(endingKinds), number: z.string() })

export type WireNumberFound = z.output<typeof wireNumberFound>
