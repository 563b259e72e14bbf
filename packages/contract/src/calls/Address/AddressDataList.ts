import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PAGE_INDEX_DEFAULT, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../../constants.ts'
import { addressPages } from '../../pages.ts'
import { wireBookAddress } from '../../wire/bookAddress.ts'
import { storableText } from '../../wire/text.ts'

/** The address book; without a search the most used come first. */
export const AddressDataList = defineCall({
  group: 'Address',
  name: 'AddressDataList',
  summary: 'The address book, searched and paged',
  access: { kind: 'signedIn', pages: addressPages },
  effect: 'read',
  quiet: true,
  query: z.object({}),
  body: z.object({
    UserId: z.int32().optional(),
    searchText: storableText(100).default(''),
    pageSize: z.int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
    pageIndex: z.int32().min(1).default(PAGE_INDEX_DEFAULT),
    /** Only our own places. */
    ours: z.boolean().default(false),
  }),
  reply: z.object({ addresses: z.array(wireBookAddress), total: z.int() }),
})
