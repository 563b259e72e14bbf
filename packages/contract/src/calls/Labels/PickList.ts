import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { jobPaperPages } from '../../pages.ts'

/**
 * What is taken from the shelf for the parcels of a bulk job of one's own, summed by item with its boxes, then box by box in
 * the order of their labels, as PDF.
 */
export const PickList = defineCall({
  group: 'Labels',
  name: 'PickList',
  summary: 'Pick list of a bulk job',
  access: { kind: 'signedIn', pages: jobPaperPages },
  effect: 'read',
  ours: true,
  gives: 'file',
  query: z.object({}),
  body: z.object({ bulkId: z.int().positive() }),
  reply: z.object({}),
})
