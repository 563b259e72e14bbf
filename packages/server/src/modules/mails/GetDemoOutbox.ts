import type { GetDemoOutbox } from '@waybill/contract/calls/Mail/GetDemoOutbox.ts'
import { sql } from 'kysely'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { privatePurposes } from './privatePurposes.ts'

const SHOWN = 5

/** Where no mail server is set, and never in production, this is where a person finds the link to set a password. */
export const getDemoOutbox: Handler<typeof GetDemoOutbox> = async ({ app, input }) => {
  if (app.settings.production || app.settings.SMTP_URL !== undefined) throw new Refusal('NotFound')
  const email = input.Email.toLowerCase()
  const user = await app.db.identity
    .selectFrom('identity.person')
    .select('last_client_id')
    .where('email', '=', email)
    .executeTakeFirst()
  if (!user) return { mails: [] }
  const rows = await app.db
    .forClient(user.last_client_id)
    .read(
      app.db.query
        .selectFrom('mail')
        .select(['subject', 'body_text', 'created_at'])
        .where('client_id', '=', user.last_client_id)
        .where('purpose', 'in', privatePurposes)
        .where(sql<boolean>`${email} = any(recipients)`)
        .orderBy('mail_id', 'desc')
        .limit(SHOWN),
    )
  return { mails: rows.map(row => ({ subject: row.subject, text: row.body_text, createdAt: row.created_at })) }
}
