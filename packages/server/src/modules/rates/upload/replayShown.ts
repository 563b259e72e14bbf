import type { WireReplay } from '@waybill/contract/wire/rateSheet.ts'
import { sql } from 'kysely'
import type { App } from '../../../app.ts'
import type { TenantDb } from '../../../db/open.ts'

/** How far a replay is, and what it comes to; null when nobody asked for one. */
export async function replayShown(
  app: Pick<App, 'db'>,
  db: Pick<TenantDb, 'read' | 'readOne'>,
  clientId: number,
  versionId: number,
): Promise<WireReplay | null> {
  const sums = app.db.query
    .selectFrom('rate_replay_row')
    .select(['currency', sql<number>`count(*) filter (where before is not null and after is not null)`.as('shipments')])
    .select(sql<number>`coalesce(sum(before) filter (where after is not null), 0)`.as('before'))
    .select(sql<number>`coalesce(sum(after) filter (where before is not null), 0)`.as('after'))
    .select(sql<number>`count(*) filter (where before is not null and after is null)`.as('only_before'))
    .select(sql<number>`count(*) filter (where before is null and after is not null)`.as('only_after'))
    .where('client_id', '=', clientId)
    .where('version_id', '=', versionId)
    .groupBy('currency')
  const [replay, rows] = await Promise.all([
    db.readOne(
      app.db.query
        .selectFrom('rate_replay')
        .selectAll()
        .where('client_id', '=', clientId)
        .where('version_id', '=', versionId),
    ),
    db.read(sums),
  ])
  if (replay === null) return null
  return {
    ...{ since: replay.since, shipments: replay.shipments, done: replay.done, ended: replay.ended_at !== null },
    sums: rows
      .filter(({ shipments }) => shipments > 0)
      .map(({ currency, shipments, before, after }) => ({ currency, shipments, before, after })),
    onlyBefore: rows.reduce((sum, row) => sum + row.only_before, 0),
    onlyAfter: rows.reduce((sum, row) => sum + row.only_after, 0),
  }
}
