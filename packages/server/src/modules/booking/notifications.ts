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

/** Writes that a carrier was, or is being, told of a content. What it knows is the newest one that was delivered. */
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
    })
    .execute()
}

/** Keeps what became of the notification that a mail or a transmission carried. */
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
    .set({ state, note, settled_at: state === 'waiting' ? null : app.clock.now().toISOString() })
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
  /** When it was known what became of it; blank while it is on its way. */
  readonly settledAt: string
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
    .select(['content_no', 'way', 'state', 'note', 'made_at', 'settled_at'])
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
    settledAt: row.settled_at ?? '',
  }))
}
