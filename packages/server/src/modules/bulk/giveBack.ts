import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { Job } from './job.ts'

/** A node that asks outside has an answer by then, or is gone: its rows wait again. Above the deadline of prices. */
const TAKEN_MS = 15_000

/** A row as one node took it. */
interface TakenRow {
  readonly rowNo: number
  readonly takenAt: string
}

/**
 * Has rows wait again that a node took and never settled; those that a stop met while they were asked for begin no more.
 * Holds the job as a stop does, so that one comes wholly before or after it.
 * @param own the row this node gives back itself; left out: those of nodes that are gone
 */
export const giveBack = (app: App, { clientId, bulkId }: Pick<Job, 'clientId' | 'bulkId'>, own?: TakenRow) =>
  app.db.forClient(clientId).transaction(async tx => {
    const job = { client_id: clientId, bulk_id: bulkId }
    await tx
      .selectFrom('bulk_job')
      .select('bulk_id')
      .where(eb => eb.and(job))
      .forUpdate()
      .execute()
    const goneSince = new Date(app.clock.now().getTime() - TAKEN_MS).toISOString()
    await tx
      .updateTable('bulk_row')
      .set({
        state: sql<string>`case when ends_here then 'stopped' else 'waiting' end`,
        settled_at: sql<string | null>`case when ends_here then ${app.clock.now().toISOString()}::timestamptz end`,
        taken_at: null,
      })
      .where(eb => eb.and({ ...job, state: 'asked' }))
      .$if(own === undefined, q => q.where('taken_at', '<=', goneSince))
      .$if(own !== undefined, q => q.where('row_no', '=', own?.rowNo ?? 0).where('taken_at', '=', own?.takenAt ?? ''))
      .execute()
  })
