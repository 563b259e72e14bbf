import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** As many files as one ZIP of the plain form holds, each as large as an upload may be. */
export const PODS_MAX = 150

/**
 * The newest proof of delivery of each shipment as it was filed, in one ZIP, named by number and in this order; a list in it
 * names the shipments that have none, and the header `x-lacking` says how many they are. Refused as DownloadPOD is where none of them has one.
 */
export const DownloadPODs = defineCall({
  group: 'Shipment',
  name: 'DownloadPODs',
  ours: true,
  summary: 'Download the proofs of delivery of several shipments',
  access: { kind: 'signedIn', pages: ['ShipmentDetails', 'Track', 'ShipmentHistory', 'MultipleOrders'] },
  effect: 'read',
  gives: 'file',
  query: z.object({}),
  body: z.object({ shipmentIds: z.array(z.int().positive()).min(1).max(PODS_MAX) }),
  reply: z.object({}),
})
