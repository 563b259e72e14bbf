import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { providerReply } from '../../wire/providerAccount.ts'
import { trimmedText } from '../../wire/text.ts'

/** The groups that the company's accounts at the pricing provider stand in: lists them, or makes one. One that is there stays. */
export const CreateP44AccountGroup = defineCall({
  group: 'Address',
  name: 'CreateP44AccountGroup',
  summary: 'Account groups at the pricing provider',
  access: { kind: 'signedIn', pages: ['Carriers'] },
  effect: 'own',
  looks: { query: 'funtype', values: ['load'] },
  repeatable: true,
  query: z.object({ funtype: z.enum(['load', 'add']).default('add') }),
  body: z.object({
    loginId: z.int().positive().optional(),
    groupCode: trimmedText(100).default(''),
    groupName: trimmedText(100).default(''),
  }),
  reply: z.object({ ...providerReply, groups: z.array(z.object({ code: z.string(), name: z.string() })) }),
})
