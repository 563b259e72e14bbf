import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { trimmedText } from '../../wire/text.ts'

/** Called by the program on the PC: trades the code for a key of its own. */
export const JoinStation = defineCall({
  group: 'Stations',
  name: 'JoinStation',
  summary: 'Become a station by a code',
  access: { kind: 'public' },
  effect: 'own',
  ours: true,
  query: z.object({}),
  body: z.object({ code: z.string().max(40), name: trimmedText(60).min(1), platform: trimmedText(100).default('') }),
  reply: z.object({ token: z.string(), stationId: z.int(), name: z.string() }),
})
