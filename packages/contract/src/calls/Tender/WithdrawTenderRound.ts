import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireTenderRound } from '../../wire/tenderRound.ts'
import { trimmedText } from '../../wire/text.ts'
import { tenderPages } from './tenderLink.ts'

/** Takes back the offers that are open; the shipment is in Rate & route again. */
export const WithdrawTenderRound = defineCall({
  group: 'Tender',
  name: 'WithdrawTenderRound',
  summary: 'Take open offers back',
  access: { kind: 'signedIn', pages: tenderPages },
  effect: 'write',
  ours: true,
  query: z.object({}),
  body: z.object({ roundId: z.int().positive(), reason: trimmedText(textLimits.reason).default('') }),
  reply: z.object({ round: wireTenderRound }),
})
