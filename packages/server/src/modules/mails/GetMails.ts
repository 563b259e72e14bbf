import { MAILS_LISTED_MAX } from '@waybill/contract'
import type { GetMails } from '@waybill/contract/calls/Mail/GetMails.ts'
import { mailStates, type WireMail } from '@waybill/contract/wire/mail.ts'
import { type Selectable, sql } from 'kysely'
import type { App } from '../../app.ts'
import type { Mail } from '../../db/schema.generated.ts'
import type { Handler } from '../../handler.ts'
import { loadShipment } from '../shipments/index.ts'

const wireMailOf = (row: Selectable<Mail>): WireMail => ({
  mailId: row.mail_id,
  shipmentId: row.shipment_id,
  purpose: row.purpose,
  to: row.recipients,
  cc: row.cc,
  subject: row.subject,
  text: row.body_text,
  attachments: row.attachments as unknown as WireMail['attachments'],
  state: mailStates.find(state => state === row.state) ?? 'unknown',
  error: row.error,
  tries: row.tries,
  createdAt: row.created_at,
  sentAt: row.sent_at,
})

/** In words of its own, so that the index of mails that may be shown (mail_shown) fits a kept plan. */
const mayBeShown = sql<boolean>`purpose not in ('password', 'welcome')`

/** The mails a list is made of: the company's newest, or those of one shipment. */
export const shownMails = (app: Pick<App, 'db'>, clientId: number, shipmentId: number | undefined) =>
  app.db.query
    .selectFrom('mail')
    .where('client_id', '=', clientId)
    .where(mayBeShown)
    .$if(shipmentId !== undefined, query => query.where('shipment_id', '=', shipmentId ?? 0))

/** How many there are, counted as far as anybody pages. */
export const countShown = (app: Pick<App, 'db'>, clientId: number, shipmentId: number | undefined) =>
  app.db.query
    .selectFrom(shownMails(app, clientId, shipmentId).select('mail_id').limit(MAILS_LISTED_MAX).as('shown'))
    .select(eb => eb.fn.countAll<number>().as('n'))

export const getMails: Handler<typeof GetMails> = async ({ app, db, who, input }) => {
  const { shipmentId, pageSize } = input
  if (shipmentId !== undefined) await loadShipment(db, who.clientId, shipmentId)
  const skipped = (input.pageIndex - 1) * pageSize
  const page = shownMails(app, who.clientId, shipmentId)
    .selectAll()
    .orderBy('mail_id', 'desc')
    .limit(Math.min(pageSize, MAILS_LISTED_MAX - skipped))
    .offset(skipped)
  const [rows, count] = await Promise.all([
    skipped < MAILS_LISTED_MAX ? db.read(page) : [],
    db.readOne(countShown(app, who.clientId, shipmentId)),
  ])
  return { mails: rows.map(wireMailOf), total: count?.n ?? 0, kept: app.settings.SMTP_URL === undefined }
}
