import { plainFromWire, shipmentFromWire } from '@waybill/contract/wire/shipment.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { type PlainShipment, ratingKey, type Stop } from '@waybill/domain'
import { asNewItem } from '../ItemsEditor/itemDraft.ts'
import type { KeptOrder } from './keptOrder.ts'
import { locksItemsOf } from './locksItems.ts'
import { meetOrders } from './mergeOrders.ts'
import { formOfShipment, formOver, type OrderForm, shipmentOf } from './orderForm.ts'
import { asNewLoad } from './pastNumbers.ts'
import type { OrderStart } from './useOrder.ts'
import { noRates, ratesOf } from './useRates.ts'

/** The form has one pickup and one delivery: a copy would lose every stop between them. */
export const hasSeveralStops = ({ shipment }: WireShipmentDetails): boolean => (shipment.ShipmentStops ?? []).length > 2

/** Stops of the way that the form does not show. */
export const stopsBetween = ({ shipment }: Pick<WireShipmentDetails, 'shipment'>): readonly Stop[] =>
  shipmentFromWire(shipment).stops.slice(1, -1)

/**
 * The order that a past shipment starts: a copy goes out at the next pickup and is new in every other respect, an edit
 * goes on where it stood, with the prices that still hold.
 */
export function startOf(details: WireShipmentDetails, empty: OrderForm, isCopy: boolean): OrderStart {
  const of = { bol: details.BOLNumber, isCopy }
  const past = formOfShipment(plainFromWire(details.shipment))
  if (isCopy) {
    const pickup = { ...past.pickup, date: empty.pickup.date }
    const items = past.items.map(asNewItem)
    const appointments = (details.shipment.ShipmentStops ?? []).map(stop => stop.Appointment.trim()).filter(Boolean)
    const form = asNewLoad({ ...past, pickup, items }, appointments)
    return { of, form, saved: null, draftId: null, rates: noRates, empty, locksItems: false }
  }
  const shipment = shipmentOf(past)
  return {
    of,
    form: past,
    saved: {
      shipmentId: details.shipmentId,
      version: details.version,
      uniqueName: details.UniqueName,
      status: details.shipmentStatus,
      content: JSON.stringify(shipment),
    },
    draftId: null,
    rates: ratesOf(details, ratingKey(shipment)),
    empty,
    locksItems: locksItemsOf(details),
    between: stopsBetween(details),
  }
}

/**
 * The same with what this tab keeps of it. Typed over an older version, it goes over the newer one field by field: where both
 * changed one, mine stands and the person chooses. Rows that can only be shown by now stay as they are: typed ones would be
 * refused and could not be changed back, so that they are asked about instead.
 */
export function withKept(start: OrderStart, local: { draftId: number | null; kept: KeptOrder } | null): OrderStart {
  const known = local?.kept.saved ?? null
  const now = start.saved
  if (local === null || known === null || now === null || known.shipmentId !== now.shipmentId) return start
  const { draftId, kept } = local
  const isSeen = known.version === now.version
  const restored = { ...start, draftId, isRestored: true }
  const open = isSeen ? kept.question : undefined
  if (open !== undefined || (isSeen && !start.locksItems)) {
    const form = start.locksItems ? { ...kept.form, items: start.form.items } : kept.form
    return { ...restored, form, conflict: open ?? null }
  }
  const [base, theirs] = [JSON.parse(known.content) as PlainShipment, JSON.parse(now.content) as PlainShipment]
  const mine = shipmentOf(kept.form)
  const { value, question } = meetOrders(base, mine, theirs, {
    isLocked: start.locksItems,
    open: kept.question ?? null,
  })
  return {
    ...restored,
    form: isSeen ? { ...kept.form, items: start.form.items } : formOver(kept.form, value),
    conflict: question,
  }
}
