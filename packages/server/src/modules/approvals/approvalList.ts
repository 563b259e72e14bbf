import { approvalPages } from '@waybill/contract/calls/Shipment/approvalLink.ts'
import { MEMBERS_MAX } from '@waybill/contract/constants.ts'
import { list as approvals } from '@waybill/contract/lists/approvals.ts'
import { formatMoney } from '@waybill/domain'
import { type SqlBool, sql } from 'kysely'
import { readersDay } from '../../lists/listSql.ts'
import { serveList } from '../../lists/serveList.ts'
import { approvalRows, mayDecideSql, stateSql, wireApprovalRow } from './approvalRows.ts'

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`

export const handlers = serveList(
  approvals,
  {
    from: (query, { clientId, userId, now }) => approvalRows(query, clientId, userId, at(now)),
    key: sql`a.approval_id`,
    search: sql`s.bol_number || ' ' || s.consignee || ' ' || a.carrier_name || ' ' || p.first_name || ' ' || p.last_name`,
    filters: {
      states: (values, { now }) =>
        values.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${stateSql(at(now))} in (${sql.join(values)})`,
      mine: (_, { userId, now }) => sql<SqlBool>`${stateSql(at(now))} = 'asked' and ${mayDecideSql(userId)}`,
      asked: readersDay(sql<string>`a.asked_at`),
    },
    sorts: { askedAt: { by: sql`a.asked_at`, type: 'timestamptz' } },
    wire: wireApprovalRow,
    // Its currency is not always the price's.
    cells: { limit: row => formatMoney(row.limit, row.limitCurrency) },
  },
  async ({ app, db, who }) => {
    const rows = await db.read(
      app.db.query
        .selectFrom('identity.member')
        .select(['user_id', 'first_name', 'last_name', 'email'])
        .where('client_id', '=', who.clientId)
        .where('active', '=', true)
        // Who may decide where he opens it.
        .where(
          sql<SqlBool>`exists (
            select from unnest(${approvalPages}::text[]) page
             where (page_list is null or page = any(string_to_array(page_list, ',')))
               and page <> all(string_to_array(look_list, ',')))`,
        )
        .orderBy('email')
        .limit(MEMBERS_MAX),
    )
    return {
      people: rows.map(({ user_id: UserId, first_name, last_name, email }) => ({
        UserId,
        name: `${first_name} ${last_name}`.trim() || email,
      })),
    }
  },
)
