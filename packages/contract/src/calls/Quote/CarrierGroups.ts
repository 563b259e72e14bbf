import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { SPOT_CARRIERS_MAX, wireCarrierGroup, wireGroupMember } from '../../wire/spotQuote.ts'
import { trimmedText } from '../../wire/text.ts'
import { quotePages } from './quoteLink.ts'

/** Groups that one company keeps. */
export const CARRIER_GROUPS_MAX = 200

/** Carriers that are asked together, under a name the whole company uses: read, kept and deleted. */
export const CarrierGroups = defineCall({
  group: 'Quote',
  name: 'CarrierGroups',
  summary: 'Groups of carriers that are asked together',
  access: { kind: 'signedIn', pages: quotePages },
  effect: 'write',
  looks: { query: 'flag', values: ['load'] },
  ours: true,
  query: z.object({ flag: z.enum(['load', 'save', 'delete']).default('load') }),
  body: z.object({
    /** Left out with `save`: a new one. */
    groupId: z.int32().positive().optional(),
    version: z.int32().positive().optional(),
    name: trimmedText(60).default(''),
    members: z.array(wireGroupMember).max(SPOT_CARRIERS_MAX).default([]),
  }),
  reply: z.object({ groups: z.array(wireCarrierGroup) }),
})
