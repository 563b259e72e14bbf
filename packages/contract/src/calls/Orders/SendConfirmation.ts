import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** Sends a confirmation that failed or was only kept to where its source says now; a mail keeps its Message-ID. */
export const SendConfirmation = defineCall({
  group: 'Orders',
  name: 'SendConfirmation',
  summary: 'Send a ship confirmation again',
  access: { kind: 'signedIn', pages: ['OrderIntegration'] },
  effect: 'write',
  once: false,
  repeatable: true,
  ours: true,
  query: z.object({}),
  body: z.object({ confirmationId: z.int().positive() }),
  reply: z.object({ Status: z.literal('Success') }),
})
