import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { bulkPages } from '../../pages.ts'

/** Stops one's own bulk job: no further row begins; what is done stays, and what is asked still comes to its end. */
export const StopBulk = defineCall({
  group: 'Bulk',
  name: 'StopBulk',
  summary: 'Stop a bulk job',
  access: { kind: 'signedIn', pages: bulkPages },
  effect: 'write',
  looks: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({ bulkId: z.int().positive() }),
  reply: z.object({ stopped: z.int() }),
})
