import { z } from 'zod'
import { defineCall } from '../../call.ts'

const ms = z.number().min(0).max(600_000)

/** How fast a page was for a person, where the browser was let say so; no third party hears of it. */
export const ReportVitals = defineCall({
  group: 'Utils',
  name: 'ReportVitals',
  summary: 'Report how fast a page was',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'own',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    /** A random id of this browser, which names nobody. */
    browser: z.string().max(40),
    route: z.string().max(200),
    /** Milliseconds until the largest part was painted; left out: it was not measured. */
    lcp: ms.optional(),
    /** The slowest answer to a key or a click, milliseconds. */
    inp: ms.optional(),
    cls: z.number().min(0).max(100).optional(),
  }),
  reply: z.object({ Status: z.literal('Success') }),
})
