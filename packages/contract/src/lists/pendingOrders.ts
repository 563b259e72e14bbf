import { importFaults } from '@waybill/domain'
import { z } from 'zod'
import { defineList, fileCall, listCall } from '../list.ts'
import { heldQuestions } from '../wire/imports.ts'

/** A row of an order file that could not be taken, as its list shows it: its first reason, and how many more there are. */
const wirePendingOrder = z.object({
  /** Names the row among those of all files. */
  pendingId: z.int(),
  runId: z.int(),
  /** As the file counts, from 1. */
  rowNo: z.int(),
  /** Blank where the file does not say it. */
  OrderNumber: z.string(),
  BackOrderCode: z.string(),
  fileName: z.string(),
  /** The head of the column that is wrong; blank: the row as a whole. */
  column: z.string(),
  /** The field of the order that the column holds; blank: the row as a whole. */
  field: z.string(),
  /** As it is written. */
  cell: z.string(),
  code: z.enum(importFaults),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  moreReasons: z.int(),
  /** When its file came. */
  since: z.string(),
})

/** What is held of order files, across all of them: each row with what is wrong with it. */
export const list = defineList(wirePendingOrder, {
  name: 'pendingOrders',
  calls: {
    group: 'Shipment',
    list: 'PendingOrderListReport',
    file: 'ExportPendingOrders',
    summary: 'Held rows of order files',
    pages: ['OpenOrders'],
    specified: true,
  },
  rows: 'pendingOrders',
  key: 'pendingId',
  columns: {
    OrderNumber: {
      label: 'orders.number',
      sortable: true,
      writes: [
        ['OrderNumber', 'Order'],
        ['BackOrderCode', 'Back order'],
      ],
    },
    column: { label: 'orders.heldColumn', writes: [['column', 'Column']] },
    cell: { label: 'orders.heldCell', writes: [['cell', 'Cell']] },
    why: { label: 'orders.heldWhy', writes: [['code', 'Why']] },
    file: {
      label: 'orders.heldFile',
      writes: [
        ['fileName', 'File'],
        ['rowNo', 'Row'],
      ],
    },
    since: { label: 'orders.heldSince', sortable: true, writes: [['since', 'Since', 'time']] },
  },
  sort: 'since',
  order: 'desc',
  filters: {
    file: { kind: 'text', label: 'orders.heldFile' },
    since: { kind: 'dates', label: 'orders.heldSince' },
    /** Held until a person says what is meant. */
    asks: { kind: 'many', label: 'orders.heldAsks', values: heldQuestions },
  },
  file: { name: 'held-orders' },
})

export const PendingOrderListReport = listCall(list, {})
export const ExportPendingOrders = fileCall(list)
