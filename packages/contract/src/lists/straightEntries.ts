import { z } from 'zod'
import { defineList, fileCall, listCall } from '../list.ts'
import { price } from '../money.ts'

export const straightStates = ['asking', 'tendered', 'byHand'] as const

/** An order that the rule looked at, and what it did. */
const wireStraightEntry = z.object({
  entryId: z.int(),
  begunAt: z.string(),
  orderId: z.int(),
  OrderNumber: z.string(),
  consignee: z.string(),
  state: z.enum(straightStates),
  /** Why, as a kept sentence or the English of `code`. */
  words: z.string(),
  /** Of what refused it; blank: nothing did. */
  code: z.string(),
  shipmentId: z.int().nullable(),
  BOLNumber: z.string(),
  shipmentStatus: z.string(),
  CarrierName: z.string(),
  amount: price().nullable(),
  currency: z.string(),
})

const stateWords = { asking: 'Asking', tendered: 'Tendered', byHand: 'For a person' } as const

/** What the rule for orders that need nobody did, the newest first. */
export const list = defineList(wireStraightEntry, {
  name: 'straightEntries',
  calls: {
    group: 'Straight',
    list: 'GetStraightEntries',
    file: 'ExportStraightEntries',
    summary: 'What went straight through, and what was left to a person',
    pages: ['StraightThrough'],
  },
  rows: 'entries',
  key: 'entryId',
  columns: {
    begunAt: { label: 'straight.when', sortable: true, writes: [['begunAt', 'When', 'time']] },
    OrderNumber: { label: 'straight.order', writes: [['OrderNumber', 'Order']] },
    consignee: { label: 'straight.consignee', writes: [['consignee', 'Ship to']] },
    state: { label: 'straight.state', writes: [['state', 'Result', stateWords]] },
    words: { label: 'straight.why', writes: [['words', 'Why']] },
    BOLNumber: { label: 'straight.shipment', writes: [['BOLNumber', 'BOL']] },
    CarrierName: { label: 'straight.carrier', writes: [['CarrierName', 'Carrier']] },
    amount: {
      label: 'straight.amount',
      writes: [
        ['amount', 'Amount'],
        ['currency', 'Currency'],
      ],
    },
  },
  sort: 'begunAt',
  order: 'desc',
  filters: {
    states: { kind: 'many', label: 'straight.state', values: straightStates },
    begun: { kind: 'dates', label: 'straight.when' },
  },
  file: { name: 'straight-through', currency: 'currency' },
})

export const GetStraightEntries = listCall(list, {})
export const ExportStraightEntries = fileCall(list)
