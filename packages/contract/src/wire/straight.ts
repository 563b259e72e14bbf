import { modeNames, type StraightRule } from '@waybill/domain'
import { z } from 'zod'
import { price } from '../money.ts'
import { storableText } from './text.ts'

/** Minor units that a rule may spend at most, whatever is typed: a hundred million dollars. */
const SPEND_MAX = 10_000_000_000

const spent = () => price(z.int().min(1).max(SPEND_MAX))

/** The company's rule for orders that need nobody, as it is entered. Money in minor units of `currency`. */
export const wireStraightRule = z.object({
  modes: z.array(z.enum(modeNames)).min(1).max(modeNames.length),
  /** SCACs; none: whoever the routing guide allows. */
  carriers: z.array(storableText(4)).max(50),
  maxShipment: spent(),
  maxDay: spent(),
  maxLoads: z.int().min(1).max(10_000),
  currency: z.enum(['USD', 'CAD']),
  daysAhead: z.int().min(0).max(60),
})
export type WireStraightRule = z.output<typeof wireStraightRule>

/** The rule as it stands; null before anybody saved one. */
export const wireStraightState = z.object({
  /** 0: none yet. */
  version: z.int32(),
  rule: wireStraightRule.nullable(),
  isOn: z.boolean(),
  /** It was tried over past orders as it is now: without that nobody switches it on. */
  isPreviewed: z.boolean(),
  /** In whose name it works; blank: it is off. */
  switchedBy: z.string(),
  switchedAt: z.string().nullable(),
  /** What it tendered today, on the company's day. */
  today: z.object({ loads: z.int(), amount: price() }),
})
export type WireStraightState = z.output<typeof wireStraightState>

/** Before anybody entered anything. */
export const usualStraightRule: StraightRule = {
  ...{
    modes: ['LTL'],
    carriers: [],
    maxShipment: 50_000,
    maxDay: 500_000,
    maxLoads: 25,
    currency: 'USD',
    daysAhead: 2,
  },
}
