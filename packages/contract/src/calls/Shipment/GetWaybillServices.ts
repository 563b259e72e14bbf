import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { carrierModes } from '../../wire/carrier.ts'
import { trimmedText } from '../../wire/text.ts'

/**
 * The services that a carrier offers in a mode: those its rate sheets in force price, with the services they name; every
 * one that can be asked for where it has none, since only its answer to a question for prices says more.
 */
export const GetWaybillServices = defineCall({
  group: 'Shipment',
  name: 'GetWaybillServices',
  summary: 'Services of a carrier and mode',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'read',
  quiet: true,
  query: z.object({}),
  body: z.object({ SCAC: trimmedText(4).min(2), RateMode: z.enum(carrierModes).default('LTL') }),
  reply: z.object({
    /** Service levels, as the carrier names them. */
    levels: z.array(z.string()),
    services: z.array(
      z.object({
        Code: z.string(),
        Name: z.string(),
        At: z.enum(['pickup', 'delivery', 'either']),
        /** It stands with its price in a rate sheet in force. */
        priced: z.boolean(),
      }),
    ),
  }),
})
