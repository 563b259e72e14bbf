import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PAGE_SIZE_MAX } from '../../constants.ts'
import { bulkPages } from '../../pages.ts'
import { sheetStates, wireSheet } from '../../wire/bulkSheet.ts'

/**
 * What became of orders that were built, priced and tendered together, or of shipments from there on: each once, with its last
 * step. One's own sheet alone, by the job that it began with.
 */
export const GetSheet = defineCall({
  group: 'Bulk',
  name: 'GetSheet',
  summary: 'Orders or shipments that are built, priced and tendered together, each with how far it is',
  access: { kind: 'signedIn', pages: bulkPages },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    bulkId: z.int().positive(),
    /** Left out: all. */
    states: z.array(z.enum(sheetStates)).max(sheetStates.length).optional(),
    /** Rows behind this one. */
    after: z.int32().min(-1).default(-1),
    pageSize: z.int().min(1).max(PAGE_SIZE_MAX).default(100),
  }),
  reply: wireSheet,
})
