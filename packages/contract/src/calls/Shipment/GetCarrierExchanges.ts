import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PAGE_INDEX_DEFAULT, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../../constants.ts'
import { wireExchange } from '../../wire/exchange.ts'

/** What support needs when a carrier and a clerk remember differently, newest first. */
export const GetCarrierExchanges = defineCall({
  group: 'Shipment',
  name: 'GetCarrierExchanges',
  summary: 'What was said to carriers about a shipment',
  access: { kind: 'signedIn', pages: ['ShipmentDetails'] },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    shipmentId: z.int().positive(),
    pageSize: z.int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
    pageIndex: z.int32().min(1).default(PAGE_INDEX_DEFAULT),
  }),
  reply: z.object({ exchanges: z.array(wireExchange), total: z.int() }),
})
