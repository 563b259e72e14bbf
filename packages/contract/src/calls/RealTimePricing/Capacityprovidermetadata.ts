import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { capacityProviderIdentifierTypes, providerReply, wireAccountDefinition } from '../../wire/providerAccount.ts'

/** Which carriers the real-time provider knows, and what it asks for to connect an account with each. */
export const Capacityprovidermetadata = defineCall({
  group: 'RealTimePricing',
  name: 'Capacityprovidermetadata',
  summary: 'Carriers of the real-time provider and what their accounts need',
  access: { kind: 'signedIn', pages: ['Carriers'] },
  effect: 'own',
  looks: true,
  repeatable: true,
  query: z.object({ operationmode: z.enum(['getbytype']).default('getbytype') }),
  body: z.object({
    type: z.enum(['LTL', 'VLTL']).default('LTL'),
    /** Where the company signs in several times. */
    loginId: z.int().positive().optional(),
    /** Asks the provider even though it was asked in the last days. */
    again: z.boolean().default(false),
  }),
  reply: z.object({
    ...providerReply,
    /** When the provider was asked; it counts as loaded for three days. */
    loadedAt: z.string(),
    capacityProviders: z.array(
      z.object({
        CapacityProviderIdentifierType: z.enum(capacityProviderIdentifierTypes),
        CapacityProviderIdentifierValue: z.string(),
        name: z.string(),
        accountDefinitions: z.array(wireAccountDefinition),
      }),
    ),
  }),
})
