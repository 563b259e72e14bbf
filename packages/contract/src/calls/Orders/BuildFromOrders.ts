import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { ORDERS_ON_SHIPMENT_MAX } from '../../constants.ts'
import { orderTarget, wireItemGap } from '../../wire/salesOrder.ts'
import { shipmentState } from '../reply.ts'

/**
 * Builds one shipment from what is open of sales orders that go to one place on the same terms. It begins in Set items (O);
 * what is complete by itself goes on to Rate & route (Q) at once.
 */
export const BuildFromOrders = defineCall({
  group: 'Orders',
  name: 'BuildFromOrders',
  summary: 'Build a shipment from sales orders',
  access: { kind: 'signedIn', pages: ['OpenOrders'] },
  effect: 'write',
  once: true,
  ours: true,
  query: z.object({}),
  body: z.object({ orders: z.array(orderTarget).min(1).max(ORDERS_ON_SHIPMENT_MAX) }),
  reply: shipmentState.extend({
    UniqueName: z.string(),
    BOLNumber: z.string(),
    /** What has to be said of its items before it can be rated without a guess. */
    gaps: z.array(wireItemGap),
  }),
})
