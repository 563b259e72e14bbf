import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { trimmedText } from '../../wire/text.ts'

/**
 * The company's account with ODFL. `load` answers what is kept, the password never; `save` keeps it, asked of the carrier
 * first where its connector is there. `success`: kept for the first time; `updated`: an earlier one was replaced;
 * `error`: ODFL refused it, nothing was kept; `failed`: ODFL could not be asked, nothing was kept.
 */
export const ODFLAccountSetup = defineCall({
  group: 'Carriers',
  name: 'ODFLAccountSetup',
  summary: 'The company’s account with ODFL',
  access: { kind: 'signedIn', pages: ['Carriers'] },
  effect: 'own',
  looks: { query: 'Mode', values: ['load'] },
  query: z.object({ Mode: z.enum(['load', 'save']).default('load') }),
  body: z.object({
    userName: trimmedText(60).default(''),
    /** Blank on a save: the one that is kept. */
    password: trimmedText(100).default(''),
    accountNumber: trimmedText(12).default(''),
  }),
  reply: z.object({
    Status: z.enum(['success', 'updated', 'load', 'error', 'failed']),
    /** The carrier's words where it refused. */
    Message: z.string(),
    userName: z.string(),
    accountNumber: z.string(),
    hasPassword: z.boolean(),
    /** Whether ODFL has accepted these credentials. */
    verified: z.boolean(),
  }),
})
