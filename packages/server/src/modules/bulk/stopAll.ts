import type { Tx } from '../../db/open.ts'

/**
 * Stops every job of a company, as its starter could: rows that have not begun begin no more, and may be gone on with by hand.
 * @returns how many jobs
 */
export async function stopAllJobs(tx: Tx, clientId: number, now: Date): Promise<number> {
  const at = now.toISOString()
  const jobs = await tx
    .updateTable('bulk_job')
    .set({ stopped_at: at })
    .where('client_id', '=', clientId)
    .where('ended_at', 'is', null)
    .where('stopped_at', 'is', null)
    .returning('bulk_id')
    .execute()
  if (jobs.length === 0) return 0
  const rows = tx
    .updateTable('bulk_row')
    .where('client_id', '=', clientId)
    .where(
      'bulk_id',
      'in',
      jobs.map(({ bulk_id }) => bulk_id),
    )
  await rows.set({ state: 'stopped', settled_at: at }).where('state', '=', 'waiting').execute()
  await rows.set({ ends_here: true }).where('state', '=', 'asked').where('taken_at', 'is not', null).execute()
  return jobs.length
}
