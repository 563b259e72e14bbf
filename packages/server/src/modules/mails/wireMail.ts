import { mailStates, type WireMail } from '@waybill/contract/wire/mail.ts'
import type { Selectable } from 'kysely'
import type { Mail } from '../../db/schema.generated.ts'

/** A mail of the database as the calls spell it. */
export const wireMailOf = (row: Selectable<Mail>): WireMail => ({
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
