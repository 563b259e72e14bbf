import { z } from 'zod'
import { trimmedText } from './text.ts'

/** Kinds of numbers by which the real-time provider names a carrier. */
export const capacityProviderIdentifierTypes = [
  'SCAC',
  'DOT_NUMBER',
  'MC_NUMBER',
  'P44_EU',
  'P44_GLOBAL',
  'SYSTEM',
  'VAT',
] as const

/** What the provider asks for, for one kind of account of a carrier. */
export const wireAccountDefinition = z.object({
  accountDefinitionIdentifier: z.string(),
  fields: z.array(z.object({ name: z.string(), label: z.string(), required: z.boolean(), secret: z.boolean() })),
})

/** One carrier's account at the provider. Secrets go in and never come out. */
export const wireProviderAccount = z.object({
  accountId: z.int(),
  /** The sign-in through which it is asked. */
  loginId: z.int(),
  CapacityProviderIdentifierType: z.enum(capacityProviderIdentifierTypes),
  CapacityProviderIdentifierValue: z.string(),
  CarrierName: z.string(),
  groupCode: z.string(),
  accountCode: z.string(),
  version: z.int32(),
})
export type WireProviderAccount = z.output<typeof wireProviderAccount>

/** A sign-in of the company at the provider; the first one may have no name. */
export const wireProviderLogin = z.object({ loginId: z.int(), name: z.string() })

/** The fields of an account by name; which are needed stands in the carrier's metadata. */
export const providerAccountFields = z.record(z.string().regex(/^[A-Za-z0-9]{1,40}$/), trimmedText(500))

/** What the provider said when it refused: its status travels here and never becomes ours. */
export const providerReply = {
  Status: z.enum(['Success', 'Failed']),
  providerStatus: z.int().nullable(),
  /** The provider's first words; blank when all went well. */
  message: z.string(),
}
