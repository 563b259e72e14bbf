import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { settings } from '../../settings/index.ts'

/** `notChecked`: no resolver answered in time, or there is nothing to look for. */
const found = z.enum(['found', 'missing', 'notChecked'])

/** Whether the domain of a sender publishes who may send its mail (SPF) and the key that signs it (DKIM). Nothing depends on it. */
export const CheckMailSender = defineCall({
  group: 'Mail',
  name: 'CheckMailSender',
  summary: 'SPF and DKIM of a sender',
  access: { kind: 'signedIn', pages: ['Company'] },
  effect: 'own',
  looks: true,
  repeatable: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    sender: settings.mailSender.schema,
    selector: settings.dkimSelector.schema,
  }),
  reply: z.object({ domain: z.string(), spf: found, dkim: found }),
})
