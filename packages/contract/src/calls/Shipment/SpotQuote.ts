import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireDay, wireTime } from '../../wire/days.ts'
import { SPOT_CARRIERS_MAX, SPOT_FILES_MAX, wireGroupMember, wireSpotQuote } from '../../wire/spotQuote.ts'
import { trimmedText } from '../../wire/text.ts'
import { quotePages } from '../Quote/quoteLink.ts'
import { shipmentTarget } from '../reply.ts'

/** Asks carriers for offers: each gets a mail with a link of its own. */
export const SpotQuote = defineCall({
  group: 'Shipment',
  name: 'SpotQuote',
  summary: 'Ask carriers for a spot quote',
  access: { kind: 'signedIn', pages: quotePages },
  effect: 'write',
  once: true,
  query: z.object({}),
  body: shipmentTarget.extend({
    /** Carriers of the list by SCAC, and addresses beside them. */
    carriers: z.array(wireGroupMember).max(SPOT_CARRIERS_MAX).default([]),
    /** All members of this group too. */
    groupId: z.int32().positive().optional(),
    /** Local to the company: `2026-11-24`, `15:00`. */
    deadline: z.object({ date: wireDay, time: wireTime }),
    /** Reminds who has not answered so many minutes before the deadline; 0: nobody. */
    remindMinutes: z.int().min(0).max(10_080).default(0),
    EquipmentType: trimmedText(60).default(''),
    notes: trimmedText(textLimits.comments).default(''),
    /** Minor units of the shipment's currency. */
    target: z.int().positive().max(1e12).nullable().default(null),
    targetShown: z.boolean().default(false),
    /** Files of the shipment that go with it. */
    fileIds: z.array(z.int().positive()).max(SPOT_FILES_MAX).default([]),
  }),
  reply: z.object({
    quote: wireSpotQuote,
    /** Who was chosen and is not asked, with why: a carrier of another mode, one that left the list. The others are. */
    refused: z.array(
      z.object({ SCAC: z.string(), CarrierName: z.string(), reason: z.enum(['otherMode', 'inactive']) }),
    ),
  }),
})
