import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PALLETS_MAX } from '../../constants.ts'
import { wirePallet } from '../../wire/pallet.ts'

/** Saves the pallets of the company whole. */
export const SavePalletConfig = defineCall({
  group: 'Shipment',
  name: 'SavePalletConfig',
  summary: 'Change the pallets of the company',
  access: { kind: 'signedIn', pages: ['ItemMaster'] },
  effect: 'write',
  ours: true,
  query: z.object({}),
  body: z.object({
    /** The version that was seen; 0: none yet. */
    version: z.int32().min(0),
    pallets: z.array(wirePallet).max(PALLETS_MAX),
  }),
  reply: z.object({ version: z.int32(), palletConfig: z.array(wirePallet) }),
})
