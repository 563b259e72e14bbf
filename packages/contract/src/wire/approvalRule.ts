import { modeNames, textLimits } from '@waybill/domain'
import { z } from 'zod'
import { BOOKING_LIMIT_MAX } from '../constants.ts'
import { stated } from '../money.ts'
import { limitCurrencies } from './member.ts'
import { trimmedText } from './text.ts'

/** Rules of approval that a company may have, and who approves by one of them. */
export const APPROVAL_RULES_MAX = 50
export const RULE_APPROVERS_MAX = 20

/** When a booking has to be approved (domain `ApprovalRule`); what is not said holds for every booking. */
export const wireApprovalRule = z.object({
  name: trimmedText(textLimits.company).min(1),
  /** Minor units of `currency`. */
  sumAbove: stated(z.int().min(0).max(BOOKING_LIMIT_MAX)).nullable().default(null),
  currency: z.enum(limitCurrencies).default('USD'),
  percentAbove: z.number().min(0).max(1000).nullable().default(null),
  offGuide: z.boolean().default(false),
  newCarrier: z.boolean().default(false),
  hazmat: z.boolean().default(false),
  mode: z.enum(['', ...modeNames]).default(''),
  /** Own dock, by its address id. */
  siteId: z.int().positive().nullable().default(null),
  /** Any of them approves. */
  approvers: z.array(z.int32().positive()).min(1).max(RULE_APPROVERS_MAX),
})
export type WireApprovalRule = z.output<typeof wireApprovalRule>
