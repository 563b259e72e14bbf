import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PAGE_INDEX_DEFAULT, PAGE_SIZE_MAX } from '../../constants.ts'
import { wireBillTo, wireBillToInput } from '../../wire/billToLocation.ts'
import { storableText } from '../../wire/text.ts'

/**
 * The places that third parties are billed at: `load` them, `add` one, `update` or `delete` the one of an `id`. What is wrong
 * with an address is answered in `Error`, beside the places as they stand.
 */
export const BillToAddressUpdate = defineCall({
  group: 'Address',
  name: 'BillToAddressUpdate',
  summary: 'Bill-to locations of provider rate requests',
  access: { kind: 'signedIn', pages: ['BillToLocations', 'SingleOrder', 'Prepaid'] },
  effect: 'write',
  looks: { query: 'funtype', values: ['load'] },
  quiet: true,
  query: z.object({
    /** Taken as specified: whose they are is decided by the session alone. */
    userid: z.string().max(20).optional(),
    clientId: z.string().max(20).optional(),
    funtype: z.enum(['add', 'update', 'load', 'delete']),
  }),
  body: z.object({
    id: z.int().positive().optional(),
    /** With `update`: the version that was seen. Left out, the location is written whatever it says by now. */
    version: z.int32().positive().optional(),
    address: wireBillToInput.optional(),
    /** With `load`: all of them where nothing is given, the one of an `id` where that is. */
    searchText: storableText(100).default(''),
    pageSize: z.int().min(1).max(PAGE_SIZE_MAX).optional(),
    pageIndex: z.int32().min(1).default(PAGE_INDEX_DEFAULT),
  }),
  reply: z.object({
    Status: z.enum(['Success', 'Error']),
    bIlltoAddresses: z.array(wireBillTo),
    total: z.int(),
    Error: z.object({ errorMessage: z.string(), field: z.string() }).nullable(),
  }),
})
