import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { APPROVAL_RULES_MAX, wireApprovalRule } from '../../wire/approvalRule.ts'

/** When bookings have to be approved and by whom: `load` the rules, or `save` them whole as a new version. The first that fits decides. */
export const ApprovalRules = defineCall({
  group: 'Shipment',
  name: 'ApprovalRules',
  summary: 'When bookings have to be approved, and by whom',
  access: { kind: 'signedIn', pages: ['ManageUsers'] },
  effect: 'write',
  looks: { query: 'flag', values: ['load'] },
  ours: true,
  query: z.object({ flag: z.enum(['load', 'save']).default('load') }),
  body: z.object({
    /** The version that was seen; 0: none yet. */
    version: z.int32().min(0).default(0),
    rules: z.array(wireApprovalRule).max(APPROVAL_RULES_MAX).default([]),
  }),
  reply: z.object({
    Status: z.literal('Success'),
    version: z.int32(),
    savedBy: z.string(),
    savedAt: z.string().nullable(),
    rules: z.array(wireApprovalRule),
    /** Who can be chosen, and the company's own docks. */
    people: z.array(z.object({ UserId: z.int32(), name: z.string() })),
    docks: z.array(z.object({ addressId: z.int(), name: z.string() })),
  }),
})
