import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireOverrideGiven } from '../../wire/routingGuide.ts'
import { trimmedText } from '../../wire/text.ts'
import { shipmentState, shipmentTarget } from '../reply.ts'

/**
 * Books, exactly once: over the carrier's wire where the price came over it, else by the tender mail with the BOL; or a
 * telephone order is recorded.
 */
export const Pickup = defineCall({
  group: 'Shipment',
  name: 'Pickup',
  summary: 'Book a shipment with a carrier',
  access: { kind: 'signedIn', pages: ['SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'ParcelScan', 'ShipmentDetails'] },
  effect: 'write',
  once: true,
  query: z.object({ flag: z.enum(['book', 'call']).default('book') }),
  body: shipmentTarget.extend({
    /** 0: collect or third-party freight without a price of ours, with the carrier that `SCAC` names. */
    PricesheetID: z.int().min(0),
    SCAC: z
      .string()
      .regex(/^([A-Z]{2,4})?$/)
      .default(''),
    /** With flag `call`: who took the order on the telephone. */
    spokeWith: trimmedText(textLimits.spokeWith).default(''),
    comments: trimmedText(textLimits.comments).default(''),
    /** Why another carrier than the routing guide's; asked for where the price goes against it. */
    override: wireOverrideGiven.optional(),
  }),
  reply: shipmentState.extend({
    bookingState: z.enum(['reserved', 'booked', 'refused', 'unknown']),
    way: z.enum(['email', 'api', 'call']),
    mailId: z.int().nullable(),
  }),
})
