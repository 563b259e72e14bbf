import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { shipmentState, shipmentTarget } from '../reply.ts'

/** Buys a label for each package that has none, under the order that the others were bought with. */
export const BuyLabels = defineCall({
  group: 'Labels',
  name: 'BuyLabels',
  summary: 'Buy the labels that are missing',
  access: { kind: 'signedIn', pages: ['Parcel', 'ShipmentDetails', 'PrintDocuments'] },
  effect: 'write',
  ours: true,
  query: z.object({}),
  body: shipmentTarget,
  reply: shipmentState.extend({
    /** Packages that a label was asked for. */
    asked: z.int().min(1),
  }),
})
