import { importPages } from '@waybill/contract/calls/Imports/importPages.ts'
import { list as importList } from '@waybill/contract/lists/imports.ts'
import { importKinds } from '@waybill/contract/wire/imports.ts'
import { type SqlBool, sql } from 'kysely'
import { readersDay } from '../../lists/listSql.ts'
import { serveList } from '../../lists/serveList.ts'
import { mayUse } from '../../who.ts'
import { hasStanding } from './importChanges.ts'
import { wireRun } from './runs.ts'

const createdAt = sql<string>`r.created_at`

/** What was discarded is looked at as long as something of it may be undone: what it wrote, or noted for a person. */
const isWorthALook = sql<SqlBool>`(r.state <> 'discarded' or ${hasStanding('r')})`

export const handlers = serveList(importList, {
  from: (query, { clientId, pages }) =>
    query
      .selectFrom('import_run as r')
      .where('r.client_id', '=', clientId)
      // Who may not import files of a kind sees none of it.
      .where('r.kind', 'in', [...importKinds.filter(kind => mayUse({ pages }, [importPages[kind]])), '-'])
      .select([
        'r.run_id',
        'r.kind',
        'r.name',
        'r.bytes',
        'r.state',
        'r.failure',
        'r.failure_params',
        'r.waiting',
        'r.done',
        'r.held',
      ])
      .select(['r.skipped', 'r.became', 'r.created_at', 'r.ended_at']),
  key: sql`r.run_id`,
  search: sql`r.name`,
  filters: {
    kinds: sql`r.kind`,
    states: sql`r.state`,
    created: readersDay(createdAt),
    withResults: () => isWorthALook,
  },
  sorts: {
    name: { by: sql`lower(r.name)`, type: 'text' },
    createdAt: { by: createdAt, type: 'timestamptz' },
    held: { by: sql`r.held`, type: 'bigint' },
  },
  wire: wireRun,
})
