import type { App } from '../../app.ts'
import { type Doer, recordChange } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { lockShipment, saveShipment } from '../shipments/index.ts'

export type BookingState = 'reserved' | 'booked' | 'refused' | 'unknown'

export interface LiveBooking {
  readonly clientId: number
  readonly bookingId: number
  readonly shipmentId: number
  readonly state: BookingState
  readonly priceSheetId: number | null
  readonly way: 'email' | 'api' | 'call'
  /** Where the carrier can be called; blank when nobody knows. */
  readonly phone: string
}

/** The booking that stands, whatever its state; null when none does. The caller holds the shipment's lock. */
export async function liveBooking(tx: Tx, clientId: number, shipmentId: number): Promise<LiveBooking | null> {
  const row = await tx
    .selectFrom('booking as b')
    .leftJoin('carrier as c', join => join.onRef('c.client_id', '=', 'b.client_id').onRef('c.scac', '=', 'b.scac'))
    .select(['b.booking_id', 'b.state', 'b.way', 'b.price_sheet_id', 'c.phone'])
    .where('b.client_id', '=', clientId)
    .where('b.shipment_id', '=', shipmentId)
    .where('b.state', 'in', ['reserved', 'booked', 'unknown'])
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { booking_id: bookingId, price_sheet_id: priceSheetId, phone } = row
  const state = row.state === 'unknown' || row.state === 'booked' ? row.state : 'reserved'
  const way = row.way === 'api' || row.way === 'call' ? row.way : 'email'
  return { clientId, bookingId, shipmentId, state, priceSheetId, way, phone: phone ?? '' }
}

export interface Settlement {
  readonly state: BookingState
  /** The carrier's or the mail server's words, or whom somebody spoke with. */
  readonly answer: string
  /** Left out, it stays as it was asked for. */
  readonly way?: 'email' | 'call'
}

/** Writes what became of a booking, with its history. */
export async function settleBooking(
  app: App,
  tx: Tx,
  doer: Doer,
  {
    clientId,
    bookingId,
    shipmentId,
    state: before,
  }: Pick<LiveBooking, 'clientId' | 'bookingId' | 'shipmentId' | 'state'>,
  { state, answer, way }: Settlement,
): Promise<void> {
  await tx
    .updateTable('booking')
    .set({
      state,
      answer,
      ...(way === undefined ? {} : { way }),
      settled_at: state === 'reserved' ? null : doer.at.toISOString(),
    })
    .where('client_id', '=', clientId)
    .where('booking_id', '=', bookingId)
    .execute()
  const change = { entity: 'booking', entityId: bookingId, action: state }
  await recordChange(tx, doer, { ...change, before: { state: before }, after: { state, answer, shipmentId } })
  await app.realtime.tell({ clientId, topic: 'booking', data: { shipmentId, bookingId, state } }, tx)
}

/** Takes a shipment whose carrier never got, or turned down, the tender back to Rate & route, to be booked anew. */
export async function returnToQuotes(
  app: App,
  tx: Tx,
  doer: Doer,
  live: Pick<LiveBooking, 'clientId' | 'shipmentId'>,
  reason: string,
): Promise<void> {
  const record = await lockShipment(tx, live.clientId, live.shipmentId)
  if (record.status !== 'T') return
  await saveShipment(app, tx, doer, record, {
    action: 'refused',
    facts: {
      status: 'Q',
      carrierScac: '',
      carrierName: '',
      service: '',
      serviceDays: null,
      deliveryDate: null,
      totalCharge: null,
      tenderedAt: null,
    },
    note: reason,
  })
}
