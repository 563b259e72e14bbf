import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireOwnBox } from '../../wire/ownBox.ts'

/** The boxes that the company packs into, by their names. */
export const GetOwnBoxes = defineCall({
  group: 'Shipment',
  name: 'GetOwnBoxes',
  summary: 'Own boxes: size inside, weight limit, tare',
  access: {
    kind: 'signedIn',
    pages: ['ItemMaster', 'SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'ParcelScan', 'ShipmentDetails'],
  },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({}),
  reply: z.object({
    /** Sent back with a change; 0: nobody set any yet. */
    version: z.int32(),
    boxes: z.array(wireOwnBox),
  }),
})
