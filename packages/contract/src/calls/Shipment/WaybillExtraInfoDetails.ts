import { numberLimits, textLimits } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PAGE_INDEX_DEFAULT, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../../constants.ts'
import { wireMasterItem, wireMasterItemInput } from '../../wire/item.ts'
import { itemQuestion } from '../../wire/question.ts'
import { trimmedText } from '../../wire/text.ts'

/** The item master. `load` lists, or gives the one of an `itemId` or those of `skus`; the others answer with the one item as it now stands. */
export const WaybillExtraInfoDetails = defineCall({
  group: 'Shipment',
  name: 'WaybillExtraInfoDetails',
  summary: 'The item master: load, add, update, delete',
  access: {
    kind: 'signedIn',
    pages: ['SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'MultipleOrders', 'ShipmentDetails', 'ItemMaster'],
  },
  effect: 'write',
  looks: { query: 'flag', values: ['load'] },
  quiet: true,
  query: z.object({ flag: z.enum(['load', 'add', 'update', 'delete']) }),
  body: itemQuestion.extend({
    pageSize: z.int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
    pageIndex: z.int32().min(1).default(PAGE_INDEX_DEFAULT),
    itemId: z.int().positive().optional(),
    /** Those of these SKUs alone, as the lines of an order name them. */
    skus: z.array(trimmedText(textLimits.itemCode)).min(1).max(numberLimits.items).optional(),
    version: z.int32().positive().optional(),
    item: wireMasterItemInput.optional(),
  }),
  reply: z.object({
    Status: z.literal('Success'),
    Message: z.string().optional(),
    items: z.array(wireMasterItem),
    total: z.int(),
  }),
})
