import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireDropOff } from '../../wire/dayEnd.ts'
import { storableText } from '../../wire/text.ts'

/** Where packages of an account can be dropped off near a ZIP, the nearest first. */
export const DropOffLocations = defineCall({
  group: 'DayEnd',
  name: 'DropOffLocations',
  summary: 'Drop-off locations',
  access: { kind: 'signedIn', pages: ['DayEnd'] },
  effect: 'own',
  looks: true,
  repeatable: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    AccountID: z.int().positive(),
    Zip: storableText(10).trim(),
    CountryCode: z.enum(['US', 'CA']).default('US'),
    radiusMiles: z.int().min(1).max(100).default(20),
  }),
  reply: z.object({
    /** The middle of the ZIP. */
    center: z.object({ City: z.string(), State: z.string(), latitude: z.number(), longitude: z.number() }),
    locations: z.array(wireDropOff),
    /** Blank, or why there are none. */
    refusal: z.string(),
  }),
})
