import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireApproval } from '../../wire/approval.ts'
import { approvalLink, approvalPages } from './approvalLink.ts'

/** What an approver is asked. Looking at it decides nothing: mail scanners follow links. */
export const GetApproval = defineCall({
  group: 'Shipment',
  name: 'GetApproval',
  summary: 'What is to be approved',
  access: { kind: 'invited', to: 'approval', pages: approvalPages },
  effect: 'own',
  looks: true,
  repeatable: true,
  quiet: true,
  ours: true,
  query: approvalLink,
  body: z.object({}),
  reply: wireApproval,
})
