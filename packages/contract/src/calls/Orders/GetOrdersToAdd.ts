import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { ORDERS_ON_SHIPMENT_MAX } from '../../constants.ts'

/** Open orders that can be added to a shipment: to the same place, on its terms and by its mode; those due first. */
export const GetOrdersToAdd = defineCall({
  group: 'Orders',
  name: 'GetOrdersToAdd',
  summary: 'Open orders that can be added to a shipment',
  access: { kind: 'signedIn', pages: ['OpenOrders'] },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({ shipmentId: z.int().positive() }),
  reply: z.object({
    /** Of the shipment: what orders are added to. */
    version: z.int32(),
    orders: z
      .array(
        z.object({
          orderId: z.int(),
          version: z.int32(),
          OrderNumber: z.string(),
          PO_Number: z.string(),
          ShipDate: z.string().nullable(),
          DueDate: z.string().nullable(),
          /** Pounds; null where a line leaves it to the item master. */
          Weight: z.number().nullable(),
          lines: z.int(),
        }),
      )
      .max(ORDERS_ON_SHIPMENT_MAX),
    total: z.int(),
  }),
})
