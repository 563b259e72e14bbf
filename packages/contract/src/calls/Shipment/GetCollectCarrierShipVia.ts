import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { carrierModes } from '../../wire/carrier.ts'
import { trimmedText } from '../../wire/text.ts'

/** The ship-via code of one of the company's collect carriers; blank where it has none. */
export const GetCollectCarrierShipVia = defineCall({
  group: 'Shipment',
  name: 'GetCollectCarrierShipVia',
  summary: 'Ship-via code of a collect carrier',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'read',
  quiet: true,
  query: z.object({}),
  body: z.object({ SCAC: trimmedText(4).min(2), RateMode: z.enum(carrierModes).default('LTL') }),
  reply: z.object({ SCAC: z.string(), CarrierName: z.string(), ShipVia: z.string(), flagged: z.boolean() }),
})
