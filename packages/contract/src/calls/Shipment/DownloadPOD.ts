import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { storableText } from '../../wire/text.ts'

/** The proof of delivery: what the carrier scanned, or what somebody attached as one. The newest, if there are several. */
export const DownloadPOD = defineCall({
  group: 'Shipment',
  name: 'DownloadPOD',
  summary: 'Download the proof of delivery',
  access: { kind: 'signedIn', pages: ['ShipmentDetails', 'Track', 'ShipmentHistory', 'MultipleOrders'] },
  effect: 'own',
  looks: true,
  repeatable: true,
  gives: 'file',
  query: z.object({ UniqueName: storableText(100) }),
  body: z.object({}),
  reply: z.object({}),
})
