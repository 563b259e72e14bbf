import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** The weight on the scale of my station: only one that stands still. Refused when it moves, is off, or is not there. */
export const GetWeightfromMachine = defineCall({
  group: 'Utils',
  name: 'GetWeightfromMachine',
  summary: 'The weight on the scale',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'read',
  quiet: true,
  // Whose station it is, the session says.
  query: z.object({ userid: z.string().max(20).optional() }),
  body: z.object({}),
  reply: z.object({
    /** Net, in pounds. */
    Weight: z.number(),
    /** As the scale shows it. */
    shown: z.string(),
    tare: z.string(),
    weighedAt: z.string(),
    ageSeconds: z.number(),
  }),
})
