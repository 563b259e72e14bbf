import { sql } from 'kysely'
import type { Database } from '../db/open.ts'

/** Jobs that mail a link to one person (`Mail*.ts`): of no company. */
const LINK_JOBS = sql`name like 'Mail%' and state in ('created', 'retry', 'active')`

/** How many links wait to leave. */
export async function linkJobsWaiting({ identity }: Pick<Database, 'identity'>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pgboss.job where ${LINK_JOBS}`.execute(
    identity,
  )
  return rows[0]?.n ?? 0
}

/** Has no link leave that waits; whoever wants one asks for another. */
export const cancelLinkJobs = ({ identity }: Pick<Database, 'identity'>): Promise<unknown> =>
  sql`update pgboss.job set state = 'cancelled' where ${LINK_JOBS}`.execute(identity)
