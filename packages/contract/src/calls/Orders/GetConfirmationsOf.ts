import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { CONFIRMATIONS_SHOWN } from '../../constants.ts'
import { wireConfirmation } from '../../lists/shipConfirmations.ts'

const id = z.int().positive().optional()

/** What was said of one order, or of the orders on one shipment, to where they came from: the newest first. */
export const GetConfirmationsOf = defineCall({
  group: 'Orders',
  name: 'GetConfirmationsOf',
  summary: 'Ship confirmations of an order or a shipment',
  access: { kind: 'signedIn', pages: ['OrderIntegration', 'OpenOrders'] },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z
    .object({ orderId: id, shipmentId: id })
    .refine(({ orderId, shipmentId }) => (orderId === undefined) !== (shipmentId === undefined), {
      path: ['orderId'],
      params: { code: 'required' },
    }),
  reply: z.object({
    /** The newest ones; `count` says how many there are. */
    confirmations: z.array(wireConfirmation).max(CONFIRMATIONS_SHOWN),
    count: z.int(),
  }),
})
