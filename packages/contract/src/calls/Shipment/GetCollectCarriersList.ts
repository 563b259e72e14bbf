import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { collectCarrier, providerCarrier } from '../../wire/carrierChoice.ts'

/** Who carries freight that the consignee pays, and the carriers of the pricing provider. */
export const GetCollectCarriersList = defineCall({
  group: 'Shipment',
  name: 'GetCollectCarriersList',
  summary: 'Collect carriers and provider carriers',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'read',
  quiet: true,
  /** Whose they are stands in the session; another company's are not answered. */
  query: z.object({
    clientId: z.coerce.number().pipe(z.int32()).optional(),
    userid: z.coerce.number().pipe(z.int32()).optional(),
  }),
  body: z.object({}),
  reply: z.object({
    RateModeCarriers: z.array(collectCarrier),
    P44Carriers: z.array(providerCarrier),
    /** Those and the carriers that the company asks over a wire of their own. */
    reachedCarriers: z.array(providerCarrier),
  }),
})
