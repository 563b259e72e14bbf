import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { trimmedText } from '../../wire/text.ts'

/**
 * Mails the carrier of a shipment what a clerk writes about it. It changes nothing that was agreed: what changed is told by
 * TellCarrier, which keeps what the carrier knows.
 */
export const NotifyCarrier = defineCall({
  group: 'Shipment',
  name: 'NotifyCarrier',
  summary: 'Write to the carrier about its shipment',
  access: { kind: 'signedIn', pages: ['ShipmentDetails', 'Track'] },
  effect: 'write',
  once: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    shipmentId: z.int().positive(),
    message: trimmedText(textLimits.comments).min(1),
  }),
  reply: z.object({ Status: z.literal('Success'), mailId: z.int(), to: z.string() }),
})
