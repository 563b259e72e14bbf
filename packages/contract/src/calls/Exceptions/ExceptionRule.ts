import { exceptionRuleNames, exceptionRules, type ExceptionRule as Rule } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'

const hours = Object.fromEntries(
  exceptionRuleNames.map(name => [name, z.int().min(exceptionRules[name].least).max(exceptionRules[name].most)]),
) as Record<Rule, z.ZodInt>

/** After how long something is an exception: a company's rules, read (without `rule`) or saved. */
export const ExceptionRule = defineCall({
  group: 'Exceptions',
  name: 'ExceptionRule',
  summary: 'After how long something is an exception',
  access: { kind: 'signedIn', pages: ['ChangeDefaults'] },
  effect: 'write',
  looks: { without: 'rule' },
  repeatable: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    rule: z
      .object({
        /** The version that was seen; 0: none was saved yet. */
        version: z.int32().min(0),
        ...hours,
      })
      .optional(),
  }),
  reply: z.object({ version: z.int32(), ...hours }),
})
