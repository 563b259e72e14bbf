import type { StopBulk } from '@waybill/contract/calls/Bulk/StopBulk.ts'
import type { Handler } from '../../handler.ts'
import { lockOwnJob } from './ownJob.ts'
import { stopJobs } from './stopJobs.ts'

export const stopBulk: Handler<typeof StopBulk> = async ({ app, tx, who, input, now }) => {
  const { clientId } = who
  const { bulkId } = input
  await lockOwnJob(tx, who, bulkId)
  const stopped = await stopJobs(tx, clientId, [bulkId], now)
  await app.due.put(tx, 'bulk', { clientId, subjectId: bulkId }, now)
  await app.realtime.tell({ clientId, topic: 'bulk', data: { bulkId } }, tx)
  return { stopped }
}
