import { z } from 'zod'
import { defineList, fileCall, listCall } from '../list.ts'
import { money } from '../money.ts'
import { sourceFault } from '../wire/orderSources.ts'

/** Waits to leave, lies where it is to lie, was given up, or is only kept to be downloaded. */
export const confirmationStates = ['waiting', 'sent', 'failed', 'kept'] as const
export const confirmationCauses = ['left', 'booked', 'void'] as const

/** What was said of an order on a shipment. */
export const wireConfirmation = z.object({
  confirmationId: z.int(),
  orderId: z.int(),
  OrderNumber: z.string(),
  BackOrderCode: z.string(),
  shipmentId: z.int(),
  BOLNumber: z.string(),
  /** 1, and above it what amends it. */
  number: z.int(),
  cause: z.enum(confirmationCauses),
  causedAt: z.string(),
  CarrierName: z.string(),
  PRONumber: z.string(),
  /** The order's share of what the shipment costs. */
  charge: money(),
  currency: z.string(),
  state: z.enum(confirmationStates),
  /** Whether a person can have it sent now: it failed, or was only kept, and its source has a way for it. */
  canSend: z.boolean(),
  sentAt: z.string().nullable(),
  /** The source it goes back to; blank: the order came from none, or it is gone. */
  source: z.string(),
  /** The folder or the addresses. */
  sentTo: z.string(),
  /** Why it is not there yet. */
  fault: sourceFault.nullable(),
  /** What the mail server said. */
  words: z.string(),
  fileName: z.string(),
})

const stateWords = { waiting: 'Waits', sent: 'Sent', failed: 'Failed', kept: 'To download' } as const
const causeWords = { left: 'Left', booked: 'Booked', void: 'Taken back' } as const

/** Ship confirmations, the newest first. */
export const list = defineList(wireConfirmation, {
  name: 'shipConfirmations',
  calls: {
    group: 'Orders',
    list: 'GetConfirmations',
    file: 'ExportConfirmations',
    summary: 'Ship confirmations',
    pages: ['OrderIntegration', 'OpenOrders'],
  },
  rows: 'confirmations',
  key: 'confirmationId',
  columns: {
    OrderNumber: {
      label: 'confirmations.order',
      writes: [
        ['OrderNumber', 'Order'],
        ['BackOrderCode', 'Back order'],
      ],
    },
    BOLNumber: { label: 'confirmations.shipment', writes: [['BOLNumber', 'BOL']] },
    number: { label: 'confirmations.number', writes: [['number', 'Number']] },
    cause: { label: 'confirmations.cause', writes: [['cause', 'Cause', causeWords]] },
    causedAt: { label: 'confirmations.when', sortable: true, writes: [['causedAt', 'When', 'time']] },
    CarrierName: {
      label: 'confirmations.carrier',
      writes: [
        ['CarrierName', 'Carrier'],
        ['PRONumber', 'PRO'],
      ],
    },
    charge: {
      label: 'confirmations.charge',
      writes: [
        ['charge', 'Charge'],
        ['currency', 'Currency'],
      ],
    },
    state: {
      label: 'confirmations.state',
      writes: [
        ['state', 'State', stateWords],
        ['sentAt', 'Sent', 'time'],
        ['words', 'Why'],
      ],
    },
    sentTo: {
      label: 'confirmations.sentTo',
      writes: [
        ['source', 'Source'],
        ['sentTo', 'To'],
        ['fileName', 'File'],
      ],
    },
  },
  sort: 'causedAt',
  order: 'desc',
  filters: {
    states: { kind: 'many', label: 'confirmations.state', values: confirmationStates },
    causes: { kind: 'many', label: 'confirmations.cause', values: confirmationCauses },
    caused: { kind: 'dates', label: 'confirmations.when' },
  },
  file: { name: 'ship-confirmations', currency: 'currency' },
})

export const GetConfirmations = listCall(list, {})
export const ExportConfirmations = fileCall(list)
