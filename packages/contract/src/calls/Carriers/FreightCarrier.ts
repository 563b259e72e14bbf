import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { pageShape } from '../../list.ts'
import { wireCarrier, wireCarrierInput } from '../../wire/carrier.ts'
import { carrierQuestion } from '../../wire/question.ts'
import { trimmedText } from '../../wire/text.ts'

/**
 * The company's freight carriers. `Load` lists, or gives the one of a `carrierId`; `ADD` and `UPDATE` answer with the one
 * as it now stands. `DELETE` names it by location, SCAC and rate mode; what was booked with it stays.
 */
export const FreightCarrier = defineCall({
  group: 'Carriers',
  name: 'FreightCarrier',
  summary: 'Freight carriers: load, add, update, delete',
  access: { kind: 'signedIn', pages: ['Carriers'] },
  effect: 'write',
  looks: { query: 'Mode', values: ['Load'] },
  quiet: true,
  query: z.object({ Mode: z.enum(['Load', 'ADD', 'UPDATE', 'DELETE']) }),
  body: carrierQuestion.extend({
    pageSize: pageShape.pageSize,
    pageIndex: pageShape.pageIndex,
    carrierId: z.int().positive().optional(),
    version: z.int32().positive().optional(),
    carrier: wireCarrierInput.optional(),
    /** For DELETE, all three. */
    CarrierLocn: trimmedText(40).default(''),
    SCAC: trimmedText(4).default(''),
    RateMode: trimmedText(5).default(''),
  }),
  reply: z.object({
    Status: z.literal('Success'),
    Message: z.string(),
    carriers: z.array(wireCarrier),
    total: z.int(),
  }),
})
