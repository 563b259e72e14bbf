import type { SoldToDetails } from '@waybill/contract/calls/Shipment/SoldToDetails.ts'
import { SOLD_TO_ACCOUNTS_MAX } from '@waybill/contract/wire/parcelAccount.ts'
import { sql } from 'kysely'
import { likePattern } from '../../db/likePattern.ts'
import type { Handler } from '../../handler.ts'
import { soldToAccounts, wireSoldTo } from '../soldToAccounts/index.ts'

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
  const parties = rows.map(({ company }) => company)
  const keys = parties.map(company => company.toLowerCase())
  const accounts = await db.read(
    soldToAccounts(app, who.clientId)
      .where(eb => eb(sql<string>`lower(sold_to)`, '=', eb.fn.any(eb.val(keys))))
      .limit(SOLD_TO_ACCOUNTS_MAX),
  )
  const known = accounts.map(wireSoldTo)
  return {
    soldTo: parties.map((SoldTo, index) => ({
      SoldTo,
      accounts: known.flatMap(({ SoldTo: of, ...account }) => (of.toLowerCase() === keys[index] ? [account] : [])),
    })),
  }
}
