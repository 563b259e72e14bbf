import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { orderStates } from '../../lists/openOrders.ts'
import { wireOrderLine, wireSalesOrder } from '../../wire/salesOrder.ts'

/**
 * Enters a sales order by hand, or changes one as a later file would: shipments that nobody tendered follow, and what can't
 * follow refuses the whole of it. Lines that are not named stay as they are; a quantity of 0 cancels what of a line has not left.
 */
export const SaveSalesOrder = defineCall({
  group: 'Orders',
  name: 'SaveSalesOrder',
  summary: 'Enter or change a sales order',
  access: { kind: 'signedIn', pages: ['OpenOrders'] },
  effect: 'write',
  once: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    /** Left out: a new order. Number and back order of a known one stay what they are. */
    seen: z.object({ orderId: z.int().positive(), version: z.int32().positive() }).nullable().default(null),
    /** Cancels what of the whole order has not left; what else is said of its lines is passed over. */
    cancel: z.boolean().default(false),
    /** Opens what was cancelled of the order; nothing else of it is changed. */
    reopen: z.boolean().default(false),
    order: wireSalesOrder.extend({ Items: z.array(wireOrderLine).max(1000).default([]) }),
  }),
  reply: z.object({
    orderId: z.int(),
    version: z.int32(),
    state: z.enum(orderStates),
    /** `same`: nothing of it was another one. */
    became: z.enum(['added', 'changed', 'same']),
  }),
})
