import { exceptionKindNames, modeNames } from '@waybill/domain'
import { z } from 'zod'
import { money } from '../money.ts'

/**
 * Values of `statuscode` in the list calls: specification §4, and ours: NB (not booked: O and Q together), AR (archived);
 * of history `active`, whatever is not over, and `archived`, voided ones among them.
 */
export const shipmentListTabs = ['O', 'Q', 'NB', 'T', 'A', 'D', 'V', 'AR', 'active', 'archived', 'all'] as const
export type ShipmentListTab = (typeof shipmentListTabs)[number]

/** A shipment as a list shows it (specification §3, "Shipment as displayed"). */
export const wireShipmentRow = z.object({
  shipmentId: z.int(),
  UniqueName: z.string(),
  shipmentStatus: z.enum(['O', 'Q', 'T', 'A', 'D', 'V']),
  BOLNumber: z.string(),
  PRONumber: z.string(),
  Reference1: z.string(),
  Reference2: z.string(),
  Reference3: z.string(),
  /** The customer's orders on it, by commas. */
  orders: z.string(),
  shipperCity: z.string(),
  shipperState: z.string(),
  consignee: z.string(),
  consigneeCity: z.string(),
  consigneeState: z.string(),
  /** Local date of the origin, `2026-11-24`. */
  shipDate: z.string(),
  pickupFrom: z.string(),
  pickupTo: z.string(),
  CarrierName: z.string(),
  CarrierSCAC: z.string(),
  serviceDays: z.int().nullable(),
  /** When it should arrive; blank when nobody said. */
  deliveryDate: z.string(),
  /** Local days on which it left its first place and reached its last one; blank: nobody said so yet. */
  pickedUpOn: z.string(),
  deliveredOn: z.string(),
  /** Minor units of `currency` that we owe; null: no price, or the consignee or a third party pays. */
  TotalCharge: money(),
  currency: z.string(),
  PaymentType: z.enum(['P', 'C', 'T']),
  shipMode: z.enum(modeNames),
  Totalweight: z.number(),
  TotalQuantity: z.int(),
  /** The worst that is open about it; null: nothing is. */
  exception: z.enum(exceptionKindNames).nullable(),
  createdAt: z.string(),
  createdBy: z.string(),
  /** Optimistic lock: sent back with every change. */
  version: z.int32(),
})
export type WireShipmentRow = z.infer<typeof wireShipmentRow>
