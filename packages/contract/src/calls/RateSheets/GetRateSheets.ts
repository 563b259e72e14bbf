import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PAGE_INDEX_DEFAULT, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../../constants.ts'
import { sheetKinds, sheetStates, wireRateSheet } from '../../wire/rateSheet.ts'
import { storableText } from '../../wire/text.ts'

export const rateSheetSorts = ['CarrierSCAC', 'from', 'loadedAt'] as const

/** Every version of every rate sheet and base tariff: its history. */
export const GetRateSheets = defineCall({
  group: 'RateSheets',
  name: 'GetRateSheets',
  summary: 'Versions of rate sheets and base tariffs',
  access: { kind: 'signedIn', pages: ['RateSheets'] },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    searchText: storableText(100).default(''),
    sortName: z.enum(rateSheetSorts).default('loadedAt'),
    sortOrder: z.enum(['asc', 'desc']).default('desc'),
    filter: z
      .object({
        states: z.array(z.enum(sheetStates)).max(sheetStates.length).optional(),
        kinds: z.array(z.enum(sheetKinds)).max(sheetKinds.length).optional(),
      })
      .default({}),
    pageSize: z.int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
    pageIndex: z.int32().min(1).default(PAGE_INDEX_DEFAULT),
  }),
  reply: z.object({
    sheets: z.array(wireRateSheet),
    total: z.int(),
    /** Who may have a sheet. */
    carriers: z.array(z.object({ CarrierSCAC: z.string(), CarrierName: z.string() })),
  }),
})
