import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { trimmedText } from '../../wire/text.ts'
import { upsLink, upsPages } from '../../wire/upsReady.ts'

/** UPS's agreement now in force, and accepting it: who accepted which version is kept for ever. */
export const RequestAgreement = defineCall({
  group: 'UPSReady',
  name: 'RequestAgreement',
  summary: 'UPS’s agreement: its text, and accepting it',
  access: { kind: 'invited', to: 'upsReady', pages: upsPages },
  effect: 'write',
  looks: { without: 'accept' },
  repeatable: true,
  quiet: true,
  query: upsLink,
  body: z.object({
    /** The version that was read, with the box ticked; left out: the text alone. */
    accept: z.object({ Version: trimmedText(40), Accepted: z.boolean() }).optional(),
  }),
  reply: z.object({
    Version: z.string(),
    /** Plain text, paragraphs apart by an empty line. */
    Text: z.string(),
    /** Made up for the demo: nothing is agreed with UPS by it. */
    IsSample: z.boolean(),
    /** ISO 8601 instant; null: nobody of the company has accepted this version. */
    AcceptedAt: z.string().nullable(),
    AcceptedBy: z.string(),
  }),
})
