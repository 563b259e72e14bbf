import { modeNames } from '@waybill/domain'
import { z } from 'zod'
import { money, stated } from '../money.ts'

/** Orders that one shipment shows at most; and lines of each. */
export const ORDERS_SHOWN_MAX = 200
export const ORDERED_LINES_SHOWN_MAX = 200

/** A line of an order as far as it is on a shipment. */
const wireOrderedLine = z.object({
  /** Of the shipment's line. */
  LineID: z.int(),
  SKU: z.string(),
  ItemCode: z.string(),
  Description: z.string(),
  /** Ordered in all, in `UOMType`; and how much of that is on this line of the shipment. */
  OriginalQty: z.number(),
  quantity: z.number(),
  UOMType: z.string(),
  CartonCount: z.int().nullable(),
  shipMode: z.enum(modeNames),
  /** The pallet that the shipper's system puts it on, the scale's reading and the pieces weighed. */
  PalletNumber: z.string(),
  WeightRef: z.string(),
  CheckweightQTY: z.number().nullable(),
})

/** A sales order on a shipment. */
export const wireOrderOnShipment = z.object({
  orderId: z.int(),
  OrderNumber: z.string(),
  BackOrderCode: z.string(),
  PO_Number: z.string(),
  SoldTo: z.string(),
  OrderValue: stated().nullable(),
  currency: z.string(),
  AdditionalRef: z.array(z.string()),
  DueDate: z.string().nullable(),
  /** Minor units of `bornCurrency`: its share of the price that holds; null while nothing was bought. */
  bornCharge: money(),
  bornCurrency: z.string(),
  /** When a file cancelled it although it had left or was tendered; null: none did. */
  cancelWantedAt: z.string().nullable(),
  lines: z.array(wireOrderedLine).max(ORDERED_LINES_SHOWN_MAX),
})
export type WireOrderOnShipment = z.output<typeof wireOrderOnShipment>
