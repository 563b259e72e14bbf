import type { CloseBulk } from '@waybill/contract/calls/Bulk/CloseBulk.ts'
import type { Handler } from '../../handler.ts'
import { lockOwnJob } from './ownJob.ts'

export const closeBulk: Handler<typeof CloseBulk> = async ({ app, tx, who, input, now }) => {
  const { clientId } = who
  await lockOwnJob(tx, who, input.bulkId)
  await tx
    .updateTable('bulk_job')
    .set({ closed_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('bulk_id', '=', input.bulkId)
    .execute()
  await app.realtime.tell({ clientId, topic: 'bulk', data: { bulkId: input.bulkId } }, tx)
  return { Status: 'Success' }
}
