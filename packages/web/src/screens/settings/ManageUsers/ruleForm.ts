import { BOOKING_LIMIT_MAX } from '@waybill/contract/constants.ts'
import { RULE_APPROVERS_MAX, type WireApprovalRule } from '@waybill/contract/wire/approvalRule.ts'
import { limitCurrencies } from '@waybill/contract/wire/member.ts'
import { modeNames, textLimits } from '@waybill/domain'
import { z } from 'zod'
import { amountText, readAmount } from '../../../ui/form/amount.ts'

export const ruleSchema = z.object({
  name: z.string().trim().min(1).max(textLimits.company),
  /** As it is typed; blank: any sum. */
  sumAbove: amountText('money', BOOKING_LIMIT_MAX / 100),
  currency: z.enum(limitCurrencies),
  /** As it is typed; blank: any price. */
  percentAbove: amountText('percent', 1000),
  offGuide: z.boolean(),
  newCarrier: z.boolean(),
  hazmat: z.boolean(),
  mode: z.enum(['', ...modeNames]),
  /** Address id of an own dock as a select holds it; blank: any. */
  siteId: z.string(),
  /** Numbers of people as a select holds them. */
  approvers: z.array(z.string()).min(1).max(RULE_APPROVERS_MAX),
})
export type RuleValues = z.output<typeof ruleSchema>

export const ruleValues = (rule: WireApprovalRule | null): RuleValues => ({
  name: rule?.name ?? '',
  sumAbove: rule?.sumAbove == null ? '' : String(rule.sumAbove / 100),
  currency: rule?.currency ?? 'USD',
  percentAbove: rule?.percentAbove == null ? '' : String(rule.percentAbove),
  offGuide: rule?.offGuide ?? false,
  newCarrier: rule?.newCarrier ?? false,
  hazmat: rule?.hazmat ?? false,
  mode: rule?.mode ?? '',
  siteId: rule?.siteId == null ? '' : String(rule.siteId),
  approvers: (rule?.approvers ?? []).map(String),
})

/** A rule as it is saved. */
export const ruleSaved = ({ sumAbove, percentAbove, siteId, approvers, ...rule }: RuleValues): WireApprovalRule => ({
  ...rule,
  sumAbove: sumAbove.trim() === '' ? null : Math.round(readAmount(sumAbove) * 100),
  percentAbove: percentAbove.trim() === '' ? null : readAmount(percentAbove),
  siteId: siteId === '' ? null : Number(siteId),
  approvers: approvers.map(Number),
})
