import { modeNames, textLimits } from '@waybill/domain'
import { z } from 'zod'
import { dateRange } from './filter.ts'
import { storableText, trimmedText } from './text.ts'

/** Rules a guide may have: more than anybody keeps in mind. */
export const ROUTING_RULES_MAX = 500
const CARRIERS_MAX = 20
const VALUE_MAX = 1_000_000_000_000
const scacs = z.array(z.string().regex(/^[A-Z]{2,4}$/)).max(CARRIERS_MAX)
const pounds = z.number().min(0).max(1_000_000).nullable()
const minor = z.int().min(0).max(VALUE_MAX).nullable()

/** A rule as it is entered; the fields are those of domain `RoutingRule`. */
export const wireRoutingRule = z.object({
  name: trimmedText(60),
  priority: z.int().min(1).max(999),
  soldTo: trimmedText(textLimits.company),
  shipTo: trimmedText(textLimits.company),
  originZip: trimmedText(15),
  destinationZip: trimmedText(15),
  mode: z.enum(['', ...modeNames]),
  weightFrom: pounds,
  weightTo: pounds,
  valueFrom: minor,
  valueTo: minor,
  days: z.array(z.int().min(0).max(6)).max(7),
  preferred: scacs,
  doNotUse: scacs,
  tolerance: z.object({ kind: z.enum(['percent', 'amount']), value: z.int().min(0).max(1_000_000_000) }),
})
export type WireRoutingRule = z.output<typeof wireRoutingRule>

/** Something to look at in a guide (domain `GuideFinding`). */
export const wireGuideFinding = z.object({
  code: z.enum(['bothWays', 'saysNothing', 'badZip', 'upsideDown', 'forbidsPreferred', 'sameRank', 'carrierGone']),
  number: z.int(),
  other: z.int().optional(),
  scac: z.string().optional(),
  field: z.string().optional(),
})
export type WireGuideFinding = z.output<typeof wireGuideFinding>

/** Why somebody booked another carrier than the guide's. */
export const overrideReasons = ['service', 'capacity', 'customer', 'carrierFailed', 'price', 'other'] as const
export type OverrideReason = (typeof overrideReasons)[number]

export const wireOverrideGiven = z.object({
  reason: z.enum(overrideReasons),
  /** Asked for with `other`. */
  words: trimmedText(300).default(''),
})
export type WireOverrideGiven = z.output<typeof wireOverrideGiven>

/** A booking with another carrier than the guide's. Amounts are minor units of their currencies. */
export const wireGuideOverride = z.object({
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
  guideTotal: z.int().nullable(),
  CarrierSCAC: z.string(),
  CarrierName: z.string(),
  total: z.int(),
  currency: z.string(),
  forbidden: z.boolean(),
  reason: z.enum(overrideReasons),
  words: z.string(),
  /** The chosen price less the guide's; null where there is none, or in another currency. */
  cost: z.int().nullable(),
})
export type WireGuideOverride = z.output<typeof wireGuideOverride>

export const overrideExportColumns = [
  'decidedAt',
  'BOLNumber',
  'consignee',
  'CarrierName',
  'total',
  'guideCarrier',
  'guideTotal',
  'cost',
  'reason',
  'words',
  'ruleName',
  'decidedBy',
] as const satisfies readonly (keyof WireGuideOverride)[]

/** What is asked of the list of overrides. */
export const overrideQuestion = z.object({
  searchText: storableText(100).default(''),
  filter: z
    .object({
      /** Days on the reader's calendar. */
      decided: dateRange.optional(),
      carriers: z.array(storableText(10)).max(50).optional(),
      reasons: z.array(z.enum(overrideReasons)).max(overrideReasons.length).optional(),
      people: z.array(storableText(20)).max(50).optional(),
    })
    .default({}),
})
