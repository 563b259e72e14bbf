import type { Tx } from '../../db/open.ts'

/**
 * Stops jobs: rows that have not begun begin no more, and may be gone on with. Waits for the rows that are being done at this
 * moment, and leaves them as they come out.
 * @returns how many rows will not begin
 */
export async function stopJobs(tx: Tx, clientId: number, bulkIds: readonly number[], now: Date): Promise<number> {
  if (bulkIds.length === 0) return 0
  const rows = tx.updateTable('bulk_row').where('client_id', '=', clientId).where('bulk_id', 'in', bulkIds)
  const { numUpdatedRows } = await rows
    .set({ state: 'stopped', settled_at: now.toISOString() })
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  // One that is asked for outside comes to its end; where its node dies over it, it begins no more.
  await rows.set({ ends_here: true }).where('state', '=', 'asked').where('taken_at', 'is not', null).execute()
  await tx
    .updateTable('bulk_job')
    .set({ stopped_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('bulk_id', 'in', bulkIds)
    .where('ended_at', 'is', null)
    .execute()
  return Number(numUpdatedRows)
}

/** Stops every job of a company that goes on. @returns how many */
export async function stopAllJobs(tx: Tx, clientId: number, now: Date): Promise<number> {
  const jobs = await tx
    .selectFrom('bulk_job')
    .select('bulk_id')
    .where('client_id', '=', clientId)
    .where('ended_at', 'is', null)
    .where('stopped_at', 'is', null)
    .execute()
  const bulkIds = jobs.map(({ bulk_id }) => bulk_id)
  await stopJobs(tx, clientId, bulkIds, now)
  return jobs.length
}
