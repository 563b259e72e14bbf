import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { memberRights, wirePageGroup } from '../../wire/member.ts'
import { trimmedText } from '../../wire/text.ts'

/** Groups of people with the pages that they open: load, save (a new one without an id), delete one that nobody is in. */
export const PageGroups = defineCall({
  group: 'LogIn',
  name: 'PageGroups',
  summary: 'Groups of people, and what they open',
  access: { kind: 'signedIn', pages: ['ManageUsers'] },
  effect: 'write',
  looks: { query: 'flag', values: ['load'] },
  ours: true,
  query: z.object({ flag: z.enum(['load', 'save', 'delete']).default('load') }),
  body: z.object({
    /** Of save and delete: the group, in the version that was seen; left out of save: a new one. */
    GroupID: z.int32().positive().optional(),
    version: z.int32().default(0),
    /** Of save. */
    GroupName: trimmedText(60).min(1).optional(),
    Groupcode: trimmedText(20).default(''),
    pages: memberRights.shape.pages,
    looksAt: memberRights.shape.looksAt,
    /** Left out: as it was. */
    demandsFactor: z.boolean().optional(),
  }),
  reply: z.object({ Status: z.literal('Success'), groups: z.array(wirePageGroup) }),
})
