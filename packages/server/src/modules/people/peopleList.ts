import { list as people } from '@waybill/contract/lists/people.ts'
import { sql } from 'kysely'
import { serveList } from '../../lists/serveList.ts'
import { docksQuery } from '../shipments/index.ts'
import { signUpsWaiting } from '../signUps/index.ts'
import { groupRows, wireGroupRow } from './groupsShown.ts'
import { lastSeenSql, memberRows, shownSql, stateSql, wireMemberRow } from './memberRows.ts'

export const handlers = serveList(
  people,
  {
    from: (query, { clientId }) => memberRows(query, clientId),
    key: sql`m.user_id`,
    search: sql`${shownSql('first_name')} || ' ' || ${shownSql('last_name')} || ' ' || p.email || ' ' || ${shownSql('title')}`,
    filters: {
      states: stateSql,
      groups(values) {
        const ids = values.map(Number).filter(Number.isSafeInteger)
        return values.length === 0 ? sql`true` : sql`m.group_id = any(${ids}::bigint[])`
      },
    },
    sorts: {
      name: {
        by: sql`lower(${shownSql('first_name')} || ' ' || ${shownSql('last_name')} || ' ' || p.email)`,
        type: 'text',
      },
      Email: { by: sql`p.email`, type: 'text' },
      GroupName: { by: sql`coalesce(lower(g.name), '')`, type: 'text' },
      lastSeenAt: { by: sql`coalesce(${lastSeenSql}, '-infinity'::timestamptz)`, type: 'timestamptz' },
    },
    wire: (row, { userId }) => wireMemberRow(row, userId),
  },
  async ({ app, db, who }) => {
    const groups = await db.read(groupRows(app.db.query, who.clientId))
    const docks = await db.read({ compile: () => docksQuery(who.clientId) })
    return {
      groups: groups.map(wireGroupRow),
      signUps: await signUpsWaiting(app, who),
      docks: docks
        .filter(({ address_id }) => who.docks?.includes(address_id) ?? true)
        .map(({ address_id, company, city }) => ({ addressId: address_id, name: `${company}, ${city}` })),
    }
  },
)
