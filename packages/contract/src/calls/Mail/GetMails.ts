import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PAGE_INDEX_DEFAULT, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../../constants.ts'
import { wireMail } from '../../wire/mail.ts'
import { mailQuestion } from '../../wire/question.ts'

/** What was mailed. `kept`: without a mail server nothing leaves the house, this list is where mails end. */
export const GetMails = defineCall({
  group: 'Mail',
  name: 'GetMails',
  summary: 'Mails of the company or of one shipment',
  access: {
    kind: 'signedIn',
    pages: ['SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'ShipmentDetails', 'Track', 'PrintDocuments'],
  },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: mailQuestion.extend({
    shipmentId: z.int().positive().optional(),
    pageSize: z.int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
    pageIndex: z.int32().min(1).default(PAGE_INDEX_DEFAULT),
  }),
  /** `total` counts as far as the list goes back: the newest 10,000. */
  reply: z.object({ mails: z.array(wireMail), total: z.int(), kept: z.boolean() }),
})
