import { modeNames } from '@waybill/domain'
import { z } from 'zod'

/** Values of `statuscode` in the list calls: specification §4, and NB (not booked: O and Q together), ours. */
export const shipmentListTabs = ['O', 'Q', 'NB', 'T', 'A', 'D', 'V'] as const
export type ShipmentListTab = (typeof shipmentListTabs)[number]

export const shipmentSorts = [
  'created',
  'shipDate',
  'BOLNumber',
  'PRONumber',
  'consignee',
  'carrier',
  'amount',
  'status',
] as const
export type ShipmentSort = (typeof shipmentSorts)[number]

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
  shipperCity: z.string(),
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
  /** Minor units of `currency`. */
  TotalCharge: z.int().nullable(),
  currency: z.string(),
  PaymentType: z.enum(['P', 'C', 'T']),
  shipMode: z.enum(modeNames),
  Totalweight: z.number(),
  TotalQuantity: z.int(),
  createdAt: z.string(),
  createdBy: z.string(),
  /** Optimistic lock: sent back with every change. */
  version: z.int32(),
})
export type WireShipmentRow = z.infer<typeof wireShipmentRow>

/** Columns a list can show and export, in their usual order. */
export const exportColumns = [
  'BOLNumber',
  'PRONumber',
  'shipmentStatus',
  'shipDate',
  'pickupFrom',
  'pickupTo',
  'consignee',
  'consigneeCity',
  'consigneeState',
  'shipperCity',
  'CarrierName',
  'CarrierSCAC',
  'deliveryDate',
  'serviceDays',
  'TotalCharge',
  'currency',
  'PaymentType',
  'shipMode',
  'Totalweight',
  'TotalQuantity',
  'Reference1',
  'Reference2',
  'Reference3',
  'createdAt',
  'createdBy',
] as const satisfies readonly (keyof WireShipmentRow)[]
