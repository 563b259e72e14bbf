import type { Confirmation } from '@waybill/carriers'
import { type BookingState, canMoveBooking, inARow, sentence } from '@waybill/domain'
import { type Selectable, sql } from 'kysely'
import type { App } from '../../app.ts'
import { type Doer, recordChange } from '../../audit.ts'
import type { TenantDb, Tx } from '../../db/open.ts'
import type { Booking as BookingTable } from '../../db/schema.generated.ts'
import { followOrder } from '../labels/index.ts'
import { chargeLabels } from './chargeLabels.ts'
import { withdrawCancel, withdrawOpenWord } from './openWord.ts'
import { type Tender, tellBooking } from './tenders.ts'

/** An order that a carrier holds, under the number of its tender. */
export interface Booking {
  readonly clientId: number
  readonly tenderId: number
  readonly shipmentId: number
  readonly state: BookingState
  readonly proNumber: string
  readonly pickupNumber: string
  readonly providerId: string
  /** Milliseconds since 1970; null while it is on its way. */
  readonly deliveredAt: number | null
  readonly cancelCall: string
}

const bookingOfRow = (row: Selectable<BookingTable>): Booking => ({
  clientId: row.client_id,
  tenderId: row.tender_id,
  shipmentId: row.shipment_id,
  state: row.state as BookingState,
  proNumber: row.pro_number,
  pickupNumber: row.pickup_number,
  providerId: row.provider_id,
  deliveredAt: row.delivered_at === null ? null : Date.parse(row.delivered_at),
  cancelCall: row.cancel_call,
})

type From = Tx | Pick<TenantDb, 'read'>

const bookings = (app: Pick<App, 'db'>, clientId: number) =>
  app.db.query.selectFrom('booking').selectAll().where('client_id', '=', clientId)

async function all(from: From, query: ReturnType<typeof bookings>): Promise<readonly Booking[]> {
  const rows = 'read' in from ? await from.read(query) : (await from.executeQuery(query.compile())).rows
  return rows.map(bookingOfRow)
}

/** The order of a tender; null when no carrier holds one. */
export const bookingOf = async (app: App, from: From, clientId: number, tenderId: number): Promise<Booking | null> =>
  (await all(from, bookings(app, clientId).where('tender_id', '=', tenderId)))[0] ?? null

/** Every order of a shipment that some carrier holds or held, the first one first. */
export const bookingsOf = (app: App, from: From, clientId: number, shipmentId: number): Promise<readonly Booking[]> =>
  all(from, bookings(app, clientId).where('shipment_id', '=', shipmentId).orderBy('tender_id'))

/** Takes up an order that a carrier holds. Null: told by mail or telephone, without numbers. */
export async function addBooking(
  app: App,
  tx: Tx,
  doer: Doer,
  { clientId, tenderId, shipmentId }: Tender,
  state: BookingState,
  confirmation: Confirmation | null,
): Promise<Booking> {
  const row = await tx
    .insertInto('booking')
    .values({
      client_id: clientId,
      tender_id: tenderId,
      shipment_id: shipmentId,
      state,
      ...columnsOf(confirmation),
      held_since: doer.at.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const entry = { entity: 'booking', entityId: tenderId, action: state }
  await recordChange(tx, doer, { ...entry, after: { shipmentId, state } })
  if (state === 'surplus') await tellBooking(app, tx, { clientId, shipmentId, tenderId }, 'surplus')
  if (state === 'live') await othersHear(app, tx, { clientId, shipmentId }, doer.at)
  return bookingOfRow(row)
}

const columnsOf = (confirmation: Confirmation | null) =>
  confirmation === null
    ? {}
    : {
        pro_number: confirmation.proNumber,
        pickup_number: confirmation.pickupNumber,
        provider_id: confirmation.providerId,
        bol_url: confirmation.bolUrl,
        pickup_at: confirmation.pickupAt,
      }

/** Somebody has the freight, or nobody shall: carriers that were asked for quotes hear of it once that is committed. */
export async function othersHear(
  app: App,
  tx: Tx,
  { clientId, shipmentId }: Pick<Booking, 'clientId' | 'shipmentId'>,
  at: Date,
): Promise<void> {
  const asked = await tx
    .selectFrom('spot_quote')
    .select('spot_id')
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .where('state', '!=', 'withdrawn')
    .limit(1)
    .executeTakeFirst()
  if (asked !== undefined) await app.due.put(tx, 'won', { clientId, subjectId: shipmentId }, at)
}

/** Keeps the carrier's numbers of an order that was known without them: it was booked by telephone. */
export async function keepNumbers(tx: Tx, before: Booking, confirmation: Confirmation): Promise<void> {
  const { clientId, tenderId } = before
  await tx
    .updateTable('booking')
    .set({ ...columnsOf(confirmation), pro_number: confirmation.proNumber || before.proNumber })
    .where('client_id', '=', clientId)
    .where('tender_id', '=', tenderId)
    .where('provider_id', '=', '')
    .execute()
}

/** Another number stands for the freight of an order: the label that had it was given back. */
export async function keepProNumber(tx: Tx, { clientId, tenderId }: Booking, proNumber: string): Promise<void> {
  await tx
    .updateTable('booking')
    .set({ pro_number: proNumber })
    .where('client_id', '=', clientId)
    .where('tender_id', '=', tenderId)
    .execute()
}

const proOf = ({ clientId, shipmentId }: Booking) =>
  sql<string>`(select s.pro_number from shipment s where s.client_id = ${clientId} and s.shipment_id = ${shipmentId})`

const newsOf: Partial<Record<BookingState, string>> = { live: 'booked', surplus: 'surplus', cancelling: 'cancelling' }

interface Cancelling {
  /** Why it is to be given back; what was answered and said before concerns another question. */
  readonly reason?: string
  /** The carrier's answer. */
  readonly answer?: string
  /** Who was called, in words; added to what is there. */
  readonly call?: string
}

/** Moves an order of a locked shipment, with its history and the news on the socket. @throws for a move that is none */
export async function moveBooking(
  app: App,
  tx: Tx,
  doer: Doer,
  before: Booking,
  to: BookingState,
  { reason, answer, call }: Cancelling = {},
): Promise<Booking> {
  const { clientId, tenderId, shipmentId, state } = before
  if (!canMoveBooking(state, to)) throw new Error(`booking ${tenderId} cannot move from ${state} to ${to}`)
  const row = await tx
    .updateTable('booking')
    .set({
      state: to,
      // What a shipment says of its carrier's number, from tracking, stays with the order that had it.
      ...(state === 'live' && before.proNumber === '' ? { pro_number: proOf(before) } : {}),
      ...(reason === undefined ? {} : { cancel_reason: reason, cancel_answer: '', cancel_call: '' }),
      ...(answer === undefined ? {} : { cancel_answer: answer }),
      ...(call === undefined ? {} : { cancel_call: inARow([before.cancelCall, call]) }),
    })
    .where('client_id', '=', clientId)
    .where('tender_id', '=', tenderId)
    .returningAll()
    .executeTakeFirstOrThrow()
  const entry = { entity: 'booking', entityId: tenderId, action: to }
  const note = inARow([reason ?? '', answer ?? '', call ?? ''])
  await recordChange(tx, doer, { ...entry, before: { state }, after: { state: to, note, shipmentId } })
  await followOrder(app, tx, before, to, answer ?? '', doer.at)
  await chargeLabels(app, tx, doer, before)
  await tellBooking(app, tx, before, newsOf[to] ?? 'cancelled')
  if (to !== 'live') await app.due.drop(tx, 'follow', { clientId, subjectId: tenderId })
  else await othersHear(app, tx, before, doer.at)
  if (state === 'cancelling') await withdrawCancel(app, tx, before)
  // What is being said of an order concerns nobody once the carrier does not move the freight.
  if (state === 'live') await withdrawOpenWord(app, tx, before, sentence('withdrawnNotInForce'))
  return bookingOfRow(row)
}

/** Remembers when the freight was delivered, once. */
export async function keepDelivered(tx: Tx, { clientId, tenderId }: Booking, at: Date): Promise<void> {
  await tx
    .updateTable('booking')
    .set({ delivered_at: at.toISOString() })
    .where('client_id', '=', clientId)
    .where('tender_id', '=', tenderId)
    .where('delivered_at', 'is', null)
    .execute()
}
