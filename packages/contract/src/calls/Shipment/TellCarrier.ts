import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { trimmedText } from '../../wire/text.ts'
import { shipmentState, shipmentTarget } from '../reply.ts'

/** Tells the carrier of an order in force what changed since it was told last; with it a new price may be accepted. */
export const TellCarrier = defineCall({
  group: 'Shipment',
  name: 'TellCarrier',
  summary: 'Tell the carrier what changed after booking',
  access: { kind: 'signedIn', pages: ['SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'ShipmentDetails'] },
  effect: 'write',
  once: true,
  ours: true,
  query: z.object({}),
  body: shipmentTarget.extend({
    way: z.enum(['api', 'mail', 'call']),
    /** A new price of the same carrier that takes the place of the one it was booked at; 0: the price stays. */
    PricesheetID: z.int().min(0).default(0),
    /** By telephone: who was spoken with. */
    spokeWith: trimmedText(textLimits.spokeWith).default(''),
    comments: trimmedText(textLimits.comments).default(''),
  }),
  /** `isTakenBack`: an earlier word had not left and was taken back; nothing else was left to tell. */
  reply: shipmentState.extend({ isTakenBack: z.boolean() }),
})
