import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { CONSOLIDATED_MAX } from '../../constants.ts'
import { money } from '../../money.ts'
import { shipmentState } from '../reply.ts'

/** What one shipment would be bought at now, as rating it would choose; null: nobody prices it whole. */
const livePrice = z.object({ total: money(), CarrierName: z.string() })

/**
 * Merges shipments (`consolidate`) or takes one apart (`deconsolidate`) and asks all carriers for what came of it at once; with
 * `look` it asks alone, and nothing is merged. It answers what the whole costs beside what its parts cost. Made a second time it
 * merges nothing: the versions that were seen are gone.
 */
export const ConsolidateOrderReRoute = defineCall({
  group: 'Shipment',
  name: 'ConsolidateOrderReRoute',
  summary: 'Merge or take apart, with prices asked anew',
  access: { kind: 'signedIn', pages: ['OpenOrders', 'SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'ShipmentDetails'] },
  effect: 'own',
  looks: { query: 'flag', values: ['look'] },
  query: z.object({ flag: z.enum(['look', 'consolidate', 'deconsolidate']) }),
  body: z.object({
    /** Open orders can be looked at alone: they are built, not merged. */
    of: z.enum(['orders', 'shipments']).default('shipments'),
    /** Orders or shipments in the versions that were seen; or the one shipment that is taken apart. */
    members: z
      .array(z.object({ id: z.int().positive(), version: z.int32().positive() }))
      .min(1)
      .max(CONSOLIDATED_MAX),
  }),
  reply: z.object({
    /** The merged shipment, or what it came apart into; none where it was looked at alone. */
    shipments: z.array(shipmentState.extend({ BOLNumber: z.string() })).max(CONSOLIDATED_MAX),
    currency: z.string(),
    together: livePrice,
    /** In the order of the members. */
    parts: z.array(livePrice).max(CONSOLIDATED_MAX),
    /** What going together saves; below 0 what it costs more; null where a price is missing. */
    saves: money(),
  }),
})
