import type { App } from '../../../app.ts'
import type { TenantDb } from '../../../db/open.ts'
import { versionQuery } from './versionRow.ts'

type Row = Awaited<ReturnType<ReturnType<typeof versionQuery>['executeTakeFirstOrThrow']>>

/** The active version that another one would follow: of the same carrier and service, in force last before it. */
export const againstVersion = (
  app: Pick<App, 'db'>,
  db: Pick<TenantDb, 'readOne'>,
  clientId: number,
  row: Pick<Row, 'version_id' | 'kind' | 'scac' | 'name' | 'effective_from'>,
  today: string,
): Promise<Row | null> =>
  db.readOne(
    versionQuery(app, clientId, today)
      .where('v.kind', '=', row.kind)
      .where('v.scac', '=', row.scac)
      .where('v.name', '=', row.name)
      .where('v.state', '=', 'active')
      .where('v.version_id', '<', row.version_id)
      .where('v.effective_from', '<=', row.effective_from)
      .orderBy('v.effective_from', 'desc')
      .orderBy('v.version', 'desc')
      .limit(1),
  )
