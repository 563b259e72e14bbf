import type { ReplyOf } from '@waybill/contract/call.ts'
import type { Capacityprovidermetadata } from '@waybill/contract/calls/RealTimePricing/Capacityprovidermetadata.ts'
import { z } from 'zod'

export type ProviderCarrier = ReplyOf<typeof Capacityprovidermetadata>['capacityProviders'][number]
export type AccountDefinition = ProviderCarrier['accountDefinitions'][number]

/** Stands for a group that is made with the account. */
export const NEW_GROUP = '+'

/** The form of an account, drawn from what the provider says of it. */
export const accountSchema = (definition: AccountDefinition | undefined) =>
  z
    .object({
      groupCode: z.string().min(1),
      newGroup: z.string().trim().max(100),
      accountCode: z.string().trim().max(100),
      asked: z.object(
        Object.fromEntries(
          (definition?.fields ?? []).map(({ name, required }) => {
            const text = z.string().trim().max(500)
            return [name, required ? text.min(1) : text]
          }),
        ),
      ),
    })
    .check(({ value, issues }) => {
      if (value.groupCode !== NEW_GROUP || value.newGroup !== '') return
      issues.push({ code: 'custom', input: value, path: ['newGroup'], params: { code: 'required' } })
    })

/** Only what was filled in is sent: a field left blank is one the carrier does not need. */
export const filledFields = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ''))
