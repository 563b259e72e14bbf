import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { storableText } from '../../wire/text.ts'

/** Reads the terms now in force and records their acceptance. Accepting needs a session or a setup access id. */
export const UserAgreementOperation = defineCall({
  group: 'LogIn',
  name: 'UserAgreementOperation',
  summary: 'The user agreement: its text, and accepting it',
  access: { kind: 'public', developerKey: true },
  effect: 'own',
  quiet: true,
  query: z.object({}),
  body: z.object({
    Operation: z.enum(['read', 'accept']).default('read'),
    Version: storableText(40).optional(),
    AccessId: storableText(200).optional(),
  }),
  reply: z.object({
    Status: z.enum(['Success', 'Error']),
    /** `2026-11-01`: the day from which this text holds. */
    Version: z.string(),
    /** Plain text, paragraphs apart by an empty line. */
    Text: z.string(),
    /** ISO 8601 instant; null when this person has not accepted this version. */
    AcceptedAt: z.string().nullable(),
  }),
})
