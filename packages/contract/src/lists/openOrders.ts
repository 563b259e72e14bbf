import { modeNames, paymentNames } from '@waybill/domain'
import { z } from 'zod'
import { defineList, fileCall, listCall } from '../list.ts'
import { stated } from '../money.ts'

/** What became of an order: some of it is on no shipment, all of it is, all of it left, or nobody wants it. */
export const orderStates = ['open', 'planned', 'shipped', 'cancelled'] as const

/** A sales order as its list shows it. Quantities are in the units of its lines. */
const wireOrderRow = z.object({
  orderId: z.int(),
  version: z.int32(),
  OrderNumber: z.string(),
  BackOrderCode: z.string(),
  PO_Number: z.string(),
  SoldTo: z.string(),
  consignee: z.string(),
  consigneeCity: z.string(),
  consigneeState: z.string(),
  consigneeZip: z.string(),
  ShipmentTerm: z.enum(['P', 'C', 'T']),
  shipMode: z.enum(['', ...modeNames]),
  DueDate: z.string().nullable(),
  ShipDate: z.string().nullable(),
  ItemCode: z.string(),
  lines: z.int(),
  OriginalQty: z.number(),
  open: z.number(),
  /** Pounds; null where a line leaves it to the item master. */
  Weight: z.number().nullable(),
  OrderValue: stated().nullable(),
  currency: z.string(),
  state: z.enum(orderStates),
  /** When a file cancelled what had left, or what a carrier was asked to take; null: none did. */
  cancelWantedAt: z.string().nullable(),
  createdAt: z.string(),
})

const stateWords = {
  open: 'Open',
  planned: 'On shipments',
  shipped: 'Shipped',
  cancelled: 'Cancelled',
} as const satisfies Record<(typeof orderStates)[number], string>

const termsWords = { P: paymentNames.prepaid, C: paymentNames.collect, T: paymentNames.thirdParty }

/** Sales orders, those due first: by default the ones of which something is on no shipment yet. */
export const list = defineList(wireOrderRow, {
  name: 'openOrders',
  calls: {
    group: 'Shipment',
    list: 'GetOrders',
    file: 'ExportOrders',
    summary: 'Sales orders',
    pages: ['OpenOrders'],
    specified: true,
  },
  rows: 'orders',
  key: 'orderId',
  columns: {
    OrderNumber: {
      label: 'orders.number',
      sortable: true,
      writes: [
        ['OrderNumber', 'Order'],
        ['BackOrderCode', 'Back order'],
      ],
    },
    PO_Number: { label: 'orders.po', writes: [['PO_Number', 'PO']] },
    consignee: {
      label: 'orders.shipTo',
      sortable: true,
      writes: [
        ['consignee', 'Ship to'],
        ['consigneeCity', 'City'],
        ['consigneeState', 'State'],
        ['consigneeZip', 'ZIP'],
      ],
    },
    ShipmentTerm: { label: 'orders.terms', writes: [['ShipmentTerm', 'Terms', termsWords]] },
    shipMode: { label: 'orders.mode', writes: [['shipMode', 'Mode']] },
    ShipDate: { label: 'orders.shipDate', sortable: true, writes: [['ShipDate', 'Ship date']] },
    DueDate: { label: 'orders.due', sortable: true, writes: [['DueDate', 'Due']] },
    ItemCode: { label: 'orders.items', writes: [['ItemCode', 'Items']] },
    open: {
      label: 'orders.open',
      writes: [
        ['open', 'Open'],
        ['OriginalQty', 'Ordered'],
        ['lines', 'Lines'],
      ],
    },
    Weight: { label: 'orders.weight', writes: [['Weight', 'Weight (lb)']] },
    SoldTo: { label: 'orders.soldTo', writes: [['SoldTo', 'Sold to']] },
    OrderValue: {
      label: 'orders.value',
      writes: [
        ['OrderValue', 'Order value'],
        ['currency', 'Currency'],
      ],
    },
    state: {
      label: 'orders.state',
      writes: [
        ['state', 'State', stateWords],
        ['cancelWantedAt', 'Cancellation wanted', 'time'],
      ],
    },
    created: { label: 'orders.created', sortable: true, writes: [['createdAt', 'Received', 'time']] },
  },
  sort: 'DueDate',
  order: 'asc',
  filters: {
    states: { kind: 'many', label: 'orders.state', values: orderStates },
    shipDate: { kind: 'dates', label: 'orders.shipDate' },
    due: { kind: 'dates', label: 'orders.due' },
    consignee: { kind: 'text', label: 'orders.shipTo' },
    soldTo: { kind: 'text', label: 'orders.soldTo' },
    terms: { kind: 'many', label: 'orders.terms', values: ['P', 'C', 'T'] },
    modes: { kind: 'many', label: 'orders.mode', values: modeNames },
  },
  file: { name: 'orders', currency: 'currency' },
})

export const GetOrders = listCall(list, {})
export const ExportOrders = fileCall(list)
