import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { orderStates } from '../../lists/openOrders.ts'
import { money } from '../../money.ts'
import { ORDER_LINES_SHOWN, wireCountedLine, wireSalesOrder } from '../../wire/salesOrder.ts'

/** A sales order with what became of each line, and the shipments it is on. */
export const GetOrder = defineCall({
  group: 'Orders',
  name: 'GetOrder',
  summary: 'A sales order with its lines and shipments',
  access: { kind: 'signedIn', pages: ['OpenOrders'] },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({ orderId: z.int().positive() }),
  reply: z.object({
    orderId: z.int(),
    version: z.int32(),
    state: z.enum(orderStates),
    /** When a file cancelled what had left, or what a carrier was asked to take; null: none did. */
    cancelWantedAt: z.string().nullable().default(null),
    order: wireSalesOrder.omit({ Items: true }),
    /** The first ones; `lineCount` says how many there are. */
    Items: z.array(wireCountedLine).max(ORDER_LINES_SHOWN),
    lineCount: z.int(),
    /** Newest first. */
    shipments: z.array(
      z.object({
        shipmentId: z.int(),
        BOLNumber: z.string(),
        shipmentStatus: z.enum(['O', 'Q', 'T', 'A', 'D', 'V']),
        /** What of the order was given back by it, or is on it. */
        isReleased: z.boolean(),
        /** Minor units of `bornCurrency`: what of its price the order bears; null while nothing was bought. */
        bornCharge: money(),
        bornCurrency: z.string(),
      }),
    ),
  }),
})
