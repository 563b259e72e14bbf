import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireOverrideGiven } from '../../wire/routingGuide.ts'
import { trimmedText } from '../../wire/text.ts'
import { shipmentTarget } from '../reply.ts'
import { Pickup } from '../Shipment/Pickup.ts'

/** Books one option of an answer by a tender, exactly once; a carrier that is not on the list is put there with it. */
export const AwardSpotOffer = defineCall({
  group: 'Quote',
  name: 'AwardSpotOffer',
  summary: 'Book a carrier’s offer',
  access: Pickup.access,
  effect: 'write',
  once: true,
  ours: true,
  query: z.object({}),
  body: shipmentTarget.extend({
    offerId: z.int().positive(),
    /** Whose offer it is; blank: as it was given. Another carrier's is refused. */
    SCAC: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^([A-Z]{2,4})?$/)
      .default(''),
    comments: trimmedText(textLimits.comments).default(''),
    override: wireOverrideGiven.optional(),
  }),
  reply: Pickup.reply,
})
