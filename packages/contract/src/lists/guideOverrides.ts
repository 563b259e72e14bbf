import { z } from 'zod'
import { defineList, fileCall, listCall } from '../list.ts'
import { price } from '../money.ts'
import { overrideReasons } from '../wire/routingGuide.ts'

/** A booking with another carrier than the guide's. Amounts are minor units of `currency`. */
const wireGuideOverride = z.object({
  tenderId: z.int(),
  shipmentId: z.int(),
  BOLNumber: z.string(),
  decidedAt: z.string(),
  decidedBy: z.string(),
  consignee: z.string(),
  rule: z.int(),
  ruleName: z.string(),
  /** Blank: the guide had no price that could be selected. */
  guideSCAC: z.string(),
  guideCarrier: z.string(),
  guideTotal: price().nullable(),
  CarrierSCAC: z.string(),
  CarrierName: z.string(),
  /** Null: the consignee or a third party pays. */
  total: price().nullable(),
  currency: z.string(),
  forbidden: z.boolean(),
  reason: z.enum(overrideReasons),
  words: z.string(),
  /** The chosen price less the guide's; null where there is none, or in another currency. */
  cost: price().nullable(),
})

const reasonWords = {
  service: 'Transit time or service',
  capacity: "The guide's carrier has no capacity",
  customer: 'The customer asked for it',
  carrierFailed: "The guide's carrier failed before",
  price: 'Lower price',
  other: 'Other',
} as const satisfies Record<(typeof overrideReasons)[number], string>

/** Bookings with another carrier than the routing guide's, newest first, with what they cost. */
export const list = defineList(wireGuideOverride, {
  name: 'guideOverrides',
  calls: {
    group: 'Supplemental',
    list: 'GuideOverrides',
    file: 'ExportGuideOverrides',
    summary: 'Bookings against the routing guide',
    pages: ['GuideOverrides'],
  },
  rows: 'overrides',
  key: 'tenderId',
  columns: {
    BOLNumber: { label: 'overrides.bol', writes: [['BOLNumber', 'BOL']] },
    decidedAt: { label: 'overrides.decided', sortable: true, writes: [['decidedAt', 'Booked', 'day']] },
    consignee: { label: 'overrides.consignee', writes: [['consignee', 'Consignee']] },
    CarrierName: { label: 'overrides.carrier', writes: [['CarrierName', 'Carrier']] },
    total: { label: 'overrides.price', writes: [['total', 'Price']] },
    guideCarrier: { label: 'overrides.guideCarrier', writes: [['guideCarrier', "Guide's carrier"]] },
    guideTotal: { label: 'overrides.guideTotal', writes: [['guideTotal', "Guide's price"]] },
    cost: { label: 'overrides.cost', writes: [['cost', 'Cost of the override']] },
    reason: {
      label: 'overrides.reason',
      writes: [
        ['reason', 'Reason', reasonWords],
        ['words', 'Remark'],
      ],
    },
    ruleName: { label: 'overrides.rule', writes: [['ruleName', 'Rule']] },
    decidedBy: { label: 'overrides.decidedBy', writes: [['decidedBy', 'Booked by']] },
  },
  sort: 'decidedAt',
  order: 'desc',
  filters: {
    /** Days on the reader's calendar. */
    decided: { kind: 'dates', label: 'overrides.decided' },
    carriers: { kind: 'many', label: 'overrides.carrier', longest: 10 },
    people: { kind: 'many', label: 'overrides.decidedBy', longest: 20 },
    reasons: { kind: 'many', label: 'overrides.reason', values: overrideReasons },
  },
  file: { name: 'routing-guide-overrides', always: [['currency', 'Currency']], currency: 'currency' },
})

export const GuideOverrides = listCall(list, {
  /** Of everything the question finds, by currency: what the overrides cost, and how many have no price to compare with. */
  totals: z.array(z.object({ currency: z.string(), count: z.int(), cost: price(), uncompared: z.int() })),
  /** Everybody who decided one, and every carrier that was chosen: the choices of the filters. */
  people: z.array(z.object({ id: z.string(), name: z.string() })),
  carriers: z.array(z.object({ SCAC: z.string(), CarrierName: z.string() })),
})

export const ExportGuideOverrides = fileCall(list)
