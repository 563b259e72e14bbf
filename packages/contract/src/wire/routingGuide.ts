import { modeNames, textLimits } from '@waybill/domain'
import { z } from 'zod'
import { price, stated } from '../money.ts'
import { trimmedText } from './text.ts'

/** Rules a guide may have: more than anybody keeps in mind. */
export const ROUTING_RULES_MAX = 500
const CARRIERS_MAX = 20
const STATES_MAX = 65
/** The longest name of a service. */
export const SERVICE_MAX = 60
const VALUE_MAX = 1_000_000_000_000
const scacs = z.array(z.string().regex(/^[A-Z]{2,4}$/)).max(CARRIERS_MAX)
const pounds = z.number().min(0).max(1_000_000).nullable()
const minor = stated(z.int().min(0).max(VALUE_MAX)).nullable()

/** A rule as it is entered; the fields are those of domain `RoutingRule`. */
export const wireRoutingRule = z.object({
  name: trimmedText(60),
  priority: z.int().min(1).max(999),
  soldTo: trimmedText(textLimits.company),
  shipTo: trimmedText(textLimits.company),
  originZip: trimmedText(15),
  destinationZip: trimmedText(15),
  states: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(STATES_MAX)
    .default([]),
  residential: z.boolean().nullable().default(null),
  dueWithin: z.int().min(0).max(365).nullable().default(null),
  mode: z.enum(['', ...modeNames]),
  weightFrom: pounds,
  weightTo: pounds,
  valueFrom: minor,
  valueTo: minor,
  days: z.array(z.int().min(0).max(6)).max(7),
  preferred: scacs,
  doNotUse: scacs,
  service: trimmedText(SERVICE_MAX).default(''),
  tolerance: z.object({
    kind: z.enum(['percent', 'amount']),
    value: price(z.int().min(0).max(1_000_000_000)),
  }),
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
