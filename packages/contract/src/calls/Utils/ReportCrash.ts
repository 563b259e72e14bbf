import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** A page that stopped working says so, for the log of whoever runs the product. */
export const ReportCrash = defineCall({
  group: 'Utils',
  name: 'ReportCrash',
  summary: 'Report a page that stopped working',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'own',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    /** The page's path, without what was asked of it. */
    route: z.string().max(200),
    message: z.string().max(500),
    stack: z.string().max(4_000),
  }),
  /** What to tell support. */
  reply: z.object({ reference: z.string() }),
})
