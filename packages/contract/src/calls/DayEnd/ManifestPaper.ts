import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { storableText } from '../../wire/text.ts'

/** The manifest of a close, or a paper that its carrier gave. */
export const ManifestPaper = defineCall({
  group: 'DayEnd',
  name: 'ManifestPaper',
  summary: 'Paper of a close',
  access: { kind: 'signedIn', pages: ['DayEnd'] },
  effect: 'own',
  looks: true,
  repeatable: true,
  gives: 'file',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    closeId: z.int().positive(),
    /** Name of what the carrier gave; blank: our own manifest. */
    paper: storableText(200).default(''),
  }),
  reply: z.object({}),
})
