import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireNumberFound } from '../../wire/numberFound.ts'
import { wireOwnBox } from '../../wire/ownBox.ts'
import { storableText } from '../../wire/text.ts'

/** An item that belongs into the box, for whoever packs it. */
const packedItem = z.object({
  ItemCode: z.string(),
  Description: z.string(),
  Qty: z.int(),
})

/** More shipments with one number, or with numbers of one end, are not offered to choose from. */
export const SCAN_CHOICES_MAX = 6

/** One of several shipments that may be meant. */
const parcelChoice = z.object({
  shipmentId: z.int(),
  BOLNumber: z.string(),
  shipmentStatus: z.enum(['O', 'Q', 'T', 'A', 'D']),
  consignee: z.string(),
  consigneeCity: z.string(),
  consigneeState: z.string(),
  /** Which of its numbers ends in what was scanned; null: the whole number is one of its own. */
  ending: wireNumberFound.nullable(),
})

/**
 * What a scan at the packing bench means: a shipment, by any of its numbers or those of its labels, or an order, of which a
 * shipment is built first; else a shipment by the last digits of its BOL, PRO or tracking number.
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
    /** Of a shipment that was found by its last digits alone, the number that ends in them; null: otherwise. */
    ending: wireNumberFound.nullable(),
    /** Of several the newest, to choose from. */
    choices: z.array(parcelChoice),
    /** There are more than these. */
    hasMoreChoices: z.boolean(),
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
