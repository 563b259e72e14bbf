import {
  type Address,
  type LineItem,
  type Mode,
  type PaymentTerms,
  type Shipment,
  type ShipmentStatus,
  shipmentTotals,
} from '@waybill/domain'
import type { Selectable } from 'kysely'
import type { Shipment as ShipmentTable } from '../../db/schema.generated.ts'

/** The columns as they come back, with the documents in them typed: only this module writes them. */
export interface ShipmentRow
  extends Omit<
    Selectable<ShipmentTable>,
    'origin' | 'destination' | 'bill_to' | 'items' | 'mode' | 'terms' | 'status'
  > {
  readonly origin: Address
  readonly destination: Address
  readonly bill_to: Address | null
  readonly items: readonly LineItem[]
  readonly mode: Mode
  readonly terms: PaymentTerms
  readonly status: ShipmentStatus
  readonly voided_from: ShipmentStatus | null
}

/** The content of a shipment from its columns. */
export const contentOfRow = (row: ShipmentRow): Shipment => ({
  origin: row.origin,
  destination: row.destination,
  billTo: row.bill_to,
  mode: row.mode,
  terms: row.terms,
  pickup: { date: row.pickup_date ?? '', from: row.pickup_from, to: row.pickup_to },
  items: row.items,
  accessorials: row.accessorials,
  references: row.shipment_references,
  specialInstructions: row.special_instructions,
  internalNotes: row.internal_notes,
  declaredValue: row.declared_value,
  currency: row.currency,
  loadNumber: row.load_number,
  trailerNumber: row.trailer_number,
  seals: row.seals,
})

/** The columns of a shipment's content, totals included. */
export function rowOfContent(shipment: Shipment) {
  const totals = shipmentTotals(shipment.items)
  return {
    mode: shipment.mode,
    terms: shipment.terms,
    origin: JSON.stringify(shipment.origin),
    destination: JSON.stringify(shipment.destination),
    bill_to: shipment.billTo === null ? null : JSON.stringify(shipment.billTo),
    items: JSON.stringify(shipment.items),
    accessorials: [...shipment.accessorials],
    shipment_references: [...shipment.references],
    pickup_date: shipment.pickup.date === '' ? null : shipment.pickup.date,
    pickup_from: shipment.pickup.from,
    pickup_to: shipment.pickup.to,
    special_instructions: shipment.specialInstructions,
    internal_notes: shipment.internalNotes,
    declared_value: shipment.declaredValue,
    currency: shipment.currency,
    load_number: shipment.loadNumber,
    trailer_number: shipment.trailerNumber,
    seals: shipment.seals,
    total_weight: totals.weightLb,
    total_pieces: totals.pieces,
    total_handling_units: totals.handlingUnits,
  }
}
