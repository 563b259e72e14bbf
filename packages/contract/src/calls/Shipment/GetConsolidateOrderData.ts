import { modeNames } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { CONSOLIDATED_MAX, PROPOSALS_SHOWN } from '../../constants.ts'
import { money, price } from '../../money.ts'

/** What could ride together: open orders, or shipments that nobody tendered, of one ship-to, day, terms and mode. */
export const GetConsolidateOrderData = defineCall({
  group: 'Shipment',
  name: 'GetConsolidateOrderData',
  summary: 'What could ride together, and what that saves',
  access: { kind: 'signedIn', pages: ['OpenOrders'] },
  effect: 'own',
  looks: true,
  repeatable: true,
  quiet: true,
  query: z.object({}),
  body: z.object({ of: z.enum(['orders', 'shipments']).default('orders') }),
  reply: z.object({
    /** How many there are; the ones with most in them are shown. */
    total: z.int(),
    /** Carriers are asked for prices: what is saved is said at theirs alone, when they are asked. */
    asksLive: z.boolean(),
    proposals: z
      .array(
        z.object({
          consignee: z.string(),
          City: z.string(),
          State: z.string(),
          Zip: z.string(),
          PaymentType: z.enum(['P', 'C', 'T']),
          shipMode: z.enum(modeNames),
          /** The day it leaves, or is wanted; null: none was said. */
          day: z.string().nullable(),
          Weight: z.number().nullable(),
          members: z
            .array(z.object({ id: z.int(), version: z.int32(), name: z.string(), Weight: z.number().nullable() }))
            .max(CONSOLIDATED_MAX),
          /** By stored rate sheets, where no carrier is asked for prices; null: they do not price all of it. Minor units of `currency`. */
          saves: money(
            z.object({
              apart: price(),
              together: price(),
              amount: price(),
              currency: z.string(),
              CarrierName: z.string(),
            }),
          ),
        }),
      )
      .max(PROPOSALS_SHOWN),
  }),
})
