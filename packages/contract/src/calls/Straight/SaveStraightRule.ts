import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireStraightRule, wireStraightState } from '../../wire/straight.ts'

/** Saves the rule; one that is on is switched off by it, for nobody has seen what it does now. */
export const SaveStraightRule = defineCall({
  group: 'Straight',
  name: 'SaveStraightRule',
  summary: 'Change the rule for orders that need nobody',
  access: { kind: 'signedIn', pages: ['StraightThrough'] },
  effect: 'write',
  ours: true,
  query: z.object({}),
  body: z.object({
    /** The version that was seen; 0: none yet. */
    version: z.int32().min(0),
    rule: wireStraightRule,
  }),
  reply: wireStraightState,
})
