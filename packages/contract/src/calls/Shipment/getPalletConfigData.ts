import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wirePallet } from '../../wire/pallet.ts'

/** The pallets of the company, by their packaging: its own, and the usual ones that it did not set. */
export const getPalletConfigData = defineCall({
  group: 'Shipment',
  name: 'getPalletConfigData',
  summary: 'Pallets: size, tare, greatest height and weight',
  access: { kind: 'signedIn', pages: ['MultipleOrders', 'ItemMaster'] },
  effect: 'read',
  quiet: true,
  /** Whose pallets (specification §7): one's own company's, any other is not found. Left out, the same. */
  query: z.object({ ClientId: z.coerce.number().pipe(z.int32().positive()).optional() }),
  body: z.object({}),
  reply: z.object({
    /** Sent back with a change; 0: nobody set any yet. */
    version: z.int32(),
    palletConfig: z.array(wirePallet),
  }),
})
