import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { money, moneyLines, price } from '../../money.ts'

/**
 * The worklist of calls: orders that a carrier may still come for though nobody wants them, or of which nobody knows (`rows`), and orders in force whose
 * carrier has to be told something by telephone (`calls`).
 */
export const GetCarrierWork = defineCall({
  group: 'Shipment',
  name: 'GetCarrierWork',
  summary: 'List the carriers that still have to be called',
  access: { kind: 'signedIn', pages: ['ShipmentDetails', 'Track'] },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({}),
  reply: z.object({
    rows: z.array(
      z.object({
        shipmentId: z.int(),
        bookingId: z.int(),
        BOLNumber: z.string(),
        CarrierSCAC: z.string(),
        CarrierName: z.string(),
        phone: z.string(),
        /**
         * `unknown`: nobody knows whether the carrier has the order: of a voided shipment, or given up, and only a call can say.
         * `mailUnknown`: the shipment waits for a carrier of which nobody knows whether the mail that orders reached it.
         * `cameBack`: the mail server took the mail that ordered, and gave it back later: nobody has the freight.
         * `surplusLabel`: a package has a label beside the one it goes under, paid and not given back; its number is the PRO.
         * `incomplete`: some packages of the order have their labels, of others the carrier refused them.
         */
        state: z.enum([
          ...(['surplus', 'cancelling', 'cancelRefused', 'cancelUnconfirmed'] as const),
          ...(['unknown', 'mailUnknown', 'cameBack', 'incomplete', 'surplusLabel'] as const),
        ]),
        PRONumber: z.string(),
        pickupNumber: z.string(),
        /** Why it is given back. */
        reason: z.string(),
        /** What the carrier said to it. */
        answer: z.string(),
        heldSince: z.string(),
        /** What it was offered at, minor units; null: freight without a price of ours. */
        amount: money(),
        currency: z.string(),
        /** It can take the place of the order in force, which is cancelled then. */
        canSwap: z.boolean(),
      }),
    ),
    /** Labels whose carrier charges more than the price that was shown, by more than 2 % and one unit of the currency. */
    charges: moneyLines(
      z.array(
        z.object({
          shipmentId: z.int(),
          tenderId: z.int(),
          BOLNumber: z.string(),
          CarrierName: z.string(),
          /** Minor units of `currency`. */
          shown: price(),
          charged: price(),
          currency: z.string(),
        }),
      ),
    ),
    calls: z.array(
      z.object({
        shipmentId: z.int(),
        bookingId: z.int(),
        BOLNumber: z.string(),
        /** Of the shipment: the call is recorded for what was seen (TellCarrier). */
        version: z.int32(),
        CarrierSCAC: z.string(),
        CarrierName: z.string(),
        phone: z.string(),
        /** Whom to ask for. */
        contactName: z.string(),
        PRONumber: z.string(),
        pickupNumber: z.string(),
        /** The fields, by name, in which the shipment is another than the carrier knows; empty: a price, or all of it. */
        fields: z.array(z.string()),
        isPriceNew: z.boolean(),
        /** What became of the last word to it that went another way; blank: it takes nothing but calls. */
        lastWord: z.enum(['', 'refused', 'bounced', 'unknown']),
      }),
    ),
  }),
})
