import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { TENDERS_AT_ONCE_MAX } from '../../constants.ts'
import { money, price } from '../../money.ts'
import { wireCarrierWarning } from '../../wire/carrierChoice.ts'
import { wireLoadReview } from '../../wire/loadReview.ts'
import { wireRate } from '../../wire/rate.ts'

/** What chosen shipments would be tendered at, and to whom; and what still keeps one from it. */
export const ReviewTenders = defineCall({
  group: 'Shipment',
  name: 'ReviewTenders',
  summary: 'What chosen shipments would be tendered at',
  access: { kind: 'signedIn', pages: ['Tender'] },
  effect: 'own',
  looks: true,
  repeatable: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({ shipmentIds: z.array(z.int().positive()).min(1).max(TENDERS_AT_ONCE_MAX) }),
  reply: z.object({
    rows: z.array(
      z.object({
        shipmentId: z.int(),
        version: z.int32(),
        shipmentStatus: z.enum(['O', 'Q', 'T', 'A', 'D', 'V']),
        BOLNumber: z.string(),
        shipperCity: z.string(),
        shipperState: z.string(),
        consignee: z.string(),
        consigneeCity: z.string(),
        consigneeState: z.string(),
        PickupByDate: z.string(),
        PaymentType: z.enum(['P', 'C', 'T']),
        Totalweight: z.number(),
        /** `ready`: it can be tendered. Others name what is missing. */
        state: z.enum([
          ...(['ready', 'notOpen', 'noPrice', 'expired', 'outdated', 'noCollectCarrier'] as const),
          ...(['carrierInactive', 'uninsured', 'noTenderEmail', 'noMailServer', 'scacClaimed'] as const),
          ...(['accountUnusable', 'quoteNumberMissing', 'orderUnknown', 'notReady', 'againstGuide'] as const),
          ...(['doesNotFit', 'cheaperByTruck'] as const),
        ]),
        /** What makes it `doesNotFit`: feet of trailer that it takes, and those of one; null: it fits one. */
        misfit: z.object({ needs: z.int(), has: z.int() }).nullable(),
        /** The stored price that makes it `cheaperByTruck`, in `currency`; null: none is lower. */
        byTruck: money(
          z.object({
            mode: z.enum(['volume', 'TL']),
            CarrierName: z.string(),
            CarrierSCAC: z.string(),
            CurrAmount: price(),
          }),
        ),
        CarrierName: z.string(),
        CarrierSCAC: z.string(),
        /** 0: collect freight, or no price was chosen. */
        PricesheetID: z.int(),
        /** Minor units of `currency`, that of the price; null without a price of ours. */
        CurrAmount: money(),
        currency: z.string(),
        isAPI: z.boolean(),
        expiresAt: z.string(),
        /** What goes, for the question before it is bought. */
        load: wireLoadReview,
        /** The price it would be bought at, with what it leaves out and may cost more; null: without one of ours. */
        rate: wireRate.nullable(),
        /** What stands against the carrier, whatever the price. */
        carrierWarnings: z.array(wireCarrierWarning),
      }),
    ),
    /** Of those that were asked for: not there, or another company's. */
    missing: z.array(z.int()),
  }),
})
