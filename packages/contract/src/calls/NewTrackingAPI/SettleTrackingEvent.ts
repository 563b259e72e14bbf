import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { trimmedText } from '../../wire/text.ts'
import { statusReply } from '../reply.ts'

/** Accepts an event that came through a link, or takes back one that was wrong. */
export const SettleTrackingEvent = defineCall({
  group: 'NewTrackingAPI',
  name: 'SettleTrackingEvent',
  summary: 'Accept or take back a tracking event',
  access: { kind: 'signedIn', pages: ['ShipmentDetails', 'Track'] },
  effect: 'write',
  ours: true,
  query: z.object({ flag: z.enum(['accept', 'takeBack']) }),
  body: z.object({
    eventId: z.int().positive(),
    /** Why it is taken back; moves the shipment back by hand where it had moved. */
    comments: trimmedText(500).default(''),
  }),
  reply: statusReply,
})
