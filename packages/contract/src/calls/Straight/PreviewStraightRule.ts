import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { STRAIGHT_PREVIEWED } from '../../constants.ts'
import { price } from '../../money.ts'

/** What the saved rule would have done with the newest orders, by stored rate sheets; nothing is built, asked or tendered. */
export const PreviewStraightRule = defineCall({
  group: 'Straight',
  name: 'PreviewStraightRule',
  summary: 'Try the rule over the newest orders',
  access: { kind: 'signedIn', pages: ['StraightThrough'] },
  effect: 'own',
  repeatable: true,
  ours: true,
  query: z.object({}),
  body: z.object({ version: z.int32().positive() }),
  reply: z.object({
    tendered: z.int(),
    /** Orders that only live prices know, so that nothing can be said of them before. */
    unjudged: z.int(),
    amount: price(),
    currency: z.string(),
    rows: z
      .array(
        z.object({
          orderId: z.int(),
          OrderNumber: z.string(),
          consignee: z.string(),
          /** Why it would be left to a person, as a kept sentence; blank: it would be tendered. */
          words: z.string(),
          /** No stored sheet prices it, and carriers that are asked live would be. */
          isUnjudged: z.boolean(),
          CarrierName: z.string(),
          /** In the rule's currency; null: no stored sheet prices it whole. */
          amount: price().nullable(),
        }),
      )
      .max(STRAIGHT_PREVIEWED),
  }),
})
