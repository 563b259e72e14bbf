import { isDayOfOurTime } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { storableText } from '../../wire/text.ts'

/** Shipments that one file of pickup lists is made of at most. */
export const PICKUP_LIST_MAX = 1_000

/** What is tendered and not yet picked up, a list for each day, dock and carrier, for its driver to sign. It counts as printed. */
export const PickupList = defineCall({
  group: 'Shipment',
  name: 'PickupList',
  summary: 'Pickup lists by dock and carrier as PDF',
  access: { kind: 'signedIn', pages: ['DockView', 'PrintDocuments', 'MultipleOrders'] },
  effect: 'own',
  repeatable: true,
  quiet: true,
  gives: 'file',
  ours: true,
  query: z.object({}),
  body: z.object({
    /** These alone, whatever their day; empty: all of a day. */
    shipmentIds: z.array(z.int().positive()).max(PICKUP_LIST_MAX).default([]),
    /** Blank: today at the dock. */
    date: storableText(10)
      .refine(date => date === '' || isDayOfOurTime(date), { params: { code: 'invalid_date' } })
      .default(''),
    /** An own dock of the address book; null: all. */
    siteId: z.int().positive().nullable().default(null),
    /** SCAC; blank: all carriers. */
    CarrierSCAC: storableText(20).default(''),
  }),
  reply: z.object({}),
})
