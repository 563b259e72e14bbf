import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireCarrier } from '../../wire/carrier.ts'

/** Puts ODFL on the company's list of carriers, once its account is kept; one that stands there stays as it is. */
export const ODFLAddCarrier = defineCall({
  group: 'Shipment',
  name: 'ODFLAddCarrier',
  summary: 'Add ODFL to the company’s carriers',
  access: { kind: 'signedIn', pages: ['Carriers'] },
  effect: 'write',
  query: z.object({}),
  body: z.object({}),
  reply: z.object({ Status: z.literal('Success'), Message: z.string(), carrier: wireCarrier }),
})
