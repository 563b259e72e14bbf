import { approvalReasons } from '@waybill/domain'
import { z } from 'zod'
import { money, stated } from '../money.ts'

/** Expired: its price ended before it was decided, or before it was booked. Used: it was booked under it. */
export const approvalStates = ['asked', 'approved', 'refused', 'used', 'expired'] as const
export type ApprovalState = (typeof approvalStates)[number]

/** A price above somebody's limit, frozen as it was asked about. Amounts are minor units of the currency beside them. */
export const wireApproval = z.object({
  approvalId: z.int(),
  shipmentId: z.int(),
  BOLNumber: z.string(),
  consignee: z.string(),
  /** `Dayton, OH – Reno, NV` */
  lane: z.string(),
  CarrierSCAC: z.string(),
  CarrierName: z.string(),
  service: z.string(),
  total: money(),
  currency: z.string(),
  why: z.enum(approvalReasons),
  limit: stated(),
  limitCurrency: z.string(),
  /** The rule of approval that it is asked for by; blank: the asker's own limit. */
  rule: z.string(),
  comments: z.string(),
  askedBy: z.string(),
  askedById: z.int(),
  askedAt: z.string(),
  /** When its price expires. */
  expiresAt: z.string(),
  state: z.enum(approvalStates),
  /** Names of whom it was sent to. */
  approvers: z.string(),
  decidedBy: z.string(),
  decidedAt: z.string().nullable(),
  decision: z.string(),
  /** The carrier is marked do not use, or is not on the list any more. */
  isBarred: z.boolean(),
  /** Whether the reader may decide. */
  mayDecide: z.boolean(),
})
export type WireApproval = z.infer<typeof wireApproval>
/** One before it is shown to anybody. */
export type PricedApproval = WireApproval & { readonly total: number }
