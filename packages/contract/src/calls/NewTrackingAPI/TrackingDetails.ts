import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireEnteredEvent, wireTrackingEvent } from '../../wire/tracking.ts'

/** Adds an event. Staff's moves the shipment; one that came through a link is shown and waits for staff. */
export const TrackingDetails = defineCall({
  group: 'NewTrackingAPI',
  name: 'TrackingDetails',
  summary: 'Add a tracking event',
  access: { kind: 'link', pages: ['ShipmentDetails', 'Track'], needs: 'add' },
  effect: 'write',
  once: true,
  query: z.object({}),
  body: wireEnteredEvent.extend({
    shipmentId: z.int().positive().optional(),
    /** Where there are several deliveries: which one. */
    stopId: z.int().positive().optional(),
  }),
  reply: z.object({ Status: z.literal('Success'), event: wireTrackingEvent }),
})
