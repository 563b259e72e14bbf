import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { CONSOLIDATED_MAX } from '../../constants.ts'
import { shipmentState, shipmentTarget } from '../reply.ts'

/**
 * Merges shipments that nobody tendered into one (`consolidate`), or takes such a one apart again (`deconsolidate`). What was
 * merged keeps its number and content, stands in no bucket, and comes back as it was.
 */
export const ConsolidateandDeconsolidateOrders = defineCall({
  group: 'Shipment',
  name: 'ConsolidateandDeconsolidateOrders',
  summary: 'Merge shipments into one, or take one apart again',
  access: { kind: 'signedIn', pages: ['OpenOrders', 'SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'ShipmentDetails'] },
  effect: 'write',
  once: true,
  query: z.object({ flag: z.enum(['consolidate', 'deconsolidate']) }),
  body: z.object({
    /** Those that are merged; or the one that is taken apart. */
    shipments: z.array(shipmentTarget).min(1).max(CONSOLIDATED_MAX),
  }),
  reply: shipmentState.extend({
    UniqueName: z.string(),
    BOLNumber: z.string(),
    /** What was merged, or what it came apart into. */
    members: z.array(shipmentState.extend({ BOLNumber: z.string() })),
  }),
})
