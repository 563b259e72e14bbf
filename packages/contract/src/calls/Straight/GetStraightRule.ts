import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireStraightState } from '../../wire/straight.ts'

/** The rule for orders that need nobody, whether it works, and what it tendered today. */
export const GetStraightRule = defineCall({
  group: 'Straight',
  name: 'GetStraightRule',
  summary: 'The rule for orders that need nobody',
  access: { kind: 'signedIn', pages: ['StraightThrough'] },
  effect: 'own',
  looks: true,
  repeatable: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({}),
  reply: wireStraightState,
})
