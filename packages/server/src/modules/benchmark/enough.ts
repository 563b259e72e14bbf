import { BENCHMARK_ENOUGH } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'

/** Prices in a year that make a benchmark of a company. */
export async function enoughIn(app: Pick<App, 'db'>, db: Pick<TenantDb, 'readOne'>, clientId: number): Promise<number> {
  const rule = await db.readOne(
    app.db.query.selectFrom('benchmark_rule').select('enough').where('client_id', '=', clientId),
  )
  return rule?.enough ?? BENCHMARK_ENOUGH
}
