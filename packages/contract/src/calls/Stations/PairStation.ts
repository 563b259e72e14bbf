import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** Makes a code by which a program on a PC becomes a station of the company: for a quarter of an hour, once. */
export const PairStation = defineCall({
  group: 'Stations',
  name: 'PairStation',
  summary: 'A code that pairs a station',
  access: { kind: 'signedIn', pages: ['PrinterSetup'] },
  effect: 'write',
  ours: true,
  query: z.object({}),
  body: z.object({}),
  reply: z.object({
    code: z.string(),
    expiresAt: z.string(),
    /** Where people reach this installation. */
    address: z.string(),
  }),
})
