import {
  itemGaps,
  modeNames,
  numberLimits,
  type OrderLine,
  type SalesOrder,
  textLimits,
  thousandths,
} from '@waybill/domain'
import { z } from 'zod'
import { stated } from '../money.ts'
import { addressFromWire, addressToWire, wireAddress } from './address.ts'
import { storableText, trimmedText, wireLine, wireNote } from './text.ts'

/** Lines of one sales order. */
export const ORDER_LINES_MAX = 10_000
/** Of these, as many are shown beside the list. */
export const ORDER_LINES_SHOWN = 200

const day = z.iso.date().nullable().default(null)
const count = z.int().min(0).max(numberLimits.pieces).nullable().default(null)
const inches = z.number().min(0).max(numberLimits.dimensionIn).default(0)
const quantity = z.number().min(0).max(99_999_999)

/** A line of a sales order in the names of specification §3. */
export const wireOrderLine = z.object({
  /** Left out of a new one. */
  lineId: z.int().positive().nullable().default(null),
  ItemCode: trimmedText(textLimits.itemCode).default(''),
  SKU: trimmedText(textLimits.itemCode).default(''),
  Description: trimmedText(textLimits.description).default(''),
  /** Ordered, in `UOMType`. */
  OriginalQty: quantity,
  UOMType: storableText(20).default(''),
  /** Pounds of the line; null: as the item master says. */
  Weight: z.number().min(0).max(10_000_000).nullable().default(null),
  itemClass: storableText(5).default(''),
  NMFC: trimmedText(textLimits.nmfc).default(''),
  pallets: count,
  CartonCount: count,
  Length: inches,
  Width: inches,
  Height: inches,
  Hazmatitemflag: z.boolean().nullable().default(null),
  PalletNumber: wireLine,
  WeightRef: wireLine,
  CheckweightQTY: quantity.nullable().default(null),
})
export type WireOrderLine = z.output<typeof wireOrderLine>

/** What a line's quantity became: on shipments, gone, cancelled, and what is open. */
export const wireCountedLine = wireOrderLine.extend({
  lineId: z.int(),
  /** That the shipper's system gives it; null: its files do not say. */
  LineNumber: z.number().nullable().default(null),
  planned: z.number(),
  shipped: z.number(),
  cancelled: z.number(),
  open: z.number(),
})

/** A sales order in the names of specification §3. */
export const wireSalesOrder = z.object({
  OrderNumber: trimmedText(textLimits.orderNumber).min(1),
  BackOrderCode: trimmedText(textLimits.orderNumber).default(''),
  PO_Number: trimmedText(textLimits.customerPo).default(''),
  SoldTo: trimmedText(textLimits.company).default(''),
  /** Who pays the freight: P, C, or T for a third party. */
  ShipmentTerm: z.enum(['P', 'C', 'T']).default('P'),
  /** Blank: as usual. */
  shipMode: z.enum(['', ...modeNames]).default(''),
  DropOffAddress: wireAddress,
  /** Null: the shipper's usual dock. */
  PickupAddress: wireAddress.nullable().default(null),
  Billto: wireAddress.nullable().default(null),
  OrderDate: day,
  ShipDate: day,
  DueDate: day,
  /** Minor units of `currency`. */
  OrderValue: stated(z.int().min(0)).nullable().default(null),
  currency: storableText(3).default('USD'),
  AdditionalRef: z.array(wireLine).max(numberLimits.references).default([]),
  SpecialInstruction: wireNote,
  shipVia: wireLine,
  AdditionalService: z.array(storableText(12)).max(50).default([]),
  Items: z.array(wireOrderLine).max(ORDER_LINES_MAX).default([]),
})
export type WireSalesOrder = z.output<typeof wireSalesOrder>

const terms = { P: 'prepaid', C: 'collect', T: 'thirdParty' } as const
const codes = { prepaid: 'P', collect: 'C', thirdParty: 'T' } as const

export const orderLineFromWire = (wire: WireOrderLine): OrderLine => ({
  lineId: wire.lineId,
  itemCode: wire.ItemCode,
  sku: wire.SKU,
  description: wire.Description,
  quantity: thousandths(wire.OriginalQty),
  unit: wire.UOMType,
  weightLb: wire.Weight,
  freightClass: wire.itemClass,
  nmfc: wire.NMFC,
  pallets: wire.pallets,
  cartons: wire.CartonCount,
  lengthIn: wire.Length,
  widthIn: wire.Width,
  heightIn: wire.Height,
  isHazardous: wire.Hazmatitemflag,
  palletNumber: wire.PalletNumber,
  weightRef: wire.WeightRef,
  checkWeightQuantity: wire.CheckweightQTY,
})

export const orderLineToWire = (line: OrderLine): WireOrderLine => ({
  lineId: line.lineId,
  ItemCode: line.itemCode,
  SKU: line.sku,
  Description: line.description,
  OriginalQty: line.quantity,
  UOMType: line.unit,
  Weight: line.weightLb,
  itemClass: line.freightClass,
  NMFC: line.nmfc,
  pallets: line.pallets,
  CartonCount: line.cartons,
  Length: line.lengthIn,
  Width: line.widthIn,
  Height: line.heightIn,
  Hazmatitemflag: line.isHazardous,
  PalletNumber: line.palletNumber,
  WeightRef: line.weightRef,
  CheckweightQTY: line.checkWeightQuantity,
})

export const salesOrderFromWire = (wire: WireSalesOrder): SalesOrder => ({
  number: wire.OrderNumber,
  backOrder: wire.BackOrderCode,
  customerPo: wire.PO_Number,
  soldTo: wire.SoldTo,
  terms: terms[wire.ShipmentTerm],
  mode: wire.shipMode,
  shipTo: addressFromWire(wire.DropOffAddress),
  shipFrom: wire.PickupAddress === null ? null : addressFromWire(wire.PickupAddress),
  billTo: wire.Billto === null ? null : addressFromWire(wire.Billto),
  orderDate: wire.OrderDate,
  shipDate: wire.ShipDate,
  dueDate: wire.DueDate,
  value: wire.OrderValue,
  currency: wire.currency,
  references: wire.AdditionalRef,
  instructions: wire.SpecialInstruction,
  shipVia: wire.shipVia,
  services: wire.AdditionalService,
  lines: wire.Items.map(orderLineFromWire),
})

/** The head; its lines are spelled by whoever knows what became of them. */
export const orderHeadToWire = (order: Omit<SalesOrder, 'lines'>): Omit<WireSalesOrder, 'Items'> => ({
  OrderNumber: order.number,
  BackOrderCode: order.backOrder,
  PO_Number: order.customerPo,
  SoldTo: order.soldTo,
  ShipmentTerm: codes[order.terms],
  shipMode: order.mode,
  DropOffAddress: addressToWire(order.shipTo),
  PickupAddress: order.shipFrom === null ? null : addressToWire(order.shipFrom),
  Billto: order.billTo === null ? null : addressToWire(order.billTo),
  OrderDate: order.orderDate,
  ShipDate: order.shipDate,
  DueDate: order.dueDate,
  OrderValue: order.value,
  currency: order.currency,
  AdditionalRef: [...order.references],
  SpecialInstruction: order.instructions,
  shipVia: order.shipVia,
  AdditionalService: [...order.services],
})

/** An order that was seen, in the version that was seen. */
export const orderTarget = z.object({ orderId: z.int().positive(), version: z.int32().positive() })

/** Rows of freight of which somebody has to say something before they are priced without a guess. */
export const wireItemGap = z.object({
  /** Number of the row, from 1. */
  row: z.int(),
  item: z.string(),
  missing: z.array(z.enum(itemGaps)),
})
export type WireItemGap = z.output<typeof wireItemGap>
