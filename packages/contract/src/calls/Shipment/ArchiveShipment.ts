import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { CONSOLIDATED_MAX } from '../../constants.ts'
import { shipmentState, shipmentTarget } from '../reply.ts'

/**
 * Puts shipments that are delivered or void out of sight, or brings them back (`undo`). Nothing else of them changes, and search
 * still finds them.
 */
export const ArchiveShipment = defineCall({
  group: 'Shipment',
  name: 'ArchiveShipment',
  summary: 'Archive delivered or void shipments, or bring them back',
  access: { kind: 'signedIn', pages: ['ShipmentDetails', 'Track', 'ShipmentHistory', 'MultipleOrders'] },
  effect: 'write',
  ours: true,
  query: z.object({}),
  body: z.object({ shipments: z.array(shipmentTarget).min(1).max(CONSOLIDATED_MAX), undo: z.boolean().default(false) }),
  reply: z.object({ shipments: z.array(shipmentState) }),
})
