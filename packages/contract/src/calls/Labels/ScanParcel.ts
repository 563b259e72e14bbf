import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireOwnBox } from '../../wire/ownBox.ts'
import { storableText } from '../../wire/text.ts'

/** An item that belongs into the box, for whoever packs it. */
const packedItem = z.object({
  ItemCode: z.string(),
  Description: z.string(),
  Qty: z.int(),
})

/**
 * What a scan at the packing bench means: a shipment, by any of its numbers or those of its labels, or an order, of which a
 * shipment is built first.
 */
export const ScanParcel = defineCall({
  group: 'Labels',
  name: 'ScanParcel',
  summary: 'What was scanned at the packing bench',
  access: { kind: 'signedIn', pages: ['ParcelScan'] },
  effect: 'write',
  once: true,
  ours: true,
  query: z.object({}),
  /** What was scanned, or the shipment itself where somebody comes from its page. */
  body: z.object({
    code: storableText(100).trim().default(''),
    shipmentId: z.int().positive().nullable().default(null),
  }),
  reply: z.object({
    /** `none`: nothing of the company has this number; `several`: more than one shipment that is still to be packed has it. */
    found: z.enum(['shipment', 'order', 'none', 'several']),
    shipmentId: z.int().nullable(),
    UniqueName: z.string(),
    BOLNumber: z.string(),
    shipmentStatus: z.enum(['O', 'Q', 'T', 'A', 'D', 'V', '']),
    version: z.int32(),
    shipMode: z.enum(['LTL', 'TL', 'PARCEL', '']),
    consignee: z.string(),
    consigneeCity: z.string(),
    consigneeState: z.string(),
    /** What goes into the boxes. */
    items: z.array(packedItem),
    packages: z.int(),
    /** The smallest of the company's own boxes that takes what goes into the one package; null: none does, or its size is not known. */
    box: wireOwnBox.nullable(),
    /** Labels in force. */
    labels: z.int(),
  }),
})
