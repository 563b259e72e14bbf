import type { Confirmation, Order } from '@waybill/carriers'
import { z } from 'zod'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import { accountOf, type NamedAccount } from '../../carriers/accounts.ts'
import type { Tx } from '../../db/open.ts'
import { loadShipment, type ShipmentRecord } from '../shipments/index.ts'

/** An order at a carrier, as its booking keeps it. */
export interface OrderRow {
  readonly clientId: number
  readonly bookingId: number
  readonly shipmentId: number
  readonly accountId: number
  readonly scac: string
  readonly state: string
  /** Milliseconds since 1970; null while the order has not left. */
  readonly sentAt: number | null
  readonly absent: number
  readonly cancelState: string
  readonly confirmation: Confirmation
}

const stored = z.object({
  providerId: z.string().catch(''),
  pickupNumber: z.string().catch(''),
  proNumber: z.string().catch(''),
  bolUrl: z.string().catch(''),
  pickupAt: z.string().catch(''),
  messages: z.array(z.string()).catch([]),
})

/** Reads a booking's confirmation; what is not there is blank. */
export const readConfirmation = (value: unknown): Confirmation => stored.catch(stored.parse({})).parse(value)

export const orderColumns = [
  'booking_id',
  'shipment_id',
  'account_id',
  'scac',
  'state',
  'sent_at',
  'absent',
  'cancel_state',
  'confirmation',
] as const

interface Row {
  readonly booking_id: number
  readonly shipment_id: number
  readonly account_id: number | null
  readonly scac: string
  readonly state: string
  readonly sent_at: string | null
  readonly absent: number
  readonly cancel_state: string
  readonly confirmation: unknown
}

/** @throws when the booking is none over a wire */
export function orderOf(clientId: number, row: Row): OrderRow {
  if (row.account_id === null) throw new Error(`booking ${row.booking_id} has no account`)
  return {
    clientId,
    bookingId: row.booking_id,
    shipmentId: row.shipment_id,
    accountId: row.account_id,
    scac: row.scac,
    state: row.state,
    sentAt: row.sent_at === null ? null : Date.parse(row.sent_at),
    absent: row.absent,
    cancelState: row.cancel_state,
    confirmation: readConfirmation(row.confirmation),
  }
}

/** One order as it stands; null when there is no such booking. */
export async function readOrder(app: App, clientId: number, bookingId: number): Promise<OrderRow | null> {
  const row = await app.db
    .forClient(clientId)
    .readOne(
      app.db.query
        .selectFrom('booking')
        .select(orderColumns)
        .where('client_id', '=', clientId)
        .where('booking_id', '=', bookingId),
    )
  return row === null ? null : orderOf(clientId, row)
}

/** The same under the shipment's lock, which the caller holds. */
export async function orderNow(tx: Tx, { clientId, bookingId }: OrderRow): Promise<OrderRow> {
  const row = await tx
    .selectFrom('booking')
    .select(orderColumns)
    .where('client_id', '=', clientId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()
  return orderOf(clientId, row)
}

/** What a carrier is told about an order, and through which account. */
export interface WireOrder {
  readonly record: ShipmentRecord
  readonly account: NamedAccount
  readonly bolNumber: string
}

export async function wireOrder(app: App, { clientId, shipmentId, accountId }: OrderRow): Promise<WireOrder> {
  const db = app.db.forClient(clientId)
  const [record, account] = await Promise.all([
    loadShipment(db, clientId, shipmentId),
    accountOf(app, db, clientId, accountId),
  ])
  return { record, account, bolNumber: record.bolNumber }
}

/** Our own key of this order at its carrier: a booking is sent once. */
export const wireKeyOf = ({ clientId, bookingId }: Pick<OrderRow, 'clientId' | 'bookingId'>): string =>
  `${clientId}-${bookingId}`

/** The order as it goes to the carrier: the shipment, the quote it was priced with, and who asks. */
export async function orderToSend(app: App, row: OrderRow, record: ShipmentRecord): Promise<Order> {
  const { clientId, bookingId } = row
  const found = await app.db.forClient(clientId).readOne(
    app.db.query
      .selectFrom('booking as b')
      .innerJoin('price_sheet as p', join =>
        join.onRef('p.client_id', '=', 'b.client_id').onRef('p.price_sheet_id', '=', 'b.price_sheet_id'),
      )
      .innerJoin('identity.client as c', 'c.client_id', 'b.client_id')
      .innerJoin('identity.app_user as u', 'u.user_id', 'b.requested_by')
      .select(['p.quote_number', 'p.service_code', 'c.name', 'u.first_name', 'u.last_name', 'u.phone', 'u.email'])
      .where('b.client_id', '=', clientId)
      .where('b.booking_id', '=', bookingId),
  )
  if (found === null) throw new Error(`booking ${bookingId} has no price`)
  return {
    shipment: record.shipment,
    bolNumber: record.bolNumber,
    quoteNumber: found.quote_number,
    scac: row.scac,
    serviceCode: found.service_code,
    wireKey: wireKeyOf(row),
    requester: {
      company: found.name,
      name: `${found.first_name} ${found.last_name}`.trim(),
      phone: found.phone,
      email: found.email,
    },
  }
}

/** Who stands in the history for what a carrier answered to a job. */
export const carrierDoer = (app: App, { clientId, bookingId }: OrderRow): Doer => ({
  who: { clientId, userId: null, name: 'Waybill' },
  requestId: `booking-${bookingId}`,
  at: app.clock.now(),
})
