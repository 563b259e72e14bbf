import type { SoldToDetails } from '@waybill/contract/calls/Shipment/SoldToDetails.ts'
import { sql } from 'kysely'
import { likePattern } from '../../db/likePattern.ts'
import type { Handler } from '../../handler.ts'

/** As many as a list of choices shows. */
export const LISTED_MAX = 200

export const soldToDetails: Handler<typeof SoldToDetails> = async ({ app, db, who, input }) => {
  const like = likePattern(input.searchText.trim())
  const rows = await db.read(
    app.db.query
      .selectFrom(
        app.db.query
          .selectFrom('address')
          .select('company')
          .where('client_id', '=', who.clientId)
          .where('is_ours', '=', false)
          .union(app.db.query.selectFrom('bill_to_location').select('company').where('client_id', '=', who.clientId))
          .as('party'),
      )
      .select('company')
      .where(sql<boolean>`lower(company) like lower(${like})`)
      .orderBy('company')
      .limit(LISTED_MAX),
  )
  return { soldTo: rows.map(({ company }) => ({ SoldTo: company })) }
}
