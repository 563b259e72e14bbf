import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { trimmedText } from '../../wire/text.ts'
import { wireWay } from '../../wire/ways.ts'
import { shipmentTarget } from '../reply.ts'
import { Pickup } from './Pickup.ts'

/**
 * Books freight that the consignee pays, without a price of ours and exactly once: with the carrier that was appointed, or
 * else the flagged one of the company.
 */
export const CollectTender = defineCall({
  group: 'Shipment',
  name: 'CollectTender',
  summary: 'Book collect freight with its carrier',
  access: { kind: 'signedIn', pages: ['SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'ShipmentDetails'] },
  effect: 'write',
  once: true,
  query: z.object({ flag: z.enum(['book', 'call']).default('book') }),
  body: shipmentTarget.extend({
    /** SCAC; blank: the one the shipment names, or else the flagged one. */
    CollectCarrier: wireWay.shape.CollectCarrier,
    /** With flag `call`: who took the order on the telephone. */
    spokeWith: trimmedText(textLimits.spokeWith).default(''),
    comments: trimmedText(textLimits.comments).default(''),
  }),
  reply: Pickup.reply.extend({ CarrierSCAC: z.string() }),
})
