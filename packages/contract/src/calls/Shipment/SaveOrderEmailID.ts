import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { SOURCE_PEOPLE_MAX, SOURCE_SENDERS_MAX } from '../../constants.ts'
import { importPolicies } from '../../wire/imports.ts'
import { mailAddress, mailSender, sourceName } from '../../wire/orderSourceFields.ts'

/** Saves a source to which orders are mailed. It gets an address of its own, which stays. */
export const SaveOrderEmailID = defineCall({
  group: 'Shipment',
  name: 'SaveOrderEmailID',
  summary: 'Take orders from mails to an address of their own',
  access: { kind: 'signedIn', pages: ['OrderIntegration'] },
  effect: 'write',
  once: true,
  query: z.object({}),
  body: z.object({
    /** Left out: a new one. */
    sourceId: z.int().positive().optional(),
    version: z.int32().default(0),
    name: sourceName,
    /** Addresses and whole domains. */
    senders: z.array(mailSender).min(1).max(SOURCE_SENDERS_MAX),
    policy: z.enum(importPolicies).default('update'),
    notified: z.array(mailAddress).max(SOURCE_PEOPLE_MAX).default([]),
  }),
  reply: z.object({ Status: z.literal('Success'), sourceId: z.int(), version: z.int(), address: z.string() }),
})
