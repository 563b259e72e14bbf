import { modeNames } from '@waybill/domain'
import { z } from 'zod'
import { SERVICE_MAX } from './routingGuide.ts'
import { trimmedText } from './text.ts'

/** Codes a list may hold. */
export const SHIP_VIA_MAX = 5_000

/** One code by which a company's own system names a carrier. */
export const wireShipVia = z.object({
  ShipVia: trimmedText(30).refine(text => text !== '', { error: 'required' }),
  SCAC: z.string().regex(/^[A-Z]{2,4}$/),
  Mode: z.enum(modeNames),
  /** The service of the carrier, as its prices name it; blank: whichever is best. */
  Service: trimmedText(SERVICE_MAX).default(''),
  Note: trimmedText(100).default(''),
})
export type WireShipVia = z.output<typeof wireShipVia>
