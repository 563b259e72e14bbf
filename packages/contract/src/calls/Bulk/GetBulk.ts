import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { bulkPages } from '../../pages.ts'
import { bulkActions, wireBulkJob } from '../../wire/bulk.ts'

/**
 * One's own bulk jobs that were not put away, the newest first: how far each is, and what there is to fix. Where there are
 * more than are shown, those that run or need somebody come before those that went well.
 */
export const GetBulk = defineCall({
  group: 'Bulk',
  name: 'GetBulk',
  summary: 'Progress and results of what was done with many rows',
  access: { kind: 'signedIn', pages: bulkPages },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({ actions: z.array(z.enum(bulkActions)).max(bulkActions.length).optional() }),
  reply: z.object({ jobs: z.array(wireBulkJob) }),
})
