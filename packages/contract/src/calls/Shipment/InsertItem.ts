import { itemLevelNames } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** Most rows of one file. */
export const ITEM_FILE_ROWS = 2_000

/** What a file can have that keeps it from being read. */
export const itemFileFaults = [
  'unreadable',
  'tooManyRows',
  'noSkuColumn',
  'unknownColumn',
  'twiceColumn',
  'required',
  'twiceSku',
  'notANumber',
  'notOneOf',
  'tooLong',
  'tooLarge',
  'tooSmall',
  'tooPrecise',
  'notWhole',
  'saysOtherwise',
  'hazmatElsewhere',
  'countsOther',
  'inCartons',
  'noCartons',
  'wrong',
] as const

/**
 * The item master from a CSV file with the columns of its export. Items of known SKUs are changed in the columns that the file
 * has, others are added; of a file with a fault nothing is kept.
 */
export const InsertItem = defineCall({
  group: 'Shipment',
  name: 'InsertItem',
  summary: 'Add and change items from a CSV file',
  access: { kind: 'signedIn', pages: ['ItemMaster'] },
  effect: 'write',
  once: true,
  takes: 'multipart',
  query: z.object({}),
  body: z.object({}),
  reply: z.object({
    Status: z.enum(['Success', 'Faults']),
    added: z.int(),
    changed: z.int(),
    /** Those that already were as the file says. */
    same: z.int(),
    /** Where the file can't be read as items: line from 1 with the heads, the head of the column, what stands there. */
    faults: z.array(
      z.object({
        line: z.int(),
        column: z.string(),
        cell: z.string(),
        code: z.enum(itemFileFaults),
        params: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    ),
    /** Levels that weigh less than what is in them, or far more; pounds. */
    warnings: z.array(
      z.object({
        line: z.int(),
        SKU: z.string(),
        Level: z.enum(itemLevelNames),
        Weight: z.number(),
        Worked: z.number(),
      }),
    ),
  }),
})
