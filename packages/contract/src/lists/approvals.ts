import { z } from 'zod'
import { approvalPages } from '../calls/Shipment/approvalLink.ts'
import { defineList, fileCall, listCall } from '../list.ts'
import { approvalStates, wireApproval } from '../wire/approval.ts'

const stateWords = {
  asked: 'Waiting',
  approved: 'Approved',
  refused: 'Refused',
  used: 'Booked',
  expired: 'Expired',
} as const

/** Prices that people asked to be approved, the newest first. */
export const list = defineList(wireApproval, {
  name: 'approvals',
  calls: {
    group: 'Shipment',
    list: 'GetApprovals',
    file: 'ExportApprovals',
    summary: 'Approvals of prices',
    pages: approvalPages,
  },
  rows: 'approvals',
  key: 'approvalId',
  columns: {
    BOLNumber: { label: 'approvals.bol', writes: [['BOLNumber', 'BOL']] },
    askedAt: { label: 'approvals.askedAt', sortable: true, writes: [['askedAt', 'Asked', 'time']] },
    askedBy: { label: 'approvals.askedBy', writes: [['askedBy', 'Asked by']] },
    lane: {
      label: 'approvals.lane',
      writes: [
        ['lane', 'Lane'],
        ['consignee', 'Consignee'],
      ],
    },
    CarrierName: { label: 'approvals.carrier', writes: [['CarrierName', 'Carrier']] },
    total: {
      label: 'approvals.price',
      writes: [
        ['total', 'Price'],
        ['currency', 'Currency'],
      ],
    },
    limit: { label: 'approvals.limit', writes: [['limit', 'Limit']] },
    expiresAt: { label: 'approvals.expires', writes: [['expiresAt', 'Price expires', 'time']] },
    state: { label: 'approvals.state', writes: [['state', 'State', stateWords]] },
    approvers: { label: 'approvals.approvers', writes: [['approvers', 'Approvers']] },
    decidedBy: {
      label: 'approvals.decidedBy',
      writes: [
        ['decidedBy', 'Decided by'],
        ['decision', 'Remark'],
      ],
    },
  },
  sort: 'askedAt',
  order: 'desc',
  filters: {
    states: { kind: 'many', label: 'approvals.state', values: approvalStates },
    mine: { kind: 'flag', label: 'approvals.mine' },
    asked: { kind: 'dates', label: 'approvals.askedAt' },
  },
  file: { name: 'approvals', currency: 'currency' },
})

export const GetApprovals = listCall(list, {
  /** Whom an approval may be handed on to: everybody who works for the company. */
  people: z.array(z.object({ UserId: z.int32(), name: z.string() })),
})

export const ExportApprovals = fileCall(list)
