import { type RoutingRule, savedRule } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'

/** A company's guide as it was saved last; version 0 without rules before that. */
export interface SavedGuide {
  readonly version: number
  readonly rules: readonly RoutingRule[]
  readonly savedAt: string
  readonly savedBy: string
}

const none: SavedGuide = { version: 0, rules: [], savedAt: '', savedBy: '' }

/** The guide in force. */
export async function guideInForce(app: App, db: Pick<TenantDb, 'readOne'>, clientId: number): Promise<SavedGuide> {
  const row = await db.readOne(
    app.db.query
      .selectFrom('routing_guide as g')
      .leftJoin('identity.person as u', 'u.user_id', 'g.saved_by')
      .select(['g.version', 'g.rules', 'g.saved_at', 'u.first_name', 'u.last_name'])
      .where('g.client_id', '=', clientId)
      .orderBy('g.version', 'desc')
      .limit(1),
  )
  if (row === null) return none
  return {
    version: row.version,
    rules: (row.rules as unknown as readonly RoutingRule[]).map(savedRule),
    savedAt: row.saved_at,
    savedBy: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(),
  }
}
