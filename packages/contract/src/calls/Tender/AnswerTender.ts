import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireDecline, wireTenderOffer } from '../../wire/tenderRound.ts'
import { trimmedText } from '../../wire/text.ts'
import { tenderLink, tenderPages } from './tenderLink.ts'

/** Accepts or declines an offer: the first acceptance in time has the freight, once; what comes later is kept as late. */
export const AnswerTender = defineCall({
  group: 'Tender',
  name: 'AnswerTender',
  summary: 'Accept or decline a tender',
  access: { kind: 'invited', to: 'tender', pages: tenderPages },
  effect: 'write',
  once: true,
  ours: true,
  query: tenderLink,
  body: z.object({
    answer: z.enum(['accept', 'decline']),
    /** Of a decline. */
    reason: wireDecline.optional(),
    notes: trimmedText(textLimits.comments).default(''),
    /** Who answers: a person of the carrier's. */
    name: trimmedText(textLimits.spokeWith).default(''),
    PRONumber: trimmedText(30).default(''),
    pickupNumber: trimmedText(50).default(''),
    driver: trimmedText(100).default(''),
  }),
  reply: wireTenderOffer,
})
