import { z } from 'zod'

/** What stands in the link that an approver is sent. */
export const approvalLink = z.object({
  ApprovalID: z.coerce.number().int().positive(),
  AccessID: z.string().max(200).default(''),
})

/** The pages on which somebody decides. */
export const approvalPages = ['Approvals', 'ManageUsers'] as const
