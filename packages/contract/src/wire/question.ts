import { roundStates, spotStates } from '@waybill/domain'
import { z } from 'zod'
import { PAGE_SIZE_MAX } from '../constants.ts'
import { questionOf } from '../list.ts'
import { list as carrierList } from '../lists/carriers.ts'
import { list as orderList } from '../lists/openOrders.ts'
import { list as shipmentList } from '../lists/shipments.ts'
import { itemFilter, mailFilter } from './filter.ts'
import { itemSorts } from './item.ts'
import { storableText } from './text.ts'

const searchText = storableText(100).default('')
const sortOrder = z.enum(['asc', 'desc'])

/** What is asked of a list, whatever is done with the answer: shown, exported, or worked on as a whole. */
export const shipmentQuestion = questionOf(shipmentList).extend({
  /** `mine`: created by or assigned to me. */
  view: z.enum(['all', 'mine']).default('all'),
})

export const itemQuestion = z.object({
  searchText,
  sortName: z.enum(itemSorts).default('SKU'),
  sortOrder: sortOrder.default('asc'),
  filter: itemFilter.default({}),
})

export const mailQuestion = z.object({ searchText, filter: mailFilter.default({}) })

export const carrierQuestion = questionOf(carrierList)

export const orderQuestion = questionOf(orderList)

export const spotQuoteQuestion = z.object({
  searchText,
  states: z.array(z.enum(spotStates)).max(spotStates.length).default([]),
  /** Only those with carriers that have not answered. */
  unanswered: z.boolean().default(false),
})

export const roundQuestion = z.object({
  searchText,
  states: z.array(z.enum(roundStates)).max(roundStates.length).default([]),
})

/** Rows of a list that were chosen by their ids, to be exported alone; left out: all that the list shows. */
export const chosenRows = z.array(z.int().positive()).min(1).max(PAGE_SIZE_MAX).optional()
