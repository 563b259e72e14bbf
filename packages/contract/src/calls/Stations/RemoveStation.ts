import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { statusReply } from '../reply.ts'

/** Ends a station: its key opens nothing any more, what waits for it is not printed. */
export const RemoveStation = defineCall({
  group: 'Stations',
  name: 'RemoveStation',
  summary: 'Remove a station',
  access: { kind: 'signedIn', pages: ['PrinterSetup'] },
  effect: 'write',
  ours: true,
  query: z.object({}),
  body: z.object({ stationId: z.int().positive() }),
  reply: statusReply,
})
