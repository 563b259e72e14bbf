import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { upsDetails, upsLink, upsPages, upsSteps } from '../../wire/upsReady.ts'

/** What has been filled in of a UPS registration: it is left and come back to, and may be half filled until it is registered. */
export const AccountDetails = defineCall({
  group: 'UPSReady',
  name: 'AccountDetails',
  summary: 'Contact, account and invoice of a UPS registration',
  access: { kind: 'invited', to: 'upsReady', pages: upsPages },
  effect: 'write',
  looks: { without: 'save' },
  repeatable: true,
  quiet: true,
  query: upsLink,
  body: z.object({
    /** With the version that was seen; left out: what is kept. */
    save: z.object({ details: upsDetails, step: z.enum(upsSteps), version: z.int32() }).optional(),
  }),
  reply: z.object({
    details: upsDetails,
    /** Where it was left. */
    step: z.enum(upsSteps),
    /** 0: nothing is kept yet. */
    version: z.int32(),
    /** Whether it was registered meanwhile; then nothing more is filled in by this link. */
    isRegistered: z.boolean(),
  }),
})
