import type { GetSignUps } from '@waybill/contract/calls/LogIn/GetSignUps.ts'
import { SIGN_UPS_SHOWN, type SignUpState } from '@waybill/contract/wire/signUp.ts'
import { sql } from 'kysely'
import type { Handler } from '../../handler.ts'
import { refuseOthers } from './operator.ts'

/** Approved, and nobody signed in with its link yet. */
const mayLink = sql<boolean>`exists (
  select from identity.membership m join identity.person f on f.user_id = m.user_id
   where m.client_id = r.client_id and m.active and f.email = r.email and (m.accepted_at is null or f.password_hash is null))`

export const getSignUps: Handler<typeof GetSignUps> = async ({ app, db, who }) => {
  await refuseOthers(app, who)
  const rows = await db.read(
    app.db.query
      .selectFrom('identity.sign_up_request as r')
      .leftJoin('identity.person as p', 'p.user_id', 'r.decided_by')
      .selectAll('r')
      .select(['p.first_name as by_first', 'p.last_name as by_last', 'p.email as by_email', mayLink.as('may_link')])
      .orderBy(sql`r.decided_at is not null`)
      .orderBy('r.created_at', 'desc')
      .orderBy('r.number', 'desc')
      .limit(SIGN_UPS_SHOWN),
  )
  return {
    signUps: rows.map(row => ({
      number: row.number,
      at: row.created_at,
      CompanyName: row.company,
      Email: row.email,
      FirstName: row.first_name,
      LastName: row.last_name,
      Phone: row.phone,
      Message: row.note,
      UpsAccount: row.ups_account,
      UpsCountry: row.ups_country,
      state: (row.decision ?? 'waiting') as SignUpState,
      decidedAt: row.decided_at,
      decidedBy: `${row.by_first ?? ''} ${row.by_last ?? ''}`.trim() || (row.by_email ?? ''),
      reason: row.reason,
      mayLink: row.may_link,
    })),
  }
}
