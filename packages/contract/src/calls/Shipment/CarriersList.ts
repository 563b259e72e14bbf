import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { carrierPages } from '../../pages.ts'
import { wireCarrierWarning } from '../../wire/carrierChoice.ts'

/** The company’s carriers. */
export const CarriersList = defineCall({
  group: 'Shipment',
  name: 'CarriersList',
  summary: 'The company’s carriers',
  access: { kind: 'signedIn', pages: carrierPages },
  effect: 'read',
  quiet: true,
  query: z.object({}),
  body: z.object({}),
  reply: z.object({
    carriers: z.array(
      z.object({
        CarrierName: z.string(),
        SCAC: z.string(),
        RateMode: z.string(),
        RateModeID: z.int(),
        Email: z.string(),
        TenderEmail: z.string(),
        Contact: z.string(),
        Phone: z.string(),
        hasRates: z.boolean(),
        /** Marked by the company: shown, and never booked. */
        doNotUse: z.boolean(),
        /** May carry freight that the consignee pays, under this ship-via code; flagged: the one for it. */
        collect: z.boolean(),
        collectFlagged: z.boolean(),
        ShipVia: z.string(),
        carrierWarnings: z.array(wireCarrierWarning),
      }),
    ),
  }),
})
