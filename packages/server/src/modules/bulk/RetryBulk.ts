import type { RetryBulk } from '@waybill/contract/calls/Bulk/RetryBulk.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import type { BulkInput } from './actions.ts'
import { lockOwnJob } from './ownJob.ts'

export const retryBulk: Handler<typeof RetryBulk> = async ({ app, tx, who, input, now }) => {
  const { clientId } = who
  const { bulkId, rowNos, comments } = input
  const job = await lockOwnJob(tx, who, bulkId)
  const kept = job.input as unknown as BulkInput
  // The reason is the job's: rows that still wait go with the one they were given.
  if (comments !== undefined && comments !== kept.comments && job.ended_at === null) throw new Refusal('StillWorking')
  const again = await tx
    .updateTable('bulk_row')
    .set({ state: 'waiting', version: null, code: '', words: '', settled_at: null })
    .where('client_id', '=', clientId)
    .where('bulk_id', '=', bulkId)
    .where('state', '=', 'toFix')
    .$if(rowNos !== undefined, q => q.where('row_no', 'in', rowNos?.length ? rowNos : [-1]))
    .returning('row_no')
    .execute()
  if (again.length === 0) return { again: 0 }
  await tx
    .updateTable('bulk_job')
    .set({ ended_at: null, closed_at: null, input: JSON.stringify({ ...kept, comments: comments ?? kept.comments }) })
    .where('client_id', '=', clientId)
    .where('bulk_id', '=', bulkId)
    .execute()
  await app.due.put(tx, 'bulk', { clientId, subjectId: bulkId }, now)
  return { again: again.length }
}
