import type { GetMails } from '@waybill/contract/calls/Mail/GetMails.ts'
import { mailStates, type WireMail } from '@waybill/contract/wire/mail.ts'
import type { Selectable } from 'kysely'
import type { Mail } from '../../db/schema.generated.ts'
import type { Handler } from '../../handler.ts'
import { loadShipment } from '../shipments/index.ts'
import { privatePurposes } from './privatePurposes.ts'

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

export const getMails: Handler<typeof GetMails> = async ({ app, db, who, input }) => {
  const { shipmentId } = input
  if (shipmentId !== undefined) await loadShipment(db, who.clientId, shipmentId)
  const found = app.db.query
    .selectFrom('mail')
    .where('client_id', '=', who.clientId)
    .where('purpose', 'not in', privatePurposes)
    .$if(shipmentId !== undefined, query => query.where('shipment_id', '=', shipmentId ?? 0))
  const [rows, count] = await Promise.all([
    db.read(
      found
        .selectAll()
        .orderBy('mail_id', 'desc')
        .limit(input.pageSize)
        .offset((input.pageIndex - 1) * input.pageSize),
    ),
    db.readOne(found.select(eb => eb.fn.countAll<number>().as('n'))),
  ])
  return { mails: rows.map(wireMailOf), total: count?.n ?? 0, kept: app.settings.SMTP_URL === undefined }
}
