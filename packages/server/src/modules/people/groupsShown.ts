import type { WirePageGroup } from '@waybill/contract/wire/member.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../../db/open.ts'

export const PAGE_GROUPS_MAX = 200

/** The groups of a company by name, with how many people are in each. */
export const groupRows = (db: Pick<Database['query'], 'selectFrom'> | Tx, clientId: number) =>
  (db as Tx)
    .selectFrom('identity.page_group as g')
    .selectAll('g')
    .select(eb =>
      eb
        .selectFrom('identity.membership as m')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('m.client_id', '=', 'g.client_id')
        .whereRef('m.group_id', '=', 'g.group_id')
        .as('members'),
    )
    .where('g.client_id', '=', clientId)
    .orderBy(sql`lower(g.name)`)
    .limit(PAGE_GROUPS_MAX)

type GroupRow = Awaited<ReturnType<ReturnType<typeof groupRows>['executeTakeFirstOrThrow']>>

/** A group as the wire spells it. */
export const wireGroupRow = (row: GroupRow): WirePageGroup => ({
  GroupID: row.group_id,
  GroupName: row.name,
  Groupcode: row.code,
  pageList: row.page_list,
  lookList: row.look_list,
  demandsFactor: row.demands_factor,
  members: row.members ?? 0,
  version: row.version,
})
