import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireStraightState } from '../../wire/straight.ts'

/**
 * Switches the rule on, in the name of whoever does, or off: from then on nothing it tendered leaves that has not left. On
 * needs the version that was tried over past orders.
 */
export const SwitchStraightRule = defineCall({
  group: 'Straight',
  name: 'SwitchStraightRule',
  summary: 'Switch the rule for orders that need nobody on or off',
  access: { kind: 'signedIn', pages: ['StraightThrough'] },
  effect: 'write',
  ours: true,
  query: z.object({}),
  body: z.object({ version: z.int32().positive(), isOn: z.boolean() }),
  reply: wireStraightState,
})
