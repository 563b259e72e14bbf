import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { storableText } from '../../wire/text.ts'

/** What a call with the carrier said of a label in dispute. The last one of an order settles the order. */
export const SettleLabel = defineCall({
  group: 'Labels',
  name: 'SettleLabel',
  summary: 'Say what became of a label in dispute',
  access: { kind: 'signedIn', pages: ['Parcel', 'ShipmentDetails', 'PrintDocuments', 'DayEnd'] },
  effect: 'write',
  repeatable: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    labelId: z.int().positive(),
    /** Whether the carrier took it back; false: it charges it. */
    isVoided: z.boolean(),
    note: storableText(textLimits.reason).trim().default(''),
  }),
  reply: z.object({}),
})
