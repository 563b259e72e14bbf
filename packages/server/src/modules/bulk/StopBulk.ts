import type { StopBulk } from '@waybill/contract/calls/Bulk/StopBulk.ts'
import type { Handler } from '../../handler.ts'
import { lockOwnJob } from './ownJob.ts'

export const stopBulk: Handler<typeof StopBulk> = async ({ app, tx, who, input, now }) => {
  const { clientId } = who
  const { bulkId } = input
  await lockOwnJob(tx, who, bulkId)
  // Waits for the rows that are being done at this moment, and leaves them as they come out.
  const { numUpdatedRows } = await tx
    .updateTable('bulk_row')
    .set({ state: 'stopped', settled_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('bulk_id', '=', bulkId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  // One that is asked for outside comes to its end; where its node dies over it, it begins no more.
  await tx
    .updateTable('bulk_row')
    .set({ ends_here: true })
    .where('client_id', '=', clientId)
    .where('bulk_id', '=', bulkId)
    .where('state', '=', 'asked')
    .where('taken_at', 'is not', null)
    .execute()
  await tx
    .updateTable('bulk_job')
    .set({ stopped_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('bulk_id', '=', bulkId)
    .where('ended_at', 'is', null)
    .execute()
  await app.due.put(tx, 'bulk', { clientId, subjectId: bulkId }, now)
  await app.realtime.tell({ clientId, topic: 'bulk', data: { bulkId } }, tx)
  return { stopped: Number(numUpdatedRows) }
}
