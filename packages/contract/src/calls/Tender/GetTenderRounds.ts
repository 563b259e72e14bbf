import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PAGE_INDEX_DEFAULT, PAGE_SIZE_DEFAULT } from '../../constants.ts'
import { roundQuestion } from '../../wire/question.ts'
import { ROUNDS_PAGE_MAX, wireTenderRound } from '../../wire/tenderRound.ts'
import { tenderPages } from './tenderLink.ts'

/** How shipments were offered: of one shipment, or the company's, open ones first. */
export const GetTenderRounds = defineCall({
  group: 'Tender',
  name: 'GetTenderRounds',
  summary: 'Offers of shipments to carriers',
  access: { kind: 'signedIn', pages: [...tenderPages, 'Track'] },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: roundQuestion.extend({
    shipmentId: z.int().positive().optional(),
    pageIndex: z.int32().min(1).max(1_000).default(PAGE_INDEX_DEFAULT),
    pageSize: z.int().min(1).max(ROUNDS_PAGE_MAX).default(PAGE_SIZE_DEFAULT),
  }),
  reply: z.object({ rounds: z.array(wireTenderRound), total: z.int(), now: z.string() }),
})
