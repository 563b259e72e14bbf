import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireTrackingNotice } from '../../wire/tracking.ts'

/** Which statuses of a shipment are mailed to whom. */
export const TrackingNotice = defineCall({
  group: 'NewTrackingAPI',
  name: 'TrackingNotice',
  summary: 'Who hears of what happens to a shipment',
  access: { kind: 'signedIn', pages: ['ShipmentDetails', 'Track'] },
  effect: 'write',
  ours: true,
  query: z.object({ flag: z.enum(['load', 'save']).default('load') }),
  body: wireTrackingNotice.partial().extend({ shipmentId: z.int().positive() }),
  reply: wireTrackingNotice.extend({ isDefault: z.boolean() }),
})
