import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireApproval } from '../../wire/approval.ts'
import { trimmedText } from '../../wire/text.ts'

/** Asks whoever approves for a price above one's limit. Asked again while nobody has decided, it is the same question. */
export const AskApproval = defineCall({
  group: 'Shipment',
  name: 'AskApproval',
  summary: 'Ask for approval of a price',
  access: {
    kind: 'signedIn',
    pages: [
      ...(['SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'ParcelScan', 'ShipmentDetails', 'Tender'] as const),
      ...(['SpotQuotes', 'OpenOrders', 'Track'] as const),
    ],
  },
  effect: 'write',
  once: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    shipmentId: z.int().positive(),
    PricesheetID: z.int().positive(),
    comments: trimmedText(textLimits.comments).default(''),
  }),
  reply: wireApproval,
})
