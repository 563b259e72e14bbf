import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PAGE_INDEX_DEFAULT } from '../../constants.ts'
import { wireTracking } from '../../wire/tracking.ts'

export const TRACKED_EVENTS_MAX = 100

/** Where one shipment is: for whoever holds a link to it, or may see it signed in. */
export const DisplayTrackingDetails = defineCall({
  group: 'NewTrackingAPI',
  name: 'DisplayTrackingDetails',
  summary: 'Where a shipment is',
  access: { kind: 'link', pages: ['ShipmentDetails', 'Track'], needs: 'see' },
  effect: 'own',
  looks: true,
  repeatable: true,
  quiet: true,
  query: z.object({}),
  body: z.object({
    /** Signed in: which one. With a link it may be left out; another one than the link's is a wrong link. */
    shipmentId: z.int().positive().optional(),
    pageIndex: z.int32().min(1).max(1_000).default(PAGE_INDEX_DEFAULT),
    pageSize: z.int().min(1).max(TRACKED_EVENTS_MAX).default(20),
  }),
  reply: wireTracking,
})
