import type { ApprovalState } from '@waybill/contract/wire/approval.ts'
import type { Tone } from '../../../ui/StatusBadge.tsx'

export const approvalTones: Readonly<Record<ApprovalState, Tone>> = {
  asked: 'busy',
  approved: 'good',
  refused: 'bad',
  used: 'good',
  expired: 'quiet',
}
