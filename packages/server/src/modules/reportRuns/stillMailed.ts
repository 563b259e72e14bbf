import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'

/** Whether a mail brings a report whose schedule nobody deleted: one that was deleted is called back. */
export async function stillMailed(tx: Tx, clientId: number, mailId: number): Promise<boolean> {
  const run = await tx
    .selectFrom('report_run as r')
    .innerJoin('report_schedule as s', join =>
      join.onRef('s.client_id', '=', 'r.client_id').onRef('s.schedule_id', '=', 'r.schedule_id'),
    )
    .select('r.run_id')
    .where('r.client_id', '=', clientId)
    .where(sql<boolean>`${mailId}::bigint = any(r.mail_ids)`)
    .where('s.deleted_at', 'is', null)
    .executeTakeFirst()
  return run !== undefined
}
