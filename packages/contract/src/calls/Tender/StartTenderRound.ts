import {
  ROUND_STEPS_MAX,
  roundKinds,
  STEP_MINUTES_DEFAULT,
  STEP_MINUTES_MAX,
  STEP_MINUTES_MIN,
  textLimits,
} from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireOverrideGiven } from '../../wire/routingGuide.ts'
import { wireTenderRound } from '../../wire/tenderRound.ts'
import { trimmedText } from '../../wire/text.ts'
import { shipmentTarget } from '../reply.ts'
import { tenderPages } from './tenderLink.ts'

/** Offers a shipment to carriers that may accept or decline: to one, one after the other, or all at once. */
export const StartTenderRound = defineCall({
  group: 'Tender',
  name: 'StartTenderRound',
  summary: 'Offer a shipment to carriers',
  access: { kind: 'signedIn', pages: tenderPages },
  effect: 'write',
  once: true,
  ours: true,
  query: z.object({}),
  body: shipmentTarget.extend({
    kind: z.enum(roundKinds),
    stepMinutes: z.int().min(STEP_MINUTES_MIN).max(STEP_MINUTES_MAX).default(STEP_MINUTES_DEFAULT),
    /** Prices of the shipment, in the order in which their carriers are asked. */
    PricesheetIDs: z.array(z.int().positive()).max(ROUND_STEPS_MAX),
    comments: trimmedText(textLimits.comments).default(''),
    /** Why another carrier than the routing guide's; asked for where one of the prices goes against it. */
    override: wireOverrideGiven.optional(),
  }),
  reply: z.object({ round: wireTenderRound }),
})
