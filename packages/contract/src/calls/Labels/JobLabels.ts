import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { jobPaperPages } from '../../pages.ts'

/** How many labels a bulk job of one's own bought, and in how many parts its papers come. */
export const JobLabels = defineCall({
  group: 'Labels',
  name: 'JobLabels',
  summary: 'Labels of a bulk job',
  access: { kind: 'signedIn', pages: jobPaperPages },
  effect: 'read',
  ours: true,
  query: z.object({}),
  body: z.object({ bulkId: z.int().positive() }),
  reply: z.object({
    /** In force: they can be printed. */
    labels: z.int(),
    /** Parts of LABELS_DRAWN_MAX boxes each; a box keeps its part whatever becomes of others. */
    parts: z.int(),
  }),
})
