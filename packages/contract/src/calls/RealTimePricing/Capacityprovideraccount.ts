import { z } from 'zod'
import { defineCall } from '../../call.ts'
import {
  providerAccountFields,
  providerReply,
  wireProviderAccount,
  wireProviderLogin,
} from '../../wire/providerAccount.ts'
import { trimmedText } from '../../wire/text.ts'

/**
 * The company's accounts at the real-time provider. `load` lists them; `add`, `update` and `delete` change them at the
 * provider first and here after it agreed. Repeating one is harmless: an account that is there already says so.
 */
export const Capacityprovideraccount = defineCall({
  group: 'RealTimePricing',
  name: 'Capacityprovideraccount',
  summary: 'Accounts at the real-time provider',
  access: { kind: 'signedIn', pages: ['Carriers'] },
  effect: 'own',
  looks: { query: 'operationtype', values: ['load'] },
  query: z.object({ operationtype: z.enum(['load', 'add', 'update', 'delete']) }),
  body: z.object({
    /** For update and delete. */
    accountId: z.int().positive().optional(),
    version: z.int32().positive().optional(),
    /** Where the company signs in several times: through which one it is added. */
    loginId: z.int().positive().optional(),
    CapacityProviderIdentifierType: z.literal('SCAC').default('SCAC'),
    CapacityProviderIdentifierValue: trimmedText(4)
      .transform(text => text.toUpperCase())
      .default(''),
    CarrierName: trimmedText(100).default(''),
    groupCode: trimmedText(100).default(''),
    accountCode: trimmedText(100).default(''),
    accountDefinitionIdentifier: trimmedText(100).default(''),
    fields: providerAccountFields.default({}),
  }),
  reply: z.object({ ...providerReply, accounts: z.array(wireProviderAccount), logins: z.array(wireProviderLogin) }),
})
