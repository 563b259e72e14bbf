import { type RawBuilder, sql } from 'kysely'
import type { App } from '../../app.ts'
import type { TenantDb, Tx } from '../../db/open.ts'
import type { Tender } from './tenders.ts'

export type NotificationWay = 'api' | 'mail' | 'call'
export type NotificationState = 'waiting' | 'delivered' | 'refused' | 'bounced' | 'unknown'

/** What carries a word to a carrier. */
export type Carriage = { readonly mailId: number } | { readonly transmissionId: number }

interface NewNotification {
  readonly contentNo: number
  readonly way: NotificationWay
  readonly state: NotificationState
  readonly mailId?: number
  readonly transmissionId?: number
  readonly note?: string
  readonly by: number | null
}

/** Its place among the words that arrived; the shipment's lock is held. */
const nextArrival = (clientId: number, tenderId: number | RawBuilder<number>) =>
  sql<number>`(select coalesce(max(n.arrival_no), 0) + 1 from notification n
                where n.client_id = ${clientId} and n.tender_id = ${tenderId})`

/**
 * Writes that a carrier was, or is being, told of a content, and of the price as it is then. What it knows is what arrived
 * last. The caller holds the shipment's lock.
 */
export async function addNotification(
  app: App,
  tx: Tx,
  { clientId, tenderId, shipmentId }: Pick<Tender, 'clientId' | 'tenderId' | 'shipmentId'>,
  given: NewNotification,
): Promise<void> {
  const at = app.clock.now().toISOString()
  await tx
    .insertInto('notification')
    .values({
      client_id: clientId,
      tender_id: tenderId,
      shipment_id: shipmentId,
      content_no: given.contentNo,
      way: given.way,
      state: given.state,
      mail_id: given.mailId ?? null,
      transmission_id: given.transmissionId ?? null,
      note: given.note ?? '',
      made_by: given.by,
      made_at: at,
      settled_at: given.state === 'waiting' ? null : at,
      ...(given.state === 'delivered' ? { arrival_no: nextArrival(clientId, tenderId) } : {}),
      amendment_no: sql<number>`(select coalesce(max(amendment_no), 0) from charge
                                  where client_id = ${clientId} and tender_id = ${tenderId})`,
    })
    .execute()
}

/** Keeps what became of the notification that a mail or a transmission carried. The caller holds the shipment's lock. */
export async function settleNotification(
  app: App,
  tx: Tx,
  clientId: number,
  by: Carriage,
  state: NotificationState,
  note: string,
): Promise<void> {
  await tx
    .updateTable('notification')
    .set({
      ...{ state, note, settled_at: state === 'waiting' ? null : app.clock.now().toISOString() },
      arrival_no: state === 'delivered' ? nextArrival(clientId, sql`notification.tender_id`) : null,
    })
    .where('client_id', '=', clientId)
    .$if('mailId' in by, update => update.where('mail_id', '=', 'mailId' in by ? by.mailId : 0))
    .$if('transmissionId' in by, update =>
      update.where('transmission_id', '=', 'transmissionId' in by ? by.transmissionId : 0),
    )
    .execute()
}

/** Whether nothing was said to the carrier of a tender after what that mail or transmission carries. */
export async function isNewestWord(
  tx: Tx,
  { clientId, tenderId }: Pick<Tender, 'clientId' | 'tenderId'>,
  by: Carriage,
): Promise<boolean> {
  const newest = await tx
    .selectFrom('notification')
    .select(['mail_id', 'transmission_id'])
    .where('client_id', '=', clientId)
    .where('tender_id', '=', tenderId)
    .orderBy('notification_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return 'mailId' in by ? newest?.mail_id === by.mailId : newest?.transmission_id === by.transmissionId
}

export interface Notified {
  readonly contentNo: number
  readonly way: NotificationWay
  readonly state: NotificationState
  readonly note: string
  readonly at: string
  /** Which of the words to its carrier it was to arrive, the first one 1; 0: it has not arrived. */
  readonly arrivalNo: number
  /** The set of charges it went with. */
  readonly amendmentNo: number
}

/** What the carrier of a tender was told, the newest first. */
export async function notificationsOf(
  app: Pick<App, 'db'>,
  from: Tx | Pick<TenantDb, 'read'>,
  clientId: number,
  tenderId: number,
): Promise<readonly Notified[]> {
  const query = app.db.query
    .selectFrom('notification')
    .select(['content_no', 'way', 'state', 'note', 'made_at', 'arrival_no', 'amendment_no'])
    .where('client_id', '=', clientId)
    .where('tender_id', '=', tenderId)
    .orderBy('notification_id', 'desc')
    .limit(50)
  const rows = 'read' in from ? await from.read(query) : (await from.executeQuery(query.compile())).rows
  return rows.map(row => ({
    contentNo: row.content_no,
    way: row.way as NotificationWay,
    state: row.state as NotificationState,
    note: row.note,
    at: row.made_at,
    arrivalNo: row.arrival_no ?? 0,
    amendmentNo: row.amendment_no,
  }))
}
