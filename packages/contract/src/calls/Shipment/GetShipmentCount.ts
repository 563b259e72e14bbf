import { z } from 'zod'
import { defineCall } from '../../call.ts'

const count = z.int().min(0)

/** How many shipments stand in each bucket (specification §4), from maintained counters. */
export const GetShipmentCount = defineCall({
  group: 'Shipment',
  name: 'GetShipmentCount',
  summary: 'Shipments per bucket',
  access: { kind: 'signedIn', pages: ['Track', 'ShipmentHistory', 'MultipleOrders', 'SingleOrder'] },
  effect: 'read',
  quiet: true,
  query: z.object({}),
  /** `mine`: created by or assigned to me. */
  body: z.object({ view: z.enum(['all', 'mine']).default('all') }),
  reply: z.object({
    O: count,
    Q: count,
    T: count,
    A: count,
    D: count,
    V: count,
    /** Archived by hand. */
    AR: count,
    /** Everything neither delivered nor archived. */
    active: count,
    /** Archived by hand and void (specification §4). */
    archived: count,
    all: count,
  }),
})
