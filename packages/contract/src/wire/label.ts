import { type LabelStock, labelStockNames, type TabPlace, tabFields, tabPlaces, tabRoom } from '@waybill/domain'
import { z } from 'zod'
import { money } from '../money.ts'
import { storableText } from './text.ts'

export const labelStates = [
  'asked',
  'bought',
  'unknown',
  'refused',
  'surplus',
  'voidAsked',
  'voided',
  'voidRefused',
  'disputed',
] as const

/** A label of a package of a shipment. */
export const wireLabel = z.object({
  labelId: z.int(),
  /** Its handling unit, and which of equal ones, from 1. */
  unitId: z.int(),
  place: z.int(),
  /** Which package of the shipment it is, from 1, also where that was packed anew since; null: it is no more. */
  number: z.int().nullable(),
  /** How its package is packed, in pounds and inches; null: it is no more, or was packed anew as another one. */
  packed: z.object({ Weight: z.number(), Length: z.number(), Width: z.number(), Height: z.number() }).nullable(),
  /** Blank until it is bought. */
  trackingNumber: z.string(),
  /** `bought` alone may be printed. */
  state: z.enum(labelStates),
  /** How the carrier gave it: `zpl`; blank: not at all. */
  format: z.string(),
  /** What it costs, whoever pays: minor units of the shipment's charge. Null: not bought, or nobody named a price. */
  charge: money(),
  /** Whether that is among what the shipment costs: its carrier sold it, and has not taken it back. */
  isCharged: z.boolean(),
  /** Sold beside another one of its package: whatever becomes of it, it is no part of what the shipment costs. */
  isSurplus: z.boolean(),
  /** How often it was handed to a printer or a browser, and when first. */
  prints: z.int(),
  /** Why the price was chosen that it was bought at; blank: nobody kept that. */
  why: z.string(),
  printedAt: z.string().nullable(),
  /** Its first physical scan. */
  scannedAt: z.string().nullable(),
  /** What the carrier said of it, where that is worth reading. */
  answer: z.string(),
})
export type WireLabel = z.output<typeof wireLabel>

/** Labels of one shipment that a page shows: those in force first, then the newest. */
export const LABELS_SHOWN_MAX = 500

/** How carriers' labels come out of a printer. */
export const labelLayout = {
  /** Inches. */
  stock: z.enum(labelStockNames).default('4x6'),
  /** The shipper's own strip: 2 inches on 4x8, ¾ of an inch on 4x6.75, none on 4x6. */
  tab: z.enum(tabPlaces).default('none'),
  /** What it says, in this order. */
  tabFields: z.array(z.enum(tabFields)).max(tabFields.length).default(['shipment', 'orders', 'po', 'weight']),
  /** Words of one's own below it. */
  tabText: storableText(120).trim().default(''),
} as const

/** A tab needs a stock that leaves room beside the label. */
export const hasTabRoom = ({ stock, tab }: { readonly stock: LabelStock; readonly tab: TabPlace }): boolean =>
  tab === 'none' || tabRoom(stock) > 0
