import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { IMPORT_COLUMNS_MAX } from '../../constants.ts'
import { storableText } from '../../wire/text.ts'

/**
 * Settles what is held of an order file. `mend`: cells of the row are written anew, and its order is worked again; `release`: it
 * is worked again as it stands, now that what held it is gone; `takeOver`: the order, which another source brought, belongs to the
 * source of this file from now on, and is worked again; where its consignee and lines would change together it is held once
 * more for `sameOrder`, and nothing is changed before; `sameOrder`: it is the order that is known by this number, and changes
 * its consignee and lines; `keepBoth`: it is an order of its own beside the one of the same number; `weightRight`: its weights are
 * right, whatever the item master says; `weightOfOne`: the file's weights are those of one, in this file and in later ones; `discard`: nobody wants the
 * order that the row is of.
 */
export const PendingOrder = defineCall({
  group: 'Shipment',
  name: 'PendingOrder',
  summary: 'Mend, release, take over, keep apart or discard what is held of an order file',
  access: { kind: 'signedIn', pages: ['OpenOrders'] },
  effect: 'write',
  once: false,
  repeatable: true,
  query: z.object({
    flag: z.enum(['mend', 'release', 'takeOver', 'sameOrder', 'keepBoth', 'weightRight', 'weightOfOne', 'discard']),
  }),
  body: z.object({
    runId: z.int().positive(),
    rowNo: z.int32().positive(),
    /** The same for all orders of the file that are held for the reason this one is held for; not for `mend`. */
    all: z.boolean().default(false),
    cells: z
      .array(z.object({ column: z.int().min(0).max(IMPORT_COLUMNS_MAX), text: storableText(2_000) }))
      .max(IMPORT_COLUMNS_MAX)
      .default([]),
  }),
  reply: z.object({
    Status: z.literal('Success'),
    /** Rows that are worked again, or were discarded: those of the order. */
    rows: z.int(),
  }),
})
