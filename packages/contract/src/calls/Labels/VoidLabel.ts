import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { storableText } from '../../wire/text.ts'
import { shipmentState, shipmentTarget } from '../reply.ts'

/** Gives one label of several back: the others stay, and its package may be packed anew and get another one. */
export const VoidLabel = defineCall({
  group: 'Labels',
  name: 'VoidLabel',
  summary: 'Give one label back',
  access: { kind: 'signedIn', pages: ['Parcel', 'ShipmentDetails', 'PrintDocuments', 'DayEnd'] },
  effect: 'write',
  ours: true,
  query: z.object({}),
  body: shipmentTarget.extend({
    labelId: z.int().positive(),
    reason: storableText(textLimits.reason).trim().default(''),
  }),
  reply: shipmentState,
})
