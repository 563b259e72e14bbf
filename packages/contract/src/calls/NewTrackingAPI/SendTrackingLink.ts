import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { trimmedText } from '../../wire/text.ts'

/** Makes a link to a shipment's tracking page, and mails it where addresses are given. It can't be shown again later. */
export const SendTrackingLink = defineCall({
  group: 'NewTrackingAPI',
  name: 'SendTrackingLink',
  summary: 'Make or mail a tracking link',
  access: { kind: 'signedIn', pages: ['ShipmentDetails', 'Track'] },
  effect: 'write',
  once: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    shipmentId: z.int().positive(),
    /** Addresses separated by commas; blank only makes the link. */
    notifications: trimmedText(2000).default(''),
    /** Its holder may add events and papers: for the carrier. */
    mayAdd: z.boolean().default(false),
  }),
  reply: z.object({
    Status: z.literal('Success'),
    TrackingLink: z.string(),
    notified: z.array(z.string()),
    /** No mail server is set up: the mails are kept and go nowhere by themselves. */
    kept: z.boolean(),
  }),
})
