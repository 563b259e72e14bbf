import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { trimmedText } from '../../wire/text.ts'

/** All that a carrier has scanned of one package, whoever shipped it. Nothing is kept of it. */
export const TrackParcel = defineCall({
  group: 'Shipment',
  name: 'TrackParcel',
  summary: 'The scan history of a tracking number',
  access: { kind: 'signedIn', pages: ['UpsTracking'] },
  effect: 'own',
  looks: true,
  repeatable: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({ AccountID: z.int().positive(), TrackingNumber: trimmedText(40) }),
  reply: z.object({
    TrackingNumber: z.string(),
    /** Its own number of the shipment is ours: 0 where it is not. */
    shipmentId: z.int(),
    /** Newest first. */
    events: z.array(
      z.object({
        /** Local date and time where it happened, `2026-11-24T14:05`. */
        at: z.string(),
        /** The carrier's own code and words. */
        code: z.string(),
        description: z.string(),
        City: z.string(),
        State: z.string(),
        CountryCode: z.string(),
      }),
    ),
    /** Why there are none, in words; blank: there are, or nothing is known yet. */
    refusal: z.string(),
    /** What of the answer could not be read. */
    messages: z.array(z.string()),
  }),
})
