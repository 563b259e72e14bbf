import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** Whole days that may pass between a delivery and its shipment leaving the lists. */
export const ARCHIVE_AFTER_DAYS_MAX = 3650

/**
 * The company's rule for archiving delivered shipments, read (without `rule`) or saved. Whatever has no proof of its
 * delivery, or something open with its carrier, stays in the lists.
 */
export const ArchiveRule = defineCall({
  group: 'Shipment',
  name: 'ArchiveRule',
  summary: 'When delivered shipments are archived automatically',
  access: { kind: 'signedIn', pages: ['ChangeDefaults'] },
  effect: 'write',
  looks: { without: 'rule' },
  repeatable: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    rule: z
      .object({
        /** The version that was seen; 0: none was saved yet. */
        version: z.int32().min(0),
        /** Null: nothing is archived but by hand. */
        afterDays: z.int().min(1).max(ARCHIVE_AFTER_DAYS_MAX).nullable(),
      })
      .optional(),
  }),
  reply: z.object({
    version: z.int32(),
    afterDays: z.int().nullable(),
  }),
})
