import { usualAccessorials } from '@waybill/domain'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'

/** How far back a habit is looked for: shipments. */
const LOOKED_AT = 200

/** Codes of the services that the company asked for in its last shipments, the most frequent first, then the usual ones. */
export async function usualServices(app: App, db: Pick<TenantDb, 'read'>, clientId: number): Promise<string[]> {
  const latest = app.db.query
    .selectFrom('shipment')
    .select('shipment_id')
    .where('client_id', '=', clientId)
    .orderBy('shipment_id', 'desc')
    .limit(LOOKED_AT)
  const used = app.db.query
    .selectFrom('stop')
    .select(sql<string>`unnest(services)`.as('code'))
    .where('client_id', '=', clientId)
    .where('shipment_id', 'in', latest)
  const rows = await db.read(
    app.db.query
      .selectFrom(used.as('used'))
      .select('code')
      .groupBy('code')
      .orderBy(sql`count(*)`, 'desc')
      .orderBy('code'),
  )
  return [...new Set([...rows.map(({ code }) => code), ...usualAccessorials])]
}
